import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isImageAddress } from '#gateway/image-address.ts'
import { useGatewayTime } from '#gateway/use-gateway-time.ts'
import type { PembayaranDiproses } from '#generated/readers/biaya-kuliah.ts'
import { momenText } from '#shared/format/momen.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { CopyButton } from '#shared/ui/copy-button.tsx'
import styles from '../panel.module.css'
import { minutesUntil, sisaWaktu } from './sisa-waktu.ts'

/** Read aloud and compared in groups of four. */
const inGroups = (nomor: string): string => nomor.replace(/(.{4})(?=.)/g, '$1 ')

/** Until when it may be paid, counted by the gateway's clock: a device whose clock is wrong must not send a person away. */
const BatasWaktu = ({ until }: { until: Date }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const untilMs = until.getTime()
  const read = useCallback((nowMs: number) => minutesUntil(nowMs, untilMs), [untilMs])
  const { key, values } = sisaWaktu(useGatewayTime(read))
  const { hari, jam } = momenText(until, i18n.language, 'weekday')
  return (
    <p>
      {t('due.before', { moment: `${hari}, ${jam}` })} <b>{t(key, values)}</b>
    </p>
  )
}

const Nomor = ({ nomor, channel }: { nomor: string; channel: string }) => {
  const { t } = useTranslation('biaya-kuliah')
  return (
    <div>
      <p className={styles['minor']}>{channel}</p>
      <div className={styles['va']}>
        <b>{inGroups(nomor)}</b>
        <CopyButton text={nomor} label={t('processing.copy')} copied={t('processing.copied')} icon />
      </div>
    </div>
  )
}

/** How much is to be transferred, until when, and where to. */
export const CaraBayar = ({ pembayaran }: { pembayaran: PembayaranDiproses }) => {
  const { t } = useTranslation('biaya-kuliah')
  const { total, batasWaktu, nomorPembayaran, namaChannel, qrisUrl, petunjuk } = pembayaran
  const until = parseTanggal(batasWaktu)
  const steps = petunjuk.filter(Boolean)
  return (
    <>
      <div>
        <p className={styles['amount']}>{formatRupiah(total)}</p>
        {until ? <BatasWaktu until={until} /> : null}
      </div>
      {nomorPembayaran ? <Nomor nomor={nomorPembayaran} channel={namaChannel} /> : null}
      {isImageAddress(qrisUrl) ? <img className={styles['qr']} src={qrisUrl} alt={t('processing.qris')} /> : null}
      {steps.length > 0 ? (
        <details className={styles['more']}>
          <summary>{t('processing.how')}</summary>
          <ol className={styles['ways']}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ) : null}
    </>
  )
}
