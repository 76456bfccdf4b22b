import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { closeGateway } from '#tests/simulated-gateway.ts'
import { findAkun } from '#tools/demo/session.ts'
import { arrangeCase, CASES, type Case, operationNamed, operationOf, WRITES } from './cases.ts'
import { pressEverything } from './press.ts'

vi.setConfig({ testTimeout: 60_000 }) // presses every button of a screen in four roles

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
  /** Disables calls that the specification does not show. */
  without?: 'assumed'
}

/** Message of the gateway's last guard for operators; a button must explain itself before this is reached. */
const STOPPED = 'Tidak dikirim: data mahasiswa ini hanya dapat dibaca'

/** Selects the screen's student for the operator. */
const actFor = ({ persona }: Case): void => {
  localStore.set('operator_student_id', findAkun(persona)?.username ?? '')
}

/**
 * Presses everything on a screen.
 * @returns the writes that were sent
 */
const writtenBy = async (one: Case, { operator = false, offline = false, without }: Person = {}) => {
  const { address } = one
  if (operator) actFor(one)
  setRuntimeFlags({ 'assumed-writes': without !== 'assumed' })
  const shown = await renderScreen(address, { ...arrangeCase(one), ...(operator && { persona: 'operator' }) })
  await screen.findByRole('heading', { level: 1 }) // for operators the selected student loads first
  await shown.settled()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline)
  if (offline) shown.controls.setFaults([{ operation: '*', kind: 'network' }]) // an answered call would override onLine
  window.dispatchEvent(new Event(offline ? 'offline' : 'online'))
  const before = offline ? shown.asked.length : 0 // opening a screen may send a write too: a read mark
  const pressed = await pressEverything(shown, address)
  if (address in WRITES) expect(pressed, 'there was something to press').toBeGreaterThan(0)
  if (shown.asked.some((request) => request.includes('revoke_token')))
    await waitFor(() => expect(shown.departures).not.toEqual([])) // a logout continues until the page is replaced
  expect(document.body.textContent, 'what can not be written can not be pressed either').not.toContain(STOPPED)
  shown.unmount()
  online.mockRestore()
  window.dispatchEvent(new Event('online'))
  await closeGateway() // so that pending work does not reach the next run
  forget()
  return shown.asked.slice(before).filter((request) => !request.startsWith('GET ') && !request.includes('access_token'))
}
const nameOf = (request: string) => operationOf(request)?.operationId ?? request
const isAssumed = (name: string) => operationNamed(name)?.isAssumed === true

/** Number of test files, one per worker. */
const FILES = 3

/**
 * Roles that may not write, and the calls that must not be sent: an operator, a student without a network, an assumed
 * call.
 */
const MAY_NOT: readonly { who: string; person: Person; isTheirs: (name: string) => boolean }[] = [
  { who: 'as an operator', person: { operator: true }, isTheirs: () => true },
  { who: 'without network', person: { offline: true }, isTheirs: () => true },
  { who: 'where it is not known', person: { without: 'assumed' }, isTheirs: isAssumed },
]

const pressesAsStudent = async (one: Case): Promise<void> => {
  const names = (await writtenBy(one)).map(nameOf)
  expect([...new Set(names)].sort(), 'by a student who may').toEqual(WRITES[one.address] ?? [])
}

const pressesInVain = async (one: Case, { who, person, isTheirs }: (typeof MAY_NOT)[number]): Promise<void> =>
  expect((await writtenBy(one, person)).map(nameOf).filter(isTheirs), who).toEqual([])

/**
 * Registers the tests of one file: a student with permission sends the `writes` of cases.ts, and nobody else sends any.
 * Only for the audit (scripts/vite/test-groups.ts).
 * @param file 0, 1 or 2
 */
export const testNotAllowed = (file: number): void => {
  test.each(CASES.filter((_, index) => index % FILES === file))(
    '$address: writes nothing for an operator, a student offline, or a campus that does not support the call',
    async (one) => {
      const writes = WRITES[one.address] ?? []
      await pressesAsStudent(one)
      for (const may of MAY_NOT.filter(({ isTheirs }) => writes.some(isTheirs))) await pressesInVain(one, may)
    },
  )
}
