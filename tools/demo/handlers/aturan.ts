import { getGetAturanUmumMockHandler, getGetAturanUmumResponseMock } from '#generated/mocks/aturan/aturan.msw.ts'
import type { TagHandlers } from '../call.ts'

/** Rules of the campus: the same for every student, including the persona without data. */
export const aturan: TagHandlers = () => [getGetAturanUmumMockHandler(() => getGetAturanUmumResponseMock())]
