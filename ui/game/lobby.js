// The lobby's live channel: whoever has it open is there.

import { openChannel } from "./live.js";

/** Opens the channel and hands every message to `hear`. */
export function openLobby(hear) {
  const url = new URL("/api/v1/lobby", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return openChannel(() => url, { message: hear, open() {}, lost() {} });
}
