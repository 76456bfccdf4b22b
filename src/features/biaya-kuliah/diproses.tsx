import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReason } from '#kit/action/use-reason.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { useOfflineReason } from '#shared/use-offline-reason.ts'
import { CaraBayar } from './cara-bayar.tsx'
import { LangkahPembayaran } from './langkah-pembayaran.tsx'
import styles from './panel.module.css'
import { TagihanLain } from './tagihan-lain.tsx'
import { TitleTag } from './title-tag.tsx'
import type { useCancel } from './use-cancel.ts'
import { useStatusPembayaran } from './use-keuangan.ts'
import { type Finding, useCheckStatus } from './use-settle.ts'
import { YangDibayar } from './yang-dibayar.tsx'

interface Props {
  cancel: ReturnType<typeof useCancel>
  /** A write is being checked: nothing else leaves before its end is known. */
  isLocked: boolean
  onFinding: (finding: Finding | null) => void
}

/** Codes are for whoever helps; the student reads words. */
const Rincian = ({ idTransaksi }: { idTransaksi: string | undefined }) => {
  const { t } = useTranslation('biaya-kuliah')
  return (
    <details className={styles['more']}>
      <summary>{t('processing.details')}</summary>
      <p>{t('processing.code', { transaksi: idTransaksi || '–' })}</p>
    </details>
  )
}

/** The payment in process (status 88): how it is paid, where it stands, and the two things one can do. */
export const Diproses = ({ cancel, isLocked, onFinding }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const { pembayaran, checkedAt, isFetching } = useStatusPembayaran()
  const checkStatus = useCheckStatus()
  const [asks, setAsks] = useState(false)
  const offline = useOfflineReason()
  const reason = useReason({ own: isLocked ? { text: t('checking.locked'), kind: 'wait' } : null })
  const check = () => checkStatus().then(({ finding }) => onFinding(finding))
  const confirm = async () => {
    await cancel.cancel()
    setAsks(false)
  }
  return (
    <div className={styles['split']}>
      <Card title={t('processing.title')} aside={<TitleTag>{t('processing.tag')}</TitleTag>}>
        <div className={styles['stack']}>
          {pembayaran ? (
            <>
              <CaraBayar pembayaran={pembayaran} />
              <LangkahPembayaran pembayaran={pembayaran} checkedAt={checkedAt} />
            </>
          ) : (
            <p>{t('processing.unknown')}</p>
          )}
          {cancel.failure ? <Notice tone="danger">{cancel.failure.message}</Notice> : null}
          <div className={styles['buttons']}>
            <ActionButton look="main" pending={isFetching} reason={offline} onClick={() => void check()}>
              {t('processing.check')}
            </ActionButton>
            <ActionButton reason={reason} onClick={() => setAsks(true)}>
              {t('processing.cancel')}
            </ActionButton>
          </div>
        </div>
      </Card>
      <div className={styles['stack']}>
        {pembayaran ? <YangDibayar pembayaran={pembayaran} /> : null}
        <TagihanLain />
        <Rincian idTransaksi={pembayaran?.idTransaksi} />
      </div>
      {asks ? (
        <ConfirmDialog
          confirmLabel={t('cancel.yes')}
          cancelLabel={t('cancel.no')}
          pending={cancel.isPending}
          onConfirm={() => void confirm()}
          onCancel={() => setAsks(false)}
        >
          {t('cancel.confirm')}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
