import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { JenisKrs } from './jenis-krs.ts'
import styles from './krs.module.css'
import { KrsHead } from './krs-head.tsx'
import { Pengisian } from './pengisian.tsx'
import { RiwayatKrs } from './riwayat-krs.tsx'

/** One registration: filling it in, and what was registered in each period. The three kinds differ in their calls only. */
export const Krs = ({ jenis }: { jenis: JenisKrs }) => {
  const { t } = useTranslation('krs')
  const [query, setQuery] = useSearchParams()
  const isRiwayat = query.get('tab') === 'riwayat'
  return (
    <div className={styles['page']}>
      <KrsHead jenis={jenis} />
      <fieldset className={styles['seg']} aria-label={t('tab.label', { jenis: jenis.toUpperCase() })}>
        <button type="button" aria-pressed={!isRiwayat} onClick={() => setQuery({}, { replace: true })}>
          {t('tab.isi')}
        </button>
        <button type="button" aria-pressed={isRiwayat} onClick={() => setQuery({ tab: 'riwayat' }, { replace: true })}>
          {t('tab.riwayat')}
        </button>
      </fieldset>
      {isRiwayat ? <RiwayatKrs jenis={jenis} /> : <Pengisian jenis={jenis} />}
    </div>
  )
}
