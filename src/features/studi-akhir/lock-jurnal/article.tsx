import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { PengajuanJurnal } from '#generated/client/lock-jurnal/readers.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { PrintLink } from '#kit/print/print-link.tsx'
import type { Step } from '#kit/timeline/timeline.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import styles from '../studi-akhir.module.css'
import { canDelete, sourceOf, stateOf } from './lock.ts'
import { deleteJurnal } from './lock-actions.ts'

const TONES = { waiting: 'wait', accepted: 'ok', rejected: 'danger', unknown: 'neutral' } as const

/** Returns the address of a submission's detail page. */
export const addressOf = ({ idJurnal }: Pick<PengajuanJurnal, 'idJurnal'>): string =>
  `/lock-jurnal/${encodeURIComponent(idJurnal)}`

/** Tag with the status of a submission. */
export const LockJurnalStatusTag = ({ of }: { of: PengajuanJurnal }) => (
  <Tag tone={TONES[stateOf(of)]}>{kodeText('statusPengajuan', of.status) || '–'}</Tag>
)

/** Title of an article and its journal. */
export const Article = ({ of }: { of: PengajuanJurnal }) => {
  const { t } = useTranslation('lock-jurnal')
  return (
    <div>
      <b className={styles.name}>{of.judulJurnal || '–'}</b>
      <p className={styles.minor}>{joined(sourceOf(of), of.issn ? t('issn', { issn: of.issn }) : '') || '–'}</p>
    </div>
  )
}

/** Links to the receipt of a submission and to the article. */
export const ArticleLinks = ({ of }: { of: PengajuanJurnal }) => {
  const { t } = useTranslation('lock-jurnal')
  return (
    <div className={styles.ways}>
      {of.idJurnal ? (
        <PrintLink to={`/cetak-lock-jurnal?idJurnal=${encodeURIComponent(of.idJurnal)}`}>
          <span>{t('receipt')}</span>
          <span className="visually-hidden">{` ${of.idJurnal}`}</span>
        </PrintLink>
      ) : null}
      <WebLink to={of.tautanJurnal} about={of.judulJurnal}>
        {t('article.open')}
      </WebLink>
    </div>
  )
}

type Words = Pick<Step, 'title' | 'note' | 'who' | 'reason'>

/** Returns the texts of a submission's steps: day, examiner and reason. */
export const useArticleWords = (of: PengajuanJurnal | null): Record<'submitted' | 'examined', Words> => {
  const { t, i18n } = useTranslation('lock-jurnal')
  const state = of === null ? 'waiting' : stateOf(of)
  const moment = writtenMomenText(of ? of.tanggalDiperiksa : null, i18n.language)
  const status = of?.status ?? ''
  return {
    submitted: { title: t('step.submitted'), note: formatTanggal(of ? of.tanggalDaftar : null, i18n.language) },
    examined: {
      title: state === 'unknown' ? kodeText('statusPengajuan', status) || '–' : t(`step.examined.${state}`),
      note: joined(of?.diperiksaOleh, moment ? t('moment', moment) : ''),
      who: of !== null && state === 'waiting' ? t('campus') : '',
      reason: of?.catatan ?? null,
    },
  }
}

interface DeleteProps {
  of: PengajuanJurnal
  /** Called after a deletion, in addition to the toast. */
  onDeleted?: () => void
}

/** Button that deletes a submission unless it is locked. */
export const Delete = ({ of, onDeleted }: DeleteProps) => {
  const { idJurnal } = of
  return (
    <ConfirmAction
      action={deleteJurnal}
      of={{ idMahasiswa: useIdMahasiswa(), idJurnal, data: { judul: of.judulJurnal || idJurnal } }}
      variant="quiet"
      about={idJurnal}
      isShown={canDelete(of)}
      {...(onDeleted && { onDone: onDeleted })}
    />
  )
}
