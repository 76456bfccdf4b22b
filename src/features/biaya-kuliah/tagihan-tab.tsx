import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { Diproses } from './diproses.tsx'
import { JejakPembayaran } from './jejak-pembayaran.tsx'
import { SedangDiperiksa } from './sedang-diperiksa.tsx'
import { SudahBayar } from './sudah-bayar.tsx'
import { TagihanTerbuka } from './tagihan-terbuka.tsx'
import { useArrival } from './use-arrival.ts'
import { useCancel } from './use-cancel.ts'
import { useStatusPembayaran } from './use-keuangan.ts'
import { usePay } from './use-pay.ts'
import type { Finding } from './use-settle.ts'

const TONES = { arrived: 'ok', cancelled: 'ok', none: 'info', processing: 'info', unknown: 'warn' } as const

/** The three states of the bills (section 4: payment): hidden while nothing is known, read-only at 88, open. */
export const TagihanTab = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { access, error, isPending, refetch } = useStatusPembayaran()
  const [finding, setFinding] = useState<Finding | 'cancelled' | null>(null)
  const isCancelled = useRef(false)
  const pay = usePay(setFinding)
  const cancel = useCancel(() => {
    isCancelled.current = true
  })
  useArrival(access, (how) => {
    setFinding(how === 'none' && isCancelled.current ? 'cancelled' : how)
    isCancelled.current = false
  })
  const open = [...pay.waiting, ...cancel.waiting].filter(({ phase }) => phase !== 'not-done')
  const isHidden = access === 'open' && open.length > 0
  const known = access === 'unknown' ? null : access
  return (
    <>
      <div role="status">
        {finding && open.length === 0 ? <Notice tone={TONES[finding]}>{t(`finding.${finding}`)}</Notice> : null}
      </div>
      {open.length > 0 ? <SedangDiperiksa entries={open} /> : null}
      {isHidden ? null : (
        <AsyncBody data={known} isPending={isPending} error={error} onReload={refetch} lines={10}>
          {(shown) =>
            shown === 'processing' ? (
              <Diproses cancel={cancel} isLocked={open.length > 0} onFinding={setFinding} />
            ) : (
              <TagihanTerbuka pay={pay} />
            )
          }
        </AsyncBody>
      )}
      <SudahBayar onFinding={setFinding} />
      <JejakPembayaran />
    </>
  )
}
