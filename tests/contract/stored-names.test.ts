import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseStudent } from '#app/operator/chosen-student.ts'
import { leaveWhenSessionEnds } from '#app/session/leave-when-session-ends.ts'
import { forgetForeign, keepOwn, readOwn } from '#gateway/session/own-note.ts'
import { adoptTokens, startSession } from '#gateway/session/session.ts'
import { clearSession } from '#gateway/session/token/token-store.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { watchDepartures } from '#tests/page-state.ts'
import { sourcesOf, withoutComments } from './sources.ts'
import { type Owner, STORED } from './stored-names.ts'

/** Module that implements the names of owner 'own'. */
const MECHANISM = 'src/gateway/session/own-note.ts'
const WRITES = /\b(?:(?:local|session|campus)?[sS]tore\.set|keepOwn)\(/

const named = (...owners: Owner[]) => STORED.flatMap(({ names, owner }) => (owners.includes(owner) ? names : []))

let departures: string[] = []
beforeEach(() => {
  localStore.clear()
  sessionStore.clear()
  startSession(() => ({ gatewayUrl: '', collegeId: '' }))
  signIn()
  ;({ departures } = watchDepartures())
})
afterEach(() => vi.restoreAllMocks())

const signIn = () => adoptTokens({ access_token: 'a', refresh_token: crypto.randomUUID(), expires_in: 300 })

test('declares the owner of every stored name of every module', () => {
  const storing = sourcesOf('src')
    .filter(({ path, text }) => !path.includes('.test.') && WRITES.test(withoutComments(text)))
    .map(({ path }) => path)
    .filter((path) => path !== MECHANISM)
  expect(storing).toEqual(expect.arrayContaining(['src/shared/form/draft-store.ts']))
  expect(storing.toSorted()).toEqual([...new Set(STORED.map(({ module }) => module))].toSorted())
})

const storeAll = () => {
  for (const name of named('device', 'campus', 'typed', 'lock', 'session')) localStore.set(name, '"x"')
  for (const name of [...named('tab'), 'operator_student_id', 'operator_writes']) sessionStore.set(name, '"x"')
  for (const name of named('own')) keepOwn(name, '240117023', 'x')
}
const left = () => ({
  local: localStore.names().toSorted(),
  session: sessionStore.names().toSorted(),
})

test('keeps only data of the device, the campus and the tab, and drafts, when another tab ends the session', () => {
  leaveWhenSessionEnds()
  storeAll()
  clearSession()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(departures).toEqual(['/'])
  expect(left()).toEqual({
    local: named('device', 'campus', 'typed', 'lock').toSorted(),
    session: named('tab').toSorted(),
  })
})

test('clears a tab’s own data when another session replaces its session, and keeps the rest', () => {
  leaveWhenSessionEnds()
  storeAll()
  localStore.set('refresh_token', JSON.stringify({ id: 'other', refreshToken: 'r', savedAt: 0, generation: 9e15 }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(left().session).toEqual(named('tab').toSorted())
  expect(left().local).toContain('identity')
})

test('returns personal data of a tab only within the same session and for the same student', () => {
  keepOwn('x', 'a', 1)
  expect([readOwn('x', 'a'), readOwn('x', null), readOwn('x', 'b'), readOwn('y', 'a')]).toEqual([
    1,
    1,
    undefined,
    undefined,
  ])
  signIn()
  expect([readOwn('x', 'a'), readOwn('x', null)]).toEqual([undefined, undefined])
  keepOwn('z', 'a', 2)
  forgetForeign() // as on page load
  expect(sessionStore.names()).toEqual(['own z'])
  clearSession()
  expect(readOwn('z', 'a')).toBeUndefined()
})

test('clears a tab’s data of one student when another student is chosen, and nothing else', () => {
  sessionStore.set('wanted_path', '/krs')
  keepOwn('x', 'a', 1)
  chooseStudent('b')
  expect(readOwn('x', null)).toBeUndefined()
  expect(sessionStore.names().toSorted()).toEqual(['operator_session', 'operator_student_id', 'wanted_path'])
})
