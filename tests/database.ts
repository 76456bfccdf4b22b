import * as database from 'fake-indexeddb'
import { afterAll, beforeAll } from 'vitest'

const { default: _, forceCloseDatabase: __, ...interfaces } = database

/**
 * Provides an empty IndexedDB for the tests of this file and removes it afterwards: a page with fake timers would wait
 * for it forever.
 */
export const haveDatabase = (): void => {
  beforeAll(() => {
    for (const [name, value] of Object.entries({ ...interfaces, indexedDB: new database.IDBFactory() }))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  })
  afterAll(() => {
    for (const name of Object.keys(interfaces)) Reflect.deleteProperty(globalThis, name)
  })
}
