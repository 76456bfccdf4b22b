// The load that other processes put on the machine: the load average minus the share of the measurement itself.
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'

/** Decay time of the 1 min load average, and of our own share of it. */
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
    return null // the process has ended, or this system has no /proc
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

/**
 * Returns the processor time of this process and all its descendants so far, in seconds; 0 on systems without /proc.
 */
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
 * Returns our own share of the load after more time has passed.
 * @param {number} share before
 * @param {{ cpuS: number, elapsedS: number }} more processor time that was used, and over how many seconds
 */
export const decayedShare = (share, { cpuS, elapsedS }) => {
  if (elapsedS <= 0) return share
  const kept = Math.exp(-elapsedS / DECAY_S)
  return share * kept + (Math.max(0, cpuS) / elapsedS) * (1 - kept)
}

/** Short enough to read a browser's processor time before its process ends. */
const SAMPLE_MS = 2000

/** Creates a function that reads the load; `others` is the load of other processes. */
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
