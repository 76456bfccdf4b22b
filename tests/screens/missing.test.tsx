import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { declaredScreens } from './addresses.ts'

/**
 * Screens whose id does not belong to the student: anyone may look up a letter, and its own screen reports a missing
 * one.
 */
const OTHERS: ReadonlySet<string> = new Set(['/surat/info/:idSurat'])

/** Addresses with optional parameters filled in from the student's work, so that only the last parameter is unknown. */
const KNOWN: Readonly<Record<string, string>> = {
  '/tugas-akhir/:id?/bimbingan/:idBimbingan': '/tugas-akhir/412/bimbingan',
  '/kerja-praktik/:id?/bimbingan/:idBimbingan': '/kerja-praktik/310/bimbingan',
  '/proposal/:id/bimbingan/:idBimbingan?': '/proposal/205/bimbingan',
}

const PATHS = declaredScreens()
  .map(({ path }) => path)
  .filter((path) => path.includes('/:') && !OTHERS.has(path))

const addressOf = (path: string, id: string): string =>
  KNOWN[path] === undefined ? path.replace(/\/:\w+\?/, '').replace(/:\w+$/, id) : `${KNOWN[path]}/${id}`

test('finds the screens that have an id in their address', () => {
  expect(PATHS.length).toBeGreaterThan(10)
})

test.each(PATHS.map((path) => addressOf(path, '999999')))(
  '%s: shows one card for an unknown id, with a link to continue and no retry',
  async (address) => {
    await renderScreen(address, { persona: address.startsWith('/tracer') ? 'lulus' : 'aktif' })
    const missing = within(card('Alamat ini tidak mengarah ke mana pun'))
    expect(missing.getByText('Mungkin sudah dihapus, atau alamatnya salah ketik.')).toBeVisible()
    expect(missing.getByRole('link')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Muat Ulang' })).toBeNull()
  },
)

test.each(PATHS.filter((path) => KNOWN[path] === undefined).map((path) => addressOf(path, '~')))(
  '%s: shows the same card for an invalid id and sends no request with it',
  async (address) => {
    const { asked } = await renderScreen(address, { persona: address.startsWith('/tracer') ? 'lulus' : 'aktif' })
    expect(card('Alamat ini tidak mengarah ke mana pun')).toBeVisible()
    expect(asked.filter((request) => request.includes('~'))).toEqual([])
  },
)
