// Whether a text is what somebody looks for.

// Without accents and marks of length: whoever types "oho" means "ōhō".
const plain = (text) => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();

/** Whether every word of `wanted` begins a word of `text`, or stands in it where it is no Latin letters. */
export function matches(text, wanted) {
  const inside = plain(text);
  return plain(wanted).split(/\s+/).filter(Boolean).every((word) =>
    /^[a-z0-9'-]+$/.test(word) ? new RegExp(`(^|[^a-z])${word.replace(/[-]/g, "\\-")}`).test(inside) : inside.includes(word));
}
