import { useTranslation } from 'react-i18next'
import { toJendela, useJendela } from '#domain/jendela/jendela.ts'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriode } from '#domain/periode/periode.ts'
import type { PengajuanCuti, WaktuPengajuanCuti, WaktuPengajuanCutiList } from '#generated/client/cuti/readers.ts'
import { CreatePengajuanCutiBody } from '#generated/models/cuti/createPengajuanCutiBody.zod.ts'
import type { Asked } from '#kit/answer/answer.tsx'
import { fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { JendelaCard } from '#kit/jendela/jendela-card.tsx'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { Consequences } from './consequences.tsx'
import styles from './cuti.module.css'
import { hasState, labelOf, obstacleOf } from './leave.ts'
import { ajukanCuti, leaveDraft } from './leave-actions.ts'
import { Lines } from './lines.tsx'

/** The fields that the student fills; the period comes from the window. */
const FIELDS = fieldsOf(CreatePengajuanCutiBody, { alasan: { kind: 'lines', wide: true, hint: 'field.alasan.hint' } })

interface Props {
  window: WaktuPengajuanCuti
  requests: readonly PengajuanCuti[]
}

/** The button that opens the form, and the form with what follows from leave above its field. */
const Request = ({ window, requests }: Props) => {
  const { t } = useTranslation('cuti')
  const idMahasiswa = useIdMahasiswa()
  const obstacle = obstacleOf(window, requests, useNowMs())
  const { idWaktuPengajuanCuti: id, tahun, semester } = window
  const periode = toPeriode(tahun, semester)
  const label = labelOf(window)
  if (!periode) return <p>{t('unreadable')}</p>
  const text = obstacle && (obstacle.kind === 'campus' ? obstacle.text : t(`why.${obstacle.kind}`, { label }))
  const place = { idMahasiswa, periode: `${periode.tahun}-${periode.semester}` }
  return (
    <FormAction
      action={ajukanCuti}
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
      reason={{
        assumed: t('request.assumed'),
        own: text === null ? null : { text, next: obstacle?.kind === 'refused' ? <Kontak /> : null },
      }}
      done={t('request.done')}
      notDone={t('request.notDone')}
      doubt={t('request.doubt')}
    />
  )
}

/** A window of leave requests: how long it is open, how many semesters are left, the way to ask, and what follows. */
export const LeaveWindow = ({ of, window, requests }: Props & { of: Asked<WaktuPengajuanCutiList> }) => {
  const { t } = useTranslation('cuti')
  const now = useJendela(window)
  const { sisaCuti } = window
  const label = labelOf(window)
  const hasSyarat = window.syarat.some((line) => line !== '')
  return (
    <>
      <JendelaCard
        of={of}
        now={now}
        label={t('window.region', { label })}
        noun={t('window.noun')}
        texts={{ closesIn: 'cuti:window.closesIn', after: 'cuti:window.after', opensIn: 'cuti:window.opensIn' }}
      >
        <p>
          <span>{t('window.for', { label })}</span>{' '}
          {typeof sisaCuti === 'number' ? (
            <Tag tone={sisaCuti > 0 ? 'ok' : 'warn'}>{t('left.tag', { count: sisaCuti })}</Tag>
          ) : null}
        </p>
        <Request window={window} requests={requests} />
      </JendelaCard>
      {now.fase === 'after' || hasState(requests, window, 'granted') ? null : (
        <Card title={t('follows', { label })}>
          <Consequences window={window} />
        </Card>
      )}
      {hasSyarat ? (
        <Card title={t('syarat')}>
          <Lines of={window.syarat} />
        </Card>
      ) : null}
    </>
  )
}
