import { useTranslation } from 'react-i18next'
import type { Listed } from '#shared/wire/readers.ts'
import type { Way, Ways } from './conditions.tsx'

/** Screens on which a condition of the final stretch is met, by its `kode`. For any other kode the student asks the campus. */
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

/** The conditions without the figures of the guidance, where its own card on the same page counts the meetings. */
export const withoutGuidanceFigures = <Row extends { kode: string; nilai: string; nilaiMinimal: string }>(
  items: Listed<Row>,
): Listed<Row> => items.map((row) => (row?.kode === 'bimbingan' ? { ...row, nilai: '', nilaiMinimal: '' } : row))

/**
 * Returns the ways to meet the conditions of the final stretch.
 * @param own ways that only the subject knows, such as the detail of the work for `bimbingan`
 */
export const useWays = (own: Ways = {}): Ways => {
  const { t } = useTranslation('studi-akhir')
  const ways: Record<string, Way | null> = {}
  for (const [kode, [to, key]] of Object.entries(SCREENS))
    ways[kode] = { to, label: t(`way.${key}`), screen: t(`screen.${key}`) }
  return { ...ways, ...own }
}
