import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { PengajuanJurnal } from '#generated/client/lock-jurnal/readers.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { type ActionState, useAction } from '#kit/action/use-action.tsx'
import { PrintLink } from '#kit/paper/print-link.tsx'
import type { Step } from '#kit/timeline/timeline.tsx'
import { writtenMomenText } from '#shared/format/momen.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import styles from '../studi-akhir.module.css'
import { canDelete, sourceOf, stateOf } from './lock.ts'
import { type HapusJurnal, hapusJurnal } from './lock-actions.ts'

const TONES = { waiting: 'wait', accepted: 'ok', rejected: 'danger', unknown: 'neutral' } as const

/** Address of the detail of a submission. */
export const addressOf = ({ idJurnal }: Pick<PengajuanJurnal, 'idJurnal'>): string =>
  `/lock-jurnal/${encodeURIComponent(idJurnal)}`

/** Status of a submission in the language of the screen. */
export const StatusTag = ({ of }: { of: PengajuanJurnal }) => (
  <Tag tone={TONES[stateOf(of)]}>{kodeText('statusPengajuan', of.status) || '–'}</Tag>
)

/** Title of an article and where it has appeared. */
export const Article = ({ of }: { of: PengajuanJurnal }) => {
  const { t } = useTranslation('lock-jurnal')
  return (
    <div>
      <b className={styles.name}>{of.judulJurnal || '–'}</b>
      <p className={styles.minor}>{joined(sourceOf(of), of.issn ? t('issn', { issn: of.issn }) : '') || '–'}</p>
    </div>
  )
}

/** The receipt of a submission and the article itself. */
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

/** Day, examiner and reason of the steps of a submission. */
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

/** Deletes submissions of the screen after a question. @param onDeleted what follows, beside the toast */
export const useDelete = (onDeleted: () => void = () => undefined) => {
  const { t } = useTranslation('lock-jurnal')
  return useAction(hapusJurnal, {
    confirm: ({ data: { judul } }) => <p>{t('delete.question', { judul })}</p>,
    labels: { confirmLabel: t('delete'), cancelLabel: t('delete.back') },
    onDone: (how) => {
      if (how === 'answered') showToast(t('delete.done'))
      onDeleted()
    },
  })
}

/** The button that deletes one submission, where it is not locked. */
export const Delete = ({ of, action }: { of: PengajuanJurnal; action: ActionState<HapusJurnal> }) => {
  const { t } = useTranslation('lock-jurnal')
  const place = { idMahasiswa: useIdMahasiswa(), idJurnal: of.idJurnal }
  const own = action.at(place)
  if (!canDelete(of) && own.waiting.length === 0) return null
  return (
    <ActionArea of={own}>
      <div>
        <ActionButton
          look="quiet"
          reason={action.reason}
          pending={own.isPending}
          onClick={() => action.ask({ ...place, data: { judul: of.judulJurnal || of.idJurnal } })}
        >
          <span>{t('delete')}</span>
          <span className="visually-hidden">{` ${of.idJurnal}`}</span>
        </ActionButton>
      </div>
    </ActionArea>
  )
}
