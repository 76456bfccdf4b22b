import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { campusMomentText } from '#domain/jendela/jendela.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { TugasKuliah } from '#generated/readers/bahan-dan-tugas.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { readDraft } from '#shared/form/draft-store.ts'
import { now } from '#shared/state/clock.ts'
import { formatBytes, typesInWords } from '#shared/ui/choice/file-problem.ts'
import { Fold } from '#shared/ui/fold.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { present } from '#shared/wire/readers.ts'
import { draftOf } from './kumpulkan-tugas.ts'
import styles from './tugas.module.css'
import { berkasOf, isDikumpulkan, type TugasMakul } from './tugas.ts'

const TONES: Readonly<Record<string, 'ok' | 'danger' | 'accent'>> = {
  'Sudah dikumpulkan': 'ok',
  Terlambat: 'danger',
  Dinilai: 'accent',
}

/** Where an assignment stands, in the gateway's word; its grade beside it. */
export const StatusTugas = ({ tugas: { status, nilai } }: { tugas: TugasKuliah }) => {
  const { t, i18n } = useTranslation('bahan-dan-tugas')
  const number = new Intl.NumberFormat(i18n.language === 'en' ? 'en' : 'id')
  return (
    <span className={styles.tags}>
      {status ? <Tag tone={TONES[status] ?? 'neutral'}>{kodeText('statusTugas', status)}</Tag> : null}
      {nilai === null ? null : <Tag tone="accent">{t('grade', { nilai: number.format(nilai) })}</Tag>}
    </span>
  )
}

const useMoment = () => {
  const { i18n } = useTranslation('bahan-dan-tugas')
  return (value: string | null) => campusMomentText(value, i18n.language)
}

/** Until when an assignment is taken. */
export const BatasWaktu = ({ tugas: { batasWaktu } }: { tugas: TugasKuliah }) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const batas = useMoment()(batasWaktu)
  return <>{batas ? t('due', batas) : t('due.none')}</>
}

const Files = ({ title, files }: { title: string; files: TugasKuliah['dokumenTugas'] }) =>
  present(files).length === 0 ? null : (
    <div className={styles.files}>
      <h4>{title}</h4>
      <FileList title={title} titleHidden files={files} />
    </div>
  )

const Rincian = ({ tugas }: { tugas: TugasKuliah }) => {
  const { t, i18n } = useTranslation('bahan-dan-tugas')
  const { keterangan, dokumenTugas, dokumenJawaban } = tugas
  const { accept, maxBytes } = berkasOf(tugas)
  const taken = [
    accept ? t('ui:file.types', { types: typesInWords(accept) }) : '',
    maxBytes ? t('ui:file.size', { size: formatBytes(maxBytes, i18n.language) }) : '',
  ]
  return (
    <div className={styles.detail}>
      {keterangan ? <p className={styles.text}>{keterangan}</p> : null}
      <p className={styles.minor}>{taken.filter(Boolean).join(' ') || t('files.any')}</p>
      <Files title={t('files.given')} files={dokumenTugas} />
      <Files title={t('files.own')} files={dokumenJawaban} />
    </div>
  )
}

/** A file that was chosen and has not left: the page was closed before, or it waits. */
const BelumTerkirim = ({ idTugas }: { idTugas: string }) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const owner = useContext(DraftOwner)
  const names = owner === null ? [] : (readDraft(owner, draftOf(idTugas), now().getTime())?.files ?? [])
  return names.length === 0 ? null : <Notice tone="warn">{t('unsent', { names: names.join(', ') })}</Notice>
}

interface Props {
  of: TugasMakul
  /** Why nothing can be handed in; null while something can. */
  closed: string | null
  /** The way to hand it in. */
  children?: ReactNode
}

/** One assignment: what, of which course, until when, what became of it, and the way to it. */
export const TugasItem = ({ of: { tugas, makul }, closed, children }: Props) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const kumpul = useMoment()(tugas.tanggalKumpul)
  const names = present(tugas.dokumenJawaban)
    .map(({ nama }) => nama)
    .filter(Boolean)
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h3>{tugas.judul || t('untitled')}</h3>
        <StatusTugas tugas={tugas} />
      </div>
      <p className={styles.minor}>{[makul.namaMakul, makul.kelas].filter(Boolean).join(' · ') || '–'}</p>
      <p>
        <BatasWaktu tugas={tugas} />
      </p>
      {isDikumpulkan(tugas) && kumpul ? (
        <p className={styles.minor}>
          {t('handedIn', kumpul)}
          {names.length > 0 ? `: ${names.join(', ')}` : ''}
        </p>
      ) : null}
      {tugas.komentarDosen ? <p className={styles.text}>{t('comment', { komentar: tugas.komentarDosen })}</p> : null}
      {closed ? <p className={styles.minor}>{closed}</p> : null}
      {closed === null ? <BelumTerkirim idTugas={tugas.idTugas} /> : null}
      {children}
      <Fold title={t('detail')} about={tugas.judul}>
        <Rincian tugas={tugas} />
      </Fold>
    </li>
  )
}
