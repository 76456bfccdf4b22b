import type { LabelPembimbing } from '#generated/client/tugas-akhir/readers.ts'
import type { CalonPembimbing, PembimbingStudiAkhir } from '#generated/client/umum/readers.ts'
import { PilihanPembimbing } from '#generated/models/pilihanPembimbing.zod.ts'
import { type Field, type FieldValues, fieldsOf } from '#kit/form/field.ts'
import type { Check } from '#kit/form/validate.ts'
import { joined } from '#shared/text/joined.ts'
import { type Angka, isKnownText, type Listed, readRows, text, unreadOf } from '#shared/wire/readers.ts'

/** A role for which the student chooses a lecturer. */
export interface Role {
  /** Position of the role, starting at 1. */
  urutan: number
  /** Name of the role from the campus; '' when it has none. */
  label: string
  isRequired: boolean
}

const inOrder = (roles: readonly Role[]): Role[] => roles.toSorted((one, other) => one.urutan - other.urutan)

/**
 * Returns the roles in their order.
 * @param labels role names of the campus; a role of unknown obligation may stay empty, because the gateway decides
 * @param count number of supervisors by the rules: without labels each of them is required. 0: the campus appoints them
 * itself
 * @param current supervisors of the work: their roles are retained so that a change removes none of them
 */
export const rolesOf = (
  labels: Listed<LabelPembimbing>,
  count: Angka,
  current: Listed<Pick<PembimbingStudiAkhir, 'urutan' | 'label'>> = [],
): Role[] => {
  const named = inOrder(
    readRows(labels, 'hint').flatMap(({ urutan, label, wajib }) =>
      typeof urutan !== 'number' || urutan < 1 ? [] : [{ urutan, label, isRequired: wajib === true }],
    ),
  )
  const plain = Array.from({ length: count ?? 1 }, (_, place) => ({ urutan: place + 1, label: '', isRequired: true }))
  const roles = named.length > 0 ? named.slice(0, count ?? named.length) : plain
  const held = readRows(current, 'noted').flatMap(({ urutan, label }) =>
    typeof urutan !== 'number' || roles.some((role) => role.urutan === urutan)
      ? []
      : [{ urutan, label, isRequired: false }],
  )
  return inOrder([...roles, ...held])
}

const prefixOf = ({ urutan }: Pick<Role, 'urutan'>): string => `pembimbing-${urutan}-`
const nameOf = (role: Pick<Role, 'urutan'>): string => `${prefixOf(role)}idDosen`

/** Returns whether a lecturer accepts no more students; false for an unknown quota, because the gateway decides. */
export const isFull = ({ sisaKuota }: CalonPembimbing): boolean => typeof sisaKuota === 'number' && sisaKuota <= 0

interface Choice {
  roles: readonly Role[]
  candidates: Listed<CalonPembimbing>
  /** Current lecturers of the work: they stay selectable without quota, and when they are no longer candidates. */
  current?: Listed<PembimbingStudiAkhir>
  /** Translation function of the namespace `studi-akhir`. */
  t: (key: string, values?: Record<string, unknown>) => string
}

/** Returns one field per role: the selectable lecturers with expertise and remaining quota. */
export const supervisorFields = ({ roles, candidates, current = [], t }: Choice): Field[] => {
  const known = readRows(candidates, 'noted').filter(({ id }) => isKnownText(id))
  const held = readRows(current, 'noted').filter(({ id }) => isKnownText(id))
  const others = held.filter((one) => known.every(({ id }) => id !== one.id))
  const isHeld = ({ id }: { id: string }): boolean => held.some((one) => one.id === id)
  const choices = [
    ...known.map((one) => ({
      kode: one.id,
      nama: joined(
        one.nama || one.id,
        one.keahlian,
        isFull(one)
          ? t('supervisor.full')
          : typeof one.sisaKuota === 'number'
            ? t('supervisor.left', { count: one.sisaKuota })
            : '',
      ),
    })),
    ...others.map(({ id, nama }) => ({ kode: id, nama: nama || id })),
  ]
  const closed = known.filter((one) => isFull(one) && !isHeld(one)).map(({ id }) => id)
  return roles.flatMap((role) =>
    fieldsOf(
      PilihanPembimbing,
      {
        idDosen: {
          ...{ kind: 'choice', variant: 'select', choices, closed, wide: true, required: role.isRequired },
          ...(unreadOf(candidates) > 0 && { hintText: t('supervisor.unread', { count: unreadOf(candidates) }) }),
          labelText: role.label || t('supervisor.role', { urutan: role.urutan }),
        },
      },
      prefixOf(role),
    ).map((field) => ({ ...field, bodyKey: field.name })),
  )
}

/** Returns the initial values of the supervisor fields. */
export const startSupervisors = (roles: readonly Role[], current: Listed<PembimbingStudiAkhir>): FieldValues =>
  Object.fromEntries(
    roles.map((role) => [
      nameOf(role),
      readRows(current, 'noted').find(({ urutan }) => urutan === role.urutan)?.id ?? '',
    ]),
  )

/** Returns whether every supervisor of a work has a known position and id: otherwise a change would remove one. */
export const areKnown = (current: Listed<PembimbingStudiAkhir>): boolean =>
  current.every((one) => one !== null && typeof one.urutan === 'number' && isKnownText(one.id))

/** Returns the selected lecturers for the body; empty roles are not sent. */
export const supervisorsOf = (roles: readonly Role[], values: FieldValues): PilihanPembimbing[] =>
  roles.flatMap((role) => {
    const idDosen = text(values[nameOf(role)])
    return idDosen === '' ? [] : [{ urutan: role.urutan, idDosen }]
  })

/** Returns the validation that no lecturer has two roles; the error is shown at the second one. */
export const checkSupervisors =
  (roles: readonly Role[]): Check =>
  (values) => {
    const chosen = roles.map((role) => text(values[nameOf(role)]))
    return Object.fromEntries(
      roles.map((role, place) => {
        const isTwice = chosen[place] !== '' && chosen.indexOf(chosen[place] ?? '') < place
        return [nameOf(role), isTwice ? 'studi-akhir:supervisor.twice' : null]
      }),
    )
  }

/**
 * Returns the field of a rejected path such as 'pembimbing.0' or 'pembimbing.1.idDosen', for `refusedPath` of a form.
 * Positions count from 0 among the lecturers that were sent; any other path is returned unchanged.
 */
export const refusedSupervisor =
  (roles: readonly Role[]) =>
  (path: string, values: FieldValues): string => {
    const place = /^pembimbing\.(\d+)(?:\.|$)/.exec(path)?.[1]
    const sent = place === undefined ? undefined : supervisorsOf(roles, values)[Number(place)]
    return sent ? nameOf(sent) : path
  }
