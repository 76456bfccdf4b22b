import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { clearOutbox } from '#gateway/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { CASES, mainOf, operationOf } from './cases.ts'

vi.setConfig({ testTimeout: 60_000 }) // every button of a screen is pressed

beforeEach(() => {
  vi.stubGlobal('print', () => undefined)
})
afterEach(() => {
  clearOutbox()
  setRuntimeFlags({ 'assumed-writes': false })
})

/** More than any screen has for one thing; of a long list the first rows stand for the others. */
const MOST_BUTTONS = 25
type Shown = Awaited<ReturnType<typeof renderScreen>>

const buttons = () => [...mainOf().querySelectorAll<HTMLElement>('button:not([aria-disabled="true"], :disabled)')]

/** Types something where it can be, so that what is typed could be sent. */
const typeSomewhere = async ({ user }: Shown) => {
  for (const form of mainOf().querySelectorAll('form')) {
    const line = form.querySelector<HTMLElement>('input[type="text"]:not([readonly], :disabled), textarea')
    if (line) await user.type(line, '7')
  }
}

/** Presses whatever there is, and says yes to what is asked. */
const pressEverything = async (shown: Shown) => {
  const { user, settled } = shown
  await typeSomewhere(shown)
  for (let place = 0; place < MOST_BUTTONS; place += 1) {
    const button = buttons()[place]
    if (!button) return
    await user.click(button)
    const dialog = screen.queryByRole('dialog')
    const yes = dialog && within(dialog).queryAllByRole('button').at(-1)
    if (yes) await user.click(yes)
    await settled()
    if (screen.queryByRole('dialog')) await user.keyboard('{Escape}')
  }
}

const writesOf = ({ asked }: Shown) =>
  asked.filter((request) => !request.startsWith('GET ') && !request.includes('access_token'))

test.each(CASES)(
  '$address: an operator who may not change anything presses everything, and nothing is written',
  async (one) => {
    localStore.set('operator_student_id', '240117023')
    setRuntimeFlags({ 'assumed-writes': true })
    const shown = await renderScreen(one.address, { persona: 'operator' })
    await waitFor(mainOf) // the chosen student comes first
    await shown.settled()
    await pressEverything(shown)
    expect(writesOf(shown)).toEqual([])
  },
)

test.each(CASES)('$address: without a network a student presses everything, and nothing leaves', async (one) => {
  setRuntimeFlags({ 'assumed-writes': true })
  const shown = await renderScreen(one.address, { persona: one.persona })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const before = writesOf(shown)
  await pressEverything(shown)
  expect(writesOf(shown)).toEqual(before)
})

test.each(CASES)(
  '$address: where assumed calls are off a student presses everything, and none of them leaves',
  async (one) => {
    setRuntimeFlags({ 'assumed-writes': false })
    const shown = await renderScreen(one.address, { persona: one.persona })
    await pressEverything(shown)
    const assumed = writesOf(shown).filter((request) => operationOf(request)?.isAssumed)
    expect(assumed).toEqual([])
  },
)
