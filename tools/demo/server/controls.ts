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
 * The device of this page has slept: its clock on the wall is so much later, nothing else has happened meanwhile. What
 * counts by timestamps (the idle hour, ages of answers) sees it as it would after a real sleep, until the page is left.
 */
const sleepDevice = (ms: number): void => {
  sleptMs.set(sleptMs.get() + ms)
  Date.now = () => realNow() + sleptMs.get()
}

/** What tests, the lab and the HTTP server may do to the world. */
export interface Controls {
  /** Calls back when the world has changed, by a call or a control. @returns the undo */
  subscribe: (listener: () => void) => () => void
  /** Counts the changes. */
  revision: () => number
  personas: () => PersonaFacts[]
  /** Personas as they stand at the simulated now. */
  personaDetails: () => PersonaDetails[]
  /** Whose session a refresh token belongs to; null when it is over or unknown. */
  personaOf: (refreshToken: string) => string | null
  campus: () => string
  setCampus: (campus: string) => void
  /** What the gateway says about the menu. */
  menuConfig: () => World['menuConfig']
  setMenuConfig: (raw: unknown) => void
  /** What the campus says in enable_chat. */
  setChat: (isEnabled: boolean) => void
  hasChat: () => boolean
  /** Open sockets of the chat. */
  chatSockets: () => number
  faults: () => Fault[]
  setFaults: (faults: Fault[]) => void
  /** Every operation of the contract. */
  operations: () => readonly Omit<Operation, 'handler'>[]
  /** What each call waits before it is answered, in milliseconds. */
  latencyMs: () => number
  setLatencyMs: (ms: number) => void
  log: RequestLog
  /** Simulated now, ISO with the offset of WIB. */
  now: () => string
  /** @param moment ISO text with an offset */
  jumpTo: (moment: string) => void
  advance: (ms: number) => void
  /** The device sleeps: everything that counts by timestamps sees that nobody was there, and time has passed. */
  sleep: (ms: number) => void
  isClockRunning: () => boolean
  /** Whether a fresh profile would show another time: the clock was moved, or has run for long. */
  isClockMoved: () => boolean
  /** Lets the clock run with real time, or stand still. */
  setClockRunning: (isRunning: boolean) => void
  /** Named moments ahead, for a student who is signed in or for nobody. */
  moments: (persona: string | null) => Record<MomentId, Moment>
  /** Back to the seed: one persona, or everything (the clock included). */
  reset: (persona?: string) => void
  exportWorld: () => string
  /** @returns false when the text is no world; nothing changes then */
  importWorld: (text: string) => boolean
  /** The world for a file: opened later, its clock goes on from this moment. */
  worldFile: () => string
  /** Opens a world from a file. @returns what is wrong with it; nothing changes then */
  openWorld: (text: string) => WorldProblem | null
  counters: () => World['counters']
  signIn: (persona: string) => AksesTokenWire
  issueCode: (persona: string) => string
  expireAccessTokens: () => void
  /** The payment in process arrives at the campus: bills are paid, the history grows. */
  settlePembayaran: (persona: string) => void
  /** The campus publishes an announcement. @returns the message that the push service carries to each device */
  publishPengumuman: (judul: string) => PushPayload
  subscriptions: () => World['subscriptions']
}

/** A push message as section 3 names it. */
interface PushPayload {
  notification: { title: string; body: string }
  data: { idpengumuman: string }
}

const usernameOf = (persona: string): string => {
  const akun = findAkun(persona)
  if (!akun) throw new Error(`unknown persona: ${persona}`)
  return akun.username
}

/** A clock that has run for less than this is that of a fresh profile. */
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
      expireAccessTokens(store) // five minutes are over before anybody wakes
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

/** The same moment, counted from now on. */
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
        const { isEnabled } = store.world.chat // a setting of the campus, not a conversation
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

/** What can be looked at and changes nothing. */
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

/** The controls of a store. */
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
    // The schema names the documented keys only; the others, dotted children first, must go out as they came.
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
