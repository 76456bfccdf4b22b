import { expect, test } from 'vitest'
import { campusAddresses, classAddresses, firstAddresses } from '#tests/first-addresses.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { GATEWAY } from '#tests/simulated-gateway.ts'

const ID = '240117023'
const HINTS = { gatewayUrl: GATEWAY, collegeId: '061001', studentId: ID }
/** Headers of src/boot/first-calls.ts besides the token; calls that need no session also name the campus. */
const EARLY_HEADERS = {
  accept: 'application/json',
  'cache-control': 'no-cache',
  pragma: 'no-cache',
}

test('requests early only addresses that the dashboard requests, once and with the same headers', async () => {
  const { asked, headersOf } = await renderScreen('/dashboard')
  const early = [...firstAddresses(HINTS), ...classAddresses(HINTS, ID, '20271')]
  expect(early).toHaveLength(9)
  for (const address of early) {
    const request = `GET ${address}`
    expect(
      asked.filter((one) => one === request),
      request,
    ).toHaveLength(1)
    const { authorization, ...headers } = headersOf(request)
    expect(authorization).toMatch(/^Bearer /)
    expect(headers).toEqual(EARLY_HEADERS)
  }
  for (const address of campusAddresses(HINTS))
    expect(headersOf(`GET ${address}`)).toEqual({ ...EARLY_HEADERS, 'college-id': '061001' })
})

test('requests early only the addresses of the shell on other screens', async () => {
  const { asked } = await renderScreen('/skpi', { screens: [{ path: '/skpi', element: <h1>SKPI</h1> }] })
  const early = firstAddresses(HINTS)
  expect(early).not.toContain(`${GATEWAY}/v1/mahasiswa/${ID}/dashboard`)
  expect(classAddresses(HINTS, ID, '20271')).toEqual([])
  expect(asked).toContain(`GET ${GATEWAY}/api/user_info`)
  expect(asked).toContain(`GET ${GATEWAY}/v1/mahasiswa/${ID}/biodata_singkat_web`)
  expect(asked).toContain(`GET ${GATEWAY}/v1/menu_config/menu-portalmhs`)
})

test('encodes a student id with special characters as the client does', () => {
  expect(firstAddresses({ ...HINTS, studentId: '24/01?7' })).toContain(
    `${GATEWAY}/v1/mahasiswa/24%2F01%3F7/biodata_singkat_web`,
  )
})
