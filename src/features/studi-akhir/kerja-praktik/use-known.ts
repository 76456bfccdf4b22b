import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetSidangKerjaPraktik } from '#generated/client/kerja-praktik/kerja-praktik.ts'
import type { SidangKerjaPraktik, UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import type { QueryResult } from '#kit/query/query-view.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { isKnownText } from '#shared/wire/readers.ts'
import { isPast } from '../appointment.ts'
import { progressOf } from '../guidance/guidance.ts'
import { useGuidance } from '../guidance/guidance-card.tsx'
import { isMember, type Known } from './internship.ts'
import { workOf } from './work.ts'

/**
 * Returns the facts of an approved internship and the answer of its defence; `defence` is null when the internship
 * names none.
 */
export const useKnown = (of: UsulanKerjaPraktik): { known: Known; defence: QueryResult<SidangKerjaPraktik> | null } => {
  const idMahasiswa = useIdMahasiswa()
  const nowMs = useNowMs()
  const work = workOf(of)
  const progress = progressOf(useGuidance(work).data, work)
  const hasDefence = of.idSidang !== ''
  const defence = useGetSidangKerjaPraktik(
    of.idSidang,
    { idMahasiswa },
    { query: { enabled: isKnownText(of.idSidang) } },
  )
  const sidang = hasDefence ? defence.data && { ...defence.data, id: of.idSidang } : null
  const isDefencePast = sidang ? isPast(sidang, nowMs) : false
  return {
    known: { usulan: of, sidang, ...progress, isMember: isMember(of, idMahasiswa), isDefencePast },
    defence: hasDefence ? { ...defence, isPending: isKnownText(of.idSidang) && defence.isPending } : null,
  }
}

/** Returns the facts of a proposal that is not approved, and therefore has no guidance. */
export const useProposed = (of: UsulanKerjaPraktik): Known => ({
  ...{ usulan: of, sidang: null, count: null, needed: of.minimalBimbingan, waiting: null },
  ...{ isApprovedOnly: false, isClosed: false },
  ...{ isMember: isMember(of, useIdMahasiswa()), isDefencePast: false },
})
