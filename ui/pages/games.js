// A list of games or records; records can be brought in.

import "./page.js";
import "./import.js";
