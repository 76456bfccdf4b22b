import type { TFunction } from 'i18next'
import type { AturanKerjaPraktik, UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { CreateUsulanKerjaPraktikBody } from '#generated/models/kerja-praktik/createUsulanKerjaPraktikBody.zod.ts'
import { type Field, type FieldValues, fieldsOf } from '#kit/form/field.ts'
import { bodyOf, startValues } from '#kit/form/field-values.ts'
import { type Check, withValues } from '#kit/form/validate.ts'
import { joined } from '#shared/text/joined.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { type Angka, isKnownText, isWhole, readRows, text, unreadOf } from '#shared/wire/readers.ts'
import { isFull } from '../supervisors.ts'
import { countDays } from './internship.ts'

type Rules = Pick<AturanKerjaPraktik, 'calonPembimbing' | 'durasiMinimalHari' | 'maksimalAnggota' | 'idJadwal'>

/** Returns the selectable lecturers with expertise and remaining quota; a lecturer without quota is disabled. */
const lecturersOf = ({ calonPembimbing }: Rules, usulan: UsulanKerjaPraktik | null, t: TFunction) => {
  const known = readRows(calonPembimbing, 'noted').filter(({ id }) => isKnownText(id))
  const held = readRows(usulan?.pembimbing, 'noted').filter(({ id }) => isKnownText(id))
  const isHeld = (id: string) => held.some((one) => one.id === id)
  const count = (sisaKuota: Angka) =>
    typeof sisaKuota === 'number' ? t('kerja-praktik:lecturer.left', { count: sisaKuota }) : ''
  return {
    choices: [
      ...known.map((one) => ({
        kode: one.id,
        nama: joined(
          one.nama || one.id,
          one.keahlian,
          isFull(one) ? t('kerja-praktik:lecturer.full') : count(one.sisaKuota),
        ),
      })),
      ...held
        .filter((one) => known.every(({ id }) => id !== one.id))
        .map(({ id, nama }) => ({ kode: id, nama: nama || id })),
    ],
    closed: known.filter((one) => isFull(one) && !isHeld(one.id)).map(({ id }) => id),
  }
}

/** Returns the members of a group without its leader. */
const membersIn = ({ anggota }: Pick<UsulanKerjaPraktik, 'anggota'>) =>
  readRows(anggota, 'noted').filter(({ isKetua }) => isKetua !== true)

/**
 * Returns whether all fields that a change replaces could be read: otherwise the change would erase the missing ones.
 */
export const isChangeable = (usulan: UsulanKerjaPraktik): boolean => {
  const { judul, uraian, namaInstansi, bidangInstansi, alamatInstansi, kotaInstansi, teleponInstansi } = usulan
  const { pembimbingLapangan, tanggalMulai, tanggalSelesai, idJadwal, anggota, pembimbing } = usulan
  const company = { namaInstansi, bidangInstansi, alamatInstansi, kotaInstansi, teleponInstansi, pembimbingLapangan }
  const isLecturerKnown = pembimbing.length === 0 || isKnownText(pembimbing[0]?.id)
  return isLecturerKnown && isWhole({ judul, uraian, company, tanggalMulai, tanggalSelesai, idJadwal, anggota })
}

export interface ProposalSection {
  name: 'plan' | 'company' | 'time' | 'group'
  fields: readonly Field[]
}

/**
 * Returns the fields of a proposal by section.
 * @param usulan the proposal that is being changed; null for a new one
 */
export const proposalSections = (
  rules: Rules,
  usulan: UsulanKerjaPraktik | null,
  t: TFunction,
): readonly ProposalSection[] => {
  const { choices, closed } = lecturersOf(rules, usulan, t)
  const { maksimalAnggota } = rules
  const held = usulan ? membersIn(usulan).length : 0
  const others = typeof maksimalAnggota === 'number' ? Math.max(held, maksimalAnggota - 1) : null
  const of = (table: Parameters<typeof fieldsOf>[1]) => fieldsOf(CreateUsulanKerjaPraktikBody, table)
  return [
    { name: 'plan', fields: of({ judul: { kind: 'text', wide: true }, uraian: { kind: 'lines', wide: true } }) },
    {
      name: 'company',
      fields: of({
        namaInstansi: { kind: 'text', autoComplete: 'off' },
        bidangInstansi: { kind: 'text' },
        alamatInstansi: { kind: 'text', wide: true },
        kotaInstansi: { kind: 'text' },
        teleponInstansi: { kind: 'text', input: 'tel', rule: 'telepon' },
        pembimbingLapangan: { kind: 'text', wide: true, hint: 'field.pembimbingLapangan.hint' },
      }),
    },
    { name: 'time', fields: of({ tanggalMulai: { kind: 'date' }, tanggalSelesai: { kind: 'date' } }) },
    {
      name: 'group',
      fields: of({
        ...(choices.length > 0 && {
          idDosen: {
            ...{ kind: 'choice', variant: 'select', choices, closed, wide: true },
            ...(unreadOf(rules.calonPembimbing) > 0 && {
              hintText: t('studi-akhir:supervisor.unread', { count: unreadOf(rules.calonPembimbing) }),
            }),
          },
        }),
        ...(others !== 0 && {
          anggota: {
            ...{ kind: 'texts', wide: true },
            ...(others === null
              ? {}
              : { maxItems: others, hintText: t('kerja-praktik:field.anggota.most', { count: others }) }),
          },
        }),
      }),
    },
  ]
}

/** Returns the initial values of the change form. */
export const startProposal = (fields: readonly Field[], usulan: UsulanKerjaPraktik): FieldValues =>
  startValues(fields, {
    ...usulan,
    idDosen: usulan.pembimbing[0]?.id ?? '',
    anggota: membersIn(usulan).map(({ idMahasiswa }) => idMahasiswa),
  })

/** Returns the body of a proposal from validated values. */
export const proposalBody = (fields: readonly Field[], values: FieldValues, { idJadwal }: Rules) =>
  CreateUsulanKerjaPraktikBody.parse({ ...bodyOf(fields, values), ...(idJadwal !== '' && { idJadwal }) })

const membersOf = ({ anggota }: FieldValues): string[] =>
  Array.isArray(anggota) ? anggota.map(typedText).filter((nim) => nim !== '') : []

/** Returns the form's own validation: order and number of days, and duplicate members. */
export const checkProposal =
  ({ durasiMinimalHari }: Rules, idMahasiswa: string): Check =>
  (values) => {
    const [mulai, selesai] = [text(values['tanggalMulai']), text(values['tanggalSelesai'])]
    const days = mulai === '' || selesai === '' ? null : countDays(mulai, selesai)
    const isReversed = mulai !== '' && selesai !== '' && days === null
    const isShort = days !== null && typeof durasiMinimalHari === 'number' && days < durasiMinimalHari
    const members = membersOf(values)
    const twice = members.find((nim, place) => members.indexOf(nim) < place)
    const counted = withValues('field.tanggalSelesai.short', { days: String(days), least: String(durasiMinimalHari) })
    return {
      tanggalSelesai: isReversed ? 'field.tanggalSelesai.order' : isShort ? counted : null,
      anggota: members.includes(idMahasiswa)
        ? 'field.anggota.self'
        : twice === undefined
          ? null
          : withValues('field.anggota.twice', { nim: twice }),
    }
  }

/** Returns the number of days between the dates in the form, for the line below them; null while one is empty. */
export const daysOf = (values: FieldValues): number | null => {
  const [mulai, selesai] = [text(values['tanggalMulai']), text(values['tanggalSelesai'])]
  return mulai === '' || selesai === '' ? null : countDays(mulai, selesai)
}
