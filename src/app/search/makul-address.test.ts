import { expect, it } from 'vitest'
import { makulAddress } from './makul-address.ts'

it.each([
  ['/jadwal-dan-presensi', '', 'IF2505', '/jadwal-dan-presensi?makul=IF2505'],
  ['/nilai', '?tab=transkrip', 'IF2505', '/nilai?tab=transkrip&makul=IF2505'],
  ['/dashboard', '?makul=IF2501', 'IF 25/05', '/dashboard?makul=IF+25%2F05'],
])('opens on %s%s the course %s at %s', (pathname, search, makul, address) => {
  expect(makulAddress({ pathname, search }, makul)).toBe(address)
})
