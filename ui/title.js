// What stands in the title of the tab: the page's own words, and before them how much there is to read.

let own = document.title;
let unseen = 0;

const write = () => {
  const title = unseen > 0 ? `(${unseen}) ${own}` : own;
  if (document.title !== title) document.title = title;
};

/** The page is called so from now on. */
export function setTitle(title) {
  own = title;
  write();
}

/** What the page is called. */
export const title = () => own;

/** So much there is to read. */
export function setUnseen(count) {
  unseen = count;
  write();
}
