import { useTranslation } from 'react-i18next'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { TabsInAddress } from '#kit/tabs/tabs-in-address.tsx'
import { joined } from '#shared/text/joined.ts'
import { Komponen } from './komponen.tsx'
import styles from './nilai.module.css'
import { NilaiSummary } from './nilai-summary.tsx'
import { semesterLimitsOf } from './semester-limits.ts'
import { Simulasi } from './simulasi/simulasi.tsx'
import { Transkrip } from './transkrip.tsx'
import { useAturan } from './use-aturan.ts'

const NS = 'nilai'

/** The student's programme and semester with the limits of the study level; for display only (section 9). */
const Siapa = () => {
  const { t } = useTranslation(NS)
  const { biodataSingkat } = useBiodataSingkat()
  const own = useAturan()
  if (!biodataSingkat) return null
  const { tingkat, prodi, semesterBerjalan: ke } = biodataSingkat
  const limits = semesterLimitsOf(tingkat, own && [{ kode: '', nama: '', ...own, jenjang: tingkat }], ke)
  const semester = ke ? t('semester', { ke }) : ''
  const length = limits && t('limits', { ...limits, count: limits.semesterMaksimal })
  return <p className={styles.who}>{joined(`${tingkat} ${prodi}`.trim(), semester, length)}</p>
}

/** /nilai: study progress, grades by period, transcript, components, and a simulation with expected grades. */
export const NilaiPage = () => {
  const { t } = useTranslation(NS)
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <Siapa />
      </header>
      <TabsInAddress
        ns={NS}
        label="tab.label"
        tabs={[
          { name: 'ringkasan', title: 'tab.ringkasan', content: <NilaiSummary /> },
          { name: 'transkrip', title: 'tab.transkrip', content: <Transkrip /> },
          { name: 'komponen', title: 'tab.komponen', content: <Komponen /> },
          { name: 'simulasi', title: 'tab.simulasi', content: <Simulasi /> },
        ]}
      />
    </div>
  )
}
