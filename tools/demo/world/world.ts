import type { PengumumanWire } from '#generated/models/berita/pengumumanWire.zod.ts'
import type { KonfigurasiWire } from '#generated/models/konfigurasi/konfigurasiWire.zod.ts'
import type { MenuConfigWire } from '#generated/models/menu/menuConfigWire.zod.ts'
import type { Fault } from '../server/fault-types.ts'
import type { ChatWorld } from './chat.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'

/** Someone who can sign in: a student, or an operator of the campus. */
export interface Akun {
  persona: string
  /** idMahasiswa of a student; user name of an operator. */
  username: string
  uuid: string
  nama: string
  email: string
  role: 'ROLE_MAHASISWA' | 'ROLE_OPERATOR'
  scopes: string[]
}

/** One refresh token; used up when it has a successor. */
export interface RefreshToken {
  token: string
  accessToken: string
  /** Real milliseconds, not those of the simulated clock. */
  accessUntil: number
  usedAt: number | null
  successor: string | null
}

/** The tokens that follow from one sign-in. */
export interface SessionFamily {
  username: string
  isRevoked: boolean
  tokens: RefreshToken[]
}

export interface AuthorizationCode {
  username: string
  until: number
  isUsed: boolean
  /** Session that asked for it, for another account of the same person: the code ends with it. */
  session?: string
}

/** The whole state of the simulated gateway: plain data, so that it can be kept, exported and compared. */
export interface World {
  version: 2
  /** Moment of the story, and the real moment at which it began to run (null: it stands still). */
  clock: { at: number; since: number | null }
  /** Emulated campus: 'default' or a unik. */
  campus: string
  menuConfig: MenuConfigWire
  /** Settings of the campus, in the order in which they were added. */
  konfigurasi: KonfigurasiWire[]
  mahasiswa: Record<string, Mahasiswa>
  /** Ids of students whose data differs from their seed. */
  changed: string[]
  families: Record<string, SessionFamily>
  codes: Record<string, AuthorizationCode>
  /** Passwords that somebody changed, by user name; every other account has the demo's. */
  passwords: Record<string, string>
  /** Reset links that were asked for, by token, with the user name. Each works once. */
  resetTokens: Record<string, string>
  chat: ChatWorld
  /** Announcements that were published after the story began, newest first. */
  terbit: PengumumanWire[]
  /** Devices that get push messages. */
  subscriptions: { token: string; topic: string; username: string }[]
  faults: Fault[]
  /** What each call waits before it is answered. */
  latencyMs: number
  counters: { tokens: number; transaksi: number; refreshes: number; requests: Record<string, number> }
}
