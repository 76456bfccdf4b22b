import { useTranslation } from 'react-i18next'
import type { Listed } from '#shared/wire/readers.ts'
import type { Way, Ways } from './conditions.tsx'

/** Screens on which a condition is met, by `kode`. For any other kode the student contacts the campus. */
const SCREENS = {
  sks: ['/nilai', 'nilai'],
  ipk: ['/nilai', 'nilai'],
  tunggakan: ['/biaya-kuliah', 'biaya-kuliah'],
  skpi: ['/skpi', 'skpi'],
  kuesioner: ['/kuesioner', 'kuesioner'],
  'tugas-akhir': ['/tugas-akhir', 'tugas-akhir'],
  usulan: ['/tugas-akhir', 'tugas-akhir'],
  kompre: ['/kompre', 'kompre'],
  jurnal: ['/lock-jurnal', 'lock-jurnal'],
} as const

/** Returns the conditions without the guidance figures, for a page whose guidance card already counts the meetings. */
export const withoutGuidanceFigures = <Row extends { kode: string; nilai: string; nilaiMinimal: string }>(
  items: Listed<Row>,
): Listed<Row> => items.map((row) => (row?.kode === 'bimbingan' ? { ...row, nilai: '', nilaiMinimal: '' } : row))

/**
 * Returns the screens on which conditions are met.
 * @param own screens that only the subject knows, such as the detail page of the work for `bimbingan`
 */
export const useWays = (own: Ways = {}): Ways => {
  const { t } = useTranslation('studi-akhir')
  const ways: Record<string, Way | null> = {}
  for (const [kode, [to, key]] of Object.entries(SCREENS))
    ways[kode] = { to, label: t(`way.${key}`), screen: t(`screen.${key}`) }
  return { ...ways, ...own }
}
