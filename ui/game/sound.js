// The sound of a piece set down on wood: made here from a burst of noise through two resonances, so there is no file to load.

let context = null;

/**
 * Gets ready to make sound when the reader has first touched the page, if it is `wanted()`. That can take a browser longer than a move, so
 * it waits for a quiet moment after what the touch has changed is drawn, and the first move need not wait.
 */
export function tuneAfterTouch(wanted) {
  const tune = () => {
    if (!wanted()) return;
    context ??= new AudioContext();
    context.resume();
  };
  const quiet = globalThis.requestIdleCallback ?? ((action) => setTimeout(action, 200));
  for (const touch of ["click", "keydown"]) addEventListener(touch, () => requestAnimationFrame(() => quiet(tune)), { once: true });
}

/** Knocks once. Browsers allow sound only after the reader touched the page; until then this does nothing. */
export function knock() {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  if (context.state !== "running") return;
  const start = context.currentTime;
  strike(start, 1150, 0.035, 0.55);
  strike(start, 330, 0.07, 0.5);
}

// One resonance of the wood: its pitch in hertz, how long it rings in seconds, how loud it is.
function strike(start, pitch, length, loudness) {
  const source = context.createBufferSource();
  source.buffer = noise(length);
  const resonance = context.createBiquadFilter();
  resonance.type = "bandpass";
  resonance.frequency.value = pitch;
  resonance.Q.value = 4;
  const gain = context.createGain();
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(resonance).connect(gain).connect(context.destination);
  source.start(start);
}

function noise(length) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

/** A short tone: higher when `pressing`, in the last ten seconds. */
export function beep(pressing) {
  context ??= new AudioContext();
  if (context.state !== "running") return;
  const start = context.currentTime;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.value = pressing ? 880 : 587;
  gain.gain.setValueAtTime(0.25, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.2);
}
