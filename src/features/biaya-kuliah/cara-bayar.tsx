import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PembayaranDiproses } from '#generated/models/biaya-kuliah/pembayaranDiproses.zod.ts'
import { asList } from '#shared/as-list.ts'
import { formatJamZona, formatTanggal, parseTanggal } from '#shared/format/tanggal.ts'
import { plainText } from '#shared/plain-text.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { copyText } from './copy-text.ts'
import { isImageAddress } from './image-address.ts'
import styles from './panel.module.css'
import { rupiahText } from './rupiah.ts'
import { sisaWaktu } from './sisa-waktu.ts'
import { useNow } from './use-now.ts'

const TICK_MS = 20_000
/** Read aloud and compared in groups of four. */
const inGroups = (nomor: string): string => nomor.replace(/(.{4})(?=.)/g, '$1 ')

const BatasWaktu = ({ batasWaktu }: { batasWaktu: unknown }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const time = useNow(TICK_MS)
  const until = parseTanggal(batasWaktu)
  if (!until) return null
  const { key, values } = sisaWaktu(time, until)
  const moment = `${formatTanggal(until, i18n.language, 'weekday')}, ${formatJamZona(until, i18n.language)}`
  return (
    <p>
      {t('due.before', { moment })} <b>{t(key, values)}</b>
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
        <button
          type="button"
          className={buttonClass('icon')}
          aria-label={t('processing.copy')}
          onClick={() => void copyText(nomor, t('processing.copied'), t('processing.copyFailed'))}
        >
          <IconCopy size={20} aria-hidden />
        </button>
      </div>
    </div>
  )
}

/** How much is to be transferred, until when, and where to. */
export const CaraBayar = ({ pembayaran }: { pembayaran: PembayaranDiproses }) => {
  const { t } = useTranslation('biaya-kuliah')
  const { total, batasWaktu, nomorPembayaran, namaChannel, qrisUrl, petunjuk } = pembayaran
  const nomor = plainText(nomorPembayaran)
  const steps = (asList(petunjuk) ?? []).map(plainText).filter(Boolean)
  return (
    <>
      <div>
        <p className={styles['amount']}>{rupiahText(total)}</p>
        <BatasWaktu batasWaktu={batasWaktu} />
      </div>
      {nomor ? <Nomor nomor={nomor} channel={plainText(namaChannel)} /> : null}
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
