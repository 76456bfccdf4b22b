// @vitest-environment node
import { expect, it } from 'vitest'
import { readInformasiLockJurnal } from '#generated/client/lock-jurnal/readers.ts'
import { answersOf, bundle, nodesOf, operations } from '../bundle.ts'

const KODE = [
  'sks',
  'ipk',
  'tunggakan',
  'skpi',
  'kuesioner',
  'bimbingan',
  'usulan',
  'tugas-akhir',
  'kompre',
  'jurnal',
  'status',
  'bahasa',
]

const conditions = operations.flatMap(({ operationId }) =>
  answersOf(operationId)
    .flatMap((answer) => [...nodesOf(answer)])
    .flatMap(({ syarat }) => (Array.isArray(syarat) ? (syarat as unknown[]) : []))
    .flatMap((one) => [...nodesOf(one)]),
)

it('uses only condition codes of the contract', () => {
  const codes = conditions.map(({ kode }) => kode).filter((kode) => kode !== undefined && kode !== null)
  expect(codes.length).toBeGreaterThan(10)
  expect(codes.filter((kode) => !KODE.some((known) => known === kode))).toEqual([])
})

it('names the accepted file types and the maximum size of a guidance record', () => {
  const body = [...nodesOf(bundle.components.schemas['CreateBimbinganBody'])].find(({ format }) => format === 'binary')
  expect(body?.['description']).toMatch(/\.pdf, \.docx?, .*at most \d+ MB/)
})

it('reads an unknown condition code as text', () => {
  const { syarat } = readInformasiLockJurnal({ syarat: [{ kode: 'magang', nama: 'Magang' }, { nama: 'Tanpa kode' }] })
  expect(syarat.map((one) => one?.kode)).toEqual(['magang', ''])
})
