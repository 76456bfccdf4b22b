import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { isRecord } from '#shared/text/is-record.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { biodataCerita } from '#tools/demo/world/personas/aktif-biodata.ts'
import { FIELDS } from './biodata-fields.ts'

const BROKEN = /undefined|NaN|\bnull\b|\[object|Invalid Date|Infinity|ERROR 500|bukan-ini/
const SECTIONS = ['Data diri', 'Kontak', 'Alamat', 'Ayah', 'Ibu', 'Wali', 'Asal pendidikan']

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each contract mismatch is logged once
})

const shownText = () =>
  [
    document.body.textContent,
    ...screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value),
    ...screen.getAllByRole<HTMLInputElement>('combobox').map(({ value }) => value),
  ].join('\n')

/** Returns the story's answer with every second field broken. */
const brokenAnswer = (parity: number, bad: unknown) => {
  const answer: Record<string, unknown> = { isEditMahasiswa: true, ...biodataCerita() }
  const broken = FIELDS.filter((_, place) => place % 2 === parity)
  for (const { group, key } of broken) {
    const known = answer[group]
    answer[group] = { ...(isRecord(known) ? known : {}), [key]: bad }
  }
  return answer
}
const BAD = [null, 4711, true, {}, [], { kode: {} }, [{ nama: 'x' }], 'bukan-ini']

// Each half of the fields gets every second kind; hostile-answers breaks all fields in every kind.
test.each(BAD.map((bad, place) => [JSON.stringify(bad), place % 2, bad] as const))(
  'fields that hold %s (every second, from %i) do not affect the others',
  async (_, parity, bad) => {
    await renderScreen('/biodata', { answers: { '/v1/mahasiswa/240117023/biodata': brokenAnswer(parity, bad) } })
    const text = bad === 'bukan-ini' ? shownText().replaceAll('bukan-ini', '') : shownText()
    expect(text).not.toMatch(BROKEN)
    for (const name of SECTIONS) expect(screen.getByRole('region', { name })).toBeVisible()
    const [phone, email] = ['Nomor HP', 'Email'].map((label) =>
      within(screen.getByRole('region', { name: 'Kontak' })).getByLabelText<HTMLInputElement>(label),
    )
    expect([phone?.value, email?.value]).toContain(
      phone?.value === '081325550117' ? '081325550117' : 'sekar.prameswari@arunika.example',
    )
  },
)

test.each([
  ['nothing but the permission', { isEditMahasiswa: true }],
  ['groups that are none', { isEditMahasiswa: true, utama: 'x', diri: [], alamat: 4711, ayah: null, pendidikan: true }],
  [
    'references that are none',
    { isEditMahasiswa: true, diri: { agama: 'Islam', kewarganegaraan: {}, pekerjaan: [null] }, alamat: { wilayah: 4 } },
  ],
])('shows an empty form that can be filled in for a response with %s', async (_, answer) => {
  const { user } = await renderScreen('/biodata', { answers: { '/v1/mahasiswa/240117023/biodata': answer } })
  expect(shownText()).not.toMatch(BROKEN)
  const phone = within(screen.getByRole('region', { name: 'Kontak' })).getByLabelText('Nomor HP')
  expect(phone).toHaveValue('')
  await user.type(phone, '0811111111')
  expect(screen.getByText('1 perubahan belum dikirim')).toBeVisible()
})
