import * as database from 'fake-indexeddb'
import { afterAll, beforeAll } from 'vitest'

const { default: _, forceCloseDatabase: __, ...interfaces } = database

/** The tests of this file have a database, empty at first. It goes with them: a page with false timers would wait for it in vain. */
export const haveDatabase = (): void => {
  beforeAll(() => {
    for (const [name, value] of Object.entries({ ...interfaces, indexedDB: new database.IDBFactory() }))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  })
  afterAll(() => {
    for (const name of Object.keys(interfaces)) Reflect.deleteProperty(globalThis, name)
  })
}
