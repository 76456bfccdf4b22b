import { createWorld } from '#tools/demo/world/seed.ts'
import type { World } from '#tools/demo/world/world.ts'

const TEXT = JSON.stringify(createWorld())

/** The world at its beginning. Reading it from its text, as a page does that kept it, is a third of making it anew. */
export const freshWorld = (): World => JSON.parse(TEXT) as World
