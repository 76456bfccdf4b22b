import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAhead } from '#domain/jadwal/deadline.ts'
import { examEvents, undatedExams } from '#domain/jadwal/exam-events.ts'
import { dosenText } from '#domain/jadwal/kehadiran.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { toJadwal } from '#domain/jadwal/pertemuan.ts'
import { useAcademicDays } from '#domain/jadwal/use-academic-days.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, periodeLabel, toKodePeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import type { JadwalKuliah, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { JadwalUjian } from '#generated/client/ujian/readers.ts'
import { IcsButton } from '#kit/jadwal/ics-button.tsx'
import { PrintLink } from '#kit/print/print-link.tsx'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { QuietRow } from '#shared/ui/button/quiet-row.tsx'
import { type Listed, readRows, unreadOf } from '#shared/wire/readers.ts'
import { firstMeeting } from './chosen-week.tsx'

interface Props {
  rows: Listed<JadwalKuliah>
  presensi: Listed<PresensiKuliah> | null
  periode: Periode
}

/** Exports of a period: calendar file with classes, exams and appointments, and print page of the attendance. */
export const KalenderPekan = ({ rows, presensi, periode }: Props) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const [isConfirming, setConfirming] = useState(false)
  const known = useAcademicDays(useIdMahasiswa(), toPeriodeParams(periode), isConfirming)
  const classes = readRows(rows, 'noted')
  const kelas = classes.map((row) => ({
    makul: { ...row, namaMakul: namaMakulOf(row, i18n.language) },
    kelas: {
      idKelas: row.idKelas || [row.idMakul || row.kodeMakul, row.kelas].filter(Boolean).join('-'),
      nama: row.kelas,
      dosen: dosenText(row.dosen),
      jadwal: toJadwal(row.jadwal),
    },
  }))
  const nameOf = (one: JadwalUjian) => {
    const row = classes.find(({ idMakul }) => idMakul !== '' && idMakul === one.idMakul)
    return namaMakulOf(row ?? one, i18n.language)
  }
  const exams = known && !known.isPending && { UTS: known.uts, UAS: known.uas }
  const ahead = known ? known.janji.filter((one) => !one.isDeadline || isAhead(one, campusNow())) : []
  const isIncomplete = known && (known.isIncomplete || unreadOf(rows) > 0)
  const words = { nameOf, seat: (kursi: string) => t('exam.seat', { kursi }) }
  return (
    <QuietRow>
      <IcsButton
        kelas={kelas}
        title={t('ics.title', { periode: periodeLabel(periode) })}
        empty={t('empty')}
        mulai={firstMeeting(presensi)}
        known={known}
        ujian={exams ? [...examEvents(exams, toKodePeriode(periode), words), ...ahead] : undefined}
        leftOut={exams ? [...undatedExams(exams, { nameOf }), ...known.missing] : []}
        note={exams ? t(isIncomplete ? 'ics.noExams' : 'ics.exams') : t('ics.waiting')}
        onOpen={() => setConfirming(true)}
      />
      <PrintLink to="/cetak-presensi-kuliah" periode={periode} variant="quiet">
        {t('print.presensi')}
      </PrintLink>
    </QuietRow>
  )
}
