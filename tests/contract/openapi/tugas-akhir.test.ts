// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CreateSidangBody } from '#generated/models/sidang/createSidangBody.zod.ts'
import { CreateUsulanTugasAkhirBody } from '#generated/models/tugas-akhir/createUsulanTugasAkhirBody.zod.ts'
import { UpdateUsulanTugasAkhirBody } from '#generated/models/tugas-akhir/updateUsulanTugasAkhirBody.zod.ts'
import { answerOf, bodyOf, operationOf } from '../bundle.ts'

const usulan = () => Object(bodyOf('createUsulanTugasAkhir')) as Record<string, unknown>
const sidang = () => Object(bodyOf('createSidang')) as Record<string, unknown>

describe('required texts', () => {
  it.each([
    ['judul', ''],
    ['latarBelakang', ''],
    ['jalur', ''],
    ['idJenisPenelitian', ''],
    ['kataKunci', ['']],
    ['pembimbing', [{ urutan: 1, idDosen: '' }]],
  ])('of a proposal must not be empty: %s', (field, empty) => {
    for (const body of [CreateUsulanTugasAkhirBody, UpdateUsulanTugasAkhirBody]) {
      expect(body.safeParse(usulan()).success).toBe(true)
      expect(body.safeParse({ ...usulan(), [field]: empty }).success, field).toBe(false)
    }
  })

  it.each(['usulanId', 'jenisSidang', 'tautanNaskah'])('of a defence request must not be empty: %s', (field) => {
    expect(CreateSidangBody.safeParse(sidang()).success).toBe(true)
    expect(CreateSidangBody.safeParse({ ...sidang(), [field]: '' }).success).toBe(false)
  })
})

it('has no attendance confirmation in a defence request before a day is set', () => {
  expect(sidang()).not.toHaveProperty('setujuHadir')
  expect(CreateSidangBody.safeParse({ ...sidang(), setujuHadir: true }).success).toBe(true)
  const { data } = answerOf<{ data: { persetujuanKehadiran: boolean | null; status: string }[] }>('listSidang')
  expect(data).toEqual([expect.objectContaining({ status: 'dijadwalkan', persetujuanKehadiran: false })])
  expect(answerOf('getSidang')['persetujuanKehadiran']).toBe(false)
})

it('invalidates the rules when a proposal changes, because its lecturers may change', () => {
  for (const id of ['createUsulanTugasAkhir', 'updateUsulanTugasAkhir', 'deleteUsulanTugasAkhir'])
    expect(operationOf(id)['x-invalidates'], id).toContain('getAturanTugasAkhir')
})
