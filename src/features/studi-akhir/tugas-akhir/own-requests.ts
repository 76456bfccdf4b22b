import { eachRow, furtherRequests, requestList } from '#domain/kunjungan/requests.ts'
import { isKnownText, readRows } from '#shared/wire/readers.ts'
import { guidanceRequests } from '../guidance/guidance-requests.ts'
import { isRunning, workState } from './final-project.ts'
import { defencesQuery, worksQuery } from './queries.ts'

/** States in which a decision is still pending. */
const OPEN = ['submitted', 'approved', 'defence']
const GUIDED = ['approved', 'defence']

/**
 * The student's final projects, with defences and guidance of running ones: decisions, days, rooms and answers are
 * shown as news.
 */
export const ownRequests = requestList(
  'tugas-akhir',
  worksQuery,
  eachRow(
    (row) => [row.id, row.status, row.catatan],
    (row) => OPEN.includes(workState(row)),
  ),
  ({ data }, idMahasiswa) => {
    const running = readRows(data, 'hint').filter((row) => GUIDED.includes(workState(row)) && isKnownText(row.id))
    if (running.length === 0) return []
    const defences = furtherRequests(
      defencesQuery(idMahasiswa),
      eachRow(
        (row) => [
          ...['sidang', row.id, row.status, row.hasil, row.catatan, row.batasRevisi],
          ...[row.tanggal, row.jamMulai, row.jamSelesai, row.ruang, row.tautanDaring],
        ],
        (row) => isRunning(row),
      ),
    )
    return [defences, ...running.map(({ id }) => guidanceRequests('tugas-akhir', id, idMahasiswa))]
  },
)
