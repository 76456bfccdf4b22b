import { useTranslation } from 'react-i18next'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { SEMESTER_NAMES, tahunAkademikLabel } from '#domain/periode/periode.ts'
import type { JenisKrs } from './jenis-krs.ts'
import styles from './krs.module.css'
import { usePeriodeKrs } from './use-periode-krs.ts'

const KIND: Record<JenisKrs, string> = { krss: 'kind.krss', krs: 'kind.krs', pkrs: 'kind.pkrs' }

/** Which registration this is, of which period, and whose. */
export const KrsHead = ({ jenis }: { jenis: JenisKrs }) => {
  const { t } = useTranslation('krs')
  const periode = usePeriodeKrs(jenis)
  const { biodataSingkat } = useBiodataSingkat()
  const label = periode && `${SEMESTER_NAMES[periode.semester] ?? ''} ${tahunAkademikLabel(periode.tahun)}`
  return (
    <header className={styles['head']}>
      <h1>{[jenis.toUpperCase(), label].filter(Boolean).join(' ')}</h1>
      <p>
        {t(KIND[jenis])}
        {biodataSingkat ? ` · ${[biodataSingkat.tingkat, biodataSingkat.prodi].filter(Boolean).join(' ')}` : null}
      </p>
    </header>
  )
}
