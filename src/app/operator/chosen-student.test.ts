import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adoptTokens, endSession } from '#gateway/session/session.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import '#tests/page-state.ts'
import { allowWrites, bindStudent, chooseStudent, isBoundTo, isWritable, useChosenStudent } from './chosen-student.ts'
import { noteRecent, readRecent } from './recent-students.ts'

const STUDENT = '240117023'
const signIn = () => adoptTokens({ access_token: 'a', refresh_token: 'r' })
const chosen = () => renderHook(useChosenStudent).result.current

/** Signs in as an operator who has selected a student and may change the data. */
const act = () => {
  signIn()
  noteRecent({ idMahasiswa: STUDENT, nama: 'Sekar Ayu Prameswari' })
  chooseStudent(STUDENT)
  bindStudent(STUDENT)
  allowWrites(STUDENT)
  expect([chosen(), isBoundTo(STUDENT), isWritable(STUDENT), readRecent().length]).toEqual([STUDENT, true, true, 1])
}

test.each([
  ['the next operator signs in', signIn],
  ['the session has ended and no operator has signed in', () => endSession('refused')],
])('ignores what an operator chose and allowed when %s', (_title, happen) => {
  act()
  const kept = [localStore, sessionStore].map((store) => store.names().map((name) => [name, store.get(name)] as const))
  happen()
  for (const [index, store] of [localStore, sessionStore].entries()) {
    for (const [name, value] of kept[index] ?? []) {
      if (name.startsWith('operator_')) store.set(name, value ?? '') // as in a restored tab
    }
  }
  expect([chosen(), isBoundTo(STUDENT), isWritable(STUDENT), readRecent()]).toEqual([null, false, false, []])
})

test("removes the names of the previous operator's students when the next operator opens a student", () => {
  act()
  signIn()
  noteRecent({ idMahasiswa: '240117001', nama: 'Raka' })
  chooseStudent('240117001')
  expect(readRecent()).toEqual([{ idMahasiswa: '240117001', nama: 'Raka' }])
  expect(isWritable(STUDENT)).toBe(false)
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(STUDENT)
})
