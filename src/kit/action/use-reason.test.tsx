import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ReadOnlyContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import { setRuntimeFlags, startFlags } from '#flags/flags.ts'
import { noteCall } from '#shared/state/note-call.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import type { Action } from './action.ts'
import { useReason } from './use-reason.ts'

beforeEach(async () => {
  startFlags()
  await startKitTexts('id', { cuti: { 'request.assumed': ASSUMED } })
})
afterEach(() => {
  resetFlags()
  noteCall(true)
})

const OWN = { text: 'Belum dibuka' }
const ASSUMED = 'Kampus ini belum menyediakannya.'
const GENERAL = 'Kampus Anda belum menyediakan bagian ini di portal.'
/** A call that is not in the specification. */
const LEAVE = { operation: 'createPengajuanCuti', words: 'cuti:request' }
const OPERATOR = { text: 'Hanya dapat dibaca', rule: 'operator' }

interface Situation {
  operator?: boolean
  known?: boolean
  own?: boolean
  offline?: boolean
  ofAccount?: boolean
  of?: Pick<Action<never>, 'operation' | 'words' | 'isAssumed'>
}
const reasonIn = ({ operator, known, own, offline, ofAccount, of = LEAVE }: Situation) => {
  setRuntimeFlags({ 'assumed-writes': known === true })
  noteCall(!offline)
  const why = { of, own: own ? OWN : null, ...(ofAccount && { ofAccount }) }
  const { result } = renderHook(() => useReason(why), {
    wrapper: ({ children }) => <ReadOnlyContext value={operator ? OPERATOR : null}>{children}</ReadOnlyContext>,
  })
  return result.current?.text ?? null
}

test.each<[string, Situation, string | null]>([
  ['none when nothing blocks the action', { known: true }, null],
  ['read-only access of the operator, before all others', { operator: true, own: true, offline: true }, OPERATOR.text],
  ['a call that the campus may not support, before the rest', { own: true, offline: true }, ASSUMED],
  ['the general text when the subject has none', { of: { ...LEAVE, words: 'cuti:none' } }, GENERAL],
  ['none for a call that the specification shows', { of: { ...LEAVE, operation: 'registerKompre' } }, null],
  [
    'an assumed body of a call that the specification shows',
    { of: { operation: 'createChatGroup', words: 'cuti:request', isAssumed: true } },
    ASSUMED,
  ],
  ['the subject’s own reason, before the network', { known: true, own: true, offline: true }, OWN.text],
  ['no network', { known: true, offline: true }, 'Perlu koneksi internet. Terbuka lagi begitu tersambung.'],
  ['none for the account of the operator', { operator: true, known: true, ofAccount: true }, null],
])('returns one reason: %s', (_, situation, text) => {
  expect(reasonIn(situation)).toBe(text)
})
