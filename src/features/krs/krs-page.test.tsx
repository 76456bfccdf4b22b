import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { clearOutbox } from '#gateway/outbox.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

const KRS_OPEN = '2027-01-12T10:00:00+07:00'
const PKRS_OPEN = '2026-09-08T10:00:00+07:00'

type Options = Parameters<typeof renderScreen>[1]
const open = (path = '/krs', options: Options = {}) =>
  renderScreen(path, { arrange: (controls) => controls.jumpTo(KRS_OPEN), ...options })

beforeEach(() => {
  localStorage.clear()
  clearOutbox()
  setRuntimeFlags({ 'assumed-writes': true })
})
afterEach(() => {
  clearOutbox()
  setRuntimeFlags({ 'assumed-writes': false })
})

const taken = () => card('Mata kuliah diambil')
const offer = () => card('Mata kuliah ditawarkan')
const press = (name: string | RegExp, where = screen.getByRole('main')) => within(where).getByRole('button', { name })
const posts = (asked: string[]) => asked.filter((request) => request.startsWith('POST') && request.includes('edit_'))

test('a student sees until when KRS is open, what is taken and what may be taken', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'KRS Genap 2026/2027' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Ditutup dalam 3 hari 6 jam' })).toBeVisible()
  expect(screen.getByText(/Sampai Jumat, 15 Januari 2027 pukul 16\.00 WIB\./)).toBeVisible()
  expect(taken()).toHaveTextContent('Kecerdasan Buatan')
  expect(screen.getByText('8 dari 24 SKS')).toBeVisible()
  expect(within(offer()).getByRole('heading', { name: 'Penambangan Data' })).toBeVisible()
})
