// @vitest-environment node
import { expect, it } from 'vitest'
import {
  getListJadwalKompreResponseMock,
  getListPartisipasiKompreResponseMock,
} from '#generated/mocks/kompre/kompre.msw.ts'
import { RegisterKompreBody } from '#generated/models/kompre/registerKompreBody.zod.ts'

it('has no second registration for an examination that the student is registered for', () => {
  const registered = getListPartisipasiKompreResponseMock().data.map(({ nama }) => nama)
  const waves = getListJadwalKompreResponseMock().data.filter(({ nama }) => registered.includes(nama))
  expect(waves.length).toBeGreaterThan(1)
  expect(waves.map(({ bolehMendaftar }) => bolehMendaftar)).toEqual(waves.map(() => false))
  for (const { alasan } of waves) expect(alasan).toBe('Anda sudah terdaftar pada gelombang I.')
})

it('rejects a registration without a sitting', () => {
  expect(RegisterKompreBody.safeParse({ scheduleId: '' }).success).toBe(false)
})
