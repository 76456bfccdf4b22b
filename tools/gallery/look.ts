import { chooseColor } from '#shared/browser/appearance.ts'
import { changeLanguage, type Language } from '#shared/i18n/i18n.ts'
import { CAMPUS_COLOURS, type CampusName } from './campus-colours.ts'

/** Appearance of the gallery. Stored in the address, so that tests and links can select it. */
export interface Look {
  mode: 'light' | 'dark'
  lng: Language
  campus: CampusName
}

const isCampus = (name: string | null): name is CampusName => name !== null && name in CAMPUS_COLOURS

/** Parses the look in an address: ?mode=dark&lng=en&campus=kuning */
export const readLook = (query: string): Look => {
  const wanted = new URLSearchParams(query)
  const campus = wanted.get('campus')
  return {
    mode: wanted.get('mode') === 'dark' ? 'dark' : 'light',
    lng: wanted.get('lng') === 'en' ? 'en' : 'id',
    campus: isCampus(campus) ? campus : 'arunika',
  }
}

/** Applies a look and writes it to the address. */
export const applyLook = async (look: Look): Promise<void> => {
  chooseColor(look.mode) // counts as the user's choice, which the campus's later response does not override
  document.documentElement.style.setProperty('--campus', CAMPUS_COLOURS[look.campus])
  window.history.replaceState(null, '', `?${new URLSearchParams({ ...look }).toString()}`)
  await changeLanguage(look.lng, false)
}
