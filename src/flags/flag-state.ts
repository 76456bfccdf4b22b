import { table } from 'virtual:flag-table'
import { createStore } from '#shared/state/create-store.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { createFlagStore } from './flag-store.ts'
import { createMenuWait } from './menu/menu-wait.ts'

export const store = createFlagStore(table)

/** Id of the campus whose values apply; undefined before it is known. */
export const campus = createStore<string | undefined>(undefined)

/** Emits once per change of a layer, and when the wait of the menu's skeleton ends. */
export const changes = createEmitter<undefined>()

/** Wait before the menu may be shown. */
export const menuWait = createMenuWait(() => changes.emit(undefined))

store.subscribe(() => changes.emit(undefined))
