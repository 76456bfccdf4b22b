import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TagihanAccess } from '#domain/pembayaran/status-query.ts'
import { removeEntry } from '#gateway/writes/outbox.ts'
import { useListRiwayatPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { BeingChecked } from '#kit/action/being-checked.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import { useCaller } from '#kit/action/use-caller.ts'
import { useFocusPanel } from '#kit/action/use-focus-panel.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { EmptyPanel } from '#shared/ui/state/empty-panel.tsx'
import { KonfirmasiBayar } from '../bayar/channel-modal.tsx'
import { Diproses } from '../bayar/diproses.tsx'
import { cancelPembayaran, payTagihan } from '../bayar/pay-tagihan.ts'
import { historyOf } from '../bayar/payment-history.ts'
import type { Pesanan } from '../bayar/pesanan.ts'
import { checkStatus, type Finding } from '../bayar/status-pembayaran.ts'
import { JejakPembayaran, SudahBayar } from '../bayar/sudah-bayar.tsx'
import { useArrival, useStatusPembayaran } from '../bayar/use-status-pembayaran.ts'
import styles from '../panel.module.css'
import { TagihanForm } from './tagihan-form.tsx'
import { useChoices, useTagihan } from './use-tagihan.ts'

const TONES = {
  started: 'wait',
  arrived: 'ok',
  cancelled: 'ok',
  none: 'info',
  processing: 'wait',
  unread: 'warn',
  unknown: 'warn',
} as const

/** Returns the missing information that keeps the outcome of an order unknown. */
const useDoubt = (): string => {
  const { t } = useTranslation('biaya-kuliah')
  const { access } = useStatusPembayaran()
  const { data, error } = useListRiwayatPembayaran(useCaller().idMahasiswa, undefined, { query: { enabled: false } })
  if (access === 'unknown') return t('checking.noStatus')
  if (error) return t('checking.noHistory')
  return data && historyOf(data)?.total === null ? t('checking.partOfHistory') : t('checking.noBefore')
}

/** Returns the actions to pay and to cancel, and the latest finding about the payment. */
const usePembayaran = (access: TagihanAccess) => {
  const caller = useCaller()
  const [finding, setFinding] = useState<Finding | null>(null)
  const started = async (): Promise<void> => {
    const found = (await checkStatus(caller)).finding
    setFinding(found === 'processing' ? 'started' : found)
  }
  const pay = useAction(payTagihan, {
    isOffered: access === 'open',
    questionOf: ({ data }) => <KonfirmasiBayar pesanan={data} />,
    doubt: useDoubt(),
    onDone: (how) => how === 'answered' && void started(),
  })
  const cancel = useAction(cancelPembayaran, {
    isOffered: access === 'processing',
    onDone: (how) => how === 'answered' && void checkStatus(caller),
  })
  /** Shows a finding. When the payment has arrived after all, the notice that it failed is removed. */
  const tell = (how: Finding | null) => {
    if (how === 'arrived') for (const { key, phase } of pay.waiting) if (phase === 'not-done') removeEntry(key)
    // Other findings during a check are outdated as soon as the check ends.
    if (how === 'arrived' || pay.open.length === 0) setFinding(how)
  }
  const onCheck = () => void checkStatus(caller).then(({ finding: found }) => tell(found))
  const onCancel = () => cancel.confirm({ idMahasiswa: caller.idMahasiswa })
  const onOrder = (data: Pesanan) => {
    setFinding(null) // an earlier finding is about another order
    pay.confirm({ idMahasiswa: caller.idMahasiswa, data })
  }
  return { pay, cancel, finding, tell, onCheck, onCancel, onOrder }
}

/** The three states of the bills (section 4: payment): hidden while the status is unknown, read-only at 88, open. */
export const TagihanTab = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { status, access } = useStatusPembayaran()
  const tagihan = useTagihan()
  const { pay, cancel, finding, tell, onCheck, onCancel, onOrder } = usePembayaran(access)
  useArrival(access, tell)
  const open = [...pay.open, ...cancel.open]
  const isHidden = access === 'open' && open.length > 0
  const choices = useChoices(access === 'open' && !isHidden ? tagihan.data : null)
  const around = useFocusPanel(isHidden ? 'checking' : access)
  return (
    <>
      <div role="status">
        {finding && open.length === 0 ? <Notice tone={TONES[finding]}>{t(`finding.${finding}`)}</Notice> : null}
      </div>
      <div ref={around} className={styles.stack}>
        {open.length > 0 ? <BeingChecked entries={open} doubt={pay.doubt} /> : null}
        {isHidden ? null : (
          <QueryView query={status} select={(known) => (known.access === 'unknown' ? null : known)} lines={10}>
            {(known) =>
              known.access === 'processing' ? (
                <Diproses notices={cancel.notices} isLocked={open.length > 0} onCheck={onCheck} onCancel={onCancel} />
              ) : (
                <QueryView query={tagihan} select={(items) => items} lines={10}>
                  {(items) =>
                    items.length === 0 ? (
                      <EmptyPanel title={t('bill.none.title')} hint={t('bill.none')} />
                    ) : (
                      <TagihanForm choices={choices} notices={pay.notices} onOrder={onOrder} />
                    )
                  }
                </QueryView>
              )
            }
          </QueryView>
        )}
      </div>
      {pay.question}
      {cancel.question}
      <SudahBayar onCheck={onCheck} />
      <JejakPembayaran />
    </>
  )
}
