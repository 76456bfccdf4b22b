import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import type { AturanTugasAkhir, LabelPembimbingList, UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import { getGetAturanTugasAkhirQueryOptions, useGetLabelPembimbing } from '#generated/client/tugas-akhir/tugas-akhir.ts'
import type { CalonPembimbing } from '#generated/client/umum/readers.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { FilterLinks } from '#kit/list/filter-links.tsx'
import { List } from '#kit/list/list.tsx'
import { useListParams } from '#kit/list/list-params.ts'
import { QueryCard, type QueryResult } from '#kit/query/query-view.tsx'
import { useReported } from '#shared/state/use-reported.ts'
import { joined } from '#shared/text/joined.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { isKnownText, type Listed, readRows } from '#shared/wire/readers.ts'
import { Conditions } from '../conditions.tsx'
import { Schedule } from '../schedule.tsx'
import styles from '../studi-akhir.module.css'
import { isFull } from '../supervisors.ts'
import { useWays } from '../ways.ts'
import { firstTrack } from './final-project.ts'
import { useSchedule } from './use-work-facts.ts'

const NOT_FOUND = 404
const FILTERS = ['jalur'] as const

/** Returns the track of the address, else that of the newest proposal, else skripsi. */
export const useTrack = (works: readonly UsulanTugasAkhir[]): string =>
  useListParams(FILTERS).address.filters.jalur || firstTrack(works)

/**
 * Returns the rules for proposals of a track. They require the study programme, whose error is returned as their error.
 */
export const useProposalRules = (jalur: string, isEnabled = true): QueryResult<AturanTugasAkhir> => {
  const idMahasiswa = useIdMahasiswa()
  const { biodataSingkat, error, isPending, refetch } = useBiodataSingkat()
  const idProdi = biodataSingkat?.idProdi ?? ''
  const rules = useQuery({
    ...getGetAturanTugasAkhirQueryOptions(idProdi, jalur, { idMahasiswa }),
    enabled: isEnabled && idProdi !== '',
  })
  return idProdi === '' ? { data: undefined, dataUpdatedAt: 0, error, isPending, refetch } : rules
}

/**
 * Returns the campus's role names for a form with one field per role: without them the form would have the wrong roles.
 * Empty when this gateway is not known to have that operation.
 */
export const useLabels = (): QueryResult<LabelPembimbingList['data']> => {
  const labels = useGetLabelPembimbing()
  const isNone = labels.error?.kind === 'assumed'
  return { ...labels, error: isNone ? null : labels.error, data: isNone ? [] : labels.data?.data }
}

/** Links to the tracks of the study programme; renders nothing when there is only one. */
export const Tracks = ({ rules, jalur }: { rules: AturanTugasAkhir; jalur: string }) => {
  const { t } = useTranslation('tugas-akhir')
  const { address } = useListParams(FILTERS)
  const tracks = readRows(rules.daftarJalur, 'hint').filter(({ kode }) => isKnownText(kode))
  if (tracks.length < 2) return null
  return (
    <FilterLinks
      address={address}
      label={t('track')}
      choices={tracks.map(({ kode, nama }) => ({
        title: nama || kode,
        filters: { jalur: kode },
        isCurrent: kode === jalur,
      }))}
    />
  )
}

/** Returns the reason why no new proposal is possible; null unless the campus forbids it. */
export const useProposalReason = (rules: AturanTugasAkhir | undefined) => {
  const { t } = useTranslation('tugas-akhir')
  if (!rules) return { text: t('add.wait'), kind: 'wait' } as const
  if (rules.bolehMengajukan !== false) return null
  return rules.alasan ? { text: rules.alasan } : { text: t('add.notNow'), next: <Kontak /> }
}

const Lecturers = ({ rows }: { rows: Listed<CalonPembimbing> }) => {
  const { t } = useTranslation('tugas-akhir')
  return (
    <List rows={rows} idOf={({ id }) => id}>
      {(row) => (
        <div className={styles.turn}>
          <b>{row.nama || '–'}</b>
          <span className={styles.minor}>{row.keahlian}</span>
          {typeof row.sisaKuota !== 'number' ? null : (
            <Tag>{isFull(row) ? t('lecturers.full') : t('lecturers.left', { count: row.sisaKuota })}</Tag>
          )}
        </div>
      )}
    </List>
  )
}

const AddButton = ({ rules, jalur }: { rules: AturanTugasAkhir; jalur: string }) => {
  const { t } = useTranslation('tugas-akhir')
  const navigate = useNavigate()
  const reason = useReason({ own: useProposalReason(rules) })
  return (
    <div>
      <ActionButton
        variant="main"
        reason={reason}
        onClick={() => void navigate(`/tugas-akhir/tambah?jalur=${encodeURIComponent(jalur)}`)}
      >
        {t('add')}
      </ActionButton>
    </div>
  )
}

/** Schedule of the final projects, with the campus's texts. */
export const ScheduleCard = ({ id }: { id: string }) => {
  const { t } = useTranslation('tugas-akhir')
  const schedule = useSchedule(id)
  const isNone = schedule.data === undefined && schedule.error?.status === NOT_FOUND
  useReported(isNone ? schedule.error : null)
  if (id === '') return null
  if (isNone)
    return (
      <Card title={t('schedule')}>
        <EmptyState hint={t('schedule.none')} />
      </Card>
    )
  return (
    <QueryCard
      query={schedule}
      select={({ tahapan }) => tahapan}
      title={schedule.data?.nama || t('schedule')}
      lines={6}
      empty={t('schedule.none')}
      flush
    >
      {(rows) => (
        <>
          <Schedule tahapan={rows} />
          {schedule.data?.keterangan ? <p className={styles.inset}>{schedule.data.keterangan}</p> : null}
        </>
      )}
    </QueryCard>
  )
}

/**
 * Requirements of a new proposal in a track: conditions with their links, the schedule, and the lecturers with their
 * quota.
 */
export const ProposalRules = ({ works }: { works: readonly UsulanTugasAkhir[] }) => {
  const { t } = useTranslation('tugas-akhir')
  const jalur = useTrack(works)
  const rules = useProposalRules(jalur)
  const ways = useWays()
  const lecturers = rules.data?.calonPembimbing ?? []
  return (
    <div className={styles.columns}>
      <QueryCard query={rules} select={(known) => known} title={t('rules')} lines={10}>
        {(known) => (
          <div className={styles.stack}>
            <Tracks rules={known} jalur={jalur} />
            <p className={styles.minor}>
              {joined(
                typeof known.jumlahPembimbing === 'number' && t('rules.supervisors', { count: known.jumlahPembimbing }),
                typeof known.minimalBimbingan === 'number' && t('rules.meetings', { count: known.minimalBimbingan }),
                typeof known.maksimalUsulan === 'number' && t('rules.most', { count: known.maksimalUsulan }),
              )}
            </p>
            <Conditions items={known.syarat} ways={ways} />
            {known.keterangan ? <p className={styles.minor}>{known.keterangan}</p> : null}
            <AddButton rules={known} jalur={jalur} />
          </div>
        )}
      </QueryCard>
      <div className={styles.column}>
        <ScheduleCard id={rules.data?.idJadwal ?? ''} />
        {lecturers.length > 0 ? (
          <Card title={t('lecturers')} flush>
            <Lecturers rows={lecturers} />
          </Card>
        ) : null}
      </div>
    </div>
  )
}
