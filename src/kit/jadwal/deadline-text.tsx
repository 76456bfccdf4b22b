import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import { zoneLabel } from '#shared/campus/campus-zone.ts'
import { jamText } from '#shared/campus/tanggal.ts'

interface Props {
  of: Appointment
  /** Its day in words; '' where it stands under its day. */
  hari?: string
}

/** The last moment of a deadline: 'Minggu, 25 Oktober 23.59 WIB'. */
export const useDeadlineMoment = ({ jam }: Pick<Appointment, 'jam'>, hari: string): string => {
  const { t, i18n } = useTranslation('ui')
  return jam
    ? t('ui:deadline.at', { hari, jam: `${jamText(jam.selesai, i18n.language)}\u00a0${zoneLabel()}` }).trim()
    : hari
}

/** Until when something has to be done: 'paling lambat Minggu, 25 Oktober 23.59 WIB'. */
const useDeadlineText = (of: Appointment, hari: string): string => {
  const { t } = useTranslation('ui')
  const moment = useDeadlineMoment(of, hari)
  return moment ? t('ui:deadline.until', { moment }) : t('ui:deadline.today')
}

/** A deadline in one line: what has to be done, with the way to it, and until when. */
export const DeadlineText = ({ of, hari = '' }: Props) => {
  const until = useDeadlineText(of, hari)
  const { nama, tautan } = of
  return (
    <>
      {tautan ? <Link to={tautan}>{nama}</Link> : <span>{nama}</span>} <span>{until}</span>
    </>
  )
}
