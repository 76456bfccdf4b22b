import { screen, within } from '@testing-library/react'
import { card, renderScreen } from './render-screen.tsx'

/** A moment at which KRS is open in the story. */
const KRS_OPEN = '2027-01-12T10:00:00+07:00'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

/** Opens a registration at a moment; by default KRS while it is open. */
export const openKrs = (path = '/krs', { at = KRS_OPEN, ...options }: Options & { at?: string } = {}) =>
  renderScreen(path, { arrange: (controls) => controls.jumpTo(at), ...options })

/** The card of the picks. */
export const taken = (): HTMLElement => card('Mata kuliah diambil')

/** A button by what stands on it: by role is slow in a screen of this size. */
export const button = (name: string | RegExp, where = screen.getByRole('main')): HTMLElement =>
  within(where).queryByLabelText(name, { selector: 'button' }) ??
  (within(where).getByText(name, { selector: 'button, button > span' }).closest('button') as HTMLElement)

/** The button that sends. */
export const saveButton = (jenis = 'KRS'): HTMLElement => screen.getByText(`Simpan ${jenis}`, { selector: 'button' })

/** Saves among the requests that were sent. */
export const saves = (asked: string[]): string[] => asked.filter((request) => /^POST .*\/edit_p?krss?$/.test(request))
