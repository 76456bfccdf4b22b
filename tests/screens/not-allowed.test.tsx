import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { closeGateway } from '#tests/simulated-gateway.ts'
import { operations } from '../contract/bundle.ts'
import unused from '../contract/openapi/unused-operations.json'
import { arrangeCase, CASES, type Case, operationOf } from './cases.ts'
import { pressEverything } from './press.ts'

vi.setConfig({ testTimeout: 60_000 }) // every button of a screen is pressed, as four people

beforeEach(() => {
  vi.stubGlobal('print', () => undefined)
})
const forget = () => {
  clearOutbox()
  localStore.clear()
  setRuntimeFlags({ 'assumed-writes': false })
}
afterEach(forget)

interface Person {
  operator?: boolean
  offline?: boolean
  /** Calls that the specification does not show are off. */
  without?: 'assumed'
}

/** What the last guard of the gateway says to an operator: before it a button has to say why it waits. */
const STOPPED = 'Tidak dikirim: data mahasiswa ini hanya dapat dibaca'

/** What somebody writes who presses everything that a screen has. */
const writtenBy = async (one: Case, { operator = false, offline = false, without }: Person = {}) => {
  const { address } = one
  if (operator) localStore.set('operator_student_id', '240117023')
  setRuntimeFlags({ 'assumed-writes': without !== 'assumed' })
  const shown = await renderScreen(address, { ...arrangeCase(one), ...(operator && { persona: 'operator' }) })
  await screen.findByRole('heading', { level: 1 }) // of an operator the chosen student comes first
  await shown.settled()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline)
  window.dispatchEvent(new Event(offline ? 'offline' : 'online'))
  const before = offline ? shown.asked.length : 0 // opening a screen may write too: that something was read
  await pressEverything(shown, address)
  expect(document.body.textContent, 'what can not be written can not be pressed either').not.toContain(STOPPED)
  shown.unmount()
  online.mockRestore()
  window.dispatchEvent(new Event('online'))
  await closeGateway() // what this person has begun is not the next one's
  forget()
  return shown.asked.slice(before).filter((request) => !request.startsWith('GET ') && !request.includes('access_token'))
}
const nameOf = (request: string) => operationOf(request)?.operationId ?? request
const isAssumed = (name: string) => operationOf(name)?.isAssumed === true
/** What students write who may, by address. */
const written = new Map<string, string[]>()

test.each(CASES)(
  '$address: an operator, a student without network, and one whose campus does not know a call press everything, and nothing is written',
  async (one) => {
    const requests = await writtenBy(one)
    written.set(one.address, requests.map(nameOf))
    if (requests.length === 0) return // nothing to hold back
    expect(await writtenBy(one, { operator: true }), 'as an operator').toEqual([])
    expect(await writtenBy(one, { offline: true }), 'without network').toEqual([])
    if (!requests.some(isAssumed)) return
    expect((await writtenBy(one, { without: 'assumed' })).filter(isAssumed), 'where it is not known').toEqual([])
  },
)

/** Written where the table of screens has no subject, or by a student in another situation; a screen has a test for it. */
const ELSEWHERE = [
  ...['createAccessToken', 'revokeToken', 'authorizeSikad', 'subscribeTopic', 'unsubscribeTopic'],
  ...['requestResetPassword', 'resetPassword', 'changePassword'],
  'updateBiodata', // the same form and button as updateBiodataUtama, by the field that was changed
  'claimLebihBayar', // saldo.test.tsx: of a student who paid too much
  ...['createChatGroup', 'updateChatGroup', 'createChatThread', 'updateChatThread', 'createChatTicket'],
]

test('all that screens write is written by somebody who may: what is held back above is held back on purpose', ({
  skip,
}) => {
  skip(written.size < CASES.length, 'some screens were left out')
  const writes = operations.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId)
  const waiting = Object.values(unused).flatMap((subject) => subject.operations)
  const expected = writes.filter((name) => ![...waiting, ...ELSEWHERE].includes(name))
  expect([...new Set([...written.values()].flat())].sort()).toEqual(expected.sort())
})
