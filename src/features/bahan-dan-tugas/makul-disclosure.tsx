import { useTranslation } from 'react-i18next'
import type { BahanKuliah } from '#generated/client/bahan-dan-tugas/readers.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { List, ListItemHead } from '#kit/list/list.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { namesOf } from '#shared/text/names-of.ts'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import styles from './tugas.module.css'
import type { MakulKuliah } from './tugas.ts'
import { DueTime, TugasStatus } from './tugas-item.tsx'

const Bahan = ({ bahan }: { bahan: BahanKuliah }) => {
  const { t, i18n } = useTranslation('bahan-dan-tugas')
  const { pertemuanKe, tanggal, keterangan, tautan, dokumen } = bahan
  const judul = bahan.judul || t('untitledBahan')
  const meeting = pertemuanKe != null && t('meeting', { nomor: pertemuanKe })
  return (
    <>
      <h4>{judul}</h4>
      <MetaLine facts={[meeting, formatTanggal(tanggal, i18n.language)]} none="" />
      {keterangan ? <p className={styles.text}>{keterangan}</p> : null}
      <WebLink to={tautan} about={judul}>
        {t('open')}
      </WebLink>
      <FileList title={t('files.of', { judul })} titleHidden files={dokumen} />
    </>
  )
}

/** The assignments of a course, one line each. */
const TugasList = ({ tugas }: Pick<MakulKuliah, 'tugas'>) => {
  const { t } = useTranslation('bahan-dan-tugas')
  return (
    <>
      <h3>{t('makul.tugas')}</h3>
      {tugas.length === 0 ? <MetaLine facts={[t('makul.noTugas')]} /> : null}
      <List rows={tugas} idOf={({ idTugas }) => idTugas} className={styles.line}>
        {(one) => (
          <>
            <ListItemHead title={one.judul || t('untitled')} heading="h4">
              <TugasStatus tugas={one} />
            </ListItemHead>
            <DueTime tugas={one} className={styles.minor} />
          </>
        )}
      </List>
    </>
  )
}

interface Props {
  makul: MakulKuliah
  /** False while the assignments are unknown; they are not mentioned then. */
  isTugasKnown: boolean
  isAsked: boolean
}

/** One course behind a fold: its materials and assignments. */
export const MakulDisclosure = ({ makul, isTugasKnown, isAsked }: Props) => {
  const { namaMakul, kodeMakul, kelas, dosen, bahan, tugas } = makul
  const { t } = useTranslation('bahan-dan-tugas')
  return (
    <Disclosure
      isAsked={isAsked}
      title={
        <>
          <b>{namaMakul || kodeMakul || '–'}</b>
          <span className={styles.below}>
            {joined(kodeMakul, kelas && t('makul.kelas', { kelas }), ...namesOf(dosen))}
          </span>
          <span className={styles.below}>
            {[
              t('makul.countBahan', { count: bahan.length }),
              ...(isTugasKnown ? [t('makul.countTugas', { count: tugas.length })] : []),
            ].join(', ')}
          </span>
        </>
      }
    >
      <div className={styles.detail}>
        <h3>{t('makul.bahan')}</h3>
        {bahan.length === 0 ? <MetaLine facts={[t('makul.noBahan')]} /> : null}
        <List rows={bahan} idOf={({ idBahan }) => idBahan} className={styles.line}>
          {(one) => <Bahan bahan={one} />}
        </List>
        {isTugasKnown ? <TugasList tugas={tugas} /> : null}
      </div>
    </Disclosure>
  )
}
