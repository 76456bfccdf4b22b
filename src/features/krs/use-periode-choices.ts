import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, periodeLabel, toKodePeriode, toPeriode } from '#domain/periode/periode.ts'
import { useListTahunSemesterKrss } from '#generated/client/krs/krs.ts'
import { useListTahunSemester } from '#generated/client/tahun-semester/tahun-semester.ts'
import type { PeriodeKode } from '#generated/readers/umum.ts'
import { present } from '#shared/wire/readers.ts'
import type { JenisKrs } from './jenis-krs.ts'

/** A period that can be chosen. */
export interface PeriodeChoice extends Periode {
  kode: string
  label: string
}

const toChoices = (rows: readonly (PeriodeKode | null)[]): PeriodeChoice[] => {
  const choices = present(rows).flatMap(({ tahun, semester }): PeriodeChoice[] => {
    const periode = toPeriode(tahun, semester)
    return periode ? [{ ...periode, kode: String(toKodePeriode(periode)), label: periodeLabel(periode) }] : []
  })
  return choices.filter(({ kode }, place) => choices.findIndex((one) => one.kode === kode) === place)
}

const LIST = { krss: useListTahunSemesterKrss, krs: useListTahunSemester, pkrs: useListTahunSemester }

/** The periods of which a registration can be read: KRSS has a list of its own (section 7). */
export const usePeriodeChoices = (jenis: JenisKrs) => {
  const useList = LIST[jenis]
  const { data, error, isPending, refetch } = useList(useIdMahasiswa())
  return { choices: data?.data ? toChoices(data.data) : undefined, error, isPending, refetch }
}
