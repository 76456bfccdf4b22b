import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { periodeLabel, toPeriode } from '#domain/periode/periode.ts'
import type { RiwayatPembayaran } from '#generated/client/biaya-kuliah/readers.ts'
import type { RekapPembayaranSemester } from '#generated/client/rekap-pembayaran/readers.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import { ListCard } from '#kit/list/list-card.tsx'
import { custom, kode, type ListColumn, momen, rupiah, Table, text, whole } from '#kit/list/table.tsx'
import { totalRowsOf } from '#kit/list/whole-list.ts'
import { QueryCard } from '#kit/query/query-view.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { isKnownText, UNREADABLE } from '#shared/wire/readers.ts'
import { Jumlah } from '../bayar/jumlah.tsx'
import { COPY } from './copy-address.ts'
import { usePayments } from './use-payments.ts'

/** Purpose of a payment; its single bills if the gateway lists them. */
const Rincian = ({ keterangan, rincian }: Pick<RiwayatPembayaran, 'keterangan' | 'rincian'>) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const bills = rincian.map((one) => ({ nama: one?.namaKomponenKeuangan ?? UNREADABLE, rupiah: one?.nominal }))
  if (bills.length < 2) return <span>{shownText(keterangan || (bills[0]?.nama ?? ''), i18n.language) || '–'}</span>
  return (
    <Disclosure title={keterangan || t('history.items', { count: bills.length })}>
      <Jumlah tagihan={bills} />
    </Disclosure>
  )
}

/** Link to the copy of a payment; keeps the page number in the address. */
const CopyLink = ({ id, about }: { id: string; about: string }) => {
  const { t } = useTranslation('biaya-kuliah')
  const [search] = useSearchParams()
  return (
    <Link
      className={buttonClass()}
      to={`?${String(new URLSearchParams([...search, [COPY, id]]))}`}
      aria-label={t('copy.of', { about })}
    >
      <IconPrinter size={20} aria-hidden />
      <span>{t('copy.short')}</span>
    </Link>
  )
}

const PAYMENTS: ListColumn<RiwayatPembayaran>[] = [
  momen('tanggalBayar', { title: 'history.date', header: true }),
  custom('keterangan', (row) => <Rincian keterangan={row.keterangan} rincian={row.rincian} />, {
    title: 'history.what',
  }),
  text('namaChannel', { title: 'history.channel' }),
  whole('nomorKuitansi', { title: 'history.receipt' }),
  kode('statusBayar', 'status', { title: 'history.status' }),
  rupiah('nominal', { title: 'history.amount' }),
  custom(
    'copy',
    ({ idTransaksi, nomorKuitansi, keterangan }) =>
      isKnownText(idTransaksi) ? <CopyLink id={idTransaksi} about={nomorKuitansi || keterangan || idTransaksi} /> : '–',
    { title: 'copy.column' },
  ),
]

/** Settled payments, newest first, paged. */
export const RiwayatTab = () => {
  const riwayat = usePayments()
  return (
    <ListCard
      ns="biaya-kuliah"
      title="history.title"
      empty="history.empty"
      query={riwayat}
      rows={riwayat.data?.data}
      total={riwayat.data && totalRowsOf(riwayat.data)}
      columns={PAYMENTS}
    />
  )
}

const SEMESTERS: ListColumn<RekapPembayaranSemester>[] = [
  custom(
    'semester',
    ({ tingkatSemester: tingkat }, { t, language }) => {
      if (tingkat === undefined) return unreadableWord(language)
      return tingkat === null ? t('bill.noSemester') : t('bill.semester', { tingkat })
    },
    { title: 'recap.semester', header: true },
  ),
  custom(
    'periode',
    ({ tahun, semester }) => {
      const periode = toPeriode(tahun, semester)
      return periode ? periodeLabel(periode) : '–'
    },
    { title: 'recap.periode' },
  ),
  rupiah('tagihan', { title: 'recap.tagihan' }),
  rupiah('bayar', { title: 'recap.bayar' }),
  rupiah('tunggakan', { title: 'recap.tunggakan' }),
]

/** Amounts billed, paid and still owed per semester. */
export const RekapTab = () => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const asked = useGetRekapPembayaran(useIdMahasiswa())
  return (
    <QueryCard title={t('recap.title')} query={asked} select={({ rekap }) => rekap} lines={8}>
      {({ perSemester, jatuhTempoTerdekat, totalTagihan, totalBayar, totalTunggakan }) => (
        <>
          <DescriptionList
            facts={[{ label: t('recap.due'), value: formatTanggal(jatuhTempoTerdekat, i18n.language) }]}
          />
          <Table
            ns="biaya-kuliah"
            caption="recap.title"
            empty="recap.empty"
            columns={SEMESTERS}
            rows={perSemester}
            totals={{
              semester: t('recap.total'),
              tagihan: formatRupiah(totalTagihan),
              bayar: formatRupiah(totalBayar),
              tunggakan: formatRupiah(totalTunggakan),
            }}
          />
        </>
      )}
    </QueryCard>
  )
}
