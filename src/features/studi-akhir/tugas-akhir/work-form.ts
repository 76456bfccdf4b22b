import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type {
  AturanTugasAkhir,
  JenisPenelitian,
  LabelPembimbing,
  UsulanTugasAkhir,
} from '#generated/client/tugas-akhir/readers.ts'
import { CreateUsulanTugasAkhirBody } from '#generated/models/tugas-akhir/createUsulanTugasAkhirBody.zod.ts'
import { type FieldValues, fieldsOf } from '#kit/form/field.ts'
import { bodyOf, startValues } from '#kit/form/field-values.ts'
import type { Check } from '#kit/form/validate.ts'
import { isKnownText, type Listed, readRows } from '#shared/wire/readers.ts'
import { hasRepeats } from '../keywords.ts'
import {
  checkSupervisors,
  refusedSupervisor,
  rolesOf,
  startSupervisors,
  supervisorFields,
  supervisorsOf,
} from '../supervisors.ts'

/** Data from which the form of a proposal is built. */
export interface WorkFormParts {
  rules: AturanTugasAkhir
  kinds: Listed<JenisPenelitian>
  /** Role names of the campus; empty while unknown. */
  labels: Listed<LabelPembimbing>
  /** The proposal that is being changed; undefined for an empty form. */
  work?: UsulanTugasAkhir
}

const ownFields = (kinds: readonly JenisPenelitian[]) =>
  fieldsOf(CreateUsulanTugasAkhirBody, {
    judul: { kind: 'lines', wide: true },
    judulInggris: { kind: 'lines', wide: true },
    latarBelakang: { kind: 'lines', wide: true, hint: 'field.latarBelakang.hint' },
    idJenisPenelitian: {
      kind: 'choice',
      variant: 'select',
      choices: kinds.map(({ id, nama }) => ({ kode: id, nama: nama || id })),
    },
    kataKunci: { kind: 'texts', wide: true, hint: 'field.kataKunci.hint' },
  })

const checkKeywords: Check = ({ kataKunci }) => ({
  kataKunci: hasRepeats(kataKunci) ? 'field.kataKunci.twice' : null,
})

/**
 * Returns the form of a proposal, built from the rules of its track.
 * @param t of the namespace `studi-akhir`
 */
export const workForm = ({ rules, kinds, labels, work }: WorkFormParts, t: TFunction<'studi-akhir'>) => {
  const known = readRows(kinds, 'hint').filter(({ id }) => isKnownText(id))
  const own = ownFields(known)
  const current = work?.pembimbing ?? []
  const roles =
    rules.calonPembimbing.length > 0 ? rolesOf(labels, rules.jumlahPembimbing, current) : rolesOf([], 0, current)
  const supervisors = supervisorFields({ roles, candidates: rules.calonPembimbing, current, t })
  const judgeSupervisors = checkSupervisors(roles)
  const check: Check = (values) => ({ ...checkKeywords(values), ...judgeSupervisors(values) })
  return {
    fields: [...own, ...supervisors],
    start: {
      ...startValues(own, work && { ...work, idJenisPenelitian: work.jenisPenelitian?.id ?? '' }),
      ...startSupervisors(roles, current),
    },
    check,
    refusedPath: refusedSupervisor(roles),
    bodyOf: (values: FieldValues, jalur: string) =>
      CreateUsulanTugasAkhirBody.parse({
        ...bodyOf(own, values),
        jalur,
        pembimbing: supervisorsOf(roles, values),
      }),
  }
}

/** Returns the form of a proposal in the screen's language. */
export const useWorkForm = (parts: WorkFormParts) => workForm(parts, useTranslation('studi-akhir').t)
