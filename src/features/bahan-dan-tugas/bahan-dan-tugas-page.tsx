import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import { useListBahanKuliah, useListTugasKuliah } from '#generated/client/bahan-dan-tugas/bahan-dan-tugas.ts'
import { useListTahunSemester } from '#generated/client/tahun-semester/tahun-semester.ts'
import { List } from '#kit/list/list.tsx'
import { ListedPeriode } from '#kit/periode/listed-periode.tsx'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { AsOfKept } from '#shared/ui/state/as-of-kept.tsx'
import { MakulDisclosure } from './makul-disclosure.tsx'
import { Tenggat } from './tenggat.tsx'
import styles from './tugas.module.css'
import { joinMakul } from './tugas.ts'

/** Parameter with the id of the course whose materials the address asks for. */
const ASKED = 'bahan'

const OfPeriode = ({ periode }: { periode: Periode }) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const idMahasiswa = useIdMahasiswa()
  const bahan = useListBahanKuliah(idMahasiswa, toPeriodeParams(periode))
  const tugas = useListTugasKuliah(idMahasiswa, toPeriodeParams(periode))
  const asked = useSearchParams()[0].get(ASKED)
  return (
    <>
      <AsOfKept updatedAt={tugas.dataUpdatedAt} />
      <div className={styles.columns}>
        <div className={styles.page}>
          <QueryView query={tugas} select={({ makul }) => makul && joinMakul(makul)} lines={16}>
            {(semuaMakul) => <Tenggat semuaMakul={semuaMakul} periode={periode} refetch={tugas.refetch} />}
          </QueryView>
        </div>
        <QueryCard
          title={t('perMakul')}
          empty={t('perMakul.empty')}
          query={bahan}
          select={({ makul }) => makul && joinMakul(makul, tugas.data?.makul)}
          lines={12}
          flush
        >
          {(semuaMakul) => (
            <List rows={semuaMakul} idOf={({ idMakul }) => idMakul} className={styles.makul}>
              {(makul) => (
                <MakulDisclosure
                  makul={makul}
                  isTugasKnown={Boolean(tugas.data?.makul)}
                  isAsked={asked !== null && makul.idMakul === asked}
                />
              )}
            </List>
          )}
        </QueryCard>
      </div>
    </>
  )
}

/** /bahan-dan-tugas: the next deadline, submissions and the materials of each course. */
export const BahanDanTugasPage = () => {
  const { t } = useTranslation('bahan-dan-tugas')
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
