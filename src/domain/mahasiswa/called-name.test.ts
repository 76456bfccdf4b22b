// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calledName } from './called-name.ts'

test.each([
  ['Sekar Pramesti', 'Sekar'],
  ['I Made Arya', 'Arya'],
  ['Ni Luh Putu Ayu Lestari', 'Ayu'],
  ['I Gusti Ngurah Rai', 'Ngurah'],
  ['M. Rizki Ramadhan', 'Rizki'],
  ['Muh Rizki', 'Rizki'],
  ['Moh. Hatta', 'Hatta'],
  ['Muhammad Rizki', 'Muhammad'],
  ['Mhd Rizki', 'Rizki'],
  ['Mohd Rizki', 'Rizki'],
  ['MUHD RIZKI', 'RIZKI'],
  ['Drs Bambang Sutejo', 'Bambang'],
  ['Dra Ningsih', 'Ningsih'],
  ['Anak Agung Gede Raka', 'Raka'],
  ['anak  agung Istri Dewi', 'Istri'],
  ['Anak Agung', 'Anak Agung'],
  ['Agung Wibowo', 'Agung'],
  ['Desak Made Sari', 'Sari'],
  ['Cokorda Gede Rai', 'Rai'],
  ['Tjokorda Raka', 'Raka'],
  ['H. Agus Salim', 'Agus'],
  ['Hj. Siti Aminah', 'Siti'],
  ['Dr. Ir. Budi Santoso, M.T.', 'Budi'],
  ['A.A. Gede Agung', 'Agung'],
  ['R.A. Kartini', 'Kartini'],
  ['I MADE ARYA', 'ARYA'],
  ["Nur'aini", "Nur'aini"],
  ['  Bima   Sakti ', 'Bima'],
  ['Siti, S.Kom', 'Siti'],
  ['Ida', 'Ida'],
  ['Made Putu', 'Made Putu'],
  ['M. A.', 'M. A.'],
  ['Bo Li', 'Bo Li'],
  ['李小龙', '李小龙'],
  ['', ''],
])('greets %j as %j', (nama, called) => {
  expect(calledName(nama)).toBe(called)
})

const WORDS = fc.constantFrom(
  'I',
  'Ni',
  'M.',
  'H.',
  'Hj.',
  'Made',
  'Gusti',
  'Dr.',
  'Arya',
  'Sekar',
  "Nur'aini",
  'S.Kom',
)

test('greets by one word of at least three letters without a full stop, else by the full name', () => {
  fc.assert(
    fc.property(fc.array(WORDS, { minLength: 1 }), (words) => {
      const nama = words.join(' ')
      const called = calledName(nama)
      const isName = words.some((word) => word === called) && called.length > 2 && !called.includes('.')
      expect(isName || called === nama).toBe(true)
      expect(called === nama || ['Arya', 'Sekar', "Nur'aini"].includes(called)).toBe(true)
    }),
  )
})

test('greets a name of any characters by a part of it', () => {
  fc.assert(
    fc.property(fc.string(), (nama) => {
      expect(nama).toContain(calledName(nama))
      expect(calledName(nama) === '').toBe(nama.trim() === '')
    }),
  )
})
