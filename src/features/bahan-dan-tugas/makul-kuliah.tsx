import { useTranslation } from 'react-i18next'
import type { BahanKuliah } from '#generated/readers/bahan-dan-tugas.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { Fold } from '#shared/ui/fold.tsx'
import { present } from '#shared/wire/readers.ts'
import styles from './tugas.module.css'
import type { MakulKuliah } from './tugas.ts'
import { BatasWaktu, StatusTugas } from './tugas-item.tsx'

const Bahan = ({ bahan }: { bahan: BahanKuliah }) => {
  const { t, i18n } = useTranslation('bahan-dan-tugas')
  const day = parseTanggal(bahan.tanggal)
  const facts = [
    bahan.pertemuanKe === null ? '' : t('meeting', { nomor: bahan.pertemuanKe }),
    day ? formatTanggal(day, i18n.language) : '',
  ]
  const web = webAddress(bahan.tautan)
  const judul = bahan.judul || t('untitledBahan')
  return (
    <li className={styles.line}>
      <h4>{judul}</h4>
      <p className={styles.minor}>{facts.filter(Boolean).join(' · ')}</p>
      {bahan.keterangan ? <p className={styles.text}>{bahan.keterangan}</p> : null}
      {web ? (
        <p>
          <a className={styles.link} href={web} target="_blank" rel="noopener noreferrer">
            {t('open')}
            <span className="visually-hidden">
              {' '}
              {judul} {t('ui:files.newTab')}
            </span>
          </a>
        </p>
      ) : null}
      <FileList title={t('files.of', { judul })} titleHidden files={bahan.dokumen} />
    </li>
  )
}

/** The assignments of a course, a line each. */
const Tugas = ({ tugas }: Pick<MakulKuliah, 'tugas'>) => {
  const { t } = useTranslation('bahan-dan-tugas')
  return (
    <>
      <h3>{t('makul.tugas')}</h3>
      {tugas.length === 0 ? <p className={styles.minor}>{t('makul.noTugas')}</p> : null}
      <ul>
        {tugas.map((one) => (
          <li key={`${one.idTugas} ${tugas.indexOf(one)}`} className={styles.line}>
            <div className={styles.itemHead}>
              <h4>{one.judul || t('untitled')}</h4>
              <StatusTugas tugas={one} />
            </div>
            <p className={styles.minor}>
              <BatasWaktu tugas={one} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Props {
  /** False while the assignments are not known: nothing is said of them. */
  isTugasKnown: boolean
}

/** One course: its materials and its assignments. */
const Makul = ({ makul, isTugasKnown }: Props & { makul: MakulKuliah }) => {
  const { namaMakul, kodeMakul, kelas, dosen, bahan, tugas } = makul
  const { t } = useTranslation('bahan-dan-tugas')
  const teachers = present(dosen)
    .map(({ nama }) => nama)
    .filter(Boolean)
  return (
    <Fold
      title={
        <>
          <b>{namaMakul || kodeMakul || '–'}</b>
          <span className={styles.below}>{[kodeMakul, kelas, ...teachers].filter(Boolean).join(' · ')}</span>
          <span className={styles.below}>
            {t(isTugasKnown ? 'makul.count' : 'makul.countBahan', { bahan: bahan.length, tugas: tugas.length })}
          </span>
        </>
      }
    >
      <div className={styles.detail}>
        <h3>{t('makul.bahan')}</h3>
        {bahan.length === 0 ? <p className={styles.minor}>{t('makul.noBahan')}</p> : null}
        <ul>
          {bahan.map((one) => (
            <Bahan key={`${one.idBahan} ${bahan.indexOf(one)}`} bahan={one} />
          ))}
        </ul>
        {isTugasKnown ? <Tugas tugas={tugas} /> : null}
      </div>
    </Fold>
  )
}

/** The courses of a period, each to unfold. */
export const DaftarMakul = ({ semuaMakul, isTugasKnown }: Props & { semuaMakul: readonly MakulKuliah[] }) => (
  <div className={`${styles.perMakul} ${styles.wide}`}>
    {semuaMakul.map((makul) => (
      <Makul key={`${makul.idMakul} ${semuaMakul.indexOf(makul)}`} makul={makul} isTugasKnown={isTugasKnown} />
    ))}
  </div>
)
