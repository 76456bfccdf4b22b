import { useTranslation } from 'react-i18next'
import type { Appointments } from '#domain/jadwal/use-appointments.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'

interface Props {
  of: Pick<Appointments, 'isPending' | 'missing' | 'reload'>
  className?: string | undefined
}

/** Note that other appointments are still loading, or which of them are missing; nothing when all are known. */
export const MissingAppointments = ({ of: { isPending, missing, reload }, className }: Props) => {
  const { t } = useTranslation('ui')
  if (isPending) return <p className={className}>{t('ui:appointments.waiting')}</p>
  if (missing.length === 0) return null
  return (
    <p className={className}>
      <span>{t('ui:appointments.missing', { nama: missing.join(', ') })}</span>{' '}
      <button type="button" className={buttonClass('quiet')} onClick={reload}>
        {t('shared:failure.reload')}
      </button>
    </p>
  )
}
