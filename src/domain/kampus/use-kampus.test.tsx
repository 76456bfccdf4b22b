import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const LOGO = '/v1/logo_perguruan_tinggi'

test.each([
  ['https://lain.example/logo.png', false],
  ['//lain.example/logo.png', false],
  ['logo.png', false],
  ['javascript:alert(1)', false],
  ['http://gateway.test/logo.png', true],
])('requests the campus logo at %s: %s', async (logoContentUrl, isConfirming) => {
  await renderScreen('/dashboard', { answers: { [LOGO]: { logoContentUrl } } })
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual(isConfirming ? [logoContentUrl] : [])
})
