import { shownText } from '#shared/format/unreadable.ts'

interface Makul {
  kodeMakul: string
  namaMakul: string
  namaMakulInggris?: string
}

/** Name of a makul in the language of the screen, else the other one, else its code; a dash where it has none of them. */
export const namaMakulOf = ({ kodeMakul, namaMakul, namaMakulInggris = '' }: Makul, language: string): string =>
  shownText((language === 'en' && namaMakulInggris) || namaMakul || namaMakulInggris || kodeMakul || '–', language)
