import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { PengajuanCuti } from '#generated/client/cuti/readers.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { ListItemHead } from '#kit/list/list.tsx'
import { ListByParts } from '#kit/list/list-by-parts.tsx'
import { type Step, Timeline } from '#kit/timeline/timeline.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { PersonText } from '#shared/ui/look/person-text.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { type Listed, listOfOne, type Waktu } from '#shared/wire/readers.ts'
import styles from './cuti.module.css'
import { labelOf, stateOf, stepsOf } from './leave.ts'
import { CutiCancel } from './leave-head.tsx'

/** Requests shown at first; older ones are folded. */
const FIRST = 3
const TONES = { waiting: 'wait', granted: 'ok', refused: 'danger', cancelled: 'neutral', unknown: 'neutral' } as const

/** Returns the steps of a request with dates and texts. */
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

interface RequestProps {
  of: PengajuanCuti
  /** True when the request is also the headline of the screen, with its cancel button there. */
  isFirst: boolean
}

const LeaveRequest = ({ of, isFirst }: RequestProps) => {
  const { t } = useTranslation('cuti')
  const steps = useSteps(of)
  return (
    <div className={styles.request}>
      <ListItemHead title={labelOf(of)}>
        <Tag tone={TONES[stateOf(of)]}>{kodeText('statusPengajuan', of.status) || '–'}</Tag>
      </ListItemHead>
      <p className={styles.reason}>
        <PersonText text={of.alasan || '–'} />
      </p>
      <Timeline steps={steps} foldPast={false} />
      {isFirst ? null : (
        <>
          <FileList title={t('files', { label: labelOf(of) })} titleHidden files={listOfOne(of.dokumen)} />
          <CutiCancel of={of} />
        </>
      )}
    </div>
  )
}

interface Props {
  rows: Listed<PengajuanCuti>
  /** Requests that are shown as headlines. */
  first: readonly PengajuanCuti[]
}

/** The student's leave requests, newest first. */
export const LeaveRequests = ({ rows, first }: Props) => {
  return (
    <ListByParts rows={rows} first={FIRST} idOf={({ idPengajuanCuti }) => idPengajuanCuti}>
      {(row) => <LeaveRequest of={row} isFirst={first.includes(row)} />}
    </ListByParts>
  )
}
