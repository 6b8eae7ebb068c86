// A list that loses its oldest rows and grows at its end. Pure.

/** How many of the `shown` rows must go from the front for the rest to be the beginning of `wanted`. */
export function goneFrom(shown, wanted) {
  const gone = shown.findIndex((_, from) => shown.slice(from).every((row, index) => row === wanted[index]));
  return gone < 0 ? shown.length : gone;
}
