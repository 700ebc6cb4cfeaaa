/** Normally distributed numbers (mean 0, deviation 1), the same for the same seed: drawings are repeatable. */
function seededNoise(seed: number): () => number {
  let state = seed >>> 0;
  // A linear congruential generator with the multiplier and increment of Numerical Recipes.
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 4_294_967_296;
  };
  // The Box–Muller transform.
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/**
 * Adds grain of this standard deviation to raw 8-bit pixels, the same in each run. All channels of a pixel get the
 * same, because colour noise would only make a file larger.
 */
export function addGrain(pixels: Buffer, channels: number, deviation: number): void {
  const noise = seededNoise(20_260_101);
  for (let pixel = 0; pixel < pixels.length; pixel += channels) {
    const grain = Math.round(noise() * deviation);
    for (let channel = pixel; channel < pixel + channels; channel += 1)
      pixels[channel] = Math.min(255, Math.max(0, (pixels[channel] ?? 0) + grain));
  }
}
