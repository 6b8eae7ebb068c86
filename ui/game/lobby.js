// The lobby's live channel: whoever has it open is there.

import { channelAddress, openChannel } from "./live.js";

/** Opens the channel and hands every message to `hear`. */
export function openLobby(hear) {
  return openChannel(() => channelAddress("lobby"), { message: hear, open() {}, lost() {} });
}
