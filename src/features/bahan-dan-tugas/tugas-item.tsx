import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { TugasKuliah } from '#generated/client/bahan-dan-tugas/readers.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { useDialogParam } from '#kit/form/use-dialog-param.ts'
import { ListItemHead } from '#kit/list/list.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { readDraft } from '#shared/form/draft-store.ts'
import { formatAngka } from '#shared/format/desimal.ts'
// oxlint-disable-next-line house/device-clock -- the age of a draft, which this device has stamped
import { now } from '#shared/state/clock.ts'
import { namesOf } from '#shared/text/names-of.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { rulesText } from '#shared/ui/choice/file-problem.ts'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { unreadOf } from '#shared/wire/readers.ts'
import { MakulLine } from './makul-line.tsx'
import { draftOf } from './submit-tugas.ts'
import styles from './tugas.module.css'
import { fileRulesOf, isDikumpulkan, type TugasMakul } from './tugas.ts'

/** Address parameter with the id of the assignment whose dialog is open. */
export const ASKED = 'kumpulkan'

const TONES: Readonly<Record<string, 'ok' | 'danger' | 'accent'>> = {
  'Sudah dikumpulkan': 'ok',
  Terlambat: 'danger',
  Dinilai: 'accent',
}

interface Props {
  tugas: TugasKuliah
}

/** Status of an assignment in the gateway's words, with its grade. */
export const TugasStatus = ({ tugas }: Props) => {
  const { status, nilai } = tugas
  const { t, i18n } = useTranslation('bahan-dan-tugas')
  // The gateway has one word for an assignment that came late and for one that has not come.
  const isLate = status === 'Terlambat' && (isDikumpulkan(tugas) || unreadOf(tugas.dokumenJawaban) === 0)
  const word = isLate ? t(isDikumpulkan(tugas) ? 'late.handedIn' : 'late.missing') : kodeText('statusTugas', status)
  const tone = isLate && isDikumpulkan(tugas) ? 'neutral' : (TONES[status] ?? 'neutral')
  return (
    <span className={styles.tags}>
      {status ? <Tag tone={tone}>{word}</Tag> : null}
      {nilai == null ? null : <Tag tone="accent">{t('grade', { nilai: formatAngka(nilai, i18n.language) })}</Tag>}
    </span>
  )
}

/** Deadline of an assignment. */
export const DueTime = ({ tugas: { batasWaktu }, className }: Props & { className?: string | undefined }) => {
  const { t, i18n } = useTranslation('bahan-dan-tugas')
  const batas = writtenMomenText(batasWaktu, i18n.language, 'weekday')
  return <p className={className}>{batas ? t('due', batas) : t('due.none')}</p>
}

/** Button that opens the submission dialog, also to replace a file. */
export const TugasButton = ({ tugas, variant = 'plain' }: Props & { variant?: 'plain' | 'main' }) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const { setParam } = useDialogParam(ASKED)
  return (
    <div>
      <ActionButton variant={variant} reason={useReason()} onClick={() => setParam(tugas.idTugas)}>
        <span>{isDikumpulkan(tugas) ? t('handIn.replace') : t('handIn.action')}</span>
        <span className="visually-hidden">{` ${tugas.judul}`}</span>
      </ActionButton>
    </div>
  )
}

/** Returns why nothing can be submitted; null when something can. */
export const useWhyClosed = ({ tugas: { tanggalMulai, nilai, status }, fase }: TugasMakul): string | null => {
  const { t, i18n } = useTranslation('bahan-dan-tugas')
  if (fase === 'open') return null
  const mulai = writtenMomenText(tanggalMulai, i18n.language, 'weekday')
  if (fase === 'before' && mulai) return t('closed.before', mulai)
  if (nilai !== null || status === 'Dinilai') return t('closed.graded')
  return fase === 'after' ? t('closed.after') : t('closed.shut')
}

const TugasDetails = ({ tugas }: Props) => {
  const { t, i18n } = useTranslation('bahan-dan-tugas')
  const [given, own] = [t('files.given'), t('files.own')]
  return (
    <div className={styles.detail}>
      {tugas.keterangan ? <p className={styles.text}>{tugas.keterangan}</p> : null}
      <MetaLine facts={[rulesText(fileRulesOf(tugas), t, i18n.language) || t('files.any')]} />
      <FileList title={given} heading={<h4>{given}</h4>} files={tugas.dokumenTugas} />
      <FileList title={own} heading={<h4>{own}</h4>} files={tugas.dokumenJawaban} />
    </div>
  )
}

/** Notice about a chosen file that was not sent: the page was closed first, or the upload is queued. */
const UnsentNote = ({ tugas }: Props) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const names = readDraft(useContext(DraftOwner), draftOf(tugas), now().getTime())?.files ?? []
  return names.length === 0 ? null : (
    <Notice tone="warn">{t('unsent', { names: names.join(', '), count: names.length })}</Notice>
  )
}

/** One assignment: title, course, deadline, status and the submit button. */
export const TugasItem = ({ of, isSent }: { of: TugasMakul; isSent: boolean }) => {
  const { t, i18n } = useTranslation('bahan-dan-tugas')
  const closed = useWhyClosed(of)
  const { tugas, makul } = of
  const kumpul = writtenMomenText(tugas.tanggalKumpul, i18n.language, 'weekday')
  const names = namesOf(tugas.dokumenJawaban).join(', ')
  return (
    <>
      <ListItemHead title={tugas.judul || t('untitled')}>
        <TugasStatus tugas={tugas} />
      </ListItemHead>
      <MakulLine of={makul} />
      <DueTime tugas={tugas} />
      {kumpul ? <MetaLine facts={[`${t('handedIn', kumpul)}${names ? `: ${names}` : ''}`]} /> : null}
      {tugas.komentarDosen ? <p className={styles.text}>{t('comment', { komentar: tugas.komentarDosen })}</p> : null}
      {closed === null ? null : <MetaLine facts={[closed]} />}
      {closed === null && !isSent ? <UnsentNote tugas={tugas} /> : null}
      {closed === null && tugas.idTugas ? <TugasButton tugas={tugas} /> : null}
      <Disclosure title={t('detail')} about={tugas.judul}>
        <TugasDetails tugas={tugas} />
      </Disclosure>
    </>
  )
}
