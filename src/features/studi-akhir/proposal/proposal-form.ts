import type { TFunction } from 'i18next'
import type { Proposal, ProposalPrasyarat } from '#generated/client/proposal/readers.ts'
import { CreateProposalBody } from '#generated/models/proposal/createProposalBody.zod.ts'
import { type FieldValues, fieldsOf } from '#kit/form/field.ts'
import { bodyOf, startValues } from '#kit/form/field-values.ts'
import type { Check } from '#kit/form/validate.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { hasRepeats } from '../keywords.ts'
import {
  checkSupervisors,
  refusedSupervisor,
  rolesOf,
  startSupervisors,
  supervisorFields,
  supervisorsOf,
} from '../supervisors.ts'

const FIELDS = fieldsOf(CreateProposalBody, {
  judul: { kind: 'lines', wide: true },
  judulInggris: { kind: 'lines', wide: true },
  latarBelakang: { kind: 'lines', wide: true },
  bidang: { kind: 'text', wide: true },
  kataKunci: { kind: 'texts', wide: true },
  tautanNaskah: { kind: 'text', input: 'url', wide: true, hint: 'field.tautanNaskah.hint' },
})

/** Rejects duplicate keywords, and a link that is not a web address, before they are sent. */
const checkTexts: Check = ({ kataKunci, tautanNaskah }) => {
  const link = typedText(tautanNaskah)
  return {
    tautanNaskah: link !== '' && webAddress(link) === null ? 'proposal:field.tautanNaskah.none' : null,
    kataKunci: hasRepeats(kataKunci) ? 'proposal:field.kataKunci.twice' : null,
  }
}

/**
 * Returns the form of a proposal: fields with one per supervisor, initial values, validation and body.
 * @param t of the namespace `studi-akhir`
 * @param current the proposal that is being changed; undefined for a new one
 */
export const proposalForm = (prasyarat: ProposalPrasyarat, t: TFunction, current?: Proposal) => {
  const supervisors = current?.pembimbing ?? []
  const isChosen = prasyarat.calonPembimbing.length > 0
  const roles = rolesOf([], isChosen ? prasyarat.jumlahPembimbing : 0, supervisors).map((role) => ({
    ...role,
    label: supervisors.find((one) => one?.urutan === role.urutan)?.label ?? '',
  }))
  const fields = [
    ...FIELDS,
    ...supervisorFields({ roles, candidates: prasyarat.calonPembimbing, current: supervisors, t }),
  ]
  return {
    fields,
    start: { ...startValues(FIELDS, current), ...startSupervisors(roles, supervisors) },
    check: ((values) => ({ ...checkTexts(values), ...checkSupervisors(roles)(values) })) satisfies Check,
    refusedPath: refusedSupervisor(roles),
    /** @throws ZodError for values that did not pass the form's validation */
    bodyOf: (values: FieldValues) =>
      CreateProposalBody.parse({ ...bodyOf(FIELDS, values), pembimbing: supervisorsOf(roles, values) }),
  }
}
