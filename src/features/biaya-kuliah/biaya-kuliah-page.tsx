import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBillSums } from '#domain/pembayaran/use-bill-sums.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { type Tab, TabsInAddress } from '#kit/tabs/tabs-in-address.tsx'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { unreadableWord } from '#shared/format/unreadable.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { AsOfKept } from '#shared/ui/state/as-of-kept.tsx'
import { LoadErrorPart, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import styles from './figures.module.css'
import { COPY } from './riwayat/copy-address.ts'
import { RekapTab, RiwayatTab } from './riwayat/riwayat-tab.tsx'
import { Mutasi } from './saldo/mutasi.tsx'
import { PenarikanSaldo, SaldoCard } from './saldo/saldo-card.tsx'
import { useSaldo, useSaldoSwitch } from './saldo/use-saldo.ts'
import { TagihanTab } from './tagihan/tagihan-tab.tsx'

/** Figures above the tabs: bills, overdue bills, payments and balance. */
const Figures = () => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const sums = useBillSums(useIdMahasiswa())
  const rekap = useGetRekapPembayaran(useIdMahasiswa())
  const hasSaldo = useSaldoSwitch()
  const saldo = useSaldo().data
  return (
    <div className={styles.figures}>
      <AsOfKept updatedAt={rekap.dataUpdatedAt} />
      <QueryView query={rekap} select={(answer) => answer.rekap} lines={3}>
        {({ totalTunggakan, totalBayar }) => (
          <dl className={styles.list}>
            <div className={styles.big}>
              <dt>{t('figures.tagihan')}</dt>
              <dd>{formatRupiah(totalTunggakan)}</dd>
            </div>
            <div>
              <dt>{t('figures.tunggakan')}</dt>
              <dd>
                {sums === null || (sums && sums.tunggakan === undefined)
                  ? unreadableWord(i18n.language)
                  : formatRupiah(sums?.tunggakan)}
              </dd>
            </div>
            <div>
              <dt>{t('figures.bayar')}</dt>
              <dd>{formatRupiah(totalBayar)}</dd>
            </div>
            {hasSaldo ? (
              <div>
                <dt>{t('figures.saldo')}</dt>
                <dd>{formatRupiah(saldo?.saldo)}</dd>
              </div>
            ) : null}
          </dl>
        )}
      </QueryView>
    </div>
  )
}

const TABS: readonly [Tab, ...Tab[]] = [
  { name: 'tagihan', title: 'tab.tagihan', content: <TagihanTab /> },
  { name: 'riwayat', title: 'tab.riwayat', content: <RiwayatTab /> },
  { name: 'rekap', title: 'tab.rekap', content: <RekapTab /> },
]
/** Balance tab: amount, withdrawal, overpayment and movements. */
const SALDO: Tab = {
  name: 'saldo',
  title: 'tab.saldo',
  content: (
    <>
      <SaldoCard />
      <PenarikanSaldo />
      <Mutasi />
    </>
  ),
}

const PaymentCopy = lazyOptional(
  async () => (await withTexts(import('./riwayat/payment-copy-page.tsx'), 'cetak')).PaymentCopy,
  { waiting: () => <Skeleton lines={20} />, onLoadError: (loss) => <LoadErrorPart {...loss} /> },
)

/** /biaya-kuliah: bills, payment and payment history; with `?salinan=` the copy of one payment. */
export const BiayaKuliahPage = () => {
  const { t } = useTranslation('biaya-kuliah')
  const hasSaldo = useSaldoSwitch()
  const [search] = useSearchParams()
  if (search.has(COPY)) return <PaymentCopy />
  return (
    <>
      <h1>{t('title')}</h1>
      <Figures />
      <TabsInAddress ns="biaya-kuliah" label="title" tabs={hasSaldo ? [...TABS, SALDO] : TABS} />
    </>
  )
}
