import { useTranslation } from 'react-i18next'
import type { SaldoCcash } from '#generated/models/biaya-kuliah/saldoCcash.zod.ts'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import { PenarikanFields } from './penarikan-fields.tsx'
import { readRupiah } from './rupiah.ts'
import { useSaldo } from './use-keuangan.ts'

/** What may be withdrawn, in rupiah; null when the answer does not say it. */
const limitsOf = (saldo: SaldoCcash): { minimal: number; maksimal: number } | null => {
  const all = readRupiah(saldo.saldo)
  const held = readRupiah(saldo.saldoTertahan ?? 0)
  if (all === null || held === null) return null
  return { maksimal: Math.max(0, all - held), minimal: readRupiah(saldo.minimalPenarikan) ?? 1 }
}

/** Asking for the balance on a bank account. */
export const PenarikanSaldo = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { saldo, isPending } = useSaldo()
  const limits = saldo ? limitsOf(saldo) : null
  if (isPending && !saldo) {
    return (
      <Card title={t('withdraw.title')}>
        <Skeleton lines={6} />
      </Card>
    )
  }
  return (
    <Card title={t('withdraw.title')}>
      {limits ? <PenarikanFields {...limits} /> : <EmptyState hint={t('withdraw.unreadable')} />}
    </Card>
  )
}
