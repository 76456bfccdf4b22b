// @vitest-environment node
import { expect, test } from 'vitest'
import { judgeWrite } from '#app/operator/judge-write.ts'
import { operations } from './bundle.ts'

const writes = operations.filter(({ method, 'x-effect': effect }) => method !== 'GET' && effect !== 'safe')
const ofStudent = writes.filter(({ parameters }) => parameters.some(({ name }) => name === 'idMahasiswa'))
const pathFor = (path: string, idMahasiswa: string) =>
  path.replace('{idMahasiswa}', idMahasiswa).replace(/\{\w+\}/g, 'sesuatu')

test('every write for a student is known as one, so that an operator can not send it for another', () => {
  const tab = { idMahasiswa: '240117023', isBound: true, isWritable: true }
  const missed = ofStudent.filter(
    ({ path, operationId }) => judgeWrite(operationId, pathFor(path, '1'), tab) !== 'other',
  )
  const held = ofStudent.filter(({ path, operationId }) => judgeWrite(operationId, pathFor(path, '240117023'), tab))
  expect(ofStudent.length).toBeGreaterThan(30)
  expect([missed, held].map((list) => list.map(({ operationId }) => operationId))).toEqual([[], []])
})

test('every write but those of the own account is read-only until it is allowed', () => {
  const tab = { idMahasiswa: '240117023', isBound: true, isWritable: false }
  const open = writes.filter(
    ({ path, operationId }) => judgeWrite(operationId, pathFor(path, '240117023'), tab) === null,
  )
  expect(open.map(({ operationId }) => operationId).toSorted()).toEqual([
    'changePassword',
    'createAccessToken',
    'revokeToken',
    'subscribeTopic',
    'unsubscribeTopic',
  ])
})
