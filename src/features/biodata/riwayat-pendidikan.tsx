import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useListRiwayatPendidikan } from '#generated/client/biodata/biodata.ts'
import type { RiwayatPendidikan } from '#generated/readers/biodata.ts'
import { AnswerCard } from '#kit/answer/answer-card.tsx'
import { formatDesimal } from '#shared/format/desimal.ts'
import styles from './biodata.module.css'

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ')

/** '2021–2024', '2024–' while it lasts. */
const yearsOf = ({ tahunMasuk, tahunLulus }: RiwayatPendidikan): string =>
  tahunMasuk === null && tahunLulus === null ? '' : `${tahunMasuk ?? ''}–${tahunLulus ?? ''}`

const Row = ({ row }: { row: RiwayatPendidikan | null }) => {
  const { t, i18n } = useTranslation('biodata')
  if (!row) return <b>{t('riwayat.unnamed')}</b>
  const jurusan = joined(row.jurusan, row.kota)
  const years = yearsOf(row)
  return (
    <>
      <b>{joined(row.jenjang, row.namaInstitusi) || t('riwayat.unnamed')}</b>
      {jurusan ? <span>{jurusan}</span> : null}
      {years ? <span>{years}</span> : null}
      {row.nilaiAkhir === null ? null : (
        <span>{t('riwayat.nilai', { nilai: formatDesimal(row.nilaiAkhir, 2, i18n.language) })}</span>
      )}
    </>
  )
}

/** The schools and programmes before and of this study, newest first; the campus keeps them (section 7). */
export const RiwayatPendidikanCard = () => {
  const { t } = useTranslation('biodata')
  const riwayat = useListRiwayatPendidikan(useIdMahasiswa())
  return (
    <AnswerCard title={t('riwayat.title')} of={riwayat} part={({ data }) => data} lines={4} empty={t('riwayat.empty')}>
      {(rows) => (
        <ol className={styles['riwayat']}>
          {[...rows.entries()].map(([place, row]) => (
            <li key={place}>
              <Row row={row} />
            </li>
          ))}
        </ol>
      )}
    </AnswerCard>
  )
}
