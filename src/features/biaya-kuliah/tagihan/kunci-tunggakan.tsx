import { IconLock } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAboutMoney } from '#domain/pembayaran/about-money.ts'
import { isLocking, type Kunci } from '#domain/pembayaran/bill-sums.ts'
import { lockText, openedText, useBillSums } from '#domain/pembayaran/use-bill-sums.ts'
import { useGetEditKrs } from '#generated/client/krs/krs.ts'
import { useGetKartuUjian } from '#generated/client/ujian/ujian.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import styles from './tagihan.module.css'
import { sumTagihan, type TagihanItem } from './tagihan-item.ts'

/** One lock; undefined fields are unknown. */
interface Terkunci {
  kunci: Kunci
  isDikunci: boolean | null | undefined
  alasan: string | undefined
}

/** Returns the gateway's reasons for locks that depend on unpaid bills, without duplicates. */
export const kunciTunggakan = (locks: readonly Terkunci[]): { kunci: Kunci; alasan: string }[] => {
  const held = locks.flatMap(({ kunci, isDikunci, alasan = '' }) =>
    isDikunci && isAboutMoney(alasan) ? [{ kunci, alasan }] : [],
  )
  return held.filter(({ alasan }, place) => held.findIndex((one) => one.alasan === alasan) === place)
}

/** Always refetched: a payment may have opened the lock since. */
const FRESH = { query: { staleTime: 0 } }

/** Returns the locks that the gateway reports because of unpaid bills. */
export const useLocks = () => {
  const idMahasiswa = useIdMahasiswa()
  const krs = useGetEditKrs(idMahasiswa, FRESH).data
  const uts = useGetKartuUjian(idMahasiswa, { jenis: 'UTS' }, FRESH).data
  const uas = useGetKartuUjian(idMahasiswa, { jenis: 'UAS' }, FRESH).data
  return kunciTunggakan([
    { kunci: 'krs', isDikunci: krs?.isKrsDikunci, alasan: krs?.alasanDikunci },
    ...[uts, uas].map((kartu) => ({
      kunci: 'kartu-ujian' as const,
      isDikunci: kartu?.isDikunci,
      alasan: kartu?.alasanDikunci,
    })),
  ])
}

/** Returns the amount still missing to open a lock after the chosen payment; null when unknown. */
export const missingFor = (kunci: Kunci, items: readonly TagihanItem[]): number | null => {
  if (items.some((item) => isLocking(item, kunci) === null)) return null
  const own = items.filter((item) => isLocking(item, kunci))
  return own.length === 0
    ? null
    : own.reduce<number | null>(
        (sum, { tunggakan, akanDibayar }) => (sum === null || tunggakan == null ? null : sum + tunggakan - akanDibayar),
        0,
      )
}

interface Props {
  locks: ReturnType<typeof useLocks>
  items: readonly TagihanItem[]
}

/** Effect of the chosen payment on one lock: opened, or the missing amount. */
const Outcome = ({ kunci, items }: { kunci: Kunci; items: Props['items'] }) => {
  const { t } = useTranslation('biaya-kuliah')
  const missing = missingFor(kunci, items)
  if (missing === null) return null
  const what = openedText(kunci)
  return <p>{missing === 0 ? t('lock.opened', { what }) : t('lock.short', { what, rest: formatRupiah(missing) })}</p>
}

/** Locks that open when bills are paid, with the required sum and the remainder after the chosen payment. */
export const KunciTunggakan = ({ locks, items }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const sums = useBillSums(useIdMahasiswa())
  const { totalTunggakan, totalBayar } = sumTagihan(items)
  if (locks.length === 0) return null
  const kinds = [...new Set(locks.map(({ kunci }) => kunci))]
  const rest = totalTunggakan == null || totalBayar === 0 ? null : totalTunggakan - totalBayar
  return (
    <section className={styles.locks} aria-label={t('lock.title')}>
      <IconLock size={16} aria-hidden />
      <div>
        <ul>
          {locks.map(({ alasan }) => (
            <li key={alasan}>{alasan}</li>
          ))}
        </ul>
        {kinds.map((kunci) => (
          <Fragment key={kunci}>
            <p>{sums ? lockText(sums, kunci) : null}</p>
            {totalBayar === 0 ? null : <Outcome kunci={kunci} items={items} />}
          </Fragment>
        ))}
        {rest === null ? null : <p>{rest > 0 ? t('lock.rest', { rest: formatRupiah(rest) }) : t('lock.opens')}</p>}
      </div>
    </section>
  )
}
