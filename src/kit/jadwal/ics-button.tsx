import { IconCalendarDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { ALARMS } from '#domain/jadwal/alarm.ts'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import { type KelasMakul, type UjianKalender, unscheduled } from '#domain/jadwal/ics.ts'
import { spanText } from '#domain/jadwal/pertemuan.ts'
import { type AcademicDays, isHeld } from '#domain/jadwal/teaching-days.ts'
import type { Periode } from '#domain/periode/periode.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { NotSaved } from '../files/not-saved.tsx'
import { type FieldValues, fieldsOf } from '../form/field.ts'
import { startValues } from '../form/field-values.ts'
import { FormDialog } from '../form/fields-form.tsx'
import { useFieldsForm } from '../form/use-fields-form.ts'
import { type AppointmentClash, appointmentClashes } from './appointment-clash.ts'
import { useSaveCalendar } from './calendar-file.ts'

/** 16 meetings a semester, including UTS and UAS. */
const DEFAULT_WEEKS = 16
const MAX_WEEKS = 30

const BODY = z.object({
  mulai: z.string(),
  pekan: z.int().check(z.gte(1), z.lte(MAX_WEEKS)),
  day: z.boolean(),
  hour: z.boolean(),
})
const FIELDS = fieldsOf(BODY, {
  mulai: { kind: 'date', label: 'ui:ics.start', wide: true },
  pekan: { kind: 'number', label: 'ui:ics.weeks', wide: true },
  day: { kind: 'tick', label: 'ui:remind.day', hint: 'ui:ics.day', mark: false, wide: true },
  hour: { kind: 'tick', label: 'ui:remind.hour', hint: 'ui:ics.hour', mark: false, wide: true },
})
const START = { ...startValues(FIELDS), pekan: String(DEFAULT_WEEKS) }

interface Props {
  kelas: readonly KelasMakul[]
  /** Title of the calendar and name of its file: 'KRS 2026/2027 Genap'. */
  title: string
  /** Message that there is no class to export. */
  empty: string
  /** First day of lectures if known: YYYY-MM-DD. */
  mulai?: string | undefined
  /**
   * Exams and academic calendar, which take precedence over the weekly classes; undefined while they are being fetched.
   */
  known: AcademicDays | undefined
  /** Exams to export besides the classes; undefined while they are being fetched. */
  ujian: readonly UjianKalender[] | undefined
  /** Names of items that cannot be exported, besides the classes without a time. */
  leftOut?: readonly string[]
  /** The student's appointments in the file, and the period of the classes: clashes between them are listed. */
  beside?: { janji: readonly Appointment[]; periode: Periode | null | undefined } | undefined
  /** Note that the exams are being fetched, or that they are incomplete. */
  note: string
  /** Called when the user opens the export dialog. */
  onOpen?: () => void
}

/** List of the classes that clash with an appointment, with its day. */
const Clashes = ({ of }: { of: readonly AppointmentClash[] }) => {
  const { t, i18n } = useTranslation('ui')
  return of.map(({ own: { makul, kelas }, janji: { id, nama, tanggal }, ...span }) => (
    <Notice key={`${id} ${kelas.idKelas} ${span.mulai}`} tone="danger">
      {t('ui:ics.clash', {
        makul: makul.namaMakul,
        kelas: kelas.nama,
        acara: nama,
        waktu: `${formatTanggal(tanggal, i18n.language, 'weekday')}, ${spanText(span, i18n.language)}`,
      })}
    </Notice>
  ))
}

const IcsModal = (props: Omit<Props, 'empty' | 'onOpen'> & { onGiven: () => void; onClose: () => void }) => {
  const { kelas, title, mulai: firstDay = '', known, ujian, note, leftOut = [], beside, onGiven, onClose } = props
  const { t } = useTranslation('ui')
  const saveCalendar = useSaveCalendar()
  const form = useFieldsForm({ ns: 'ui', fields: FIELDS, name: null, start: { ...START, mulai: firstDay } })
  const missing = [...unscheduled(kelas).map(({ makul }) => makul.namaMakul), ...leftOut]
  const save = ({ mulai, pekan, ...chosen }: FieldValues) => {
    saveCalendar({
      title,
      events: [...(ujian ?? []), ...(beside?.janji ?? [])],
      alarms: ALARMS.filter((alarm) => chosen[alarm] === true),
      weekly: {
        kelas,
        mulai: String(mulai),
        pekan: Number(pekan),
        meetsOn: (day, meeting) => !known || isHeld(known, day, meeting),
      },
    })
    onGiven()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={t('ui:ics.title')}
      submitLabel={t('ui:ics.submit')}
      notices={
        <>
          <p>{t(firstDay ? 'ui:ics.known' : 'ui:ics.note')}</p>
          {known && beside?.periode ? (
            <Clashes of={appointmentClashes(kelas, beside.janji, known, beside.periode)} />
          ) : null}
        </>
      }
      notes={
        <>
          {ujian ? <p>{note}</p> : null}
          <p>{t('ui:remind.ignored')}</p>
          {missing.length > 0 ? <p>{t('ui:ics.leftOut', { nama: missing.join(', ') })}</p> : null}
        </>
      }
      reason={ujian ? null : { text: note, kind: 'wait' }}
      onSend={save}
      onClose={onClose}
    />
  )
}

/** Button that exports weekly classes, and exams if the screen has some, as a calendar file. */
export const IcsButton = ({ empty, onOpen, ...rest }: Props) => {
  const { t } = useTranslation('ui')
  const [isOpen, setOpen] = useState(false)
  const [isGiven, setGiven] = useState(false)
  const open = () => {
    onOpen?.()
    setOpen(true)
  }
  const reason = rest.kelas.length === 0 ? ({ text: empty, kind: 'wait' } as const) : null
  return (
    <>
      <ActionButton variant="quiet" reason={reason} onClick={open}>
        <IconCalendarDown size={20} aria-hidden />
        <span>{t('ui:ics.button')}</span>
      </ActionButton>
      <NotSaved isGiven={isGiven} />
      {isOpen ? <IcsModal {...rest} onGiven={() => setGiven(true)} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
