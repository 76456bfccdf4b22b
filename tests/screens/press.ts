import { fireEvent, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { renderScreen } from '#tests/render-screen.tsx'
import { mainOf } from './cases.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Skips pointer checks, because tests/e2e covers overlapping elements and there are ten thousand presses here. There is
 * no delay between keys.
 */
const user = userEvent.setup({ pointerEventsCheck: 0, delay: null })
/** Upper limit of buttons for one thing on any screen. */
const MOST_BUTTONS = 20
/** Number of rows tested in a long list. */
const MOST_ALIKE = 2

/** Text typed into a field, by its name. */
const TYPED: Readonly<Record<string, string>> = {
  tel: '081325550117',
  email: 'sekar@arunika.example',
  numeric: '50000',
  decimal: '3,5',
  url: 'https://arunika.example',
  password: 'kembang-sepatu',
  date: '2000-01-31',
  later: '2000-12-31',
}

/** A number for a field that takes no large one. */
const A_FEW = '2'

/** The last option that can be chosen and that no other list of the form holds: two supervisors are two people. */
const lastFree = (list: HTMLSelectElement): HTMLOptionElement | undefined => {
  const others = [...(list.form?.querySelectorAll('select') ?? [])].filter((other) => other !== list)
  const open = [...list.options].filter(({ disabled }) => !disabled)
  return open.findLast(({ value }) => others.every((other) => other.value !== value)) ?? open.at(-1)
}

/** A second date of a form is a later one. */
const dayFor = (control: Control): string | undefined =>
  control.form?.querySelector('input[type="date"]') === control ? TYPED['date'] : TYPED['later']

const fillIn = async (control: Control): Promise<void> => {
  const kind = control.type === 'text' ? control.inputMode : control.type
  if (kind === 'checkbox' || kind === 'radio') await user.click(control)
  else if (kind === 'file') await user.upload(control, new File(['%PDF'], 'berkas.pdf', { type: 'application/pdf' }))
  else if (kind === 'date') fireEvent.input(control, { target: { value: dayFor(control) } })
  else if (control instanceof HTMLSelectElement) await user.selectOptions(control, lastFree(control) ?? [])
  else {
    const isTooMuch = kind === 'numeric' && control.value.replace(/\D/g, '') === TYPED[kind] // refused before
    await user.clear(control)
    await user.type(control, isTooMuch ? A_FEW : (TYPED[kind] ?? 'Tujuh'))
  }
}

/** Types something where it can be, so that what is typed could be sent. */
const typeSomewhere = async (): Promise<void> => {
  for (const form of mainOf().querySelectorAll('form')) {
    const line = form.querySelector<HTMLElement>('input[type="text"]:not([readonly], :disabled), textarea')
    if (line) await user.type(line, '7')
  }
}

/** A field, or a question with its choices: the first of them. */
const answer = async (missing: Control | HTMLFieldSetElement): Promise<void> =>
  missing instanceof HTMLFieldSetElement ? user.click(missing.querySelector('input') ?? missing) : fillIn(missing)

/** The same button, or the one that has come in its place. */
const sameAs = (button: HTMLElement, words: string | null): HTMLElement | undefined =>
  button.isConnected
    ? button
    : [...mainOf().querySelectorAll('button')].find(({ textContent }) => textContent === words)

/** By its element: a look by role asks every element of the page whether it can be seen, after each press. */
const openDialog = () => document.querySelector('dialog[open]')

/** A form is judged after the press: until it says what it misses, asks whether it is meant, or sends. Some do none of it. */
const judged = async (shown: Shown, before: number): Promise<void> => {
  const isJudged = () =>
    shown.asked.length > before || openDialog() !== null || document.querySelector('[aria-invalid="true"]') !== null
  await waitFor(() => expect(isJudged()).toBe(true), { interval: 5, timeout: 500 }).catch(() => undefined)
}

/** Presses what sends; where a form says what it misses, fills that in and presses again. */
const press = async (shown: Shown, button: HTMLElement): Promise<void> => {
  const words = button.textContent
  const before = shown.asked.length
  const sends = button.matches('[type="submit"]')
  await user.click(button)
  if (sends) await judged(shown, before)
  const missing = [...document.querySelectorAll<Control | HTMLFieldSetElement>('[aria-invalid="true"]')]
  if (missing.length === 0) return
  for (const one of missing) await answer(one)
  const again = sameAs(button, words)
  if (!again) return
  await user.click(again)
  if (sends) await judged(shown, before)
}

/** Until nothing is on its way; who waits for a payment asks again and again. */
const quiet = ({ isQuiet }: Shown): Promise<void> =>
  waitFor(() => expect(isQuiet()).toBe(true), { interval: 5, timeout: 300 }).catch(() => undefined)

/** How often nothing is found on its way before nothing more will leave: a write may read something first. */
const CALM = 5

/** Until what was pressed last has left. */
const atRest = ({ isQuiet }: Shown): Promise<void> => {
  let calm = 0
  const look = () => {
    calm = isQuiet() ? calm + 1 : 0
    expect(calm).toBeGreaterThan(CALM)
  }
  return waitFor(look, { interval: 10, timeout: 3000 }).catch(() => undefined)
}

/** What was pressed, and what could not be at first. */
interface Pressed {
  done: Set<string>
  waited: Set<string>
}
const PRESSABLE = 'button, input[type="checkbox"]'
/** Lets an operator write; whoever presses it may. */
const ALLOWS = 'Izinkan perubahan'
const isWaiting = (one: Element) => one.matches('[aria-disabled="true"], :disabled')

/** What can be pressed and was not: first what has become possible by what was pressed before, then what sends, then ticks. */
const nextOf = ({ done, waited }: Pressed): { name: string; control: HTMLElement } | undefined => {
  const alike = new Map<string, number>()
  const found = [...mainOf().querySelectorAll<HTMLElement>(PRESSABLE)].flatMap((control) => {
    const words = control.getAttribute('aria-label') ?? control.closest('label, button')?.textContent ?? ''
    const count = (alike.get(words) ?? 0) + 1
    alike.set(words, count)
    const name = `${words} ${count}`
    if (isWaiting(control)) waited.add(name)
    const isLeft = count > MOST_ALIKE || isWaiting(control) || done.has(name) || words === ALLOWS
    return isLeft ? [] : [{ name, control }]
  })
  return (
    found.find(({ name }) => waited.has(name)) ??
    found.find(({ control }) => control.matches('[type="submit"]')) ??
    found.find(({ control }) => control.matches('input')) ??
    found[0]
  )
}

/** Says yes to what is asked, as often as something more is. */
const sayYes = async (shown: Shown): Promise<void> => {
  for (let question = 0; question < 3; question += 1) {
    const dialog = openDialog()
    const yes = dialog && [...dialog.querySelectorAll('button')].at(-1)
    if (!yes) return
    const choice = isWaiting(yes) ? dialog.querySelector<HTMLElement>('input:not(:checked)') : null
    if (choice) await user.click(choice)
    await press(shown, yes)
    await quiet(shown)
  }
  if (openDialog()) await user.keyboard('{Escape}')
}

/** The same once everything is at rest: what was pressed last may bring something that can be pressed. */
const nextAtRest = async (shown: Shown, pressed: Pressed): Promise<ReturnType<typeof nextOf>> => {
  const next = nextOf(pressed)
  if (next) return next
  await vi.dynamicImportSettled() // what is sent may have something to load before
  await atRest(shown)
  return nextOf(pressed)
}

/**
 * Does whatever a person could do on a screen: types, presses what there is, and says yes to what is asked.
 * @returns how much there was to press, also what can not be pressed and says why
 */
export const pressEverything = async (shown: Shown, address: string): Promise<number> => {
  const pressed: Pressed = { done: new Set(), waited: new Set() }
  await typeSomewhere()
  const opened = shown.path()
  while (pressed.done.size < MOST_BUTTONS) {
    const next = await nextAtRest(shown, pressed)
    if (!next) break
    pressed.done.add(next.name)
    await press(shown, next.control)
    await quiet(shown)
    await sayYes(shown)
    if (shown.path() !== opened) await shown.navigate(address)
  }
  await vi.dynamicImportSettled()
  await atRest(shown)
  return new Set([...pressed.done, ...pressed.waited]).size
}
