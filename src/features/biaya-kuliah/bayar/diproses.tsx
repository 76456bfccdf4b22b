import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PembayaranDiproses } from '#generated/readers/biaya-kuliah.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { Timeline } from '#kit/timeline/timeline.tsx'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatJamZona } from '#shared/format/tanggal.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Tag } from '#shared/ui/tag.tsx'
import { WhyNot } from '#shared/ui/why-not.tsx'
import { useOfflineReason } from '#shared/use-offline-reason.ts'
import { present } from '#shared/wire/readers.ts'
import styles from '../panel.module.css'
import { useTagihan } from '../tagihan/use-tagihan.ts'
import { CaraBayar } from './cara-bayar.tsx'
import { Jumlah } from './jumlah.tsx'
import { useStatusPembayaran } from './use-status-pembayaran.ts'

interface Props {
  /** What became of a cancel that was asked for. */
  notices: ReactNode
  onCancel: () => void
  /** A write is being checked: nothing else leaves before its end is known. */
  isLocked: boolean
  onCheck: () => void
}

/** Where the payment stands: what was asked, what the gateway said, and what is still to come. */
const Langkah = ({ pembayaran, checkedAt }: { pembayaran: PembayaranDiproses; checkedAt: Date }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const begun = parseTanggal(pembayaran.waktuDibuat)
  const checked = formatJamZona(checkedAt, i18n.language)
  const steps = [
    { key: 'chosen', state: 'done', note: t('step.chosen.note', { count: present(pembayaran.tagihan).length }) },
    { key: 'sent', state: 'done', note: begun ? formatJamZona(begun, i18n.language) : '' },
    { key: 'waiting', state: 'now', note: t('step.waiting.note', { time: checked }) },
    { key: 'arrived', state: 'later' },
    { key: 'updated', state: 'later' },
  ] as const
  return <Timeline steps={steps.map((step) => ({ ...step, title: t(`step.${step.key}`) }))} />
}

/** All open bills, read-only while a payment is processed (readings, 26), and why. */
const TagihanLain = () => {
  const { t } = useTranslation('biaya-kuliah')
  return (
    <>
      <WhyNot id="tagihan-lain" reason={{ text: t('processing.locked'), kind: 'wait' }} />
      <details className={styles['more']}>
        <summary>{t('processing.others')}</summary>
        <Answer of={useTagihan()} part={(items) => items} lines={4}>
          {(items) => <Jumlah tagihan={items.map(({ nama, tunggakan }) => ({ nama, rupiah: tunggakan }))} />}
        </Answer>
      </details>
    </>
  )
}

/** The payment in process (status 88): how it is paid, where it stands, and the two things one can do. */
export const Diproses = ({ notices, onCancel, isLocked, onCheck }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const { status, pembayaran, checkedAt } = useStatusPembayaran()
  const offline = useOfflineReason()
  const reason = useReason({ own: isLocked ? { text: t('checking.locked'), kind: 'wait' } : null })
  const bills = present(pembayaran?.tagihan).map((one) => ({
    nama: one.namaKomponenKeuangan,
    tingkatSemester: one.tingkatSemester,
    rupiah: one.nominal,
  }))
  const tag = (
    <span className={styles['tag']}>
      <Tag tone="warn">{t('processing.tag')}</Tag>
    </span>
  )
  return (
    <div className={styles['split']}>
      <Card title={t('processing.title')} aside={tag}>
        <div className={styles['stack']}>
          {pembayaran ? (
            <>
              <CaraBayar pembayaran={pembayaran} />
              <Langkah pembayaran={pembayaran} checkedAt={checkedAt} />
            </>
          ) : (
            <p>{t('processing.unknown')}</p>
          )}
          {notices}
          <div className={styles['buttons']}>
            <ActionButton look="main" pending={status.isFetching} reason={offline} onClick={onCheck}>
              {t('processing.check')}
            </ActionButton>
            <ActionButton reason={reason} onClick={onCancel}>
              {t('processing.cancel')}
            </ActionButton>
          </div>
        </div>
      </Card>
      <div className={styles['stack']}>
        {pembayaran ? (
          <Card title={t('processing.items')}>
            <Jumlah
              tagihan={bills}
              biayaAdmin={pembayaran.biayaAdmin}
              dariSaldo={pembayaran.dariSaldo}
              total={pembayaran.total}
            />
          </Card>
        ) : null}
        <TagihanLain />
        <details className={styles['more']}>
          <summary>{t('processing.details')}</summary>
          <p>{t('processing.code', { transaksi: pembayaran?.idTransaksi || '–' })}</p>
        </details>
      </div>
    </div>
  )
}
