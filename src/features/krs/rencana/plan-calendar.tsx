import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { examEvents } from '#domain/jadwal/exam-events.ts'
import { JENIS_UJIAN } from '#domain/jadwal/jadwal-ujian.ts'
import { type Periode, periodeLabel, toKodePeriode } from '#domain/periode/periode.ts'
import { useListKalenderAkademik } from '#generated/client/info/info.ts'
import { readJadwalUjian } from '#generated/client/ujian/readers.ts'
import { IcsButton } from '#kit/jadwal/ics-button.tsx'
import { useAhead } from '#kit/jadwal/use-ahead.ts'
import { jamText } from '#shared/campus/tanggal.ts'
import { allRows, readRows } from '#shared/wire/readers.ts'
import type { Terpilih } from './plan.ts'

/** Converts the exams of the picks to exam schedule rows; the schedule does not exist before registration. */
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
 * Downloads the calendar of a plan: its classes, exams and the student's appointments, including classes that clash
 * with one of them. Appointments are fetched only when the file is requested, to save requests at the opening of KRS.
 */
export const PlanCalendar = ({ picks, name, periode }: Props) => {
  const { t } = useTranslation('krs')
  const [isConfirming, setConfirming] = useState(false)
  const { data, error } = useListKalenderAkademik({ query: { enabled: isConfirming } })
  const { janji, isPending, missing } = useAhead(isConfirming)
  const isKnown = Boolean(data ?? error) && !isPending
  const [uts = [], uas = []] = JENIS_UJIAN.map((jenis) => examsOf(picks, jenis))
  const words = { nameOf: ({ namaMakul }: { namaMakul: string }) => namaMakul, seat: (kursi: string) => kursi }
  const note = allRows(data?.data) ? 'ics.note' : 'ics.incomplete'
  const events = periode ? examEvents({ UTS: uts, UAS: uas }, toKodePeriode(periode), words) : []
  return (
    <IcsButton
      kelas={picks}
      title={periode ? `${name} ${periodeLabel(periode)}` : name}
      empty={t('ics.empty')}
      known={isKnown ? { uts, uas, kalender: readRows(data?.data, 'noted') } : undefined}
      ujian={isKnown ? events : undefined}
      beside={{ janji, periode }}
      leftOut={missing}
      note={t(isKnown ? note : 'ics.waiting')}
      onOpen={() => setConfirming(true)}
    />
  )
}
