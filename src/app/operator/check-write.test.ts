// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkWrite } from './check-write.ts'

const SEKAR = '240117023'
const tab = (part: Partial<Parameters<typeof checkWrite>[2]> = {}) => ({
  idMahasiswa: SEKAR,
  isBound: true,
  isWritable: true,
  ...part,
})
const PATH = `/v1/mahasiswa/${SEKAR}/biodata/utama`

test.each([
  ['allowed and bound', PATH, tab(), null],
  ['not allowed yet', PATH, tab({ isWritable: false }), 'readOnly'],
  ['the student in the query, allowed', `/v2/final-project/usulan?idMahasiswa=${SEKAR}`, tab(), null],
  [
    'the student in the query, not allowed',
    `/v2/ta/proposal?idMahasiswa=${SEKAR}`,
    tab({ isWritable: false }),
    'readOnly',
  ],
  ['another student in the query', '/v2/final-project/usulan?idMahasiswa=240117999', tab(), 'other'],
  ['two students in the query', `/v2/ta/proposal?idMahasiswa=${SEKAR}&idMahasiswa=240117999`, tab(), 'other'],
  ['the student in the path, another in the query', `${PATH}?idMahasiswa=240117999`, tab(), 'other'],
  ['no student named', '/v2/final-project/usulan', tab(), 'other'],
  ['another student in the path', '/v1/mahasiswa/240117999/biodata/utama', tab(), 'other'],
  ['the id as the start of a longer one', `/v1/mahasiswa/${SEKAR}1/biodata/utama`, tab(), 'other'],
  ['storage was changed under the tab', PATH, tab({ isBound: false }), 'other'],
])('judges a write of an operator: %s', (_, path, state, expected) => {
  expect(checkWrite('updateBiodataUtama', path, state)).toBe(expected)
})

test.each(['revokeToken', 'changePassword', 'subscribeTopic'])(
  'allows %s, which concerns the operator, in every state',
  (operation) => {
    expect(checkWrite(operation, '/v2/x', tab({ isBound: false, isWritable: false }))).toBeNull()
  },
)

test('allows a write only in the tab that shows its student, whatever the id', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (shown, written) => {
      const path = `/v1/mahasiswa/${encodeURIComponent(written)}/krs?tahun=2027`
      const refusal = checkWrite('saveKrs', path, tab({ idMahasiswa: shown }))
      expect(refusal).toBe(shown === written ? null : 'other')
    }),
  )
})
