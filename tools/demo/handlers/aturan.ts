import { getGetAturanUmumMockHandler, getGetAturanUmumResponseMock } from '#generated/mocks/aturan/aturan.msw.ts'
import type { TagHandlers } from '../call.ts'

/** Rules of the campus: the same for everybody, also for the persona without any data. */
export const aturan: TagHandlers = () => [getGetAturanUmumMockHandler(() => getGetAturanUmumResponseMock())]
