import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useNoteRequests } from '#domain/kunjungan/requests.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useFlag } from '#flags/use-flag.ts'
import type { AturanKerjaPraktik, UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { List, ListItemHead } from '#kit/list/list.tsx'
import { ListByParts } from '#kit/list/list-by-parts.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { dayOf } from '#shared/campus/campus-time.ts'
import { formatRentang } from '#shared/campus/rentang.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { type Angka, type Listed, readRows } from '#shared/wire/readers.ts'
import { Conditions } from '../conditions.tsx'
import { useGuidance } from '../guidance/guidance-card.tsx'
import { markText } from '../mark.ts'
import { Schedule } from '../schedule.tsx'
import styles from '../studi-akhir.module.css'
import { useWays } from '../ways.ts'
import { countDays, isPast, type Known, proposalObstacle, stageOf, stepsOf } from './internship.ts'
import { propose } from './internship-actions.ts'
import { internshipsQuery } from './internship-query.ts'
import { useMark } from './kerja-praktik-journey.tsx'
import { ownRequests } from './own-requests.ts'
import { StageTag } from './stage-tag.tsx'
import { useKnown, useProposed } from './use-known.ts'
import { useRules, useSchedule } from './use-rules.ts'
import { workOf } from './work.ts'

/** Number of past internships shown at first; older ones are shown on demand. */
const FIRST = 3

/** The current step, the day of a defence, and who acts. */
const Now = ({ of: known }: { of: Known }) => {
  const { t, i18n } = useTranslation('kerja-praktik')
  const isServed = useFlag('assumed-writes')
  const now = stepsOf(known, dayOf(useNowMs())).find(({ state }) => state === 'now')
  if (!now) return null
  const isYours = now.actor === 'you' && isServed
  const turn = isYours ? t('summary.you') : now.actor && now.actor !== 'you' ? t(`who.${now.actor}`) : ''
  const { sidang } = known
  const day = now.key === 'defence' && sidang ? formatTanggal(sidang.tanggal, i18n.language, 'weekday') : ''
  return (
    <p>{joined(t('list.now', { step: t(`step.${now.key}`) }), day, turn ? t('summary.turn', { who: turn }) : '')}</p>
  )
}

const ProposedNow = ({ of }: { of: UsulanKerjaPraktik }) => <Now of={useProposed(of)} />

/** The current step of an approved internship; renders nothing until guidance and defence are loaded. */
const ApprovedNow = ({ of }: { of: UsulanKerjaPraktik }) => {
  const { known } = useKnown(of)
  const isCounted = useGuidance(workOf(of)).data !== undefined
  return isCounted && known.sidang !== undefined ? <Now of={known} /> : null
}

const APPROVED = new Set(['approved', 'running', 'defence'])

const Internship = ({ of }: { of: UsulanKerjaPraktik }) => {
  const { t, i18n } = useTranslation('kerja-praktik')
  const markOf = useMark()
  const days = countDays(of.tanggalMulai, of.tanggalSelesai)
  return (
    <div className={styles.stack}>
      <div>
        <ListItemHead title={of.judul || '–'} to={of.id && `/kerja-praktik/${of.id}`}>
          <StageTag of={of} />
        </ListItemHead>
        <MetaLine
          facts={[
            of.namaInstansi,
            formatRentang(of.tanggalMulai, of.tanggalSelesai, i18n.language),
            days === null ? '' : t('days', { count: days }),
            markOf(of),
          ]}
        />
      </div>
      {APPROVED.has(stageOf(of)) ? <ApprovedNow of={of} /> : <ProposedNow of={of} />}
      {of.status === 'ditolak' && of.catatan ? <p className={styles.text}>{of.catatan}</p> : null}
    </div>
  )
}

const InternshipList = ({ rows }: { rows: Listed<UsulanKerjaPraktik> }) => {
  const now = rows.filter((row) => row === null || !isPast(row))
  const past = rows.filter((row) => row !== null && isPast(row))
  return (
    <ListByParts rows={[...now, ...past]} first={now.length + FIRST} idOf={({ id }) => id}>
      {(row) => <Internship of={row} />}
    </ListByParts>
  )
}

/** Link to the proposal form, or a disabled button with the reason. */
const Propose = ({ of }: { of: AturanKerjaPraktik }) => {
  const { t } = useTranslation('kerja-praktik')
  const obstacle = proposalObstacle(of)
  const own = obstacle === null ? null : { text: obstacle || t('propose.closed'), next: obstacle ? null : <Kontak /> }
  const reason = useReason({ of: propose, own })
  return (
    <div>
      {reason ? (
        <ActionButton reason={reason}>{t('propose')}</ActionButton>
      ) : (
        <Link className={buttonClass('main')} to="/kerja-praktik/tambah">
          {t('propose')}
        </Link>
      )}
    </div>
  )
}

/** Returns the limits of the campus; those that are also conditions are listed there instead. */
const useLimits = (of: AturanKerjaPraktik) => {
  const { t, i18n } = useTranslation('kerja-praktik')
  const number = (value: Angka, key: 'days' | 'rules.people' | 'rules.meetings' | 'rules.proposals') =>
    typeof value === 'number' ? t(key, { count: value }) : null
  const isCondition = (kode: string) => readRows(of.syarat, 'hint').some((one) => one.kode === kode)
  return [
    { label: t('rules.sks'), value: isCondition('sks') ? null : of.minimalSks },
    {
      label: t('rules.ipk'),
      value: of.minimalIpk === null || isCondition('ipk') ? null : markText(of.minimalIpk, i18n.language),
    },
    { label: t('rules.duration'), value: number(of.durasiMinimalHari, 'days') },
    { label: t('rules.group'), value: number(of.maksimalAnggota, 'rules.people') },
    { label: t('rules.guidance'), value: number(of.minimalBimbingan, 'rules.meetings') },
    { label: t('rules.active'), value: number(of.maksimalUsulanAktif, 'rules.proposals') },
  ].filter(({ value }) => value !== null && value !== undefined)
}

const Rules = ({ of }: { of: AturanKerjaPraktik }) => {
  const limits = useLimits(of)
  return (
    <div className={styles.stack}>
      <Propose of={of} />
      <Conditions items={of.syarat} ways={useWays()} />
      {limits.length > 0 ? <DescriptionList facts={limits} /> : null}
      {of.keterangan ? <p className={styles.minor}>{of.keterangan}</p> : null}
    </div>
  )
}

/**
 * /kerja-praktik: the internships with their states, the rules with the link to the proposal form, and the schedule.
 */
export const KerjaPraktikPage = () => {
  const { t } = useTranslation('kerja-praktik')
  useNoteRequests(ownRequests, useIdMahasiswa(), useIsActing())
  const internships = useQuery(internshipsQuery(useIdMahasiswa()))
  const rules = useRules()
  const idJadwal = useOptionalData(rules)?.idJadwal ?? ''
  const schedule = useSchedule(idJadwal)
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          <QueryCard
            query={internships}
            select={({ data }) => data}
            title={t('list')}
            lines={6}
            empty={t('empty')}
            flush
          >
            {(rows) => <InternshipList rows={rows} />}
          </QueryCard>
        </div>
        <div className={styles.column}>
          <QueryCard query={rules} select={(known) => known} title={t('rules')} lines={8}>
            {(known) => <Rules of={known} />}
          </QueryCard>
          {idJadwal === '' ? null : (
            <QueryCard query={schedule} select={({ tahapan }) => tahapan} title={t('schedule')} lines={6} flush>
              {(rows) => (
                <>
                  {rows.length === 0 ? (
                    <div className={styles.inset}>
                      <EmptyState hint={t('schedule.none')} />
                    </div>
                  ) : (
                    <Schedule tahapan={rows} />
                  )}
                  {schedule.data?.keterangan ? (
                    <List rows={[schedule.data.keterangan]} idOf={(line) => line}>
                      {(line) => <p className={styles.minor}>{line}</p>}
                    </List>
                  ) : null}
                </>
              )}
            </QueryCard>
          )}
        </div>
      </div>
    </div>
  )
}
