import { MenuConfigWire } from '#generated/models/menu/menuConfigWire.zod.ts'
import type { AksesTokenWire } from '#generated/models/sesi/aksesTokenWire.zod.ts'
import { createStore } from '#shared/state/create-store.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { chatHubOf } from '../chat/chat-hub.ts'
import { expireAccessTokens, findAkun, issueCode, signIn } from '../session.ts'
import { exportWorld, importWorld } from '../state/kept-world.ts'
import { type Moment, type MomentId, momentsOf } from '../state/moments.ts'
import { type PersonaDetails, type PersonaFacts, personaDetails } from '../state/persona-facts.ts'
import { markChanged, resetMahasiswa, type Store, startClock } from '../state/store.ts'
import { problemOfWorld, type WorldProblem } from '../state/world-problem.ts'
import { settlePembayaran } from '../world/pembayaran.ts'
import { newPengumuman } from '../world/pengumuman.ts'
import { AKUN, createWorld, STORY_NOW } from '../world/seed.ts'
import { toIso } from '../world/waktu.ts'
import type { Akun, World } from '../world/world.ts'
import type { Fault } from './fault-types.ts'
import { OPERATIONS, type Operation } from './operations.ts'
import type { RequestLog } from './request-log.ts'

const realNow = Date.now
const sleptMs = createStore(0)

/**
 * Simulates a sleeping device: moves Date.now() forward without running anything else. Features that use timestamps
 * (the idle hour, ages of responses) see it as after a real sleep, until the page is left.
 */
const sleepDevice = (ms: number): void => {
  sleptMs.set(sleptMs.get() + ms)
  Date.now = () => realNow() + sleptMs.get()
}

/** Operations on the mock state for tests, the lab and the HTTP server. */
export interface Controls {
  /** Subscribes to changes of the mock state, by a call or a control. @returns an unsubscribe function */
  subscribe: (listener: () => void) => () => void
  /** Number of changes so far. */
  revision: () => number
  personas: () => PersonaFacts[]
  /** Personas with their state at the simulated now. */
  personaDetails: () => PersonaDetails[]
  /** Returns the persona whose session has this refresh token; null when it has ended or is unknown. */
  personaOf: (refreshToken: string) => string | null
  campus: () => string
  setCampus: (campus: string) => void
  /** The gateway's response for the menu. */
  menuConfig: () => World['menuConfig']
  setMenuConfig: (raw: unknown) => void
  /** Sets the campus setting enable_chat. */
  setChat: (isEnabled: boolean) => void
  hasChat: () => boolean
  /** Number of open sockets of the chat. */
  chatSockets: () => number
  faults: () => Fault[]
  setFaults: (faults: Fault[]) => void
  operations: () => readonly Omit<Operation, 'handler'>[]
  /** Delay of each call before its response, in milliseconds. */
  latencyMs: () => number
  setLatencyMs: (ms: number) => void
  log: RequestLog
  /** Simulated now, ISO with the offset of WIB. */
  now: () => string
  /** Sets the clock. @param moment ISO text with an offset */
  jumpTo: (moment: string) => void
  advance: (ms: number) => void
  /** Simulates a sleeping device: time passes for everything that uses timestamps, without user activity. */
  sleep: (ms: number) => void
  isClockRunning: () => boolean
  /** Returns whether a fresh profile would show another time: the clock was moved, or has run for long. */
  isClockMoved: () => boolean
  /** Lets the clock run with real time, or stops it. */
  setClockRunning: (isRunning: boolean) => void
  /** Named future moments, for a signed-in student, or for no student. */
  moments: (persona: string | null) => Record<MomentId, Moment>
  /** Resets to the seed: one persona, or everything (including the clock). */
  reset: (persona?: string) => void
  exportWorld: () => string
  /** Replaces the mock state. @returns false when the text is not a mock state; then nothing changes */
  importWorld: (text: string) => boolean
  /** Returns the mock state for a file: when it is opened later, its clock continues from this moment. */
  worldFile: () => string
  /** Opens a mock state from a file. @returns the problem with it, if any; then nothing changes */
  openWorld: (text: string) => WorldProblem | null
  counters: () => World['counters']
  signIn: (persona: string) => AksesTokenWire
  issueCode: (persona: string) => string
  expireAccessTokens: () => void
  /** Settles the pending payment: its bills are paid and the history gets an entry. */
  settlePembayaran: (persona: string) => void
  /** Publishes an announcement. @returns the message that the push service sends to each device */
  publishPengumuman: (judul: string) => PushPayload
  subscriptions: () => World['subscriptions']
}

/** A push message in the format of section 3. */
interface PushPayload {
  notification: { title: string; body: string }
  data: { idpengumuman: string }
}

const usernameOf = (persona: string): string => {
  const akun = findAkun(persona)
  if (!akun) throw new Error(`unknown persona: ${persona}`)
  return akun.username
}

/** Below this difference from the start time, the clock counts as that of a fresh profile. */
const MOVED_MS = 3_600_000

type ClockPart =
  | 'now'
  | 'jumpTo'
  | 'advance'
  | 'sleep'
  | 'isClockRunning'
  | 'isClockMoved'
  | 'setClockRunning'
  | 'moments'

const studentOf = ({ world }: Store, persona: string | null) =>
  persona === null ? null : (world.mahasiswa[findAkun(persona)?.username ?? ''] ?? null)

