import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const STUDENT = '240117023'

allowAssumedWrites()
beforeEach(() => {
  localStore.set('operator_student_id', STUDENT)
})
afterEach(() => {
  localStore.clear()
})

describe.each([
  ['seminar', '/seminar/78', '/v1/seminar'],
  ['certification', '/sertifikasi/15', '/v1/sertifikasi'],
])('an operator who acts for a student on a %s', (_, address, call) => {
  test('sees that the student is registered', async () => {
    const { asked } = await renderScreen(address, { persona: 'operator' })
    expect(await screen.findByText(/^Mahasiswa ini terdaftar\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Daftar' })).toBeNull()
    const calls = asked.filter((request) => request.includes(call))
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter((request) => !request.includes(`idMahasiswa=${STUDENT}`))).toEqual([])
  })
})
