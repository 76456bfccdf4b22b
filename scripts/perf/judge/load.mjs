// How busy the machine is with other people's work: the load average less what the measuring itself makes.
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'

/** A load average forgets like this (1 min); so does our own share of it. */
const DECAY_S = 60
const TICKS_PER_S = 100

const MS_PER_S = 1000

const statOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { pid, parent: Number(fields[1]), ticks }
  } catch {
    return null // ended meanwhile, or no such folder on this system
  }
}

const processes = () => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => statOf(Number(name)))
      .filter(Boolean)
  } catch {
    return []
  }
}

/** Processor time of this process, its children and their children so far, in seconds; 0 where nobody tells. */
const ownCpuS = () => {
  const all = processes()
  const own = new Set([process.pid])
  const grow = () => {
    const before = own.size
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid)
    return own.size > before
  }
  while (grow());
  return all.filter(({ pid }) => own.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_S
}

/**
 * Our own share of the load after some more time.
 * @param {number} share before
 * @param {{ cpuS: number, elapsedS: number }} more processor time that was used, and how long that took
 */
export const decayedShare = (share, { cpuS, elapsedS }) => {
  if (elapsedS <= 0) return share
  const kept = Math.exp(-elapsedS / DECAY_S)
  return share * kept + (Math.max(0, cpuS) / elapsedS) * (1 - kept)
}

/** Often enough that a browser's time is seen before it ends and takes its account with it. */
const SAMPLE_MS = 2000

/** Reads the load; each reading says what stands for other people's work. */
export const createLoadMeter = () => {
  let share = 0
  let at = performance.now()
  let cpuS = ownCpuS()
  const sample = () => {
    const now = performance.now()
    const used = ownCpuS()
    share = decayedShare(share, { cpuS: used - cpuS, elapsedS: (now - at) / MS_PER_S })
    at = now
    cpuS = used
  }
  setInterval(sample, SAMPLE_MS).unref()
  return () => {
    sample()
    const [load = 0] = loadavg()
    return { load, own: share, others: Math.max(0, load - share) }
  }
}
