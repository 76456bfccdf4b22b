import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAktif, useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import type { BillSums } from '#domain/pembayaran/bill-sums.ts'
import { lockText, useBillSums } from '#domain/pembayaran/use-bill-sums.ts'
import { isSamePeriode } from '#domain/periode/periode.ts'
import type { WaktuPengajuanCuti } from '#generated/client/cuti/readers.ts'
import { useGetPembatasWaktuKrs } from '#generated/client/krs/krs.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import type { Waktu } from '#shared/wire/readers.ts'
import styles from './cuti.module.css'
import { labelOf } from './leave.ts'
import { Lines } from './lines.tsx'

const Change = ({ from, to }: { from: ReactNode; to: ReactNode }) => {
  const { t } = useTranslation('cuti')
  return (
    <>
      <span>{from}</span> <span aria-hidden="true">→</span>
      <span className="visually-hidden">{t('follows.becomes')}</span> <b>{to}</b>
    </>
  )
}

/** Returns the semesters of leave left before and after; none unless the number is above 0. */
const useSisa = ({ sisaCuti }: WaktuPengajuanCuti) => {
  const { t } = useTranslation('cuti')
  if (typeof sisaCuti !== 'number' || sisaCuti <= 0) return []
  const text = (count: number) => t('left.count', { count })
  return [{ label: t('left'), value: <Change from={text(sisaCuti)} to={text(sisaCuti - 1)} /> }]
}

/** Returns the bills that remain due, and the overdue part of them; none without bills. */
const useBills = (sums: BillSums | null | undefined) => {
  const { t } = useTranslation('cuti')
  const tagihan = useOptionalData(useGetRekapPembayaran(useIdMahasiswa()))?.rekap?.totalTunggakan
  if (typeof tagihan !== 'number' || tagihan <= 0) return []
  const tunggakan = sums?.tunggakan
  return [
    { label: t('follows.bills'), value: t('follows.billsStay', { rupiah: formatRupiah(tagihan) }) },
    ...(tunggakan ? [{ label: t('follows.overdue'), value: formatRupiah(tunggakan) }] : []),
  ]
}

/**
 * Known consequences of leave, shown before the request: status and KRS of that period (R4-021), semesters left,
 * remaining bills. Values that no response gives are omitted: the KRS screen shows whether KRS is open, only the campus
 * knows the cost.
 */
export const Consequences = ({ window }: { window: WaktuPengajuanCuti }) => {
  const { t, i18n } = useTranslation('cuti')
  const idMahasiswa = useIdMahasiswa()
  const { status = '' } = useBiodataSingkat().biodataSingkat ?? {}
  const sums = useBillSums(useIdMahasiswa())
  const krs = useOptionalData(useGetPembatasWaktuKrs(idMahasiswa))
  const label = labelOf(window)
  const day = (value: Waktu) => formatTanggal(value, i18n.language)
  const isOfKrs = krs && isSamePeriode(krs, window) && krs.tanggalMulai && krs.tanggalSelesai
  const facts = [
    ...(isAktif(status) && status !== ''
      ? [
          {
            label: t('follows.status', { label }),
            value: <Change from={kodeText('statusMahasiswa', status)} to={kodeText('statusMahasiswa', 'Cuti')} />,
          },
        ]
      : []),
    {
      label: isOfKrs
        ? t('follows.krsDays', { mulai: day(krs.tanggalMulai), selesai: day(krs.tanggalSelesai) })
        : t('follows.krs', { label }),
      value: <b>{t('follows.closed')}</b>,
    },
    ...useSisa(window),
    ...useBills(sums),
  ]
  return (
    <div className={styles.follows}>
      <DescriptionList facts={facts} />
      {sums?.pembuka.cuti.rupiah ? <p className={styles.minor}>{lockText(sums, 'cuti')}</p> : null}
      {window.akibat.some((line) => line !== '') ? (
        <>
          <h3>{t('follows.campus')}</h3>
          <Lines of={window.akibat} />
        </>
      ) : null}
      <p className={styles.minor}>{t('follows.cost')}</p>
    </div>
  )
}
