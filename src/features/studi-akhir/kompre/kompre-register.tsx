import { useTranslation } from 'react-i18next'
import { edgeOf } from '#domain/jendela/jendela.ts'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriode } from '#domain/periode/periode.ts'
import type { JadwalKompre } from '#generated/client/kompre/readers.ts'
import { RegisterKompreBody } from '#generated/models/kompre/registerKompreBody.zod.ts'
import { fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { dayOf } from '../confirmed.ts'
import { ClashLine, useDayPlan } from '../day-plan.tsx'
import styles from '../studi-akhir.module.css'
import { calendarId, obstacleOf } from './exam.ts'
import { examDraft, registerExam } from './exam-actions.ts'
import { ExamDay } from './exam-day.tsx'

const FIELDS = fieldsOf(RegisterKompreBody, { catatan: { kind: 'lines', wide: true } })

/** Returns the day plan of a sitting, from the timetable of its own period, else of the current one. */
export const useSittingPlan = (of: Pick<JadwalKompre, 'id' | 'tanggal' | 'tahun' | 'semester'> | undefined) => {
  return useDayPlan(of?.tanggal ?? null, of ? toPeriode(of.tahun, of.semester) : null, of ? calendarId(of) : '')
}

const useReasonOf = (of: JadwalKompre): Reason | null => {
  const { t, i18n } = useTranslation('kompre')
  const obstacle = obstacleOf(of, useNowMs())
  if (obstacle === null) return null
  switch (obstacle.kind) {
    case 'campus':
      return { text: obstacle.text }
    case 'before':
      return { text: t('why.before', { hari: formatTanggal(of.tanggalBuka, i18n.language) }) }
    case 'after':
      return { text: t('why.after', { hari: formatTanggal(of.tanggalTutup, i18n.language) }) }
    default:
      return { text: t(`why.${obstacle.kind}`), next: <Kontak /> }
  }
}

/** Content of the confirmation before registering: the day and its clashes. */
const Confirmed = ({ of }: { of: JadwalKompre }) => {
  const { t } = useTranslation('kompre')
  return (
    <div className={styles.stack}>
      <ExamDay of={of} />
      <ClashLine of={of} day={useSittingPlan(of)} />
      <p className={styles.minor}>{t('register.intro')}</p>
    </div>
  )
}

/** Button and dialog that register for a sitting. */
export const KompreRegister = ({ of }: { of: JadwalKompre }) => {
  const { t } = useTranslation('kompre')
  const place = { idMahasiswa: useIdMahasiswa(), scheduleId: of.id }
  const reason = useReasonOf(of)
  return (
    <FormAction
      action={registerExam}
      place={place}
      ns="kompre"
      fields={FIELDS}
      draft={examDraft(of.id)}
      keepUntil={edgeOf(of.tanggalTutup, 'selesai') ?? undefined}
      toVariables={(values) => {
        const { scheduleId: _, ...data } = RegisterKompreBody.parse({ scheduleId: of.id, ...bodyOf(FIELDS, values) })
        return { ...place, data: { ...data, hari: dayOf(of) } }
      }}
      param="daftar"
      value={of.id}
      title={t('register.title', { nama: of.nama || t('title') })}
      label={
        <>
          <span>{t('register')}</span>
          <span className="visually-hidden">
            {` ${[of.nama, of.gelombang && t('wave', { gelombang: of.gelombang })].filter(Boolean).join(', ')}`}
          </span>
        </>
      }
      submitLabel={t('register')}
      intro={<Confirmed of={of} />}
      reason={reason}
    />
  )
}
