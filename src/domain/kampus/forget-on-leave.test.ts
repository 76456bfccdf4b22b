import { beforeEach, expect, test } from 'vitest'
import { storeCampusConfig, toCampusConfig } from '#gateway/campus/campus-config.ts'
import { saveSession } from '#gateway/session/token/token-store.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { draftName } from '#shared/storage/draft-name.ts'
import { onForget } from '#tests/page-state.ts'
import { forgetOnLeave } from './forget-on-leave.ts'

const DRAFT = draftName('061001 240117023', 'biodata')
/** Entries of a session that was refused, or that ended while no page was open. */
const OF_SESSION = [
  'identity',
  'kept_owner',
  'keep_private',
  'jejak-pembayaran.240117023',
  'periode',
  'last_activity',
  'menu_config.arunika',
  'operator_student_id',
  'operator_recent',
]
const OF_DEVICE = ['language', 'color_choice', 'config', 'menu_collapsed']
const OPEN = [DRAFT, 'intent.createProsesPembayaran']

beforeEach(() => {
  for (const name of [...OF_SESSION, ...OF_DEVICE, ...OPEN]) localStore.set(name, '1')
  storeCampusConfig(toCampusConfig({ college_id: '061001', unik: 'ARUNIKA' }))
})
const open = () => onForget(forgetOnLeave())

test('[R2-020] clears data of an ended session before the login, but not drafts, open writes and device settings', () => {
  open()
  expect(localStore.names().filter((name) => OF_SESSION.includes(name))).toEqual([])
  expect(localStore.names()).toEqual(expect.arrayContaining([...OF_DEVICE, ...OPEN, 'college_id']))
})

test('clears the campus when a page before the login closes', () => {
  open()
  window.dispatchEvent(new Event('pagehide'))
  expect(localStore.names().toSorted()).toEqual([...OF_DEVICE, ...OPEN].toSorted())
})

test('keeps the data of a session that is open in another tab', () => {
  saveSession('R1', Date.now(), 'a')
  open()
  window.dispatchEvent(new Event('pagehide'))
  expect(localStore.names()).toEqual(expect.arrayContaining([...OF_SESSION, 'college_id', 'refresh_token']))
})
