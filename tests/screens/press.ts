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

/** A number for fields that accept small ones only. */
const A_FEW = '2'

/** Returns the last selectable option that no other list of the form uses: two supervisors must differ. */
const lastFree = (list: HTMLSelectElement): HTMLOptionElement | undefined => {
  const others = [...(list.form?.querySelectorAll('select') ?? [])].filter((other) => other !== list)
  const open = [...list.options].filter(({ disabled }) => !disabled)
  return open.findLast(({ value }) => others.every((other) => other.value !== value)) ?? open.at(-1)
}

/** Returns a date for a field; a second date of a form is later than the first. */
const dayFor = (control: Control): string | undefined =>
  control.form?.querySelector('input[type="date"]') === control ? TYPED['date'] : TYPED['later']

const fillIn = async (control: Control): Promise<void> => {
  const kind = control.type === 'text' ? control.inputMode : control.type
  if (kind === 'checkbox' || kind === 'radio') await user.click(control)
  else if (kind === 'file') await user.upload(control, new File(['%PDF'], 'berkas.pdf', { type: 'application/pdf' }))
  else if (kind === 'date') fireEvent.input(control, { target: { value: dayFor(control) } })
  else if (control instanceof HTMLSelectElement) await user.selectOptions(control, lastFree(control) ?? [])
  else {
    const isTooMuch = kind === 'numeric' && control.value.replace(/\D/g, '') === TYPED[kind] // rejected before
    await user.clear(control)
    await user.type(control, isTooMuch ? A_FEW : (TYPED[kind] ?? 'Tujuh'))
  }
}

/** Types into the first text field of each form, so that the forms have something to send. */
const typeSomewhere = async (): Promise<void> => {
  for (const form of mainOf().querySelectorAll('form')) {
    const line = form.querySelector<HTMLElement>('input[type="text"]:not([readonly], :disabled), textarea')
    if (line) await user.type(line, '7')
  }
}

/** Fills in a field, or chooses the first option of a question. */
const answer = async (missing: Control | HTMLFieldSetElement): Promise<void> =>
  missing instanceof HTMLFieldSetElement ? user.click(missing.querySelector('input') ?? missing) : fillIn(missing)

/** Returns the same button, or the one that has replaced it. */
const sameAs = (button: HTMLElement, words: string | null): HTMLElement | undefined =>
  button.isConnected
    ? button
    : [...mainOf().querySelectorAll('button')].find(({ textContent }) => textContent === words)

/** Queries by element: a query by role would check the visibility of every element after each press. */
const openDialog = () => document.querySelector('dialog[open]')

/**
 * Waits until a form has been validated after a press: it shows errors, asks for confirmation, or sends. Some do none
 * of these.
 */
const judged = async (shown: Shown, before: number): Promise<void> => {
  const isJudged = () =>
    shown.asked.length > before || openDialog() !== null || document.querySelector('[aria-invalid="true"]') !== null
  await waitFor(() => expect(isJudged()).toBe(true), { interval: 5, timeout: 500 }).catch(() => undefined)
}

/** Presses a button; when a form reports missing input, fills it in and presses again. */
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

/** Waits until no request is in flight, with a limit: a screen that waits for a payment polls continuously. */
const quiet = ({ isQuiet }: Shown): Promise<void> =>
  waitFor(() => expect(isQuiet()).toBe(true), { interval: 5, timeout: 300 }).catch(() => undefined)

/** Number of looks without a request in flight after which no more will be sent: a write may read something first. */
const CALM = 5

/** Waits until the requests of the last press have been sent. */
const atRest = ({ isQuiet }: Shown): Promise<void> => {
  let calm = 0
  const look = () => {
    calm = isQuiet() ? calm + 1 : 0
    expect(calm).toBeGreaterThan(CALM)
  }
  return waitFor(look, { interval: 10, timeout: 3000 }).catch(() => undefined)
}

/** Names of controls that were pressed, and of those that were disabled at first. */
interface Pressed {
  done: Set<string>
  waited: Set<string>
}
const PRESSABLE = 'button, input[type="checkbox"]'
/** Button that allows an operator to write; it is never pressed. */
const ALLOWS = 'Izinkan perubahan'
const isWaiting = (one: Element) => one.matches('[aria-disabled="true"], :disabled')

/**
 * Returns the next control that has not been pressed: first newly enabled ones, then submit buttons, then checkboxes.
 */
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

/** Confirms dialogs until no more are opened. */
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

/** Returns the next control once everything is at rest: the last press may have enabled another one. */
const nextAtRest = async (shown: Shown, pressed: Pressed): Promise<ReturnType<typeof nextOf>> => {
  const next = nextOf(pressed)
  if (next) return next
  await vi.dynamicImportSettled() // sending may load a module first
  await atRest(shown)
  return nextOf(pressed)
}

/**
 * Performs every user action on a screen: types, presses every control, and confirms every dialog.
 * @returns the number of controls, including disabled ones that explain why
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
