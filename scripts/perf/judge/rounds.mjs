// Measures builds in turn, and every second round in reverse order, so that slow changes of the machine affect all
// builds equally.

/**
 * Returns the items in the order of a round.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} round from 0
 * @returns {Item[]} A B C, then C B A
 */
export const orderOf = (items, round) => (round % 2 === 0 ? [...items] : [...items].reverse())

/**
 * Measures all visitors in interleaved rounds.
 * @param {object} options
 * @param {{ name: string, measure: (browser) => Promise<Record<string, object>> }[]} options.visitors each measures one
 * or more visits and returns them by name
 * @param {number} options.rounds
 * @param {() => Promise<{ close: () => Promise<void> }>} options.open a fresh browser for each round
 * @param {() => { others: number }} options.readLoad
 * @param {(round: number, load: object) => void} options.onRound
 * @returns measurements by visit, one for each round, and the load before each round and at the end
 */
export const runRounds = async ({ visitors, rounds, open, readLoad, onRound }) => {
  const samples = {}
  const loads = []
  const oneRound = async (round, keep) => {
    const browser = await open()
    try {
      for (const visitor of orderOf(visitors, round)) {
        const measured = await visitor.measure(browser)
        if (!keep) continue
        for (const [name, sample] of Object.entries(measured)) {
          samples[name] ??= []
          samples[name].push(sample)
        }
      }
    } finally {
      await browser.close()
    }
  }
  await oneRound(0, false) // warm-up round: the first one is slower because files are read and system caches are filled
  for (let round = 0; round < rounds; round += 1) {
    loads.push(readLoad())
    onRound(round, loads.at(-1))
    await oneRound(round, true)
  }
  loads.push(readLoad())
  return { samples, loads }
}
