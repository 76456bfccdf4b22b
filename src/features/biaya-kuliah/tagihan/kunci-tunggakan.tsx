import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAboutMoney } from '#domain/pembayaran/about-money.ts'
import { useGetEditKrs } from '#generated/client/krs/krs.ts'
import { useGetKartuUjian } from '#generated/client/ujian/ujian.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import type { Angka } from '#shared/wire/readers.ts'
import styles from './tagihan.module.css'

/** One lock; undefined while nothing is known of it. */
interface Kunci {
  isDikunci: boolean | null | undefined
  alasan: string | undefined
}

/** The gateway's own sentences about what stays locked until bills are paid, each once. */
export const kunciTunggakan = (kunci: readonly Kunci[]): string[] => {
  const reasons = kunci.map(({ isDikunci, alasan = '' }) => (isDikunci ? alasan : ''))
  return [...new Set(reasons.filter(isAboutMoney))]
}

interface Props {
  /** Null when it can not be read. */
  totalTunggakan: Angka
  totalBayar: number
}

/** A payment may have opened it since it was read. */
const FRESH = { query: { staleTime: 0 } }

/** What opens once the bills are paid, when the gateway says that it is locked, and what is left after the payment that is chosen. */
export const KunciTunggakan = ({ totalTunggakan, totalBayar }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const krs = useGetEditKrs(idMahasiswa, FRESH).data
  const uts = useGetKartuUjian(idMahasiswa, { jenis: 'UTS' }, FRESH).data
  const uas = useGetKartuUjian(idMahasiswa, { jenis: 'UAS' }, FRESH).data
  const reasons = kunciTunggakan([
    { isDikunci: krs?.isKrsDikunci, alasan: krs?.alasanDikunci },
    ...[uts, uas].map((kartu) => ({ isDikunci: kartu?.isDikunci, alasan: kartu?.alasanDikunci })),
  ])
  if (reasons.length === 0) return null
  const rest = totalTunggakan == null || totalBayar === 0 ? null : totalTunggakan - totalBayar
  return (
    <section className={styles.locks} aria-label={t('lock.title')}>
      <IconLock size={16} aria-hidden />
      <div>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {rest === null ? null : <p>{rest > 0 ? t('lock.rest', { rest: formatRupiah(rest) }) : t('lock.opens')}</p>}
      </div>
    </section>
  )
}
