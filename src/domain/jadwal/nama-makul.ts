import { shownText } from '#shared/format/unreadable.ts'

interface Makul {
  kodeMakul: string
  namaMakul: string
  namaMakulInggris?: string
}

/**
 * Returns the name of a makul in the language of the screen, otherwise the other name, otherwise its code; a dash
 * without any of them.
 */
export const namaMakulOf = ({ kodeMakul, namaMakul, namaMakulInggris = '' }: Makul, language: string): string =>
  shownText((language === 'en' && namaMakulInggris) || namaMakul || namaMakulInggris || kodeMakul || '–', language)
