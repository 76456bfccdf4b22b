import { CASES } from './cases.ts'
import { testNotAllowed } from './not-allowed.tsx'

testNotAllowed(CASES.filter((_, index) => index % 2 === 0))
