import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeEntry } from '#gateway/outbox.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { Diproses } from './diproses.tsx'
import { JejakPembayaran } from './jejak-pembayaran.tsx'
import styles from './panel.module.css'
import { SedangDiperiksa } from './sedang-diperiksa.tsx'
import { SudahBayar } from './sudah-bayar.tsx'
import type { TagihanItem } from './tagihan-item.ts'
import { TagihanTerbuka } from './tagihan-terbuka.tsx'
import { useArrival } from './use-arrival.ts'
import { useCancel } from './use-cancel.ts'
import { useFocusPanel } from './use-focus-panel.ts'
import { useRiwayat, useStatusPembayaran } from './use-keuangan.ts'
import { usePay } from './use-pay.ts'
import type { Finding } from './use-settle.ts'

const TONES = {
  started: 'info',
  arrived: 'ok',
  cancelled: 'ok',
  none: 'info',
  processing: 'info',
  unread: 'warn',
  unknown: 'warn',
} as const

/** Why it is still not known whether an order arrived: the part of the gateway's word that is missing. */
const useDoubt = (): string => {
  const { t } = useTranslation('biaya-kuliah')
  const { access } = useStatusPembayaran()
  const { error } = useRiwayat(false)
  if (access === 'unknown') return t('checking.noStatus')
  return error ? t('checking.noHistory') : t('checking.noBefore')
}

/** The three states of the bills (section 4: payment): hidden while nothing is known, read-only at 88, open. */
export const TagihanTab = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { access, error, isPending, refetch } = useStatusPembayaran()
  const [finding, setFinding] = useState<Finding | 'cancelled' | null>(null)
  const [kept, setKept] = useState<readonly TagihanItem[]>([])
  const isCancelled = useRef(false)
  const doubt = useDoubt()
  const pay = usePay(setFinding)
  /** A payment that has arrived after all must not stand beside the word that it did not. */
  const tell = (how: Finding | 'cancelled' | null) => {
    if (how === 'arrived') for (const { key, phase } of pay.waiting) if (phase === 'not-done') removeEntry(key)
    // What else is found while one is checked is old as soon as that is known.
    if (how === 'arrived' || pay.waiting.every(({ phase }) => phase === 'not-done')) setFinding(how)
  }
  const cancel = useCancel(() => {
    isCancelled.current = true
  })
  useArrival(access, (how) => {
    tell(how === 'none' && isCancelled.current ? 'cancelled' : how)
    isCancelled.current = false
  })
  const open = [...pay.waiting, ...cancel.waiting].filter(({ phase }) => phase !== 'not-done')
  const isHidden = access === 'open' && open.length > 0
  const known = access === 'unknown' ? null : access
  const around = useFocusPanel(isHidden ? 'checking' : access)
  return (
    <>
      <div role="status">
        {finding && open.length === 0 ? <Notice tone={TONES[finding]}>{t(`finding.${finding}`)}</Notice> : null}
      </div>
      <div ref={around} className={styles['stack']}>
        {open.length > 0 ? <SedangDiperiksa entries={open} doubt={doubt} /> : null}
        {isHidden ? null : (
          <AsyncBody data={known} isPending={isPending} error={error} onReload={refetch} lines={10}>
            {(shown) =>
              shown === 'processing' ? (
                <Diproses cancel={cancel} isLocked={open.length > 0} onFinding={tell} />
              ) : (
                <TagihanTerbuka pay={pay} kept={kept} onKeep={setKept} />
              )
            }
          </AsyncBody>
        )}
      </div>
      <SudahBayar onFinding={tell} />
      <JejakPembayaran />
    </>
  )
}
