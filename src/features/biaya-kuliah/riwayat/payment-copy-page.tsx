import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { kodeText } from '#domain/kode/kode-text.ts'
import { periodeLabel, toPeriode } from '#domain/periode/periode.ts'
import type { RiwayatPembayaran } from '#generated/client/biaya-kuliah/readers.ts'
import { angka, custom, type ListColumn, rupiah, Table, text } from '#kit/list/table.tsx'
import { PrintPage } from '#kit/print/print-page.tsx'
import { MissingCard } from '#kit/query/query-view-or-missing.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import { allRows, readRows } from '#shared/wire/readers.ts'
import { COPY } from './copy-address.ts'
import { usePayments } from './use-payments.ts'

type Bill = NonNullable<RiwayatPembayaran['rincian'][number]>

const BILLS: ListColumn<Bill>[] = [
  text('namaKomponenKeuangan', { title: 'copy.bill', header: true }),
  angka('tingkatSemester', { title: 'recap.semester' }),
  custom(
    'periode',
    ({ tahun, semester }) => {
      const periode = toPeriode(tahun, semester)
      return periode ? periodeLabel(periode) : '–'
    },
    { title: 'recap.periode' },
  ),
  rupiah('nominal', { title: 'history.amount' }),
]

/** Print page of a settled payment with the gateway's fields: a copy of the record, not a proof of payment. */
const Copy = ({ id }: { id: string }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const payments = usePayments()
  const rows = payments.data?.data
  const found = readRows(rows, 'hint').find(({ idTransaksi }) => idTransaksi === id)
  if (rows && allRows(rows) && !found) return <MissingCard to="/biaya-kuliah?tab=riwayat" label={t('copy.all')} />
  return (
    <PrintPage title={t('copy.title')} answer={payments} part={() => found}>
      {(payment) => {
        const paidAt = writtenMomenText(payment.tanggalBayar, i18n.language)
        const day = paidAt ? `${paidAt.hari}, ${paidAt.jam}` : '–'
        const word = (value: string) => shownText(value, i18n.language) || '–'
        return {
          facts: [
            { label: t('history.receipt'), value: word(payment.nomorKuitansi) },
            { label: t('copy.transaction'), value: id },
            {
              label: t('history.date'),
              value: payment.tanggalBayar === undefined ? unreadableWord(i18n.language) : day,
            },
            { label: t('history.channel'), value: word(payment.namaChannel) },
            { label: t('history.status'), value: kodeText('statusBayar', payment.status) || '–' },
            { label: t('history.what'), value: word(payment.keterangan) },
            {
              label: t('history.amount'),
              value: payment.nominal === undefined ? unreadableWord(i18n.language) : formatRupiah(payment.nominal),
            },
          ],
          signers: [],
          body: (
            <>
              {payment.rincian.length > 0 ? (
                <Table
                  ns="biaya-kuliah"
                  caption="copy.bills"
                  empty="recap.empty"
                  columns={BILLS}
                  rows={payment.rincian}
                />
              ) : null}
              <p>
                <b>{t('copy.noProof')}</b> <span>{t('copy.record')}</span>
              </p>
            </>
          ),
        }
      }}
    </PrintPage>
  )
}

/** The payment copy of the address (`?salinan=`). */
export const PaymentCopy = () => {
  const [search] = useSearchParams()
  return <Copy id={search.get(COPY) ?? ''} />
}
