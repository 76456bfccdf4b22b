import { useTranslation } from 'react-i18next'
import type { QueryResult } from '#kit/query/query-view.tsx'
import { formatRentang } from '#shared/campus/rentang.ts'
import styles from './day-plan.module.css'
import { ExamGapLine } from './day-plan.tsx'
import type { DayPlan } from './day-plan-of.ts'
import { examPartOf } from './exam-gap.ts'

interface Props {
  /** YYYY-MM-DD on the campus's calendar. */
  today: string
  /** YYYY-MM-DD of the defence. */
  tanggal: string
  day: QueryResult<DayPlan | null>
}

/**
 * Bar of the days until a defence with the exams on it. Renders only the sentence when no exams lie between today and
 * the defence.
 */
export const ExamBar = ({ today, tanggal, day }: Props) => {
  const { t, i18n } = useTranslation('studi-akhir')
  const gap = day.data?.ujian
  const part = gap && examPartOf(gap, today, tanggal)
  if (!gap || !part) return <ExamGapLine day={day} />
  const { jenis, first, last } = gap
  return (
    <figure className={styles.figure}>
      <figcaption>
        <ExamGapLine day={day} />
      </figcaption>
      <p className={styles.ends}>
        <span>{t('exams.today')}</span>
        <span>{t('exams.defence')}</span>
      </p>
      <svg className={styles.bar} aria-hidden>
        <rect className={styles.days} width="100%" height="6" y="4" />
        <rect className={styles.exams} x={`${part.from}%`} width={`${part.width}%`} height="14" rx="3" />
      </svg>
      <p className={styles.period}>
        {t('exams.period', { jenis, rentang: formatRentang(first, last, i18n.language) })}
      </p>
    </figure>
  )
}
