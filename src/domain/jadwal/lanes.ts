import type { Span } from './span.ts'

/** Lane of a block among blocks at the same time, from 0, and the number of lanes. */
export interface Lane {
  lajur: number
  lajurSemua: number
}

/**
 * Groups the sorted spans of one day into clusters that overlap in time: only spans of one group need separate lanes.
 */
export const groupsOf = <One extends Span>(day: readonly One[]): One[][] => {
  const groups: One[][] = []
  let end = -1
  for (const one of day) {
    const last = groups.at(-1)
    if (last && one.mulai < end) last.push(one)
    else groups.push([one])
    end = Math.max(end, one.selesai)
  }
  return groups
}

/** Assigns each span of a group the first lane that is free at its start. */
export const sideBySide = <One extends Span>(group: readonly One[]): (One & Lane)[] => {
  const ends: number[] = []
  const places = group.map(({ mulai, selesai }) => {
    const free = ends.findIndex((end) => end <= mulai)
    const lajur = free === -1 ? ends.length : free
    ends[lajur] = selesai
    return lajur
  })
  return group.map((one, index) => ({ ...one, lajur: places[index] ?? 0, lajurSemua: ends.length }))
}
