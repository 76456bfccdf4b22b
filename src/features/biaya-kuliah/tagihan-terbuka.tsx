import { useTranslation } from 'react-i18next'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { EmptyPanel } from '#shared/ui/empty-panel.tsx'
import { type Kept, TagihanForm } from './tagihan-form.tsx'
import { useTagihan } from './use-keuangan.ts'
import type { usePay } from './use-pay.ts'

/** The bills when nothing is pending: to be chosen and paid. */
export const TagihanTerbuka = ({ pay, ...choices }: Kept & { pay: ReturnType<typeof usePay> }) => {
  const { t } = useTranslation('biaya-kuliah')
  const { tagihan, error, isPending, refetch } = useTagihan()
  return (
    <AsyncBody data={tagihan} isPending={isPending} error={error} onReload={refetch} lines={10}>
      {(items) =>
        items.length === 0 ? (
          <EmptyPanel hint={t('bill.none')} />
        ) : (
          <TagihanForm tagihan={items} pay={pay} {...choices} />
        )
      }
    </AsyncBody>
  )
}
