import { createEmitter } from '#shared/state/emitter.ts'
import { createRequestLog, type RequestLog } from '../server/request-log.ts'
import type { Mahasiswa } from '../world/mahasiswa-types.ts'
import { createWorld, seedMahasiswa } from '../world/seed.ts'
import type { World } from '../world/world.ts'

interface Options {
  world?: World
  /** Real time in milliseconds; tests move it. */
  realNow?: () => number
  /** Reads what another tab may have kept, before each call. */
  onBefore?: (store: Store) => void
  /** Keeps the world, after each call and control. */
  onChange?: (store: Store) => void
  /** Lets one work on the kept world at a time, where several pages keep the same one. */
  alone?: Alone
}

type Alone = <T>(work: () => Promise<T>) => Promise<T>

/** The world of one simulated gateway with its clocks. Handlers read and write `world` directly. */
export interface Store {
  world: World
  realNow: () => number
  /** The simulated time in milliseconds; it runs with real time from the first start on. */
  now: () => number
  sync: () => void
  changed: () => void
  /** A call's turn: takes over what other pages kept, works, and keeps; nobody else's call works meanwhile. */
  turn: <T>(work: () => T | Promise<T>) => Promise<T>
  /** Calls back after each change, also one of another tab once a call has read it. @returns the undo */
  onChanged: (listener: () => void) => () => void
  /** Counts changes. */
  revision: () => number
  log: RequestLog
}

/** Creates a store over a fresh or given world. */
export const createStore = ({
  world,
  realNow = Date.now,
  onBefore,
  onChange,
  alone = (work) => work(),
}: Options = {}): Store => {
  const changes = createEmitter<undefined>()
  let revision = 0
  const store: Store = {
    world: world ?? createWorld(),
    realNow,
    now: () => {
      const { at, since } = store.world.clock
      return since === null ? at : at + (realNow() - since)
    },
    sync: () => onBefore?.(store),
    changed: () => {
      revision++
      onChange?.(store)
      changes.emit(undefined)
    },
    turn: (work) =>
      alone(async () => {
        store.sync()
        try {
          return await work()
        } finally {
          store.changed()
        }
      }),
    onChanged: changes.subscribe,
    revision: () => revision,
    log: createRequestLog(),
  }
  return store
}

/** Starts the clock if it stands still. */
export const startClock = (store: Store): void => {
  store.world.clock.since ??= store.realNow()
}

/** Remembers that a student differs from the seed, so that it is kept. */
export const markChanged = ({ world }: Store, { idMahasiswa }: Mahasiswa): void => {
  if (!world.changed.includes(idMahasiswa)) world.changed.push(idMahasiswa)
}

/** Puts one student back to the seed. @returns false when there is no such persona */
export const resetMahasiswa = ({ world }: Store, persona: string): boolean => {
  const seed = seedMahasiswa().find((mahasiswa) => mahasiswa.persona === persona)
  if (!seed) return false
  world.mahasiswa[seed.idMahasiswa] = seed
  world.changed = world.changed.filter((id) => id !== seed.idMahasiswa)
  return true
}
