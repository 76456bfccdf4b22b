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

/** A semester of the student as a Roman numeral (section 9); what none can be written for stands as it is. */
export const romawi = (ke: number): string =>
  Number.isInteger(ke) && ke >= 1 && ke <= MAX_ROMAWI ? formatRomawi(ke) : String(ke)

/** How figures of grades are written on this screen and its papers. */
export const useAngka = () => {
  const { t, i18n } = useTranslation('nilai')
  const decimals = useFlag('nilai.ips-decimals')
  const noneOf = (value: null | undefined) => (value === null ? NONE : unreadableWord(i18n.language))
  /** Grade points and marks with two decimals, or as many as are asked for. */
  const desimal = (value: Angka, digits = 2) =>
    value == null ? noneOf(value) : formatDesimal(value, digits, i18n.language)
  /** A number with as many decimals as it has. */
  const numberText = (value: Angka) => (value == null ? noneOf(value) : formatAngka(value, i18n.language))
  /** What is known, or that it is hidden. */
  const shut = (isTertutup: boolean, known: string) => (isTertutup ? t('hidden.short') : known)
  return {
    decimals,
    numberText,
    desimal,
    shut,
    /** IPS and IPK: 2 decimals, 4 for one campus (section 9). */
    ip: (value: Angka, isTertutup = false) => shut(isTertutup, desimal(value, decimals)),
    sksText: (sks: Angka) => (sks == null ? '' : t('row.sks', { count: sks })),
    /** What an IPS is called: of which semester, where that is known. */
    ipsTitle: (ke?: Angka) => (ke ? t('ips.last', { ke }) : t('column.ips')),
    /** The mark of a course that runs, as far as its components say one; else ''. */
    sementara: ({ komponen }: NilaiPerkomponen) => {
      const soFar = nilaiSementara(allRows(komponen) ?? [])
      return soFar ? t('component.soFar', { nilai: desimal(Number(soFar.nilai)), persen: soFar.persen }) : ''
    },
  }
}
