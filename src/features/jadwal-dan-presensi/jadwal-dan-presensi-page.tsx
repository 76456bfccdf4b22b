import { useTranslation } from 'react-i18next'
import { useJadwalKuliah } from '#domain/jadwal/use-jadwal-kuliah.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import { useListTahunSemester } from '#generated/client/tahun-semester/tahun-semester.ts'
import { ListedPeriode } from '#kit/periode/listed-periode.tsx'
import { TabsInAddress } from '#kit/tabs/tabs-in-address.tsx'
import styles from './jadwal.module.css'
import { Pekan } from './pekan.tsx'
import { Presensi } from './presensi.tsx'
import { Ujian } from './ujian.tsx'

/** The three tabs of a period; they share its classes and attendance. */
const OfPeriode = ({ periode }: { periode: Periode }) => {
  const kuliah = useJadwalKuliah(useIdMahasiswa(), toPeriodeParams(periode))
  return (
    <TabsInAddress
      ns="jadwal-dan-presensi"
      label="tab.label"
      tabs={[
        { name: 'pekan', title: 'tab.pekan', content: <Pekan periode={periode} of={kuliah} /> },
        { name: 'presensi', title: 'tab.presensi', content: <Presensi periode={periode} of={kuliah} /> },
        { name: 'ujian', title: 'tab.ujian', content: <Ujian periode={periode} of={kuliah} /> },
      ]}
    />
  )
}

/** /jadwal-dan-presensi: current class and week, attendance by class, and exams. */
export const JadwalDanPresensiPage = () => {
  const { t } = useTranslation('jadwal-dan-presensi')
  const periods = useListTahunSemester(useIdMahasiswa())
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <ListedPeriode query={periods} empty={t('noPeriode')} lines={28}>
        {(periode) => <OfPeriode periode={periode} />}
      </ListedPeriode>
    </div>
  )
}
