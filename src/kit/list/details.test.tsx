import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { custom, Details, rupiah, tanggal, text } from './table.tsx'

beforeEach(() => startKitTexts())

interface Surat {
  nomor: string
  biaya: number | null | undefined
  hari: string | null
}
const FACTS = [
  text<'nomor'>('nomor', { title: 'Nomor' }),
  rupiah<'biaya'>('biaya', { title: 'Biaya' }),
  tanggal<'hari'>('hari', { title: 'Tanggal' }),
  custom<Surat>('tautan', ({ nomor }) => <a href={`/surat/${nomor}`}>Buka</a>, { title: 'Berkas' }),
]
const shown = (of: Surat) => {
  render(<Details ns="ui" facts={FACTS} of={of} />)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent.replace('\u00a0', ' '))
  return terms.map((term, place) => [term, values[place]])
}

test('shows each fact beside its name and keeps rendered elements unchanged', () => {
  expect(shown({ nomor: '12', biaya: 5000, hari: '2026-11-24' })).toEqual([
    ['Nomor', '12'],
    ['Biaya', 'Rp 5.000'],
    ['Tanggal', '24 November 2026'],
    ['Berkas', 'Buka'],
  ])
  expect(screen.getByRole('link', { name: 'Buka' })).toHaveAttribute('href', '/surat/12')
})

test('renders an unknown fact as a dash, never empty or 0', () => {
  expect(shown({ nomor: '', biaya: null, hari: null }).slice(0, 3)).toEqual([
    ['Nomor', '–'],
    ['Biaya', '–'],
    ['Tanggal', '–'],
  ])
})
