import { useTranslation } from 'react-i18next'
import { dosenText } from '#domain/jadwal/kehadiran.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { joined } from '#shared/text/joined.ts'
import { isKnownText, knownText, readRows, unreadOf } from '#shared/wire/readers.ts'
import { type Entry, NO_SOURCE, type Source } from './entry.ts'
import { makulAddress } from './makul-address.ts'
import { useReasons } from './use-reasons.ts'

/** Screen below the sheet of a course. */
const COURSES = { pathname: '/jadwal-dan-presensi', search: '' }

/** Returns the courses of the current semester, each once; none for an operator. */
export const useMakulEntries = (): Source => {
  const { t, i18n } = useTranslation('search')
  const isActing = useIsActing()
  const idMahasiswa = useIdMahasiswa()
  const reasonOf = useReasons()
  const { semesterBerjalan } = useSemesterBerjalan()
  const { data } = useListJadwalKuliah(idMahasiswa, toPeriodeParams(semesterBerjalan), {
    query: { enabled: Boolean(semesterBerjalan) && !isActing },
  })
  if (isActing || semesterBerjalan === null) return NO_SOURCE
  const rows = readRows(data?.data, 'noted').filter(({ kodeMakul }) => isKnownText(kodeMakul))
  const byCode = new Map(rows.map((row) => [row.kodeMakul, row]))
  const entries = [...byCode.values()].map((row): Entry => {
    const { kodeMakul, namaMakul, namaMakulInggris, dosen } = row
    const kelas = knownText(row.kelas)
    const to = makulAddress(COURSES, kodeMakul)
    return {
      key: `makul ${kodeMakul}`,
      kind: 'makul',
      title: namaMakulOf(row, i18n.language),
      also: [namaMakul, namaMakulInggris, kodeMakul, dosenText(dosen)],
      to,
      line: joined(kodeMakul, kelas && t('class', { kelas }), dosenText(dosen)),
      reason: reasonOf(to),
      icon: 'makul',
    }
  })
  return { entries, isWhole: Boolean(data?.data) && unreadOf(data?.data) === 0 }
}
