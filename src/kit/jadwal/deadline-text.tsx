import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import { zoneLabel } from '#shared/campus/campus-zone.ts'
import { jamText } from '#shared/campus/tanggal.ts'

interface Props {
  of: Appointment
  /** Formatted day; '' when the row is already listed under its day. */
  hari?: string
}

/** Returns the last moment of a deadline: 'Minggu, 25 Oktober 23.59 WIB'. */
export const useDeadlineMoment = ({ jam }: Pick<Appointment, 'jam'>, hari: string): string => {
  const { t, i18n } = useTranslation('ui')
  return jam
    ? t('ui:deadline.at', { hari, jam: `${jamText(jam.selesai, i18n.language)}\u00a0${zoneLabel()}` }).trim()
    : hari
}

/** Returns the deadline as text: 'paling lambat Minggu, 25 Oktober 23.59 WIB'. */
const useDeadlineText = (of: Appointment, hari: string): string => {
  const { t } = useTranslation('ui')
  const moment = useDeadlineMoment(of, hari)
  return moment ? t('ui:deadline.until', { moment }) : t('ui:deadline.today')
}

/** A deadline in one line: the task with its link, and the last moment. */
export const DeadlineText = ({ of, hari = '' }: Props) => {
  const until = useDeadlineText(of, hari)
  const { nama, tautan } = of
  return (
    <>
      {tautan ? <Link to={tautan}>{nama}</Link> : <span>{nama}</span>} <span>{until}</span>
    </>
  )
}
