import { useTranslation } from 'react-i18next'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import { PenarikanFields } from './penarikan-fields.tsx'
import { saldoBebas } from './saldo-state.ts'
import { useSaldo } from './use-keuangan.ts'

/** Asking for the balance on a bank account. */
export const PenarikanSaldo = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { saldo, isPending } = useSaldo()
  const maksimal = saldoBebas(saldo)
  if (isPending && !saldo) {
    return (
      <Card title={t('withdraw.title')}>
        <Skeleton lines={6} />
      </Card>
    )
  }
  return (
    <Card title={t('withdraw.title')}>
      {maksimal === null ? (
        <EmptyState hint={t('withdraw.unreadable')} />
      ) : (
        <PenarikanFields minimal={saldo?.minimalPenarikan ?? 1} maksimal={maksimal} />
      )}
    </Card>
  )
}
