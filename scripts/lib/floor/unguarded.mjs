const where = (uses) => [...new Set(uses.map(({ file }) => file))].join(', ')

/**
 * Returns the problems of the uses that were found: uses without a review, and reviews that no longer match.
 * @param {{ feature: string, file: string, lack: string[] }[]} uses
 * @param {Record<string, { times?: number, why: string }>} guarded
 * @returns {string[]} one sentence each
 */
export const judge = (uses, guarded) => {
  const names = new Set([...uses.map(({ feature }) => feature), ...Object.keys(guarded)])
  return [...names].flatMap((name) => {
    const found = uses.filter(({ feature }) => feature === name)
    const known = guarded[name]
    if (!known) return [`${name} is not in ${found[0].lack.join(', ')}: ${where(found)}`]
    if (found.length === 0) return [`${name} is not used any more: take it out of scripts/lib/floor/guarded-uses.mjs`]
    const isOther = known.times !== undefined && known.times !== found.length
    return isOther ? [`${name} was judged for ${known.times} uses and has ${found.length}: ${where(found)}`] : []
  })
}
