import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { JadwalKompre, PartisipasiKompre } from '#generated/client/kompre/readers.ts'
import { RemindButton } from '#kit/jadwal/remind-button.tsx'
import { type Step, Timeline } from '#kit/timeline/timeline.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { QuietRow } from '#shared/ui/button/quiet-row.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import type { Angka } from '#shared/wire/readers.ts'
import { isPast } from '../appointment.ts'
import { ClashLine } from '../day-plan.tsx'
import { markText } from '../mark.ts'
import styles from '../studi-akhir.module.css'
import { eventsOf, isOpen, stateOf, stepsOf } from './exam.ts'
import { ExamDay } from './exam-day.tsx'
import { KompreCancel } from './kompre-cancel.tsx'
import { useSittingPlan } from './kompre-register.tsx'
import { StateTag } from './state-tag.tsx'

/** Returns a function that formats a mark: 'A, 86,5'; '' when there is none. */
export const useMark = () => {
  const { i18n } = useTranslation('kompre')
  return ({ nilai, hurufMutu }: { nilai: Angka; hurufMutu: string }): string =>
    joined(hurufMutu, markText(nilai, i18n.language))
}

/** Returns the steps of a participation with their texts. */
const useSteps = (of: PartisipasiKompre): Step[] => {
  const { t, i18n } = useTranslation('kompre')
  const isOver = isPast(of, useNowMs())
  const markOf = useMark()
  const state = stateOf(of)
  const day = formatTanggal(of.tanggal, i18n.language, 'weekday')
  const sent = writtenMomenText(of.tanggalDaftar, i18n.language)
  const words = {
    registered: {
      title: state === 'cancelled' ? t('state.cancelled') : t('step.registered'),
      note: sent ? t('moment', sent) : '',
    },
    approved: {
      title: state === 'unknown' ? of.status || '–' : t('step.approved'),
      reason: state === 'rejected' ? of.catatan : null,
    },
    exam: {
      title: t('step.exam'),
      note: of.tanggal && !isOver && isOpen(of) ? t('attend', { kapan: day }) : day,
    },
    result: {
      title: state === 'passed' || state === 'failed' ? t(`state.${state}`) : t('step.result'),
      aside: markOf(of),
      reason: state === 'failed' ? of.catatan : null,
    },
  }
  return stepsOf(of, isOver).map(({ key, state: at }) => ({
    ...words[key],
    key,
    state: at,
    ...(at === 'now' && key !== 'exam' && { who: t('campus') }),
  }))
}

export const ExamSteps = ({ of }: { of: PartisipasiKompre }) => <Timeline steps={useSteps(of)} />

interface Props {
  of: PartisipasiKompre
  /** The sitting, once loaded. */
  jadwal: JadwalKompre | undefined
  /** True on the sitting's own page: hides the link to it. */
  isHere?: boolean
}

/** Participant number, and the campus's note on the sitting. */
const ExamFacts = ({ of, jadwal }: Pick<Props, 'of' | 'jadwal'>) => {
  const { t } = useTranslation('kompre')
  const facts = [
    { label: t('number'), value: of.nomorPeserta },
    ...(jadwal?.keterangan ? [{ label: t('note'), value: jadwal.keterangan }] : []),
  ]
  return <DescriptionList className={styles.figures} facts={facts} />
}

/** An open participation: day, number, clashes, calendar file, and cancellation. */
export const OwnExam = ({ of, jadwal, isHere = false }: Props) => {
  const { t } = useTranslation('kompre')
  const day = useSittingPlan(jadwal ?? { id: of.scheduleId, tanggal: of.tanggal, tahun: null, semester: null })
  const nama = joined(of.nama || t('title'), jadwal?.gelombang ? t('wave', { gelombang: jadwal.gelombang }) : '')
  const note = of.nomorPeserta ? t('number.is', { nomor: of.nomorPeserta }) : ''
  return (
    <Card title={nama} aside={<StateTag of={of} />}>
      <div className={styles.stack}>
        <ExamDay isOwn of={{ ...of, tautanDaring: jadwal?.tautanDaring ?? '' }} />
        <ExamFacts of={of} jadwal={jadwal} />
        <ClashLine of={of} day={day} />
        <div className={styles.actions}>
          {of.tanggal === undefined ? null : (
            <RemindButton
              title={of.nama || t('title')}
              variant="plain"
              events={eventsOf({ ...of, id: of.scheduleId || of.id }, nama, note)}
            />
          )}
          <QuietRow>
            {isHere || of.scheduleId === '' ? null : (
              <Link className={buttonClass('quiet')} to={`/kompre/${of.scheduleId}`}>
                {t('details')}
              </Link>
            )}
            <KompreCancel of={of} jadwal={jadwal} />
          </QuietRow>
        </div>
        <ExamSteps of={of} />
      </div>
    </Card>
  )
}
