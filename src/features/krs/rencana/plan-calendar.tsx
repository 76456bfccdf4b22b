import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAhead } from '#domain/jadwal/deadline.ts'
import { examEvents } from '#domain/jadwal/exam-events.ts'
import { JENIS_UJIAN } from '#domain/jadwal/jadwal-ujian.ts'
import { spanText } from '#domain/jadwal/pertemuan.ts'
import { useAppointments } from '#domain/jadwal/use-appointments.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import {
  type Periode,
  periodeLabel,
  toKodePeriode,
  toPeriodeParams,
  useSemesterBerjalan,
} from '#domain/periode/periode.ts'
import { useListKalenderAkademik } from '#generated/client/info/info.ts'
import { readJadwalUjian } from '#generated/client/ujian/readers.ts'
import { IcsButton } from '#kit/jadwal/ics-button.tsx'
import { formatTanggal, jamText } from '#shared/format/tanggal.ts'
import { campusNow } from '#shared/time/campus-clock.ts'
import { allRows, readRows } from '#shared/wire/readers.ts'
import { appointmentClashes } from './appointment-clash.ts'
import type { Terpilih } from './plan.ts'

/** Exams of the picks in the shape of the exam schedule, which does not exist before registration. */
const examsOf = (picks: readonly Terpilih[], of: string) =>
  picks.flatMap(({ makul: { idMakul, kodeMakul, namaMakul }, kelas }) =>
    kelas.ujian
      .filter(({ jenis }) => jenis === of)
      .map(({ tanggal, mulai, selesai }) =>
        readJadwalUjian({
          idMakul,
          kodeMakul,
          namaMakul,
          tanggalUjian: tanggal,
          jamMulai: jamText(mulai, 'id'),
          jamSelesai: jamText(selesai, 'id'),
        }),
      ),
  )

interface Props {
  picks: readonly Terpilih[]
  /** Name of the registration: 'KRS'. */
  name: string
  periode: Periode | null | undefined
}

/**
 * Downloads the calendar of a plan: its classes on the days on which they meet, its exams and the appointments of the student,
 * with the classes that clash with one of them. Appointments are fetched when somebody asks for the file: at the opening of KRS
 * every call counts.
 */
export const PlanCalendar = ({ picks, name, periode }: Props) => {
  const { t, i18n } = useTranslation('krs')
  const [isAsked, setAsked] = useState(false)
  const { data, error } = useListKalenderAkademik({ query: { enabled: isAsked } })
  const { semesterBerjalan, isPending: isRunningPending } = useSemesterBerjalan()
  const of = isRunningPending ? null : (semesterBerjalan ?? periode ?? null)
  const appointments = useAppointments(useIdMahasiswa(), toPeriodeParams(of), isAsked && of !== null)
  const { janji, isPending } = appointments
  // Without a period nothing is asked for, and all appointments are missing.
  const isLost = of === null && !isRunningPending
  const missing = isLost ? [t('ui:appointments.all')] : appointments.missing
  const isKnown = (data !== undefined || error !== null) && (isLost || !isPending)
  const [uts = [], uas = []] = JENIS_UJIAN.map((jenis) => examsOf(picks, jenis))
  const words = { nameOf: ({ namaMakul }: { namaMakul: string }) => namaMakul, seat: (kursi: string) => kursi }
  const note = allRows(data?.data) ? t('ics.note') : t('ics.incomplete')
  const events = periode ? examEvents({ UTS: uts, UAS: uas }, toKodePeriode(periode), words) : []
  const known = { uts, uas, kalender: readRows(data?.data, 'noted') }
  const nowMs = campusNow()
  const ahead = janji.filter((one) => isAhead(one, nowMs))
  const clashes = isKnown && periode ? appointmentClashes(picks, ahead, known, periode) : []
  return (
    <IcsButton
      kelas={picks}
      title={[name, periode && periodeLabel(periode)].filter(Boolean).join(' ')}
      empty={t('ics.empty')}
      known={isKnown ? known : undefined}
      ujian={isKnown ? [...events, ...ahead] : undefined}
      leftOut={isKnown ? missing : []}
      warnings={clashes.map(({ own: { makul, kelas }, janji: { nama, tanggal }, ...span }) =>
        t('clash.appointment', {
          makul: makul.namaMakul,
          kelas: kelas.nama,
          acara: nama,
          waktu: `${formatTanggal(tanggal, i18n.language, 'weekday')}, ${spanText(span, i18n.language)}`,
        }),
      )}
      note={isKnown ? note : t('ics.waiting')}
      onOpen={() => setAsked(true)}
    />
  )
}
