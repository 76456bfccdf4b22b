import { isRecord } from '#shared/text/is-record.ts'
import type { Operation, Parameter } from './contract.ts'

/** Where a value comes from: `operation:path.to[].field`, or `=text` for a word of the contract that names nobody. */
type Source = string

/** Ways to fill the parameters of one read; the first whose sources have a value is taken. */
type Way = Readonly<Record<string, Source>>

const RUNNING = { tahun: 'getSemesterBerjalan:tahun', semester: 'getSemesterBerjalan:semester' }

/** Sources of a parameter, whatever the read. */
const COMMON: Way = {
  ...RUNNING,
  idPengumuman: 'listPengumuman:data[].idPengumuman',
  idJurnal: 'listPengajuanJurnal:data[].idJurnal',
  idPekerjaan: 'listTracerWorkplace:data[].idPekerjaan',
  activityId: 'listKegiatanWisuda:data[].id',
  keyword: 'listConfiguration:data[].keyword',
  prodiId: 'getBiodataSingkat:biodataSingkat.idProdi',
  proposalId: 'listProposalExamSummary:data[].id',
  seminarId: 'listSeminar:data[].id',
  sertifikasiId: 'listSertifikasi:data[].id',
  tipe: '=semua',
  jenis: '=UTS',
  tujuan: '=portalmhs',
  page: '=1',
  itemsPerPage: '=20',
}

const ownSemester = (list: string): Way => ({
  tahun: `${list}:waktuKuesioner.data[].tahun`,
  semester: `${list}:waktuKuesioner.data[].semester`,
})

/** Works have guidance once they are approved. */
const APPROVED = 'data[status!draft|diajukan|ditolak].id'

const GUIDED: readonly Way[] = [
  { jenisBimbingan: '=tugas-akhir', usulanId: `listUsulanTugasAkhir:${APPROVED}` },
  { jenisBimbingan: '=proposal', usulanId: `listProposalExamSummary:${APPROVED}` },
  { jenisBimbingan: '=kerja-praktik', usulanId: `listUsulanKerjaPraktik:${APPROVED}` },
]

const LEARNING = ownSemester('listSemesterKuesionerProsesPembelajaran')

/** Sources of one read, where its parameter means something else than elsewhere. */
const WAYS: Readonly<Record<string, readonly Way[]>> = {
  listConfiguration: [{ itemsPerPage: '=1000' }],
  listBimbingan: GUIDED,
  getBimbingan: GUIDED.map((way) => ({ ...way, idBimbingan: 'listBimbingan:data[].idBimbingan' })),
  getJadwalKerjaPraktik: [
    { jadwalId: 'getAturanPengajuanKerjaPraktik:idJadwal' },
    { jadwalId: 'listUsulanKerjaPraktik:data[].idJadwal' },
  ],
  getUsulanKerjaPraktik: [{ usulanId: 'listUsulanKerjaPraktik:data[].id' }],
  getSidangKerjaPraktik: [{ idSidang: 'listUsulanKerjaPraktik:data[].idSidang' }],
  getJadwalKompre: [
    { scheduleId: 'listJadwalKompre:data[].id' },
    { scheduleId: 'listPartisipasiKompre:data[].scheduleId' },
  ],
  listMakulKuesionerProsesPembelajaran: [LEARNING],
  getKuesionerProsesPembelajaran: [{ ...LEARNING, idMakul: 'listMakulKuesionerProsesPembelajaran:data[].idMakul' }],
  getKuesionerLayanan: [ownSemester('listSemesterKuesionerLayanan')],
  getKuesionerKritiksaran: [ownSemester('listSemesterKuesionerKritiksaran')],
  getJadwalProposal: [
    { scheduleId: 'listProposalExamSummary:data[].idJadwal' },
    { scheduleId: 'getProposal:idJadwal' },
  ],
  searchSekolah: [{ nama: '=SMA' }],
  searchNegara: [{ nama: '=Ind' }],
  searchWilayah: [{ nama: '=Kota' }],
  searchPerguruanTinggi: [{ nama: '=Univ' }],
  getTracerForm: [{ formId: 'listTracerForm:data[].id' }],
  getTracerResponse: [{ formId: 'listTracerForm:data[sudahDiisi=true].id' }],
  getSeminar: [{ seminarId: 'listSeminar:data[].id' }, { seminarId: 'listSeminarMahasiswa:data[].seminarId' }],
  getSertifikasi: [
    { sertifikasiId: 'listSertifikasi:data[].id' },
    { sertifikasiId: 'listSertifikasiMahasiswa:data[].sertifikasiId' },
  ],
  downloadSurat: [{ idSurat: 'listSurat:data[status=Terbit].idSurat' }],
  getInfoSurat: [{ idSurat: 'listSurat:data[status=Terbit].idSurat' }],
  getUsulanTugasAkhir: [{ usulanId: 'listUsulanTugasAkhir:data[].id' }],
  getJadwalTugasAkhir: [
    { jadwalId: 'listUsulanTugasAkhir:data[].idJadwal' },
    { jadwalId: 'getAturanTugasAkhir:idJadwal' },
  ],
  getJadwalPengajuanSidang: [{ jadwalId: 'listAturanSidang:data[].idJadwalPengajuan' }],
  getAturanTugasAkhir: [{ jalur: 'listUsulanTugasAkhir:data[].jalur' }, { jalur: '=skripsi' }],
  getSidang: [{ idSidang: 'listSidang:data[].id' }, { idSidang: 'listUsulanTugasAkhir:data[].idSidang' }],
}