const clockControls = (store: Store, changed: () => void): Pick<Controls, ClockPart> => {
  const set = (at: number, isRunning: boolean) => {
    if (Number.isNaN(at)) throw new Error('not a moment')
    store.world.clock = { at, since: isRunning ? store.realNow() : null }
    changed()
  }
  const isRunning = () => store.world.clock.since !== null
  return {
    now: () => toIso(store.now()),
    jumpTo: (moment) => set(Date.parse(moment), isRunning()),
    advance: (ms) => set(store.now() + ms, isRunning()),
    sleep: (ms) => {
      expireAccessTokens(store) // access tokens last five minutes, so they expire during any sleep
      sleepDevice(ms)
      set(store.now() + ms, isRunning())
    },
    isClockRunning: isRunning,
    isClockMoved: () => Math.abs(store.now() - STORY_NOW) >= MOVED_MS,
    setClockRunning: (next) => set(store.now(), next),
    moments: (persona) => momentsOf(studentOf(store, persona), store.now()),
  }
}

type WorldPart = 'reset' | 'exportWorld' | 'importWorld' | 'worldFile' | 'openWorld'

/** Returns a clock with the same moment that runs from the current real time. */
const clockFromHere = (store: Store, { at, since }: World['clock'], now: number): World['clock'] =>
  since === null ? { at, since } : { at: now, since: store.realNow() }

const wholeWorld = (store: Store, changed: () => void): Pick<Controls, WorldPart> => {
  const take = (world: World | null): boolean => {
    if (!world) return false
    store.world = world
    changed()
    return true
  }
  const open = (text: string): boolean => {
    const world = importWorld(text)
    return take(world && { ...world, clock: clockFromHere(store, world.clock, world.clock.at) })
  }
  return {
    reset: (persona) => {
      if (persona === undefined) {
        const isRunning = store.world.clock.since !== null
        const { isEnabled } = store.world.chat // a setting of the campus, so a reset keeps it
        store.world = createWorld()
        store.world.chat.isEnabled = isEnabled
        if (isRunning) startClock(store)
      } else if (!resetMahasiswa(store, persona)) throw new Error(`unknown persona: ${persona}`)
      changed()
    },
    exportWorld: () => exportWorld(store.world),
    importWorld: (text) => take(importWorld(text)),
    worldFile: () => exportWorld({ ...store.world, clock: clockFromHere(store, store.world.clock, store.now()) }),
    openWorld: (text) => problemOfWorld(text) ?? (open(text) ? null : 'damaged'),
  }
}

const personaOfToken = ({ world }: Store, refreshToken: string): string | null => {
  const family = Object.values(world.families).find(
    ({ isRevoked, tokens }) => !isRevoked && tokens.some(({ token }) => token === refreshToken),
  )
  return (family && findAkun(family.username)?.persona) ?? null
}

const toFacts = ({ persona, username, nama }: Akun): PersonaFacts => ({ persona, username, nama })

type LookPart =
  | 'subscribe'
  | 'revision'
  | 'personas'
  | 'personaDetails'
  | 'personaOf'
  | 'campus'
  | 'hasChat'
  | 'chatSockets'
  | 'faults'
  | 'operations'
  | 'latencyMs'
  | 'log'
  | 'counters'
  | 'subscriptions'

/** Returns the controls that only read. */
const looks = (store: Store): Pick<Controls, LookPart> => ({
  subscribe: store.onChanged,
  revision: store.revision,
  personas: () => AKUN.map(toFacts),
  personaDetails: () => AKUN.map((akun) => personaDetails(store, akun)),
  personaOf: (refreshToken) => personaOfToken(store, refreshToken),
  campus: () => store.world.campus,
  hasChat: () => store.world.chat.isEnabled,
  chatSockets: () => chatHubOf(store).countSockets(),
  faults: () => store.world.faults,
  operations: () => OPERATIONS,
  latencyMs: () => store.world.latencyMs,
  log: store.log,
  counters: () => store.world.counters,
  subscriptions: () => store.world.subscriptions,
})

export const createControls = (store: Store): Controls => {
  const changed = () => store.changed()
  const change = (part: Partial<World>) => {
    Object.assign(store.world, part)
    changed()
  }
  return {
    ...clockControls(store, changed),
    ...wholeWorld(store, changed),
    ...looks(store),
    setCampus: (campus) => change({ campus }),
    // The schema has the documented keys only. The others, e.g. dotted children, must be returned unchanged.
    setChat: (isEnabled) => change({ chat: { ...store.world.chat, isEnabled } }),
    menuConfig: () => store.world.menuConfig,
    setMenuConfig: (raw) => {
      const read = MenuConfigWire.parse(raw)
      change({ menuConfig: isRecord(raw) && isRecord(read) ? { ...raw, ...read } : read })
    },
    setFaults: (faults) => change({ faults: faults.map((fault) => ({ ...fault })) }),
    setLatencyMs: (latencyMs) => change({ latencyMs }),
    signIn: (persona) => {
      const tokens = signIn(store, usernameOf(persona))
      changed()
      return tokens
    },
    issueCode: (persona) => {
      const { code } = issueCode(store, usernameOf(persona))
      changed()
      return code
    },
    settlePembayaran: (persona) => {
      const mahasiswa = store.world.mahasiswa[usernameOf(persona)]
      if (mahasiswa) settlePembayaran(mahasiswa.keuangan, store.now())
      if (mahasiswa) markChanged(store, mahasiswa)
      changed()
    },
    publishPengumuman: (judul) => {
      const terbit = newPengumuman(store.world.terbit, judul, store.now())
      change({ terbit: [terbit, ...store.world.terbit] })
      return {
        notification: { title: judul, body: terbit.ringkasan ?? '' },
        data: { idpengumuman: String(terbit.idPengumuman) },
      }
    },
    expireAccessTokens: () => {
      expireAccessTokens(store)
      changed()
    },
  }
}
