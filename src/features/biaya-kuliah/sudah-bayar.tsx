import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { formatJamZona } from '#shared/format/tanggal.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { buttonClass } from '#shared/ui/button-class.ts'
import { useOfflineReason } from '#shared/use-offline-reason.ts'
import { copyText } from './copy-text.ts'
import { Kontak } from './kontak.tsx'
import styles from './panel.module.css'
import { useStatusPembayaran } from './use-keuangan.ts'
import { type Finding, useCheckStatus } from './use-settle.ts'

/** 'I have paid but it is not shown': what can be found out here, in order, and what to bring to the campus. */
export const SudahBayar = ({ onFinding }: { onFinding: (finding: Finding | null) => void }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const { nama } = useKampus().facts
  const { pembayaran, checkedAt } = useStatusPembayaran()
  const checkStatus = useCheckStatus()
  const offline = useOfflineReason()
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    onFinding((await checkStatus()).finding)
    setBusy(false)
  }
  const transaksi = pembayaran?.idTransaksi || '–'
  const nomor = pembayaran?.nomorPembayaran || '–'
  const time = formatJamZona(checkedAt, i18n.language)
  return (
    <details className={styles['more']}>
      <summary>{t('paid.title')}</summary>
      <ol className={styles['ways']}>
        <li>{t('paid.compare')}</li>
        <li>{t('paid.check', { time })}</li>
        <li>{t('paid.wait')}</li>
        <li>
          {t('paid.contact', { nama })} <Kontak />
        </li>
      </ol>
      <div className={styles['buttons']}>
        <ActionButton pending={isBusy} reason={offline} onClick={() => void check()}>
          {t('paid.now')}
        </ActionButton>
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() =>
            void copyText(t('paid.summary', { transaksi, nomor, time }), t('paid.copied'), t('processing.copyFailed'))
          }
        >
          {t('paid.copy')}
        </button>
      </div>
    </details>
  )
}
