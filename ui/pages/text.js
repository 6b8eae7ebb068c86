// The text view of whatever board the page has: loaded only where its reader wants it.

import { offered } from "../text/host.js";
import { textView } from "../text/view.js";

textView(document.querySelector("#text"), await offered);
