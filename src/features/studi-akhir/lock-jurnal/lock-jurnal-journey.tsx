import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import type { InformasiLockJurnal, JudulSkripsi, PengajuanJurnal } from '#generated/client/lock-jurnal/readers.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { type Step, Timeline } from '#kit/timeline/timeline.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { allRows, type Listed } from '#shared/wire/readers.ts'
import styles from '../studi-akhir.module.css'
import { Article, ArticleLinks, useArticleWords } from './article.tsx'
import { canDelete, currentOf, type LockStep, stateOf, stepsOf } from './lock.ts'
import { useObstacle } from './obstacle.tsx'

export const SUBMIT = '/lock-jurnal/pengajuan'

/** Link to the form, or a disabled button with the reason. */
export const SubmitLink = ({ reason, again = false }: { reason: Reason | null; again?: boolean }) => {
  const { t } = useTranslation('lock-jurnal')
  const label = t(again ? 'submit.again' : 'submit')
  if (reason)
    return (
      <ActionButton variant="main" reason={reason}>
        {label}
      </ActionButton>
    )
  return (
    <Link className={buttonClass('main')} to={SUBMIT}>
      {label}
    </Link>
  )
}

const Change = ({ from, to }: { from: string; to: string }) => {
  const { t } = useTranslation('lock-jurnal')
  return (
    <>
      <span>{from}</span> <span aria-hidden="true">→</span>
      <span className="visually-hidden">{t('follows.becomes')}</span> <b>{to}</b>
    </>
  )
}

/** Changes that follow from an accepted article, as far as they are known. */
const Follows = ({ of, judul }: { of: PengajuanJurnal; judul: JudulSkripsi }) => {
  const { t } = useTranslation('lock-jurnal')
  const facts = [
    ...(judul.isDapatDiubah === true
      ? [{ label: t('thesis'), value: <Change from={t('follows.open')} to={t('follows.locked')} /> }]
      : []),
    ...(canDelete(of) && of.isDikunci === false
      ? [{ label: t('follows.submission'), value: <Change from={t('follows.deletable')} to={t('follows.stays')} /> }]
      : []),
  ]
  if (facts.length === 0) return null
  return (
    <div>
      <h3 className={styles.subhead}>{t('follows')}</h3>
      <DescriptionList facts={facts} />
    </div>
  )
}

/** Content of the examination step: the article and the changes that follow. */
const Examined = ({ of, judul }: { of: PengajuanJurnal; judul: JudulSkripsi }) => (
  <div className={styles.stack}>
    <div className={styles.open}>
      <Article of={of} />
      <ArticleLinks of={of} />
    </div>
    <Follows of={of} judul={judul} />
  </div>
)

interface Known {
  judul: JudulSkripsi
  informasi: InformasiLockJurnal
  rows: Listed<PengajuanJurnal>
}

/** Returns the steps with their titles, times and contents. */
const useSteps = ({ judul, informasi, rows }: Known): Step[] => {
  const { t } = useTranslation('lock-jurnal')
  const current = currentOf(rows)
  const words = useArticleWords(current ?? null)
  const reason = useObstacle(informasi, judul)
  const supervisors = allRows(judul.pembimbing)?.length ?? 0
  const submit = (again: boolean): Partial<Step> => ({
    isYours: reason === null,
    until: reason === null ? { action: t(again ? 'submit.again' : 'submit'), value: informasi.tanggalSelesai } : null,
    content: <SubmitLink reason={reason} again={again} />,
  })
  const details: Record<LockStep['key'], Omit<Step, 'key' | 'state'>> = {
    title: {
      title: t('step.title'),
      note: supervisors > 0 ? t('supervisors', { count: supervisors }) : '',
    },
    submitted: { ...words.submitted, ...(current === null && judul.judulSkripsi !== '' && submit(false)) },
    examined: {
      ...words.examined,
      content: current && stateOf(current) === 'waiting' ? <Examined of={current} judul={judul} /> : null,
    },
    again: { title: t('step.again'), ...submit(true) },
    locked: { title: t('step.locked'), note: '' },
  }
  return stepsOf(judul, rows, informasi).map((step) => {
    const isMissing = step.key === 'title' && step.state === 'now'
    return {
      ...step,
      ...details[step.key],
      ...(isMissing && { title: t('step.title.missing'), content: <RegisterTitle /> }),
    }
  })
}

/** Note that the title must be registered; not every campus has that screen, so the contact is shown. */
const RegisterTitle = () => {
  const { t } = useTranslation('lock-jurnal')
  return (
    <p className={styles.minor}>
      <span>{t('title.register')}</span> <Kontak />
    </p>
  )
}

/**
 * Last day of the submission period, shown below the steps unless the student's own step already has it as a deadline.
 */
const Period = ({ steps, informasi }: { steps: readonly Step[]; informasi: InformasiLockJurnal }) => {
  const { t, i18n } = useTranslation('lock-jurnal')
  const now = steps.find(({ state }) => state === 'now')
  const hari = formatTanggal(informasi.tanggalSelesai, i18n.language, 'weekday')
  return !now || now.isYours || hari === '' ? null : <p className={styles.minor}>{t('window.until', { hari })}</p>
}

/** Steps up to the locked title, with their actors and the actions of the current step. */
export const LockJurnalJourney = ({ updatedAt, ...known }: Known & { updatedAt: number }) => {
  const { t } = useTranslation('lock-jurnal')
  const steps = useSteps(known)
  return (
    <Card title={t('journey')} updatedAt={updatedAt}>
      <div className={styles.stack}>
        <Timeline steps={steps} />
        <Period steps={steps} informasi={known.informasi} />
        <UnreadNote of={known.rows} noun={t('list')} />
      </div>
    </Card>
  )
}
