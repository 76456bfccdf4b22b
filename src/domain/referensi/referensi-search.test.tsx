import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import type { Pilihan } from './pilihan.ts'
import { ReferensiSearch } from './referensi-search.tsx'
import { ReferensiSelect } from './referensi-select.tsx'

const Harness = () => {
  const [wilayah, setWilayah] = useState<Pilihan | null>(null)
  const [kerja, setKerja] = useState<Pilihan | null>({ kode: '10', nama: 'Guru' })
  return (
    <>
      <ReferensiSearch label="Kecamatan" search="wilayah" value={wilayah} onValue={setWilayah} />
      <ReferensiSelect label="Pekerjaan" list="pekerjaan" value={kerja} onValue={setKerja} />
      <output>{`${wilayah?.kode ?? '-'} ${kerja?.kode ?? '-'}`}</output>
    </>
  )
}
const open = async (options: Parameters<typeof renderScreen>[1] = {}) => {
  const shown = await renderScreen('/uji', { ...options, screens: [{ path: '/uji', element: <Harness /> }] })
  const searches = () => shown.asked.flatMap((request) => /\/v1\/wilayah\?nama=(\w+)/.exec(request)?.[1] ?? [])
  return { ...shown, searches, box: await screen.findByRole('combobox', { name: 'Kecamatan' }) }
}

test('finds the district by part of its name, with one request for a word typed without a pause', async () => {
  const { user, box, searches } = await open()
  await user.type(box, 'tembalang')
  await user.click(await screen.findByRole('option', { name: /Kec. Tembalang/ }))
  expect(screen.getByText('036309 10')).toBeVisible()
  expect(searches()).toEqual(['tembalang'])
})

test('does not repeat a search whose result is cached', async () => {
  const { user, box, searches } = await open()
  for (const word of ['kendal', 'gajah', 'kendal']) {
    await user.clear(box)
    await user.type(box, word)
    await screen.findByRole('option', { name: new RegExp(word, 'i') })
  }
  expect(searches()).toEqual(['kendal', 'gajah'])
})

test('aborts an outdated search and never shows its late response', async () => {
  const { user, box, searches } = await open({
    faults: [{ operation: 'searchWilayah', kind: 'latency', ms: 900, times: 1 }],
  })
  await user.type(box, 'kendal')
  await waitFor(() => expect(searches()).toEqual(['kendal']))
  await user.clear(box)
  await user.type(box, 'tembalang')
  await screen.findByRole('option', { name: /Tembalang/ })
  expect(screen.queryByRole('option', { name: /Kendal/ })).toBeNull()
  await user.clear(box)
  await user.type(box, 'kendal')
  await screen.findByRole('option', { name: /Kendal/ })
  expect(searches(), 'an aborted search has no answer to keep').toEqual(['kendal', 'tembalang', 'kendal'])
})

test('retries a failed search from its list, without a toast', async () => {
  const { user, box, searches } = await open({ faults: [{ operation: 'searchWilayah', kind: 'server', times: 1 }] })
  await user.type(box, 'kendal')
  await user.click(await screen.findByRole('option', { name: 'Coba lagi' }))
  expect(await screen.findByRole('option', { name: /Kendal/ })).toBeVisible()
  expect(searches()).toEqual(['kendal', 'kendal'])
  expect(screen.queryByText(/kesalahan/i)).toBeNull()
})

test('[R7-019] requests all occupations for a form and selects the stored one', async () => {
  const { asked, user } = await open()
  expect(asked.filter((request) => request.includes('/v1/pekerjaan'))).toEqual([
    expect.stringMatching(/\?itemsPerPage=1000$/),
  ])
  const select = screen.getByRole('combobox', { name: 'Pekerjaan' })
  expect(select).toHaveDisplayValue('Guru')
  await user.selectOptions(select, 'Nelayan')
  expect(screen.getByText('- 14')).toBeVisible()
})

test('keeps the stored occupation when the list cannot be fetched, and retries it at the field', async () => {
  const { user } = await open({ faults: [{ operation: 'listPekerjaan', kind: 'server', times: 1 }] })
  const select = screen.getByRole('combobox', { name: 'Pekerjaan' })
  expect(select).toHaveDisplayValue('Guru')
  expect(select).toHaveAccessibleDescription('Pilihan tidak dapat dimuat.')
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('option', { name: 'Nelayan' })).toBeInTheDocument()
})
