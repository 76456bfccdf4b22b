import { chooseColor } from '#shared/browser/appearance.ts'
import { changeLanguage, type Language } from '#shared/i18n/i18n.ts'
import { CAMPUS_COLOURS, type CampusName } from './campus-colours.ts'

/** How the gallery looks: in the address, so that a test and a link can ask for it. */
export interface Look {
  mode: 'light' | 'dark'
  lng: Language
  campus: CampusName
}

const isCampus = (name: string | null): name is CampusName => name !== null && name in CAMPUS_COLOURS

/** The look that an address asks for: ?mode=dark&lng=en&campus=kuning */
export const readLook = (query: string): Look => {
  const wanted = new URLSearchParams(query)
  const campus = wanted.get('campus')
  return {
    mode: wanted.get('mode') === 'dark' ? 'dark' : 'light',
    lng: wanted.get('lng') === 'en' ? 'en' : 'id',
    campus: isCampus(campus) ? campus : 'arunika',
  }
}

/** Shows a look and writes it into the address. */
export const applyLook = async (look: Look): Promise<void> => {
  chooseColor(look.mode) // as a person does: the campus, whose answer comes later, does not undo it
  document.documentElement.style.setProperty('--campus', CAMPUS_COLOURS[look.campus])
  window.history.replaceState(null, '', `?${new URLSearchParams({ ...look }).toString()}`)
  await changeLanguage(look.lng, false)
}
