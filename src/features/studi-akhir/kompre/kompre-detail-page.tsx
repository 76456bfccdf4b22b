import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetJadwalKompre } from '#generated/client/kompre/kompre.ts'
import type { JadwalKompre, PartisipasiKompre } from '#generated/client/kompre/readers.ts'
import { RemindButton } from '#kit/jadwal/remind-button.tsx'
import { BackLink } from '#kit/link/back-link.tsx'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { MissingCard, QueryViewOrMissing } from '#kit/query/query-view-or-missing.tsx'
import { joined } from '#shared/text/joined.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { readRows } from '#shared/wire/readers.ts'
import { Conditions } from '../conditions.tsx'
import { ClashLine, DayList } from '../day-plan.tsx'
import styles from '../studi-akhir.module.css'
import { useWays } from '../ways.ts'
import { eventsOf, isOpen, participationIn } from './exam.ts'
import { ExamDay } from './exam-day.tsx'
import { participationsQuery } from './exam-query.ts'
import { KompreRegister, useSittingPlan } from './kompre-register.tsx'
import { ExamSteps, OwnExam } from './own-exam.tsx'
import { Registration, useSeats } from './sittings.tsx'
import { StateTag } from './state-tag.tsx'
import { Subjects } from './subjects.tsx'

interface Props {
  of: JadwalKompre
  /** Null while the participations are unknown: registration is not offered. */
  own: PartisipasiKompre | null | undefined
}

/** A sitting without an own seat: its day, seats, and registration. */
const Offer = ({ of, own }: Props) => {
  const { t } = useTranslation('kompre')
  const seats = useSeats()(of)
  const day = useSittingPlan(of)
  return (
    <Card
      title={of.gelombang ? t('wave.title', { gelombang: of.gelombang }) : t('sitting')}
      aside={own ? <StateTag of={own} /> : null}
    >
      <div className={styles.stack}>
        <ExamDay of={of} />
        <div>
          {seats ? <p className={styles.minor}>{seats}</p> : null}
          <Registration of={of} />
        </div>
        {of.keterangan ? <p>{of.keterangan}</p> : null}
        {own ? <ExamSteps of={own} /> : <ClashLine of={of} day={day} />}
        <div className={styles.actions}>
          {own === null ? null : <KompreRegister of={of} />}
          {of.tanggal === undefined ? null : (
            <RemindButton title={of.nama || t('title')} events={eventsOf(of, of.nama || t('title'))} />
          )}
        </div>
      </div>
    </Card>
  )
}

const Sitting = ({ of, own }: Props) => {
  const { t } = useTranslation('kompre')
  const day = useSittingPlan(of)
  const nama = of.nama || t('title')
  const ways = useWays()
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {own && isOpen(own) ? <OwnExam of={own} jadwal={of} isHere /> : <Offer of={of} own={own} />}
        {of.mataUji.length > 0 ? (
          <Card title={t('subjects')} flush>
            <Subjects rows={of.mataUji} marks={own?.mataUji ?? []} />
          </Card>
        ) : null}
      </div>
      <div className={styles.column}>
        {of.syarat.length > 0 ? (
          <Card title={t('conditions')}>
            <Conditions items={of.syarat} ways={ways} />
          </Card>
        ) : null}
        {of.tanggal ? (
          <QueryCard query={day} select={(plan) => plan} title={t('thatDay')} lines={6}>
            {(plan) => <DayList of={of} plan={plan} nama={nama} ruang={of.ruang} />}
          </QueryCard>
        ) : null}
      </div>
    </div>
  )
}

/** /kompre/{id}: one sitting with its subjects, examiners and conditions, and the student's registration. */
export const KompreDetailPage = () => {
  const { t } = useTranslation('kompre')
  const idMahasiswa = useIdMahasiswa()
  const id = readNumberedId(useParams()['id'])
  const sitting = useGetJadwalKompre(id ?? '', { idMahasiswa }, { query: { enabled: id !== null } })
  const own = useQuery(participationsQuery(idMahasiswa))
  const { nama = '', gelombang = '' } = sitting.data ?? {}
  const wayOn = { to: '/kompre', label: t('all') }
  return (
    <div className={styles.page}>
      <BackLink to="/kompre">{t('all')}</BackLink>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.minor}>{joined(nama, gelombang ? t('wave', { gelombang }) : '')}</p>
      </header>
      {id === null ? (
        <MissingCard {...wayOn} />
      ) : (
        <QueryViewOrMissing query={sitting} select={(known) => ({ ...known, id })} lines={16} wayOn={wayOn}>
          {(known) => (
            <Sitting of={known} own={own.data ? participationIn(readRows(own.data.data, 'hint'), id) : null} />
          )}
        </QueryViewOrMissing>
      )}
      {own.isError ? (
        <Card title={t('own')}>
          <QueryView query={own} select={() => null} lines={3}>
            {() => null}
          </QueryView>
        </Card>
      ) : null}
    </div>
  )
}
