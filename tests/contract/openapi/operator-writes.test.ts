// @vitest-environment node
import { expect, test } from 'vitest'
import { checkWrite } from '#app/operator/check-write.ts'
import { operations } from '../bundle.ts'

const writes = operations.filter(({ method, 'x-effect': effect }) => method !== 'GET' && effect !== 'safe')
const ofStudent = writes.filter(({ parameters }) => parameters.some(({ name }) => name === 'idMahasiswa'))
const inQuery = ({ parameters }: (typeof writes)[number]) =>
  parameters.some((parameter) => parameter.name === 'idMahasiswa' && parameter.in === 'query')
/** Returns the URL of a write for a student. */
const leaves = (write: (typeof writes)[number], idMahasiswa: string) =>
  write.path.replace('{idMahasiswa}', idMahasiswa).replace(/\{\w+\}/g, 'sesuatu') +
  (inQuery(write) ? `?idMahasiswa=${idMahasiswa}` : '')

test('rejects every student write of an operator tab for another student', () => {
  const tab = { idMahasiswa: '240117023', isBound: true, isWritable: true }
  const missed = ofStudent.filter((write) => checkWrite(write.operationId, leaves(write, '1'), tab) !== 'other')
  const held = ofStudent.filter((write) => checkWrite(write.operationId, leaves(write, '240117023'), tab))
  expect(ofStudent.length).toBeGreaterThan(60)
  expect([missed, held].map((list) => list.map(({ operationId }) => operationId))).toEqual([[], []])
})

/** Subject of an operation under /v2 that depends on something other than a student. */
const NO_STUDENT: Record<string, string> = {
  createAccessToken: 'the account',
  revokeToken: 'the account',
  changePassword: 'the account',
  requestResetPassword: 'the account',
  resetPassword: 'the account',
  subscribeTopic: 'the device',
  unsubscribeTopic: 'the device',
  getJadwalKerjaPraktik: 'the schedule',
  getJadwalProposal: 'the schedule',
  getJadwalTugasAkhir: 'the schedule',
  getJadwalPengajuanSidang: 'the schedule',
  listJenisPenelitian: 'the study programme',
  getLabelPenguji: 'the campus',
  getLabelPembimbing: 'the campus',
  getAturanPersetujuanKehadiran: 'the study programme',
}

test('requires the student in every /v2 call, except those that depend on none (readings 91)', () => {
  const silent = operations
    .filter(({ path }) => path.startsWith('/v2/'))
    .filter(({ parameters }) => !parameters.some(({ name }) => name === 'idMahasiswa'))
  expect(silent.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(NO_STUDENT).toSorted())
})

test('rejects every student write until writing is allowed', () => {
  const tab = { idMahasiswa: '240117023', isBound: true, isWritable: false }
  const open = writes.filter((write) => checkWrite(write.operationId, leaves(write, '240117023'), tab) === null)
  expect(open.map(({ operationId }) => operationId).toSorted()).toEqual([
    'changePassword',
    'createAccessToken',
    'createConfiguration',
    'revokeToken',
    'subscribeTopic',
    'unsubscribeTopic',
    'updateConfiguration',
  ])
})