/** What is known so far. */
export interface Known {
  idMahasiswa: string
  /** Answers by operation; absent while a read has not been asked. */
  answers: ReadonlyMap<string, unknown>
  /** Reads that have been asked, or never will be. */
  isSettled: (operationId: string) => boolean
}

export type Filled =
  | { kind: 'values'; values: Record<string, string> }
  | { kind: 'later' }
  | { kind: 'none'; why: string }

const SAFE_ID = /^(?!\.+$)[\w@.:+ -]{1,100}$/

/** `name`, `name[]` for every row, `name[field=a|b]` for rows with one of these values, `name[field!a|b]` for the others. */
const STEP = /^(\w+)(?:\[(?:(\w+)([=!])([\w|]+))?\])?$/

/** Returns the values at a path such as `data[status=Terbit].idSurat`. */
const valuesAt = (node: unknown, [step, ...rest]: readonly string[]): unknown[] => {
  if (step === undefined) return [node]
  const [, name = '', field = '', sign, words = ''] = STEP.exec(step) ?? []
  const inner = isRecord(node) ? node[name] : undefined
  if (!step.includes('[')) return valuesAt(inner, rest)
  const rows = Array.isArray(inner) ? (inner as unknown[]) : []
  const isListed = (row: unknown) => isRecord(row) && words.split('|').includes(String(row[field]))
  const chosen = sign === undefined ? rows : rows.filter((row) => isListed(row) === (sign === '='))
  return chosen.flatMap((row) => valuesAt(row, rest))
}

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && SAFE_ID.test(String(value))

const operationIn = (source: Source): string => source.split(':')[0] ?? ''

/** Returns the first usable value of a source; undefined when there is none. */
const firstValue = (source: Source, { answers }: Known): string | undefined => {
  if (source.startsWith('=')) return source.slice(1)
  const path = source.slice(source.indexOf(':') + 1).split('.')
  const found = valuesAt(answers.get(operationIn(source)), path).find(isId)
  return found === undefined ? undefined : String(found)
}

const isOpen = (source: Source, { isSettled }: Known): boolean =>
  !source.startsWith('=') && !isSettled(operationIn(source))

const isNeeded = ({ in: place, required }: Parameter): boolean => place === 'path' || required === true

const sourceOf = ({ name }: Parameter, way: Way): Source | undefined => way[name] ?? COMMON[name]

/** Tries one way: every parameter with a source gets its value, and the needed ones must have one. */
const tryWay = ({ parameters }: Operation, way: Way, known: Known): Filled => {
  const values: Record<string, string> = {}
  for (const parameter of parameters) {
    const { name } = parameter
    if (name === 'idMahasiswa') {
      values[name] = known.idMahasiswa
      continue
    }
    const source = sourceOf(parameter, way)
    if (source && isOpen(source, known)) return { kind: 'later' }
    const value = source && firstValue(source, known)
    if (value !== undefined) values[name] = value
    else if (isNeeded(parameter))
      return { kind: 'none', why: source ? `no ${name} in ${operationIn(source)}` : `nothing lists ${name}` }
  }
  return { kind: 'values', values }
}

/** Returns the values of the parameters of a read, taken from the answers so far. */
export const fillParameters = (operation: Operation, known: Known): Filled => {
  let last: Filled = { kind: 'none', why: '' }
  for (const way of WAYS[operation.operationId] ?? [{}]) {
    last = tryWay(operation, way, known)
    if (last.kind !== 'none') return last
  }
  return last
}

/** All sources of this table, for its test. */
export const namedSources = (): { operationId: string; parameter: string; source: Source }[] =>
  Object.entries({ '': [COMMON], ...WAYS }).flatMap(([operationId, ways]) =>
    ways.flatMap((way) => Object.entries(way).map(([parameter, source]) => ({ operationId, parameter, source }))),
  )

/** Returns path and query of a read. */
export const addressOf = ({ path, parameters }: Operation, values: Readonly<Record<string, string>>): string => {
  const plain = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const query = parameters.filter((one) => one.in === 'query' && values[one.name] !== undefined)
  const pairs = query.map(({ name }) => `${encodeURIComponent(name)}=${encodeURIComponent(values[name] ?? '')}`)
  return pairs.length > 0 ? `${plain}?${pairs.join('&')}` : plain
}
