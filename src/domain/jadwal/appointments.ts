import { type QueryFunction, type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import type { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import type { BiodataSingkat } from '#generated/client/umum/readers.ts'
import { readTime } from '#shared/time/read-time.ts'
import type { Listed } from '#shared/wire/readers.ts'
import type { UjianKalender } from './ics.ts'
import { type Span, toSpan } from './span.ts'

/** An appointment of the student besides classes and exams: a defence, a ceremony, a guidance meeting (ADR 32). */
export interface Appointment extends UjianKalender {
  /** False where nobody has said when it ends: it is taken to last `USUAL_MINUTES`. */
  isEndKnown: boolean
  /** A point in time: it is shown and saved, and nothing clashes with it. */
  isDeadline: boolean
  /** Address of the screen where it is done. */
  tautan?: string
}

/** What an answer tells of appointments. Plain data besides `more`. */
export interface FoundAppointments {
  /** null for one that could not be read, or whose day could not. */
  appointments: Listed<Appointment>
  /** Further answers that have to be read for it. */
  more?: readonly AppointmentQuery[]
}

/** One read of the gateway that tells of appointments. */
export interface AppointmentQuery {
  queryKey: QueryKey
  queryFn: QueryFunction | SkipToken | undefined
  meta: Record<string, unknown> | undefined
  /** Null where the answer cannot be read. */
  select: (answer: unknown) => FoundAppointments | null
}

/** Whose appointments are asked for, and of which period. */
export interface AppointmentsOf {
  idMahasiswa: string
  params: Pick<Parameters<typeof useListJadwalKuliah>[1], 'tahun' | 'semester'>
  /** Study programme and status of the student; undefined where they did not load, null while they are in flight. */
  student: Pick<BiodataSingkat, 'idProdi' | 'status'> | null | undefined
  /** Language of the names. */
  language: string
}

/** The part of the student's appointments that one subject knows; its appointments.ts exports it as `appointments`. */
export interface AppointmentList {
  /** Name of the subject, in the language of the screen. */
  nama: () => string
  /** It has deadlines and nothing else: while it is not known, the time of the student is. */
  isDeadlines?: true
  /** Null where there is nothing to ask for. */
  query: (of: AppointmentsOf) => AppointmentQuery | null
}

interface Options<Raw> {
  queryKey: QueryKey
  queryFn?: QueryFunction<Raw> | SkipToken | undefined
  meta?: Record<string, unknown> | undefined
}

/**
 * Makes a generated query a read of appointments. An answer that is cached is not asked for again.
 * @param read the generated reader of the answer
 * @param find the appointments in it; null where it cannot be read
 */
export const appointmentQuery = <Raw, Data>(
  { queryKey, queryFn, meta }: Options<Raw>,
  read: (answer: unknown) => Data,
  find: (data: Data) => FoundAppointments | null,
): AppointmentQuery => ({ queryKey, queryFn, meta, select: (answer) => find(read(answer)) })

/** A read that waits for another answer. @param queryKey of no other query */
export const waitingQuery = (queryKey: QueryKey): AppointmentQuery => ({
  queryKey,
  queryFn: skipToken,
  meta: undefined,
  select: () => null,
})

/** Minutes that an appointment without a known end is taken to last. */
const USUAL_MINUTES = 60
const DAY_MINUTES = 1440

/** The hours of an appointment as the gateway writes them; null while its start is not known. */
export const appointmentHours = (jamMulai: string, jamSelesai: string): Pick<Appointment, 'jam' | 'isEndKnown'> => {
  const jam: Span | null = toSpan(jamMulai, jamSelesai)
  const mulai = readTime(jamMulai)
  if (jam || mulai === null || mulai >= DAY_MINUTES) return { jam, isEndKnown: jam !== null }
  return { jam: { mulai, selesai: Math.min(DAY_MINUTES, mulai + USUAL_MINUTES) }, isEndKnown: false }
}

/** An event of a calendar file as an appointment. */
export const toAppointment = (event: UjianKalender): Appointment => ({ ...event, isEndKnown: true, isDeadline: false })

/** A subject that has appointments, and the screen whose menu entry decides whether it is asked for them. */
export interface AppointmentSource {
  path: string
  load: () => Promise<AppointmentList>
}

type LoadSources = () => Promise<readonly AppointmentSource[]>

let announce: (load: LoadSources) => void = () => undefined

/** Loads the subjects that have appointments, once the file that knows the subjects is here. */
export const loadAppointmentSources = new Promise<LoadSources>((resolve) => {
  announce = resolve
})

/** Says how the subjects that have appointments are found: a screen cannot import another subject. */
export const provideAppointments = (load: LoadSources): void => announce(load)
