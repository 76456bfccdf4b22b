import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renewSubscription } from '#app/push/push-subscription.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const STUDENT = '240117023'
const LAST_MOMENT_OF_TSM = '2022-04-15T23:59:59+07:00'

// Reads the browser's storage directly, not through the code that writes it.
const kept = (name: string) => window.localStorage.getItem(name)

test('[R3-006] stores the campus settings under the names of the specification', async () => {
  await renderScreen('/dashboard', { settings: { url_sikad_legacy: 'https://lama.example' } })
  expect(kept('college_id')).toBe('061001')
  expect(kept('unik')).toBe('ARUNIKA')
  expect(kept('url_sikad_legacy')).toBe('https://lama.example')
  expect(kept('copyright')).toContain('Arunika')
  expect(kept('enable_chat')).toMatch(/^(true|false)$/)
  expect(kept('enable_localization')).toMatch(/^(true|false)$/)
  expect(kept('color_mode')).not.toBeNull()
})

test('[R3-006] stores the registration token of push messages', async () => {
  await renderScreen('/dashboard')
  expect(kept('push_token')).toBeNull()
  const service = {
    getToken: () => Promise.resolve('satu'),
    forget: () => Promise.resolve(),
    onMessage: () => () => undefined,
  }
  await renewSubscription(service, { username: STUDENT, topic: '061001.portalmhs' })
  expect(kept('push_token')).toContain('"token":"satu"')
})

test('[R3-006] stores every student who has completed the kuesioner', async () => {
  window.localStorage.setItem('kuesioner_filled', '["220114008"]')
  const { user } = await renderScreen('/dashboard', {
    campus: 'TSM',
    arrange: (controls) => controls.jumpTo(LAST_MOMENT_OF_TSM),
  })
  await user.click(await screen.findByRole('button', { name: 'Sudah saya isi' }))
  expect(JSON.parse(kept('kuesioner_filled') ?? '')).toEqual(['220114008', STUDENT])
})

test('[R3-006] stores the student that an operator acts for until the operator leaves that student', async () => {
  const { user } = await renderScreen('/dashboard', { persona: 'operator' })
  await user.type(await screen.findByLabelText('Nomor Induk Mahasiswa (NIM)'), `${STUDENT}{Enter}`)
  await screen.findByRole('complementary', { name: 'Mode operator' })
  expect(kept('operator_student_id')).toBe(STUDENT)
  await user.click(screen.getByRole('button', { name: 'Ganti mahasiswa' }))
  expect(kept('operator_student_id')).toBeNull()
})

test('[R3-006] stores the path that was requested before login, for this tab only', async () => {
  await renderScreen('/biodata?tab=alamat', { persona: null })
  expect(window.sessionStorage.getItem('wanted_path')).toBe('/biodata?tab=alamat')
  expect(kept('wanted_path')).toBeNull()
})
