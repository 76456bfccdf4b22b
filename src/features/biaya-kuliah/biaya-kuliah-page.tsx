import { useTranslation } from 'react-i18next'
import { type Tab, TabsInAddress } from '#kit/tabs/tabs-in-address.tsx'
import { Figures } from './figures.tsx'
import { RekapTab } from './riwayat/rekap-tab.tsx'
import { RiwayatTab } from './riwayat/riwayat-tab.tsx'
import { Mutasi } from './saldo/mutasi.tsx'
import { PenarikanSaldo } from './saldo/penarikan-saldo.tsx'
import { SaldoCard } from './saldo/saldo-card.tsx'
import { useSaldoSwitch } from './saldo/use-saldo.ts'
import { TagihanTab } from './tagihan/tagihan-tab.tsx'

const TABS: readonly [Tab, ...Tab[]] = [
  { name: 'tagihan', title: 'tab.tagihan', content: <TagihanTab /> },
  { name: 'riwayat', title: 'tab.riwayat', content: <RiwayatTab /> },
  { name: 'rekap', title: 'tab.rekap', content: <RekapTab /> },
]
/** The balance: how much, what moved it, and the two ways to change it. */
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

/** /biaya-kuliah: what must be paid, how, and what became of it. */
export const BiayaKuliahPage = () => {
  const { t } = useTranslation('biaya-kuliah')
  const hasSaldo = useSaldoSwitch()
  return (
    <>
      <h1>{t('title')}</h1>
      <Figures />
      <TabsInAddress ns="biaya-kuliah" label="title" tabs={hasSaldo ? [...TABS, SALDO] : TABS} />
    </>
  )
}
