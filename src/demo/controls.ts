import { MenuConfig } from '#generated/models/menu/menuConfig.zod.ts'
import type { AksesToken } from '#generated/models/sesi/aksesToken.zod.ts'
import { isRecord } from '#shared/is-record.ts'
import { chatHubOf } from './chat-hub.ts'
import type { Fault } from './fault-types.ts'
import { exportWorld, importWorld } from './kept-world.ts'
import { expireAccessTokens, findAkun, issueCode, signIn } from './session.ts'
import { markChanged, resetMahasiswa, type Store, startClock } from './store.ts'
import { settlePembayaran } from './world/pembayaran.ts'
import { newPengumuman } from './world/pengumuman.ts'
import { AKUN, createWorld } from './world/seed.ts'
import { toIso } from './world/waktu.ts'
import type { World } from './world/world.ts'

/** One line of the list of personas. */
export interface PersonaFacts {
  persona: string
  username: string
  nama: string
}

/** What tests, the lab and the HTTP server may do to the world. */
export interface Controls {
  personas: () => PersonaFacts[]
  campus: () => string
  setCampus: (campus: string) => void
  setMenuConfig: (raw: unknown) => void
  /** What the campus says in enable_chat. */
  setChat: (isEnabled: boolean) => void
  /** Open sockets of the chat. */
  chatSockets: () => number
  faults: () => Fault[]
  setFaults: (faults: Fault[]) => void
  /** Simulated now, ISO with the offset of WIB. */
  now: () => string
  /** @param moment ISO text with an offset */
  jumpTo: (moment: string) => void
  advance: (ms: number) => void
  /** Back to the seed: one persona, or everything (the clock included). */
  reset: (persona?: string) => void
  exportWorld: () => string
  /** @returns false when the text is no world; nothing changes then */
  importWorld: (text: string) => boolean
  counters: () => World['counters']
  signIn: (persona: string) => AksesToken
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

const clockControls = (store: Store, changed: () => void): Pick<Controls, 'now' | 'jumpTo' | 'advance'> => {
  const jump = (at: number) => {
    if (Number.isNaN(at)) throw new Error('not a moment')
    const { since } = store.world.clock
    store.world.clock = { at, since: since === null ? null : store.realNow() }
    changed()
  }
  return {
    now: () => toIso(store.now()),
    jumpTo: (moment) => jump(Date.parse(moment)),
    advance: (ms) => jump(store.now() + ms),
  }
}

const wholeWorld = (store: Store, changed: () => void): Pick<Controls, 'reset' | 'exportWorld' | 'importWorld'> => ({
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
  importWorld: (text) => {
    const world = importWorld(text)
    if (!world) return false
    store.world = world
    changed()
    return true
  },
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
    personas: () => AKUN.map(({ persona, username, nama }) => ({ persona, username, nama })),
    campus: () => store.world.campus,
    setCampus: (campus) => change({ campus }),
    // The schema names the documented keys only; the others, dotted children first, must go out as they came.
    setChat: (isEnabled) => change({ chat: { ...store.world.chat, isEnabled } }),
    chatSockets: () => chatHubOf(store).countSockets(),
    setMenuConfig: (raw) => change({ menuConfig: { ...(isRecord(raw) ? raw : {}), ...MenuConfig.parse(raw) } }),
    faults: () => store.world.faults,
    setFaults: (faults) => change({ faults: faults.map((fault) => ({ ...fault })) }),
    counters: () => store.world.counters,
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
    subscriptions: () => store.world.subscriptions,
    expireAccessTokens: () => {
      expireAccessTokens(store)
      changed()
    },
  }
}
