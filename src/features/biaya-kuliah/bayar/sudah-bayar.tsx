import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { momenText } from '#shared/campus/momen.ts'
import { formatJam } from '#shared/campus/tanggal.ts'
import { useOfflineReason } from '#shared/state/use-offline-reason.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { CopyButton } from '#shared/ui/button/copy-button.tsx'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import styles from '../panel.module.css'
import { onJejak, readJejak } from './jejak.ts'
import { useStatusPembayaran } from './use-status-pembayaran.ts'

/** Help for "I have paid but it is not shown": checks to make here, in order, and what to bring to the campus. */
export const SudahBayar = ({ onCheck }: { onCheck: () => void }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const { nama } = useKampus().facts
  const { status, pembayaran, checkedAt } = useStatusPembayaran()
  const offline = useOfflineReason()
  const transaksi = pembayaran?.idTransaksi || '–'
  const nomor = pembayaran?.nomorPembayaran || '–'
  const time = formatJam(checkedAt, i18n.language)
  return (
    <Disclosure title={t('paid.title')}>
      <ol className={styles.ways}>
        <li>{t('paid.compare')}</li>
        <li>{t('paid.check', { time })}</li>
        <li>{t('paid.wait')}</li>
        <li>
          <span>{t('paid.contact', { nama })}</span> <Kontak />
        </li>
      </ol>
      <div className={styles.buttons}>
        <ActionButton pending={status.isFetching} reason={offline} onClick={onCheck}>
          {t('paid.now')}
        </ActionButton>
        <CopyButton
          text={t('paid.summary', { transaksi, nomor, time })}
          label={t('paid.copy')}
          copied={t('paid.copied')}
        />
      </div>
    </Disclosure>
  )
}

/** Payment requests and responses recorded on this device, newest first. */
export const JejakPembayaran = () => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const jejak = useSyncExternalStore(onJejak, () => readJejak(idMahasiswa))
  if (!jejak.some(({ kind }) => kind !== 'none')) return null
  return (
    <Disclosure title={t('trail.title')}>
      <ol className={styles.rows}>
        {jejak.toReversed().map(({ at, kind, detail }) => {
          const { hari, jam } = momenText(at, i18n.language)
          return (
            <li key={at}>
              <span>{t(`trail.${kind}`, { count: Number(detail ?? 0), code: detail ?? '' })}</span>
              <span className={styles.when}>{`${hari}, ${jam}`}</span>
            </li>
          )
        })}
      </ol>
    </Disclosure>
  )
}
