import { getGetBiodataSingkatMockHandler } from '#generated/mocks/biodata-singkat/biodata-singkat.msw.ts'
import { mahasiswaOf, type TagHandlers } from '../call.ts'
import { biodataSingkatOf } from '../world/biodata-singkat.ts'

/** The short biodata used by the shell. */
export const biodataSingkat: TagHandlers = (store) => [
  getGetBiodataSingkatMockHandler((info) => ({ biodataSingkat: biodataSingkatOf(mahasiswaOf(store, info)) })),
]
