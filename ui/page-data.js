// What the server put into the page: messages in the reader's language, and the game if the page shows one.

const source = document.getElementById("page-data");

/** `{messages, snapshot, variant, lang}`, `variant` being what there is to know of a game of the family; a page without data has no
 * messages. */
export const pageData = source ? JSON.parse(source.textContent) : { messages: {}, snapshot: null, variant: null, lang: "en" };

/** The seats of the page's game, in the order of their turns: two colours, or four sides of the board. */
export const SEATS = pageData.variant?.seats ?? ["black", "white"];

/** Whether more than two play. */
export const isOfFour = SEATS.length > 2;

/** The message `ui-…` in the page's language, with `values` in the places of their names. A missing one shows its own name. */
export function t(id, values = {}) {
  const text = pageData.messages[`ui-${id}`] ?? `ui-${id}`;
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), text);
}
