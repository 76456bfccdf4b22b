import { useTranslation } from 'react-i18next'
import type { TahapanStudiAkhir } from '#generated/client/umum/readers.ts'
import { List } from '#kit/list/list.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { Listed } from '#shared/wire/readers.ts'
import styles from './studi-akhir.module.css'

const Row = ({ of }: { of: TahapanStudiAkhir }) => {
  const { t, i18n } = useTranslation('studi-akhir')
  const [from, to] = [of.tanggalMulai, of.tanggalSelesai].map((day) => formatTanggal(day, i18n.language))
  return (
    <div className={styles.line}>
      <div>
        <b className={styles.name}>{of.nama || '–'}</b>
        <p className={styles.minor}>{from && to ? t('schedule.range', { from, to }) : from || to || '–'}</p>
      </div>
      {of.isAktif === true ? <Tag tone="accent">{t('schedule.now')}</Tag> : null}
    </div>
  )
}

/** Steps of a schedule with the campus's texts. Renders nothing when it is empty. */
export const Schedule = ({ tahapan }: { tahapan: Listed<TahapanStudiAkhir> }) =>
  tahapan.length === 0 ? null : (
    <List rows={tahapan} idOf={({ nama }) => nama}>
      {(row) => <Row of={row} />}
    </List>
  )
