import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import { spanText } from '#domain/jadwal/pertemuan.ts'
import { DeadlineText } from '#kit/jadwal/deadline-text.tsx'
import { MissingAppointments } from '#kit/jadwal/missing-appointments.tsx'
import { RemindButton } from '#kit/jadwal/remind-button.tsx'
import { useAhead } from '#kit/jadwal/use-ahead.ts'
import { zoneLabel } from '#shared/campus/campus-zone.ts'
import { formatTanggal, jamText } from '#shared/campus/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { Card } from '#shared/ui/look/card.tsx'
import styles from './own-appointments.module.css'

const hoursOf = ({ jam, isEndKnown }: Appointment, language: string): string => {
  if (!jam) return ''
  return isEndKnown ? spanText(jam, language) : `${jamText(jam.mulai, language)}\u00a0${zoneLabel()}`
}

const Row = ({ of }: { of: Appointment }) => {
  const { i18n } = useTranslation()
  const hari = formatTanggal(of.tanggal, i18n.language, 'weekday')
  if (of.isDeadline)
    return (
      <li>
        <p>
          <DeadlineText of={of} hari={hari} />
        </p>
        <RemindButton events={[of]} title={of.nama} about={of.nama} variant="quiet" />
      </li>
    )
  return (
    <li>
      <p>
        <b>{of.nama}</b> <span>{joined(hari, hoursOf(of, i18n.language), of.ruang)}</span>
      </p>
      <RemindButton events={[of]} title={of.nama} about={of.nama} variant="quiet" />
    </li>
  )
}

const orderOf = ({ tanggal, jam }: Appointment): string => `${tanggal} ${String(jam?.mulai ?? 0).padStart(4, '0')}`

/** The student's coming appointments and deadlines of all subjects. "None" is shown only when all of them are known. */
export const OwnAppointments = () => {
  const { t } = useTranslation('ui')
  const known = useAhead()
  const ahead = known.janji.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
  const isNone = ahead.length === 0 && !known.isPending && known.missing.length === 0
  return (
    <Card title={t('ui:appointments.title')}>
      {isNone ? <p>{t('ui:appointments.none')}</p> : null}
      {ahead.length > 0 ? (
        <ul className={styles.list}>
          {ahead.map((one) => (
            <Row key={one.id} of={one} />
          ))}
        </ul>
      ) : null}
      {ahead.some(({ isDeadline }) => isDeadline) ? (
        <div className={styles.all}>
          <RemindButton events={null} title={t('ui:remind.all')} label={t('ui:remind.button.all')} />
        </div>
      ) : null}
      <MissingAppointments of={known} className={styles.note} />
    </Card>
  )
}
