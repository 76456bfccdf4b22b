import { table } from 'virtual:flag-table'
import { createStore } from '#shared/state/create-store.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { createFlagStore } from './flag-store.ts'
import { createMenuWait } from './menu/menu-wait.ts'

/** The decisions of this page. */
export const store = createFlagStore(table)

/** Id of the campus whose values count; undefined before there is one. */
export const campus = createStore<string | undefined>(undefined)

/** One event per change of a layer, and one when the menu's skeleton has waited long enough. */
export const changes = createEmitter<undefined>()

/** Whether the menu may be shown. */
export const menuWait = createMenuWait(() => changes.emit(undefined))

store.subscribe(() => changes.emit(undefined))
