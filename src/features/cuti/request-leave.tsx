import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toJendela, useJendela } from '#domain/jendela/jendela.ts'
import { useOpening } from '#domain/jendela/use-opening.ts'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriode } from '#domain/periode/periode.ts'
import type { PengajuanCuti, WaktuPengajuanCuti } from '#generated/client/cuti/readers.ts'
import { CreatePengajuanCutiBody } from '#generated/models/cuti/createPengajuanCutiBody.zod.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { Countdown } from '#kit/jendela/countdown.tsx'
import { JendelaLine } from '#kit/jendela/jendela-foot.tsx'
import { StateCard } from '#kit/state/state-card.tsx'
import { momenText } from '#shared/campus/momen.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { Consequences } from './consequences.tsx'
import styles from './cuti.module.css'
import { hasState, labelOf, type Obstacle, obstacleOf } from './leave.ts'
import { leaveDraft, requestCuti } from './leave-actions.ts'
import { OwnLeave } from './leave-head.tsx'
import { Lines } from './lines.tsx'

/** Fields of the form; the period comes from the window. */
const FIELDS = fieldsOf(CreatePengajuanCutiBody, { alasan: { kind: 'lines', wide: true, hint: 'field.alasan.hint' } })

interface Props {
  window: WaktuPengajuanCuti
  requests: readonly PengajuanCuti[]
}

/** Returns the obstacle as text; null without one. */
const useObstacleText = (window: WaktuPengajuanCuti, obstacle: Obstacle | null): string | null => {
  const { t } = useTranslation('cuti')
  if (obstacle === null) return null
  return obstacle.kind === 'campus' ? obstacle.text : t(`why.${obstacle.kind}`, { label: labelOf(window) })
}

/** Request button and its form, with the consequences of leave above the field. */
const Request = ({ window, requests }: Props) => {
  const { t } = useTranslation('cuti')
  const idMahasiswa = useIdMahasiswa()
  const obstacle = obstacleOf(window, requests, useNowMs())
  const { idWaktuPengajuanCuti: id, tahun, semester } = window
  const text = useObstacleText(window, obstacle)
  const periode = toPeriode(tahun, semester)
  const label = labelOf(window)
  if (!periode) return <p>{t('unreadable')}</p>
  const place = { idMahasiswa, periode: `${periode.tahun}-${periode.semester}` }
  return (
    <FormAction
      action={requestCuti}
      place={place}
      ns="cuti"
      fields={FIELDS}
      draft={leaveDraft(id || place.periode)}
      keepUntil={toJendela(window).selesai ?? undefined}
      toVariables={(values) => ({
        ...place,
        data: CreatePengajuanCutiBody.parse({
          ...bodyOf(FIELDS, values),
          ...periode,
          ...(id && { idWaktuPengajuanCuti: id }),
        }),
      })}
      param="ajukan"
      value={id || place.periode}
      title={t('request.title', { label })}
      label={t('request')}
      submitLabel={t('request')}
      intro={
        <>
          <Consequences window={window} />
          <p className={styles.minor}>{t('request.cancellable')}</p>
        </>
      }
      reason={text === null ? null : { text, next: obstacle?.kind === 'refused' ? <Kontak /> : null }}
    />
  )
}

/** Card state for each phase of a window without an obstacle. */
const LOOKS = { before: 'ahead', open: 'ahead', after: 'closed', shut: 'ahead', unknown: 'ahead' } as const

/** Windows that close later than this show no countdown. */
const NEAR_MS = 7 * 24 * 60 * 60 * 1000

interface WindowStateProps extends Props {
  foot: ReactNode
  /** Refetches the window. Returns whether it is open now. */
  refetchInBackground: () => Promise<boolean>
}

/** Tag with the semesters of leave left; nothing when unknown. */
const Left = ({ of: count }: { of: WaktuPengajuanCuti['sisaCuti'] }) => {
  const { t } = useTranslation('cuti')
  return typeof count === 'number' && count > 0 ? <Tag tone="ok">{t('left.tag', { count })}</Tag> : null
}

/** State of a window for this student: the deadline, or the obstacle. */
const WindowState = ({ window, requests, foot, refetchInBackground }: WindowStateProps) => {
  const { t, i18n } = useTranslation('cuti')
  const { jendela, fase } = useJendela(window)
  const isOpening = useOpening(`cuti-${window.idWaktuPengajuanCuti}`, fase, refetchInBackground)
  const nowMs = useNowMs()
  const obstacle = obstacleOf(window, requests, nowMs)
  const text = useObstacleText(window, obstacle)
  const why = useReason({ of: requestCuti })
  const label = labelOf(window)
  const isLocked = obstacle !== null && obstacle.kind !== 'closed'
  const edge = fase === 'before' ? jendela.mulai : jendela.selesai
  const isCounted = fase === 'open' && obstacle === null && why === null && edge != null && edge - nowMs <= NEAR_MS
  const said = edge == null ? {} : momenText(edge, i18n.language, 'weekday')
  const title = (): ReactNode => {
    if (isLocked) return t(obstacle.kind === 'used' ? 'state.locked.used' : 'state.locked')
    if (isCounted) return <Countdown to={edge} text="cuti:window.closesIn" />
    return t(`window.${fase}`, said)
  }
  return (
    <StateCard
      state={isLocked ? 'locked' : isCounted ? 'open' : LOOKS[fase]}
      label={t('window.region', { label })}
      title={title()}
      actions={isLocked ? obstacle.kind === 'refused' && <Kontak /> : <Request window={window} requests={requests} />}
      foot={foot}
    >
      <p>
        <span>{isLocked ? text : t('window.for', { label })}</span> {isLocked ? null : <Left of={window.sisaCuti} />}
      </p>
      <p role="status">{isOpening ? t('ui:window.asking') : ''}</p>
    </StateCard>
  )
}

interface WindowProps extends Omit<WindowStateProps, 'foot'> {
  /** The student's request for the window's period. */
  own: PengajuanCuti | null
}

/** Window for leave requests: the student's own request or the request button, and the consequences. */
export const LeaveWindow = ({ window, requests, own, refetchInBackground }: WindowProps) => {
  const { t } = useTranslation('cuti')
  const now = useJendela(window)
  const label = labelOf(window)
  const hasSyarat = window.syarat.some((line) => line !== '')
  const foot = <JendelaLine of={now} noun={t('window.noun')} />
  const isOver = now.fase === 'after' || hasState(requests, window, 'granted')
  return (
    <>
      {own ? (
        <OwnLeave of={own} foot={foot} again={<Request window={window} requests={requests} />} />
      ) : (
        <WindowState window={window} requests={requests} foot={foot} refetchInBackground={refetchInBackground} />
      )}
      {isOver ? null : (
        <Card title={t('follows', { label })}>
          <Consequences window={window} />
        </Card>
      )}
      {hasSyarat && !isOver ? (
        <Card title={t('syarat')}>
          <Lines of={window.syarat} />
        </Card>
      ) : null}
    </>
  )
}
