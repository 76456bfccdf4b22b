import { useTranslation } from 'react-i18next'
import { useFlag } from '#flags/use-flag.ts'
import type { NilaiPerkomponen } from '#generated/client/nilai/readers.ts'
import { formatAngka, formatDesimal } from '#shared/format/desimal.ts'
import { formatRomawi } from '#shared/format/romawi.ts'
import { unreadableWord } from '#shared/format/unreadable.ts'
import { type Angka, allRows } from '#shared/wire/readers.ts'
import { nilaiSementara } from './nilai-sementara.ts'

const NONE = '–'
const MAX_ROMAWI = 3999

/** Returns a semester as a Roman numeral (section 9); unchanged when there is none for it. */
export const romawi = (ke: number): string =>
  Number.isInteger(ke) && ke >= 1 && ke <= MAX_ROMAWI ? formatRomawi(ke) : String(ke)

/** Returns formatters for the figures of grades, for screens and print pages. */
export const useAngka = () => {
  const { t, i18n } = useTranslation('nilai')
  const decimals = useFlag('nilai.ips-decimals')
  const noneOf = (value: null | undefined) => (value === null ? NONE : unreadableWord(i18n.language))
  /** Formats grade points and marks, by default with two decimals. */
  const desimal = (value: Angka, digits = 2) =>
    value == null ? noneOf(value) : formatDesimal(value, digits, i18n.language)
  /** Formats a number with its own decimals. */
  const numberText = (value: Angka) => (value == null ? noneOf(value) : formatAngka(value, i18n.language))
  /** Returns the value, or the label for a hidden one. */
  const shut = (isTertutup: boolean, known: string) => (isTertutup ? t('hidden.short') : known)
  return {
    decimals,
    numberText,
    desimal,
    shut,
    /** IPS and IPK: 2 decimals, 4 for one campus (section 9). */
    ip: (value: Angka, isTertutup = false) => shut(isTertutup, desimal(value, decimals)),
    sksText: (sks: Angka) => (sks == null ? '' : t('row.sks', { count: sks })),
    /** Returns the label of an IPS, with its semester if known. */
    ipsTitle: (ke?: Angka) => (ke ? t('ips.last', { ke }) : t('column.ips')),
    /** Returns the provisional mark of a running course from its components; '' without one. */
    sementara: ({ komponen }: NilaiPerkomponen) => {
      const soFar = nilaiSementara(allRows(komponen) ?? [])
      return soFar ? t('component.soFar', { nilai: desimal(Number(soFar.nilai)), persen: soFar.persen }) : ''
    },
  }
}
