import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseStudent } from '#app/operator/chosen-student.ts'
import { leaveWhenSessionEnds } from '#app/session/leave-when-session-ends.ts'
import { forgetForeign, keepOwn, readOwn } from '#gateway/session/own-note.ts'
import { adoptTokens, startSession } from '#gateway/session/session.ts'
import { clearSession } from '#gateway/session/token/token-store.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { watchDepartures } from '#tests/page-state.ts'
import { sourcesOf, withoutComments } from './sources.ts'

/**
 * Owner of a stored name; decides whether the name survives a session that ends without a logout.
 * - Kept: device (choices of the user of the device), campus, typed (drafts, open writes and the push token, which the
 * next sign-in finds, and the mark of papers, ADR 36), lock, tab (personal to nobody; lasts as long as the tab).
 * - Removed: session (identity and fetched data), own (personal, in one tab; bound to session and student).
 */
type Owner = 'device' | 'campus' | 'typed' | 'lock' | 'session' | 'tab' | 'own'

/** Names written to browser storage, by module. A new name declares its owner here. */
const NAMES: Record<string, Record<string, Owner>> = {
  'src/app/failures/chunk-reload.ts': { chunk_reload: 'tab' },
  'src/app/guards/newcomer.tsx': { greeted: 'device' },
  'src/app/guards/session-guard.tsx': { wanted_path: 'tab' },
  'src/app/idle/activity.ts': { last_activity: 'session' },
  'src/app/layouts/main/main-layout.tsx': { menu_collapsed: 'device' },
  'src/app/operator/chosen-student.ts': { operator_student_id: 'session', operator_writes: 'session' },
  'src/app/operator/operator-memory.ts': { operator_session: 'session' },
  'src/app/operator/recent-students.ts': { operator_recent: 'session' },
  'src/app/push/push-token.ts': { push_token: 'typed' },
  'src/app/session/noted-switch.ts': { switched: 'session' },
  'src/features/biaya-kuliah/bayar/jejak.ts': { 'jejak-pembayaran.240117023': 'session' },
  'src/features/krs/simpan/use-sending.tsx': { 'krs-before krs': 'own' },
  'src/features/kuesioner/filled-by.ts': { kuesioner_filled: 'session' },
  'src/features/nilai/simulasi/use-simulasi-input.ts': { 'nilai-simulasi': 'own' },
  'src/features/surat/preview-store.ts': { 'surat.pratinjau': 'own' },
  'src/flags/menu/emulated-menu-config.ts': { emulated_menu_config: 'tab' },
  'src/flags/menu/kept-menu-config.ts': { 'menu_config.arunika': 'session' },
  'src/gateway/campus/campus-config.ts': { unik: 'campus', emulated_campus: 'tab' },
  'src/gateway/campus/runtime-config.ts': { config: 'device' },
  'src/gateway/offline/own-persisted.ts': { kept_owner: 'session' },
  'src/gateway/offline/persist-choice.ts': { keep_private: 'session' },
  'src/gateway/session/identity.ts': { identity: 'session' },
  'src/gateway/session/lock.ts': { 'lease.session': 'lock' },
  'src/gateway/session/start/hints.ts': { periode: 'session' },
  'src/gateway/session/token/login-code.ts': { login_transaction: 'tab' },
  'src/gateway/session/token/token-store.ts': { session_expired: 'session' },
  'src/gateway/wallet/paper-marks.ts': { papers_gate: 'typed', papers_session: 'session' },
  'src/gateway/writes/write-record.ts': { 'intent.x': 'typed' },
  'src/login/start.tsx': { arrived: 'tab' },
  'src/shared/browser/appearance.ts': { color_choice: 'device', brand_colour: 'device' },
  'src/shared/browser/install-record.ts': { install_offer: 'device' },
  'src/shared/browser/reload-for-move.ts': { moved_reload: 'tab' },
  'src/shared/form/draft-store.ts': { 'draft ["a","b"]': 'typed' },
  'src/shared/i18n/i18n.ts': { language: 'device' },
  'src/shared/campus/campus-zone.ts': { written_zone: 'campus' },
}
/** Module that implements the names of owner 'own'. */
const MECHANISM = 'src/gateway/session/own-note.ts'
const WRITES = /\b(?:(?:local|session|campus)?[sS]tore\.set|keepOwn)\(/

const named = (...owners: Owner[]) =>
  Object.values(NAMES).flatMap((names) => Object.keys(names).filter((name) => owners.includes(names[name] ?? 'own')))

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
  expect(storing.toSorted()).toEqual(Object.keys(NAMES).toSorted())
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
