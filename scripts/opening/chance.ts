/** Source of random numbers from 0 to 1; the same seed gives the same numbers (mulberry32). */
export const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

type Chance = () => number

/** Returns a number with a lognormal distribution: how long people and networks take. */
export const lognormal = (chance: Chance, median: number, spread: number): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
  return median * Math.exp(spread * normal)
}

/** Returns a number with an exponential distribution, cut off at a maximum. */
export const exponential = (chance: Chance, mean: number, max: number): number =>
  -mean * Math.log(1 - chance() * (1 - Math.exp(-max / mean)))
