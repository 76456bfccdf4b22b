import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useNoteRequests } from '#domain/kunjungan/requests.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetPrasyaratProposal } from '#generated/client/proposal/proposal.ts'
import type { ProposalPrasyarat, ProposalRingkasan } from '#generated/client/proposal/readers.ts'
import { ListItemHead } from '#kit/list/list.tsx'
import { ListByParts } from '#kit/list/list-by-parts.tsx'
import { QueryCard, type QueryResult } from '#kit/query/query-view.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { Listed } from '#shared/wire/readers.ts'
import { isPast } from '../appointment.ts'
import { Conditions } from '../conditions.tsx'
import styles from '../studi-akhir.module.css'
import { useWays } from '../ways.ts'
import { ownRequests } from './own-requests.ts'
import { proposalsQuery } from './proposals-query.ts'
import { StartProposal, Window } from './start.tsx'
import { useExamLine, useMark } from './steps.tsx'

/** Number of proposals shown at first; older ones are shown on demand. */
const FIRST = 5

const TONES: ReadonlyMap<string, 'ok' | 'warn' | 'danger' | 'accent' | 'wait'> = new Map([
  ['lulus', 'ok'],
  ['diajukan', 'wait'],
  ['revisi', 'warn'],
  ['ditolak', 'danger'],
  ['bimbingan', 'accent'],
  ['dijadwalkan', 'accent'],
])

export const ProposalStatusTag = ({ status }: { status: string }) => (
  <Tag tone={TONES.get(status) ?? 'neutral'}>{kodeText('statusPengajuan', status) || '–'}</Tag>
)

const Row = ({ of }: { of: ProposalRingkasan }) => {
  const { t } = useTranslation('proposal')
  const examLine = useExamLine()
  const mark = useMark()(of)
  const held = of.jumlahBimbingan
  const id = readNumberedId(of.id)
  const exam = examLine({ tanggal: of.tanggalUjian, jamMulai: of.jamMulai, ruang: of.ruang })
  const nowMs = useNowMs()
  const isAhead =
    of.status === 'dijadwalkan' && !isPast({ tanggal: of.tanggalUjian, jamMulai: of.jamMulai, jamSelesai: '' }, nowMs)
  return (
    <div className={styles.row}>
      <ListItemHead title={of.judul || '–'} to={id === null ? null : `/proposal/${id}`}>
        <ProposalStatusTag status={of.status} />
      </ListItemHead>
      <MetaLine
        none=""
        facts={[
          of.tahap !== kodeText('statusPengajuan', of.status) && of.tahap,
          of.status !== 'draft' && typeof held === 'number' && t('row.held', { count: held }),
          mark && t('row.mark', { nilai: mark }),
        ]}
      />
      {exam ? (
        <p className={styles.minor}>{isAhead ? t('exam.attend', { kapan: exam }) : joined(t('row.exam'), exam)}</p>
      ) : null}
    </div>
  )
}

const Proposals = ({ rows }: { rows: Listed<ProposalRingkasan> }) => {
  return (
    <ListByParts rows={rows} first={FIRST} idOf={({ id }) => id}>
      {(row) => <Row of={row} />}
    </ListByParts>
  )
}

/** Conditions of a proposal, with a link to meet each. */
const Rules = ({ of }: { of: QueryResult<ProposalPrasyarat> }) => {
  const { t } = useTranslation('proposal')
  const ways = useWays()
  return (
    <QueryCard
      query={of}
      select={({ syarat }) => syarat}
      title={t('conditions')}
      lines={8}
      empty={t('conditions.none')}
    >
      {(items) => (
        <div className={styles.stack}>
          <Conditions items={items} ways={ways} />
          {of.data?.keterangan ? <p className={styles.minor}>{of.data.keterangan}</p> : null}
        </div>
      )}
    </QueryCard>
  )
}

/** /proposal: the proposals with their states, the submission period, and the conditions. */
export const ProposalPage = () => {
  const { t } = useTranslation('proposal')
  const idMahasiswa = useIdMahasiswa()
  useNoteRequests(ownRequests, useIdMahasiswa(), useIsActing())
  const proposals = useQuery(proposalsQuery(idMahasiswa))
  const prasyarat = useGetPrasyaratProposal(idMahasiswa)
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <div className={styles.columns}>
        <QueryCard query={proposals} select={({ data }) => data} title={t('list')} lines={6} empty={t('empty')} flush>
          {(rows) => <Proposals rows={rows} />}
        </QueryCard>
        <div className={styles.column}>
          <QueryCard query={prasyarat} select={(known) => known} title={t('start')} lines={4}>
            {(known) => (
              <div className={styles.stack}>
                <Window of={known} />
                <StartProposal of={known} />
              </div>
            )}
          </QueryCard>
          <Rules of={prasyarat} />
        </div>
      </div>
    </div>
  )
}
