// A game that is set: whoever begins it is called as they were last.

import "./page.js";
import { readName } from "../settings.js";

for (const name of document.querySelectorAll("[name=called]")) name.value = readName();
