import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#generated/client/dashboard/readers.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import type { Angka } from '#shared/wire/readers.ts'
import styles from './dashboard.module.css'
import own from './sks.module.css'

/** Upper limit of the forecast: seven years, the longest that most programmes allow. */
const MAX_SEMESTERS = 14

/** Credits of the progress card; the percentages never exceed 100 together. */
interface KemajuanSks {
  lulus: number
  /** null when the gateway gives no number for the running semester. */
  berjalan: number | null
  tersisa: number
  total: number
  percentLulus: number
  percentBerjalan: number
}

/**
 * Returns the credits passed, in progress and left.
 * @returns null when the credits for graduation are not given, undefined when a number is unreadable
 */
export const kemajuanSks = (tempuh: Angka, berjalan: Angka, kelulusan: Angka): KemajuanSks | null | undefined => {
  if (tempuh === undefined || berjalan === undefined || kelulusan === undefined) return undefined
  if (kelulusan === null || kelulusan <= 0) return null
  const lulus = tempuh ?? 0
  const running = berjalan ?? 0
  const percent = (sks: number) => Math.min(100, Math.max(0, (sks / kelulusan) * 100))
  const percentLulus = percent(lulus)
  return {
    lulus,
    berjalan,
    tersisa: Math.max(0, kelulusan - lulus - running),
    total: kelulusan,
    percentLulus,
    percentBerjalan: Math.min(percent(running), 100 - percentLulus),
  }
}

/**
 * Returns the number of further semesters of the running one's size.
 * @returns null when no credits are in progress, none are left, or the number exceeds the limit
 */
export const semestersLeft = ({ berjalan, tersisa }: KemajuanSks): number | null => {
  if (berjalan === null || berjalan <= 0 || tersisa <= 0) return null
  const semesters = Math.ceil(tersisa / berjalan)
  return semesters <= MAX_SEMESTERS ? semesters : null
}

/** Credits passed, in progress and left, as a bar and in figures. */
export const SksProgress = ({ of: kemajuan }: { of: Dashboard }) => {
  const { t } = useTranslation('dashboard')
  const progress = kemajuanSks(kemajuan.sksTempuh, kemajuan.sksBerjalan, kemajuan.sksKelulusan)
  if (progress === undefined) return <UnreadNote of={[null]} noun={t('sks.title')} />
  if (progress === null) return <EmptyState hint={t('sks.empty')} />
  const left = semestersLeft(progress)
  const ke = kemajuan.semesterBerjalan
  const running = ke ? t('sks.running.semester', { ke }) : t('sks.running')
  return (
    <>
      <p>
        <span className={styles.big}>{progress.lulus}</span> <span>{t('sks.of', { count: progress.total })}</span>
      </p>
      <svg
        className={own.bar}
        role="img"
        aria-label={t(progress.berjalan === null ? 'sks.description.passed' : 'sks.description', { ...progress })}
      >
        <rect className={own.passed} width={`${progress.percentLulus}%`} height="12" />
        <rect
          className={own.running}
          x={`${progress.percentLulus}%`}
          width={`${progress.percentBerjalan}%`}
          height="12"
        />
      </svg>
      <dl className={own.legend}>
        {[
          { label: t('sks.passed'), sks: progress.lulus, mark: own.keyPassed },
          ...(progress.berjalan === null ? [] : [{ label: running, sks: progress.berjalan, mark: own.keyRunning }]),
          { label: t('sks.left'), sks: progress.tersisa, mark: undefined },
        ].map(({ label, sks, mark }) => (
          <div key={label}>
            <dt className={mark}>{label}</dt>
            <dd>{sks}</dd>
          </div>
        ))}
      </dl>
      {left === null ? null : (
        <p className={own.forecast}>{t('sks.forecast', { sks: progress.berjalan, count: left })}</p>
      )}
    </>
  )
}
