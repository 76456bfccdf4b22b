import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import { jamText } from '#shared/format/tanggal.ts'
import { zoneLabel } from '#shared/time/campus-zone.ts'

interface Props {
  of: Appointment
  /** Its day in words; '' where it stands under its day. */
  hari?: string
}

/** A deadline in one line: what has to be done, with the way to it, and until when. */
export const DeadlineText = ({ of: { nama, jam, tautan }, hari = '' }: Props) => {
  const { t, i18n } = useTranslation('ui')
  const moment = jam
    ? t('ui:deadline.at', { hari, jam: `${jamText(jam.selesai, i18n.language)} ${zoneLabel()}` }).trim()
    : hari
  return (
    <>
      {tautan ? <Link to={tautan}>{nama}</Link> : <span>{nama}</span>}{' '}
      <span>{moment ? t('ui:deadline.until', { moment }) : t('ui:deadline.today')}</span>
    </>
  )
}
