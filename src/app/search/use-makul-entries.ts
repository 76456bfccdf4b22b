import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { dosenText } from '#domain/jadwal/kehadiran.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { makulKey } from '#kit/link/makul-key.ts'
import { joined } from '#shared/text/joined.ts'
import { isKnownText, knownText, readRows, unreadOf } from '#shared/wire/readers.ts'
import { type Entry, NO_SOURCE, type Source } from './entry.ts'
import { makulAddress } from './makul-address.ts'
import { useReasons } from './use-reasons.ts'

/** Returns the courses of the current semester, each once; a course opens above the screen. None for an operator. */
export const useMakulEntries = (): Source => {
  const { t, i18n } = useTranslation('search')
  const isActing = useIsActing()
  const idMahasiswa = useIdMahasiswa()
  const location = useLocation()
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
    const to = makulAddress(location, makulKey(row))
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
