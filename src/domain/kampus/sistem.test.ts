// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { telephoneHref, toKampusFacts, UNKNOWN_KAMPUS } from './sistem.ts'

test('[R1-008] [R1-010] strips markup from the campus name', () => {
  const first = {
    judul: '<b>Portal</b> Mahasiswa',
    nama: '<img src=x onerror="alert(1)">Universitas <script>x</script>Arunika',
    telepon: ' (024) 841 2330 ',
  }
  expect(toKampusFacts({ data: [first] })).toEqual({
    judul: 'Portal Mahasiswa',
    nama: 'Universitas Arunika',
    telepon: '(024) 841 2330',
    email: '',
    jamLayanan: '',
    warna: '',
  })
})

test.each([
  undefined,
  null,
  'x',
  [],
  {},
  { data: null },
  { data: {} },
  { data: [] },
  { data: [null] },
  { data: [{ judul: {} }] },
])('falls back to the title Portal Mahasiswa for the response %j', (answer) => {
  expect(toKampusFacts(answer)).toEqual(UNKNOWN_KAMPUS)
})

test('returns a title, and no tags in title or name, for any response', () => {
  const row = fc.record({ judul: fc.anything(), nama: fc.anything(), telepon: fc.anything() })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ data: fc.array(row) })), (answer) => {
      const facts = toKampusFacts(answer)
      expect(facts.judul).not.toBe('')
      // Other fields are plain text of the gateway, where '<>' is no tag.
      for (const text of [facts.judul, facts.nama]) expect(text).not.toMatch(/<[^>]*>/)
    }),
  )
})

test.each([
  ['(024) 841 2330', 'tel:0248412330'],
  ['+62 24-841.2330', 'tel:+62248412330'],
])('links the phone number %s to %s', (telepon, href) => {
  expect(telephoneHref(telepon)).toBe(href)
})
