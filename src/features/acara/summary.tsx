import { useTranslation } from 'react-i18next'
import type { Fase } from '#domain/jendela/jendela.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { Angka } from '#shared/wire/readers.ts'
import styles from './acara.module.css'
import type { Acara } from './acara.ts'
import { registrationPeriod } from './event-time.ts'

/** Returns a function that formats a cost: free, an amount, or a dash when unreadable. */
export const useFeeText = () => {
  const { t } = useTranslation('acara')
  return (biaya: Acara['biaya']): string => (biaya === 0 ? t('acara:gratis') : formatRupiah(biaya))
}

const usePeriodText = () => {
  const { t, i18n } = useTranslation('acara')
  return ({ tanggalBuka, tanggalTutup }: Acara, { fase, hari }: { fase: Fase; hari: Angka }): string => {
    if (fase === 'before') return t('acara:masa.before', { hari: formatTanggal(tanggalBuka, i18n.language) })
    if (fase === 'after') return t('acara:masa.after', { hari: formatTanggal(tanggalTutup, i18n.language) })
    if (typeof hari !== 'number') return ''
    return hari === 0 ? t('acara:masa.today') : t('acara:masa.left', { count: hari })
  }
}

/** Seats left, days left to register, cost and points of an event, in the student's order of interest. */
export const EventSummary = ({ acara, nowMs }: { acara: Acara; nowMs: number }) => {
  const { t } = useTranslation('acara')
  const biaya = useFeeText()
  const masa = usePeriodText()
  const { kuota, jumlahPeserta, poinSkpi } = acara
  const sisa =
    typeof kuota !== 'number' || typeof jumlahPeserta !== 'number' ? null : Math.max(0, kuota - jumlahPeserta)
  const kursi = sisa === 0 ? t('acara:kursi.none') : t('acara:kursi', { count: sisa ?? 0 })
  const facts = [
    sisa === null ? '' : kursi,
    acara.isBatal ? '' : masa(acara, registrationPeriod(acara, nowMs)),
    biaya(acara.biaya),
    typeof poinSkpi === 'number' ? t('acara:poin', { count: poinSkpi }) : '',
  ]
  return (
    <ul className={styles.ringkas}>
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** Status tag of an event for this student. */
export const EventTag = ({ acara: { isBatal, isTerdaftar } }: { acara: Acara }) => {
  const { t } = useTranslation('acara')
  if (isBatal) return <Tag tone="danger">{t('acara:tanda.batal')}</Tag>
  return isTerdaftar === true ? <Tag tone="ok">{t('acara:tanda.terdaftar')}</Tag> : null
}
