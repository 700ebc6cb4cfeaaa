/** Numbers of a normal distribution (mean 0, deviation 1) that are the same for the same seed: a drawing is repeatable. */
export function seededNoise(seed: number): () => number {
  let state = seed >>> 0;
  // A linear congruential generator with the multiplier and increment of Numerical Recipes.
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 4_294_967_296;
  };
  // Box and Muller's transform.
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
