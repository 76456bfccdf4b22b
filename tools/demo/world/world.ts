import type { PengumumanWire } from '#generated/models/berita/pengumumanWire.zod.ts'
import type { KonfigurasiWire } from '#generated/models/konfigurasi/konfigurasiWire.zod.ts'
import type { MenuConfigWire } from '#generated/models/menu/menuConfigWire.zod.ts'
import type { Fault } from '../server/fault-types.ts'
import type { ChatWorld } from './chat.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'

/** An account that can sign in: a student, or an operator of the campus. */
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

/** One refresh token. It is used up when it has a successor. */
export interface RefreshToken {
  token: string
  accessToken: string
  /** Real milliseconds, not those of the simulated clock. */
  accessUntil: number
  usedAt: number | null
  successor: string | null
}

/** The tokens of one sign-in. */
export interface SessionFamily {
  username: string
  isRevoked: boolean
  tokens: RefreshToken[]
}

export interface AuthorizationCode {
  username: string
  until: number
  isUsed: boolean
  /** Session that requested the code for another account of the same person. The code becomes invalid when it ends. */
  session?: string
}

/** The whole state of the simulated gateway. Plain data, so that it can be persisted, exported and compared. */
export interface World {
  version: 2
  /** Simulated moment, and the real moment since which it has been running (null: stopped). */
  clock: { at: number; since: number | null }
  /** Emulated campus: 'default' or a unik. */
  campus: string
  menuConfig: MenuConfigWire
  /** Settings of the campus, in order of creation. */
  konfigurasi: KonfigurasiWire[]
  mahasiswa: Record<string, Mahasiswa>
  /** Ids of students whose data differs from their seed. */
  changed: string[]
  families: Record<string, SessionFamily>
  codes: Record<string, AuthorizationCode>
  /** Changed passwords, by user name. All other accounts have the demo's password. */
  passwords: Record<string, string>
  /** User names of requested reset links, by token. Each works once. */
  resetTokens: Record<string, string>
  chat: ChatWorld
  /** Announcements published after the start of the story, newest first. */
  terbit: PengumumanWire[]
  /** Devices subscribed to push messages. */
  subscriptions: { token: string; topic: string; username: string }[]
  faults: Fault[]
  /** Delay of each call before its response, in milliseconds. */
  latencyMs: number
  counters: { tokens: number; transaksi: number; refreshes: number; requests: Record<string, number> }
}
