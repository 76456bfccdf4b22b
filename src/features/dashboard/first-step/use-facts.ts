import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isAhead, lastMinute } from '#domain/jadwal/deadline.ts'
import { JENIS_UJIAN, waktuUjianOf } from '#domain/jadwal/jadwal-ujian.ts'
import { type Kelas, kelasBerikutnya } from '#domain/jadwal/kelas-berikutnya.ts'
import { mergeMeetings } from '#domain/jadwal/merge-meetings.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { isDayKnown, timetableOn, unknownOn } from '#domain/jadwal/timetable.ts'
import { type QueriedDays, useAcademicDays } from '#domain/jadwal/use-academic-days.ts'
import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAktif, useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { statusQuery } from '#domain/pembayaran/status-query.ts'
import { toPeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import { useScreenPlace } from '#flags/menu/screen-place.ts'
import { isImageAddress } from '#gateway/answer/image-address.ts'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import { useGetEditKrs, useGetKrs, useGetPembatasWaktuKrs } from '#generated/client/krs/krs.ts'
import { useListTracerForm } from '#generated/client/tracer-study/tracer-study.ts'
import type { JadwalUjian } from '#generated/client/ujian/readers.ts'
import { useListJadwalUjian } from '#generated/client/ujian/ujian.ts'
import { addDays, dayOf, momentAt } from '#shared/campus/campus-time.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import { markReported } from '#shared/state/reported-failures.ts'
import { allRows, isKnownText, readRows } from '#shared/wire/readers.ts'
import { isIpsTertutup, useIps, useKelas, useKemajuan, useTunggakan } from '../use-dashboard.ts'
import type { Exam, Fact, Soon, StepFacts, Waiting } from './decide.ts'

interface Answered<Data> {
  data: Data | undefined
  error: unknown
  isPending: boolean
}

const WEEK = 7

/** Returns a fact from a response; null for an assumed operation, never sent. @param read undefined when unreadable */
const factOf = <Data, Value>(
  { data, error, isPending }: Answered<Data>,
  read: (data: Data) => Value | undefined,
): Fact<Value | null> => {
  if (data !== undefined) {
    const value = read(data)
    return value === undefined ? 'failed' : { value }
  }
  if (error && toGatewayError(error).kind === 'assumed') return { value: null }
  return isPending && !error ? 'pending' : 'failed'
}

/** Replaces a null value of a fact by a default. */
const given = <Value>(fact: Fact<Value | null>, instead: Value): Fact<Value> =>
  typeof fact === 'object' ? { value: fact.value ?? instead } : fact

const NONE = { value: null }

/** Returns the student's exams that have not ended, sorted by time. */
const useExams = (nowMs: number): Fact<Exam[]> => {
  const { language } = useTranslation('ui').i18n
  const { semesterBerjalan, data: rows, isPending } = useKelas()
  const idMahasiswa = useIdMahasiswa()
  const params = toPeriodeParams(semesterBerjalan)
  const query = { enabled: Boolean(semesterBerjalan) }
  const uts = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UTS' }, { query })
  const uas = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UAS' }, { query })
  if (isPending) return 'pending'
  const lists = JENIS_UJIAN.map((jenis) =>
    factOf(jenis === 'UTS' ? uts : uas, ({ data }) => allRows(data) ?? undefined),
  )
  if (lists.includes('pending')) return semesterBerjalan ? 'pending' : 'failed'
  const nameOf = (ujian: JadwalUjian): string => {
    const makul = readRows(rows, 'hint').find(({ idMakul }) => idMakul !== '' && idMakul === ujian.idMakul)
    return namaMakulOf(makul ?? ujian, language)
  }
  const found = lists.flatMap((list, place) =>
    (typeof list === 'object' ? (list.value ?? []) : []).flatMap((ujian) => {
      const waktu = waktuUjianOf(ujian)
      const jenis = JENIS_UJIAN[place]
      if (!waktu || !jenis || waktu.selesai <= nowMs) return []
      const isToday = dayOf(waktu.mulai) === dayOf(nowMs)
      return [{ ...waktu, jenis, isToday, nama: `${jenis} ${nameOf(ujian)}`, ruang: ujian.ruang }]
    }),
  )
  // The failed list may contain an exam today or before the known ones.
  if (lists.includes('failed') && !found.some(({ isToday }) => isToday)) return 'failed'
  return { value: found.toSorted((a, b) => a.mulai - b.mulai) }
}

const soonOf = (of: Kelas, language: string): Soon => ({
  nama: namaMakulOf(of.row, language),
  mulai: of.mulai,
  selesai: of.selesai,
  isMulaiKnown: true,
  ruang: of.tempat,
})

const defenceOf = ({ janji }: QueriedDays, nowMs: number): Soon | null => {
  const own = janji.find((one) => one.id.startsWith('sidang-') && one.tanggal === dayOf(nowMs) && isAhead(one, nowMs))
  if (!own) return null
  const { nama, tanggal, jam, ruang } = own
  return {
    nama,
    mulai: momentAt(tanggal, jam?.mulai ?? 0),
    selesai: momentAt(tanggal, lastMinute(own)),
    isMulaiKnown: jam !== null,
    ruang,
  }
}

const firstDeadline = ({ janji }: QueriedDays, nowMs: number) =>
  janji
    .filter((one) => one.isDeadline && isAhead(one, nowMs))
    .map((one) => {
      const mulai = momentAt(one.tanggal, lastMinute(one))
      return {
        nama: one.nama,
        mulai,
        selesai: mulai,
        isMulaiKnown: one.jam !== null,
        ruang: '',
        tautan: one.tautan ?? '/kalender-akademik',
      }
    })
    .toSorted((a, b) => a.mulai - b.mulai)[0] ?? null

/** Returns the names of what is missing in the next days; '' for something without a name. */
const missingOf = (known: QueriedDays, isWeekKnown: boolean): string[] => [
  ...known.missing,
  ...(known.isIncomplete || !isWeekKnown ? [''] : []),
]

/** Returns the next class, exam or appointment, the next deadline, and the student's defence. */
const useAheadFacts = (nowMs: number): Pick<StepFacts, 'defence' | 'ahead'> => {
  const { language } = useTranslation('ui').i18n
  const { semesterBerjalan, data, presensi, isPending } = useKelas()
  const known = useAcademicDays(useIdMahasiswa(), toPeriodeParams(semesterBerjalan), Boolean(semesterBerjalan))
  if (!(semesterBerjalan || isPending)) return { defence: null, ahead: 'failed' }
  if (!known || isPending) return { defence: null, ahead: 'pending' }
  const rows = mergeMeetings(data ?? [])
  const { next } = kelasBerikutnya(timetableOn(rows, known), presensi, nowMs)
  const today = dayOf(nowMs)
  const days = Array.from({ length: WEEK + 1 }, (_, day) => addDays(today, day))
  const ahead = {
    next: next && soonOf(next, language),
    deadline: firstDeadline(known, nowMs),
    missing: missingOf(
      known,
      days.every((day) => isDayKnown(unknownOn(rows, known)(day))),
    ),
  }
  const answered = data ? { value: ahead } : 'failed'
  return { defence: defenceOf(known, nowMs), ahead: known.isPending ? 'pending' : answered }
}

/** Returns the open KRS window, and whether courses are registered. */
const useKrsFacts = (
  status: string | undefined,
  isHere: boolean,
  nowMs: number,
): Pick<StepFacts, 'krs' | 'registered'> & { asked: Answered<unknown>[] } => {
  const idMahasiswa = useIdMahasiswa()
  const isConfirming = isHere && status !== undefined && isAktif(status)
  const window = useGetPembatasWaktuKrs(idMahasiswa, { query: { enabled: isConfirming } })
  const krs: StepFacts['krs'] = isConfirming
    ? factOf(window, (data) => {
        const jendela = toJendela(data)
        if (faseOf(jendela, nowMs) !== 'open') return null
        return { isLocked: data.isKrsDikunci === true || data.isDikunci === true, untilMs: jendela.selesai }
      })
    : NONE
  const isOpen = typeof krs === 'object' && krs.value !== null && !krs.value.isLocked
  const edit = useGetEditKrs(idMahasiswa, { query: { enabled: isOpen } })
  const picked = isOpen ? factOf(edit, ({ makul }) => (makul === null ? undefined : makul.length > 0)) : NONE
  // A KRS that was never saved contains the courses of its KRSS: only the list of the period shows what was saved.
  const periode = toPeriode(window.data?.tahun, window.data?.semester)
  const hasPicks = typeof picked === 'object' && picked.value === true && periode !== null
  const listed = useGetKrs(idMahasiswa, toPeriodeParams(periode), { query: { enabled: hasPicks } })
  const registered = hasPicks ? factOf(listed, ({ data }) => (data === null ? undefined : data.length > 0)) : picked
  return { krs, registered: given(registered, true), asked: [window, edit, listed] }
}

/** Returns the bills and the state of a payment. */
const usePaymentFacts = (
  isHere: boolean,
  nowMs: number,
): Pick<StepFacts, 'bills' | 'payment'> & { asked: Answered<unknown>[] } => {
  const asked = useTunggakan()
  const rupiah = asked.data?.tunggakan ?? 0
  const isOwed = isHere && rupiah > 0
  const status = useQuery({ ...statusQuery(useIdMahasiswa()), enabled: isOwed })
  const payment: Fact<Waiting | null> = isOwed
    ? factOf(status, ({ access, pembayaran }) => {
        if (access === 'unknown') return undefined
        if (access === 'open') return null
        const { nomorPembayaran = '', qrisUrl, namaChannel = '', total, batasWaktu } = pembayaran ?? {}
        return {
          nomor: isKnownText(nomorPembayaran) ? nomorPembayaran : '',
          isQris: isImageAddress(qrisUrl),
          channel: isKnownText(namaChannel) ? namaChannel : '',
          rupiah: total,
          untilMs: readMoment(batasWaktu),
        }
      })
    : NONE
  const bills = factOf(asked, ({ tunggakan, jatuhTempoTerdekat = null }) => {
    const due = jatuhTempoTerdekat ?? null
    return { rupiah: isHere ? tunggakan : 0, isLate: due !== null && due < dayOf(nowMs), due }
  })
  return { bills, payment, asked: [status] }
}

const useTracerFact = (isConfirming: boolean, nowMs: number) => {
  const asked = useListTracerForm({ idMahasiswa: useIdMahasiswa() }, { query: { enabled: isConfirming } })
  const tracer: StepFacts['tracer'] = isConfirming
    ? factOf(asked, ({ data }) => {
        const rows = data && allRows(data)
        if (!rows) return undefined
        const open = rows.find(
          ({ sudahDiisi, tanggalTutup }) =>
            sudahDiisi !== true && (tanggalTutup == null || tanggalTutup >= dayOf(nowMs)),
        )
        return open ? { judul: open.judul, until: open.tanggalTutup } : null
      })
    : NONE
  return { tracer, asked: [asked] }
}

/** Marks failures as reported: the strip shows them. */
const useSaid = (asked: readonly Answered<unknown>[]): void =>
  useEffect(() => {
    for (const { data, error } of asked) if (data === undefined && error instanceof Error) markReported(error)
  }, [asked])

/** Returns the facts that decide the first step. */
export const useFacts = (nowMs: number): StepFacts => {
  const place = useScreenPlace()
  const student = useBiodataSingkat()
  const kemajuan = useKemajuan()
  const points = useIps()
  const status = student.biodataSingkat?.status
  const here = (path: string) => place(path) === 'here'
  const money = usePaymentFacts(here('/biaya-kuliah'), nowMs)
  const study = useKrsFacts(status, here('/krs'), nowMs)
  const graduate = useTracerFact(status === 'Lulus' && here('/tracer-study'), nowMs)
  const exams = useExams(nowMs)
  const ahead = useAheadFacts(nowMs)
  useSaid([...money.asked, ...study.asked, ...graduate.asked])
  const isMenuPending = place('/biaya-kuliah') === null
  const jumlahKuesioner = here('/kuesioner') ? kemajuan.data?.jumlahKuesioner : 0
  return {
    nowMs,
    exams,
    ...ahead,
    student: isMenuPending
      ? 'pending'
      : given(
          factOf({ ...student, data: student.biodataSingkat }, (one) => ({ status: one.status })),
          { status: '' },
        ),
    bills: money.bills,
    payment: money.payment,
    locks: factOf(kemajuan, ({ isKartuUjianDikunci }) => ({ isKartuUjianDikunci, jumlahKuesioner })),
    hidden: given(
      factOf(points, (rows) =>
        rows ? readRows(rows, 'noted').some((point) => isIpsTertutup(point, jumlahKuesioner)) : undefined,
      ),
      false,
    ),
    krs: study.krs,
    registered: study.registered,
    tracer: graduate.tracer,
  }
}
