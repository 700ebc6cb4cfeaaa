/** Numbers of a normal distribution (mean 0, deviation 1) that are the same for the same seed: a drawing is repeatable. */
function seededNoise(seed: number): () => number {
  let state = seed >>> 0;
  // A linear congruential generator with the multiplier and increment of Numerical Recipes.
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 4_294_967_296;
  };
  // Box and Muller's transform.
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/**
 * Grain on raw pixels of 8 bits, of that standard deviation and the same in each run; the same for the channels of a
 * pixel, as noise of colour would only make a file larger.
 */
export function addGrain(pixels: Buffer, channels: number, deviation: number): void {
  const noise = seededNoise(20_260_101);
  for (let pixel = 0; pixel < pixels.length; pixel += channels) {
    const grain = Math.round(noise() * deviation);
    for (let at = pixel; at < pixel + channels; at += 1)
      pixels[at] = Math.min(255, Math.max(0, (pixels[at] ?? 0) + grain));
  }
}
