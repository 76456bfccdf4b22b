import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { TABS_CLASS } from '#shared/ui/tabs-class.ts'
import styles from './biaya-kuliah-page.module.css'
import { Figures } from './figures.tsx'
import { RekapTab } from './rekap-tab.tsx'
import { RiwayatTab } from './riwayat-tab.tsx'
import { SaldoTab } from './saldo-tab.tsx'
import { TagihanTab } from './tagihan-tab.tsx'
import { useSaldoSwitch } from './use-keuangan.ts'

const TABS = { tagihan: TagihanTab, riwayat: RiwayatTab, rekap: RekapTab, saldo: SaldoTab }
type Tab = keyof typeof TABS

/** Each tab is an address, so that a link, the back button and a reload find it again. */
const useTabs = (): { tabs: Tab[]; current: Tab } => {
  const hasSaldo = useSaldoSwitch()
  const [params] = useSearchParams()
  const tabs = (['tagihan', 'riwayat', 'rekap', 'saldo'] as const).filter((tab) => tab !== 'saldo' || hasSaldo)
  return { tabs, current: tabs.find((tab) => tab === params.get('tab')) ?? 'tagihan' }
}

/** /biaya-kuliah: what must be paid, how, and what became of it. */
export const BiayaKuliahPage = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { tabs, current } = useTabs()
  const Content = TABS[current]
  return (
    <>
      <h1>{t('title')}</h1>
      <Figures />
      <nav className={TABS_CLASS} aria-label={t('title')}>
        {tabs.map((tab) => (
          <Link key={tab} to={`?tab=${tab}`} aria-current={tab === current ? 'page' : undefined}>
            {t(`tab.${tab}`)}
          </Link>
        ))}
      </nav>
      <div className={styles['content']}>
        <Content />
      </div>
    </>
  )
}
