// Where a link leads in a record: "42" is the 42nd place of the main line. Where the way leaves the first line it says so: "5.2-8" takes
// the second of what can come fifth, and goes on to the eighth place. Pure.

import { pathTo, START } from "./tree.js";

const ADDRESS = /^\d+(\.\d+)?(-\d+(\.\d+)?)*$/;

/** The address of a node. */
export function addressOf(record, id) {
  const path = pathTo(record, id);
  const places = path.slice(1).map((at, index) => {
    const choice = record.nodes[path[index]].children.indexOf(at);
    return choice > 0 ? `${index + 1}.${choice + 1}` : `${index + 1}`;
  });
  const ways = places.slice(0, -1).filter((place) => place.includes("."));
  return [...ways, places.at(-1) ?? "0"].join("-");
}

/** The node that an address leads to, or the last on the way there that the record has; undefined if it is no address. */
export function nodeAt({ nodes }, address) {
  if (!ADDRESS.test(address)) return undefined;
  let [id, ply] = [START, 0];
  for (const place of address.split("-")) {
    const [wanted, choice = 1] = place.split(".").map(Number);
    while (ply < wanted) {
      ply += 1;
      const next = nodes[id].children[ply === wanted ? choice - 1 : 0];
      if (next === undefined) return id;
      id = next;
    }
  }
  return id;
}
