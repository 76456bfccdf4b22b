// @vitest-environment node
import { expect, test } from 'vitest'
import { operations } from './bundle.ts'
import { sourcesOf, withoutComments } from './sources.ts'

// A write that replaces a whole and waits in the queue would overwrite what another device has saved meanwhile. Its action says
// what it replaces (`replaces`), and the queue asks (ADR 13).

/** Writes of the contract that may be sent again and replace no whole that a person has written. */
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
/** Where several operations share one action. */
const SHARED: Readonly<Record<string, string>> = {
  saveKrs: 'src/features/krs/simpan/use-sending.tsx',
  saveKrss: 'src/features/krs/simpan/use-sending.tsx',
  savePkrs: 'src/features/krs/simpan/use-sending.tsx',
}
const SAYS = /\breplaces(?:Whole)?\b|\breplacing\(/

const repeatable = operations.filter(({ 'x-effect': effect, method }) => effect === 'idempotent' && method !== 'DELETE')
const sources = sourcesOf('src/features').map(({ path, text }) => ({ path, text: withoutComments(text) }))

/** The text of an action: from the name of its operation to the next one. */
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
