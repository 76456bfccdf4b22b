import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useListJadwalUjian } from '#generated/client/ujian/ujian.ts'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { formatRentang } from '#shared/campus/rentang.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { readRows } from '#shared/wire/readers.ts'
import { type DateWarning, dateWarnings } from './date-warnings.ts'
import { internshipsQuery } from './internship-query.ts'

const useExamDays = (jenis: 'UTS' | 'UAS') => {
  const { semesterBerjalan } = useSemesterBerjalan()
  const params = { ...toPeriodeParams(semesterBerjalan), jenis }
  const query = { enabled: semesterBerjalan !== undefined && semesterBerjalan !== null }
  const rows = useOptionalData(useListJadwalUjian(useIdMahasiswa(), params, { query }))?.data
  return { jenis, days: readRows(rows, 'hint').flatMap(({ tanggalUjian }) => tanggalUjian || []) }
}

interface Props {
  /** YYYY-MM-DD; '' while empty. */
  mulai: string
  selesai: string
  /** Id of the proposal that is being changed; '' for a new one. */
  own?: string
}

/**
 * Warnings about the dates of an internship: too long, or overlapping another internship or own exams. They do not
 * block sending.
 */
export const DateNotes = ({ mulai, selesai, own = '' }: Props) => {
  const { t, i18n } = useTranslation('kerja-praktik')
  const list = useOptionalData(useQuery(internshipsQuery(useIdMahasiswa())))
  const others = readRows(list?.data, 'hint').filter(({ id }) => own === '' || id !== own)
  const warnings = dateWarnings(mulai, selesai, others, [useExamDays('UTS'), useExamDays('UAS')])
  const textOf = (warning: DateWarning): string => {
    if (warning.kind === 'long') return t('dates.long')
    if (warning.kind === 'exams') {
      const { jenis, count, first } = warning
      return t('dates.exams', { jenis, count, hari: formatTanggal(first, i18n.language) })
    }
    const rentang = formatRentang(warning.mulai, warning.selesai, i18n.language)
    return t('dates.other', { judul: warning.judul || '–', rentang })
  }
  if (warnings.length === 0) return null
  return (
    <Notice tone="warn">
      {warnings.map((warning) => (
        <p key={textOf(warning)}>{textOf(warning)}</p>
      ))}
    </Notice>
  )
}
