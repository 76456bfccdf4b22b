import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isImageAddress } from '#gateway/answer/image-address.ts'
import type { PembayaranDiproses } from '#generated/client/biaya-kuliah/readers.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { Timeline } from '#kit/timeline/timeline.tsx'
import { momenText, writtenMomenText } from '#shared/campus/momen.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import { formatJam } from '#shared/campus/tanggal.ts'
import { useCampusClock } from '#shared/campus/use-campus-clock.ts'
import { durationText } from '#shared/format/duration.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { useOfflineReason } from '#shared/state/use-offline-reason.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { WhyNot } from '#shared/ui/overlay/why-not.tsx'
import { isKnownText, UNREADABLE } from '#shared/wire/readers.ts'
import styles from '../panel.module.css'
import { useTagihan } from '../tagihan/use-tagihan.ts'
import { Jumlah } from './jumlah.tsx'
import { PaymentNumber, PaymentPicture } from './payment-code.tsx'
import { useStatusPembayaran } from './use-status-pembayaran.ts'

const MINUTE_MS = 60_000

/** Returns the minutes left until a moment, rounded up; 0 when it has passed. Both in milliseconds since 1970. */
export const minutesUntil = (nowMs: number, untilMs: number): number =>
  Math.max(0, Math.ceil((untilMs - nowMs) / MINUTE_MS))

/** Payment deadline with a countdown by the gateway's clock: a wrong device clock must not discourage a payment. */
const BatasWaktu = ({ untilMs }: { untilMs: number }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const read = useCallback((nowMs: number) => minutesUntil(nowMs, untilMs), [untilMs])
  const minutes = useCampusClock(read)
  const { hari, jam } = momenText(untilMs, i18n.language, 'weekday')
  return (
    <p>
      <span>{t('due.before', { moment: `${hari}, ${jam}` })}</span>{' '}
      <b>{minutes > 0 ? t('due.left', { waktu: durationText(minutes, t) }) : t('due.over')}</b>
    </p>
  )
}

/** Amount to transfer, deadline and payment number or QR code. */
const CaraBayar = ({ pembayaran }: { pembayaran: PembayaranDiproses }) => {
  const { t } = useTranslation('biaya-kuliah')
  const { total, batasWaktu, nomorPembayaran, namaChannel, qrisUrl, petunjuk } = pembayaran
  const untilMs = readMoment(batasWaktu)
  const steps = petunjuk.filter(Boolean)
  return (
    <>
      <div>
        <p className={styles.amount}>{formatRupiah(total)}</p>
        {untilMs === null ? null : <BatasWaktu untilMs={untilMs} />}
      </div>
      {isKnownText(nomorPembayaran) ? <PaymentNumber nomor={nomorPembayaran} channel={namaChannel} /> : null}
      {isKnownText(nomorPembayaran) || isImageAddress(qrisUrl) ? null : (
        <Notice tone="warn">{t('processing.noNumber')}</Notice>
      )}
      {isImageAddress(qrisUrl) ? (
        <PaymentPicture address={qrisUrl} name={`qris-${pembayaran.idTransaksi || 'pembayaran'}.png`} />
      ) : null}
      {steps.length > 0 ? (
        <Disclosure title={t('processing.how')}>
          <ol className={styles.ways}>
            {[...steps.entries()].map(([place, step]) => (
              <li key={place}>{step}</li>
            ))}
          </ol>
        </Disclosure>
      ) : null}
    </>
  )
}

interface Props {
  /** Outcome of a requested cancellation. */
  notices: ReactNode
  onCancel: () => void
  /** True while a write is being checked: no other write may be sent until then. */
  isLocked: boolean
  onCheck: () => void
}

/** Progress of the payment: past steps, the current one and those to come. */
const Langkah = ({ pembayaran, checkedAt }: { pembayaran: PembayaranDiproses; checkedAt: number }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const begun = writtenMomenText(pembayaran.waktuDibuat, i18n.language)
  const checked = formatJam(checkedAt, i18n.language)
  const steps = [
    {
      key: 'chosen',
      state: 'done',
      note: t('step.chosen.note', { count: pembayaran.tagihan.length }),
    },
    { key: 'sent', state: 'done', note: begun?.jam ?? '' },
    { key: 'waiting', state: 'now', note: t('step.waiting.note', { time: checked }) },
    { key: 'arrived', state: 'later' },
    { key: 'updated', state: 'later' },
  ] as const
  return <Timeline foldPast={false} steps={steps.map((step) => ({ ...step, title: t(`step.${step.key}`) }))} />
}

/** All open bills, read-only while a payment is processed (readings, 26), with the reason. */
const TagihanLain = () => {
  const { t } = useTranslation('biaya-kuliah')
  return (
    <>
      <WhyNot id="tagihan-lain" reason={{ text: t('processing.locked'), kind: 'wait' }} />
      <Disclosure title={t('processing.others')}>
        <QueryView query={useTagihan()} select={(items) => items} lines={4}>
          {(items) => <Jumlah tagihan={items.map(({ nama, tunggakan }) => ({ nama, rupiah: tunggakan }))} />}
        </QueryView>
      </Disclosure>
    </>
  )
}

/** The payment in process (status 88): how to pay it, its progress, and the buttons to check and to cancel it. */
export const Diproses = ({ notices, onCancel, isLocked, onCheck }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const { status, pembayaran, checkedAt } = useStatusPembayaran()
  const offline = useOfflineReason()
  const reason = useReason({ own: isLocked ? { text: t('checking.locked'), kind: 'wait' } : null })
  const bills = (pembayaran?.tagihan ?? []).map((one) => ({
    nama: one?.namaKomponenKeuangan ?? UNREADABLE,
    tingkatSemester: one?.tingkatSemester ?? null,
    rupiah: one?.nominal,
  }))
  const tag = (
    <span className={styles.tag}>
      <Tag>{t('processing.tag')}</Tag>
    </span>
  )
  return (
    <div className={styles.split}>
      <Card title={t('processing.title')} aside={tag}>
        <div className={styles.stack}>
          {pembayaran ? (
            <>
              <CaraBayar pembayaran={pembayaran} />
              <Langkah pembayaran={pembayaran} checkedAt={checkedAt} />
            </>
          ) : (
            <p>{t('processing.unknown')}</p>
          )}
          {notices}
          <div className={styles.buttons}>
            <ActionButton pending={status.isFetching} reason={offline} onClick={onCheck}>
              {t('processing.check')}
            </ActionButton>
            <ActionButton reason={reason} onClick={onCancel}>
              {t('processing.cancel')}
            </ActionButton>
          </div>
        </div>
      </Card>
      <div className={styles.stack}>
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
        <Disclosure title={t('processing.details')}>
          <p>{t('processing.code', { transaksi: pembayaran?.idTransaksi || '–' })}</p>
        </Disclosure>
      </div>
    </div>
  )
}
