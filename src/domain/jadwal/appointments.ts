import { type QueryFunction, type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import type { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import type { BiodataSingkat } from '#generated/client/umum/readers.ts'
import { readTime } from '#shared/time/read-time.ts'
import type { Listed } from '#shared/wire/readers.ts'
import type { UjianKalender } from './ics.ts'
import { type Span, toSpan } from './span.ts'

/** An appointment of the student besides classes and exams: a defence, a ceremony, a guidance meeting (ADR 32). */
export interface Appointment extends UjianKalender {
  /** False when the end is unknown: it is assumed to last `USUAL_MINUTES`. */
  isEndKnown: boolean
  /** True for a point in time: it is shown and saved, and never clashes. */
  isDeadline: boolean
  /** Address of the screen for it. */
  tautan?: string
}

/** Appointments found in one response. Plain data besides `more`. */
export interface FoundAppointments {
  /** null for an appointment, or its day, that could not be parsed. */
  appointments: Listed<Appointment>
  /** Further queries that are needed for them. */
  more?: readonly AppointmentQuery[]
}

/** Gateway query whose response contains appointments. */
export interface AppointmentQuery {
  queryKey: QueryKey
  queryFn: QueryFunction | SkipToken | undefined
  meta: Record<string, unknown> | undefined
  /** Returns null when the response cannot be parsed. */
  select: (answer: unknown) => FoundAppointments | null
}

/** Student and period whose appointments are fetched. */
export interface AppointmentsOf {
  idMahasiswa: string
  params: Pick<Parameters<typeof useListJadwalKuliah>[1], 'tahun' | 'semester'>
  /** Study programme and status of the student; undefined when they failed to load, null while they are in flight. */
  student: Pick<BiodataSingkat, 'idProdi' | 'status'> | null | undefined
  /** Language of the names. */
  language: string
}

/** Appointments of the student that one subject provides; its appointments.ts exports it as `appointments`. */
export interface AppointmentList {
  /** Name of the subject, in the language of the screen. */
  nama: () => string
  /** Set when the subject has deadlines only: while they are unknown, the student's time is still known. */
  isDeadlines?: true
  /** Returns null when there is nothing to fetch. */
  query: (of: AppointmentsOf) => AppointmentQuery | null
}

interface Options<Raw> {
  queryKey: QueryKey
  queryFn?: QueryFunction<Raw> | SkipToken | undefined
  meta?: Record<string, unknown> | undefined
}

/**
 * Turns a generated query into a query of appointments. Cached responses are not fetched again.
 * @param read the generated reader of the response
 * @param find the appointments in it; null when it cannot be parsed
 */
export const appointmentQuery = <Raw, Data>(
  { queryKey, queryFn, meta }: Options<Raw>,
  read: (answer: unknown) => Data,
  find: (data: Data) => FoundAppointments | null,
): AppointmentQuery => ({ queryKey, queryFn, meta, select: (answer) => find(read(answer)) })

/** Query that waits for another response. @param queryKey a key that no other query uses */
export const waitingQuery = (queryKey: QueryKey): AppointmentQuery => ({
  queryKey,
  queryFn: skipToken,
  meta: undefined,
  select: () => null,
})

/** Assumed length of an appointment without a known end, in minutes. */
const USUAL_MINUTES = 60
const DAY_MINUTES = 1440

/** Returns the hours of an appointment as the gateway writes them; null while its start is unknown. */
export const appointmentHours = (jamMulai: string, jamSelesai: string): Pick<Appointment, 'jam' | 'isEndKnown'> => {
  const jam: Span | null = toSpan(jamMulai, jamSelesai)
  const mulai = readTime(jamMulai)
  if (jam || mulai === null || mulai >= DAY_MINUTES) return { jam, isEndKnown: jam !== null }
  return { jam: { mulai, selesai: Math.min(DAY_MINUTES, mulai + USUAL_MINUTES) }, isEndKnown: false }
}

/** Returns an event of a calendar file as an appointment. */
export const toAppointment = (event: UjianKalender): Appointment => ({ ...event, isEndKnown: true, isDeadline: false })

/** Subject that has appointments, and the screen whose menu entry decides whether they are fetched. */
export interface AppointmentSource {
  path: string
  load: () => Promise<AppointmentList>
}

type LoadSources = () => Promise<readonly AppointmentSource[]>

let announce: (load: LoadSources) => void = () => undefined

/** Loader of the subjects that have appointments; resolves once the registering file is loaded. */
export const loadAppointmentSources = new Promise<LoadSources>((resolve) => {
  announce = resolve
})

/** Registers the loader of subjects with appointments: a screen cannot import another subject. */
export const provideAppointments = (load: LoadSources): void => announce(load)
