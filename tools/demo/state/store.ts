import { createEmitter } from '#shared/state/emitter.ts'
import { createRequestLog, type RequestLog } from '../server/request-log.ts'
import type { Mahasiswa } from '../world/mahasiswa-types.ts'
import { createWorld, seedMahasiswa } from '../world/seed.ts'
import type { World } from '../world/world.ts'

interface Options {
  world?: World
  /** Real time in milliseconds; tests replace it. */
  realNow?: () => number
  /** Runs before each call, to read the state that another tab saved. */
  onBefore?: (store: Store) => void
  /** Runs after each call and control, to persist the mock state. */
  onChange?: (store: Store) => void
  /** Runs one call at a time when several pages share the same persisted state. */
  alone?: Alone
}

type Alone = <T>(work: () => Promise<T>) => Promise<T>

/** The mock state of one simulated gateway with its clocks. Handlers read and write `world` directly. */
export interface Store {
  world: World
  realNow: () => number
  /** The simulated time in milliseconds. It runs with real time once the clock was started. */
  now: () => number
  sync: () => void
  changed: () => void
  /** Runs a call exclusively: adopts the state of other pages, works, and persists. */
  turn: <T>(work: () => T | Promise<T>) => Promise<T>
  /**
   * Subscribes to changes, including those of another tab once a call has read them. @returns an unsubscribe function
   */
  onChanged: (listener: () => void) => () => void
  /** Number of changes so far. */
  revision: () => number
  log: RequestLog
}

/** Creates a store with a fresh or given mock state. */
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

/** Starts the clock when it is stopped. */
export const startClock = (store: Store): void => {
  store.world.clock.since ??= store.realNow()
}

/** Marks a student as changed from the seed, so that it is persisted. */
export const markChanged = ({ world }: Store, { idMahasiswa }: Mahasiswa): void => {
  if (!world.changed.includes(idMahasiswa)) world.changed.push(idMahasiswa)
}

/** Resets one student to the seed. @returns false when there is no such persona */
export const resetMahasiswa = ({ world }: Store, persona: string): boolean => {
  const seed = seedMahasiswa().find((mahasiswa) => mahasiswa.persona === persona)
  if (!seed) return false
  world.mahasiswa[seed.idMahasiswa] = seed
  world.changed = world.changed.filter((id) => id !== seed.idMahasiswa)
  return true
}
