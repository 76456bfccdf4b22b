import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { CheckboxInput } from '#shared/ui/checkbox-input.tsx'
import { RupiahInput } from '#shared/ui/rupiah-input.tsx'
import styles from './tagihan.module.css'
import { isLewatTempo, type TagihanItem } from './tagihan-item.ts'

interface Props {
  item: TagihanItem
  onToggle: (id: string) => void
  onAmount: (id: string, rupiah: number) => void
}

const Keterangan = ({ item }: { item: TagihanItem }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const due = parseTanggal(item.jatuhTempo)
  const date = due && formatTanggal(due, i18n.language)
  const isLate = isLewatTempo(item)
  const event = item.namaEvent || item.keterangan
  return (
    <>
      {event ? <span className={styles['event']}>{event}</span> : null}
      {date ? (
        <span className={isLate ? styles['late'] : undefined}>{t(isLate ? 'bill.late' : 'bill.due', { date })}</span>
      ) : (
        t('bill.noDue')
      )}
    </>
  )
}

/** One bill: whether it is paid, and how much of it. Drawn again only when it changes: there may be a hundred. */
export const TagihanRow = memo(({ item, onToggle, onAmount }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const { id, tunggakan, akanDibayar, checked } = item
  const nama = item.nama || t('bill.unnamed')
  const rest = (tunggakan ?? 0) - akanDibayar
  // An amount that is being typed is none for a moment.
  const [isTyping, setTyping] = useState(false)
  return (
    <li className={styles['bill']}>
      <div className={styles['name']}>
        <CheckboxInput
          label={nama}
          hint={<Keterangan item={item} />}
          checked={checked}
          disabled={tunggakan === null}
          onChange={() => onToggle(id)}
        />
      </div>
      <p className={styles['owed']}>{formatRupiah(tunggakan)}</p>
      {checked || isTyping ? (
        <div className={styles['pay']}>
          <RupiahInput
            label={t('bill.pay')}
            aria-label={t('bill.payOf', { nama })}
            value={akanDibayar}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
            onValue={(rupiah) => {
              if ((rupiah ?? 0) !== akanDibayar) onAmount(id, rupiah ?? 0)
            }}
          />
        </div>
      ) : null}
      {checked && rest > 0 ? <p className={styles['part']}>{t('bill.part', { rest: formatRupiah(rest) })}</p> : null}
      {tunggakan === null ? <p className={styles['part']}>{t('bill.unreadable')}</p> : null}
    </li>
  )
})
