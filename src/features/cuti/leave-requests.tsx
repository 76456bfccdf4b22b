import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { PengajuanCuti } from '#generated/client/cuti/readers.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { type ActionState, useAction } from '#kit/action/use-action.tsx'
import { FileList } from '#kit/files/file-list.tsx'
import { FoldedItems } from '#kit/list/folded-items.tsx'
import { ItemHead } from '#kit/list/items.tsx'
import { type Step, Timeline } from '#kit/timeline/timeline.tsx'
import { writtenMomenText } from '#shared/format/momen.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { PersonText } from '#shared/ui/look/person-text.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { type Listed, listOfOne, type Waktu } from '#shared/wire/readers.ts'
import styles from './cuti.module.css'
import { canCancel, labelOf, stateOf, stepsOf } from './leave.ts'
import { type BatalkanCuti, batalkanCuti } from './leave-actions.ts'

/** Requests in sight; older ones are folded. */
const FIRST = 3
const TONES = { waiting: 'warn', granted: 'ok', refused: 'danger', cancelled: 'neutral', unknown: 'neutral' } as const

const Cancel = ({ of, action }: { of: PengajuanCuti; action: ActionState<BatalkanCuti> }) => {
  const { t } = useTranslation('cuti')
  const label = labelOf(of)
  const variables = { idMahasiswa: useIdMahasiswa(), idPengajuanCuti: of.idPengajuanCuti, data: { label } }
  const own = action.at(variables)
  return (
    <ActionArea of={own}>
      <div>
        <ActionButton reason={action.reason} pending={own.isPending} onClick={() => action.ask(variables)}>
          <span>{t('cancel')}</span>
          <span className="visually-hidden">{` ${label}`}</span>
        </ActionButton>
      </div>
    </ActionArea>
  )
}

/** Moments and words of the steps. */
const useSteps = (of: PengajuanCuti): Step[] => {
  const { t, i18n } = useTranslation('cuti')
  const momentOf = (value: Waktu) => {
    const moment = writtenMomenText(value, i18n.language)
    return moment ? t('moment', moment) : ''
  }
  const state = stateOf(of)
  const facts = {
    requested: { title: t('step.requested'), note: momentOf(of.tanggalPengajuan) },
    decision: {
      title: state === 'unknown' ? of.status || '–' : t(`step.decision.${state}`),
      note: momentOf(of.tanggalKeputusan),
      reason: of.catatan,
      who: state === 'waiting' ? t('campus') : '',
    },
    decree: { title: t('step.decree'), note: of.nomorSk },
  }
  return stepsOf(of).map((step) => ({ ...step, ...facts[step.key] }))
}

const LeaveRequest = ({ of, action }: { of: PengajuanCuti; action: ActionState<BatalkanCuti> }) => {
  const { t } = useTranslation('cuti')
  const steps = useSteps(of)
  const isOpen = action.at({ idMahasiswa: useIdMahasiswa(), idPengajuanCuti: of.idPengajuanCuti }).waiting.length > 0
  return (
    <div className={styles.request}>
      <ItemHead title={labelOf(of)}>
        <Tag tone={TONES[stateOf(of)]}>{kodeText('statusPengajuan', of.status) || '–'}</Tag>
      </ItemHead>
      <p className={styles.reason}>
        <PersonText text={of.alasan || '–'} />
      </p>
      <Timeline steps={steps} foldPast={false} />
      <FileList title={t('files', { label: labelOf(of) })} titleHidden files={listOfOne(of.dokumen)} />
      {canCancel(of) || isOpen ? <Cancel of={of} action={action} /> : null}
    </div>
  )
}

/** The leave requests of the student, newest first. */
export const LeaveRequests = ({ rows }: { rows: Listed<PengajuanCuti> }) => {
  const { t } = useTranslation('cuti')
  const action = useAction(batalkanCuti, {
    reason: { assumed: t('cancel.assumed') },
    confirm: ({ data: { label } }) => <p>{t('cancel.question', { label })}</p>,
    labels: { confirmLabel: t('cancel'), cancelLabel: t('cancel.back') },
    notDone: t('cancel.notDone'),
    doubt: t('cancel.doubt'),
    onDone: (how) => how === 'answered' && showToast(t('cancel.done')),
  })
  return (
    <FoldedItems
      rows={rows}
      first={FIRST}
      idOf={({ idPengajuanCuti }) => idPengajuanCuti}
      title={(count) => t('older', { count })}
    >
      {(row) => <LeaveRequest of={row} action={action} />}
    </FoldedItems>
  )
}
