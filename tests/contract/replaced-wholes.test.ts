// @vitest-environment node
import { expect, test } from 'vitest'
import { operations } from './bundle.ts'
import { sourcesOf, withoutComments } from './sources.ts'

// A queued write that replaces a whole record would overwrite changes that another device saved meanwhile. Its action
// declares what it replaces (`replaces`), and the queue asks for confirmation (ADR 13).

/** Repeatable writes of the contract that replace no whole record written by the user. */
const NO_WHOLE: Readonly<Record<string, string>> = {
  approveKehadiranSidang: 'one mark, which the student sets only',
  confirmValidasiData: 'one mark, which the student sets only',
  deleteKelengkapanSkpi: 'a deletion',
  markNotifikasiRead: 'one mark of one device after the other',
  subscribeTopic: 'the address of this device',
  unsubscribeTopic: 'the address of this device',
  revokeToken: 'the session of this page',
  uploadTugasKuliah: 'a file, whose arrival is asked for by name, size and time',
  uploadResumeSeminar: 'a file, whose arrival is asked for by name, size and time',
  uploadTugasSertifikasi: 'a file, whose arrival is asked for by name, size and time',
  updateChatGroup: 'sent by the chat module, which keeps no queue',
  updateConfiguration: 'a value of the campus, which no student sends',
}
/** Files of actions that several operations share. */
const SHARED: Readonly<Record<string, string>> = {
  saveKrs: 'src/features/krs/simpan/use-sending.tsx',
  saveKrss: 'src/features/krs/simpan/use-sending.tsx',
  savePkrs: 'src/features/krs/simpan/use-sending.tsx',
}
const SAYS = /\breplaces(?:Whole)?\b|\breplacing\(/

const repeatable = operations.filter(({ 'x-effect': effect, method }) => effect === 'idempotent' && method !== 'DELETE')
const sources = sourcesOf('src/features').map(({ path, text }) => ({ path, text: withoutComments(text) }))

/** Returns the source of an action: from the name of its operation to the next one. */
const actionOf = (id: string): string => {
  const shared = sources.find(({ path }) => path === SHARED[id])
  if (shared) return shared.text
  const holder = sources.find(({ text }) => text.includes(`operation: '${id}'`))
  return holder?.text.split(`operation: '${id}'`)[1]?.split(/\boperation: /)[0] ?? ''
}

test.each(repeatable.map(({ operationId }) => operationId).filter((id) => !(id in NO_WHOLE)))(
  '%s declares what it replaces, so that a concurrent change is detected',
  (id) => {
    expect(actionOf(id)).toMatch(SAYS)
  },
)

test('lists as exceptions only idempotent writes of the contract', () => {
  const ids = repeatable.map(({ operationId }) => operationId)
  expect(Object.keys(NO_WHOLE).filter((id) => !ids.includes(id))).toEqual([])
  expect(ids.length).toBeGreaterThan(Object.keys(NO_WHOLE).length + 8)
})
