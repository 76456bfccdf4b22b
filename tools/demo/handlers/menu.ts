import { getGetMenuConfigMockHandler } from '#generated/mocks/menu/menu.msw.ts'
import type { TagHandlers } from '../call.ts'

/** The server's menu overrides; empty until a control sets them. */
export const menu: TagHandlers = (store) => [getGetMenuConfigMockHandler(() => store.world.menuConfig)]
