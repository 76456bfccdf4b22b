import { testNotAllowed } from './not-allowed.tsx'

testNotAllowed(0)
