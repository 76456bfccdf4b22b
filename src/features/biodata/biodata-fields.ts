import { PILIHAN } from '#domain/referensi/pilihan.ts'
import { BiodataOrangTuaIsian } from '#generated/models/biodata/biodataOrangTuaIsian.zod.ts'
import { UpdateBiodataBody } from '#generated/models/biodata/updateBiodataBody.zod.ts'
import { UpdateBiodataUtamaBody } from '#generated/models/biodata/updateBiodataUtamaBody.zod.ts'
import { type BodySchema, type Field, type FieldSpec, type FieldValues, fieldsOf } from '#kit/form/field.ts'
import { bodyOf, changedFields, startValues } from '#kit/form/field-values.ts'
import { isRecord } from '#shared/text/is-record.ts'

/** Parts of the biodata as the gateway groups them. */
type Group = 'utama' | 'diri' | 'alamat' | 'ayah' | 'ibu' | 'wali' | 'pendidikan'
/** Parts of the biodata as the screen groups them. */
export type Section = 'diri' | 'kontak' | 'alamat' | 'tinggal' | 'ayah' | 'ibu' | 'wali' | 'pendidikan'
/** One field of the biodata, named after its group: 'ayah-nik'. */
type BiodataField = Field & { group: Group; section: Section }

const part = (group: Group, section: Section, body: BodySchema, table: Record<string, FieldSpec>): BiodataField[] =>
  fieldsOf(body, table, `${group}-`).map((field) => ({ ...field, group, section }))

const choice = (list: keyof typeof PILIHAN): FieldSpec => ({ kind: 'choice', choices: PILIHAN[list], kode: list })
const NIK: FieldSpec = { kind: 'text', input: 'numeric', rule: 'nik' }
const TELEPON: FieldSpec = { kind: 'text', input: 'tel', rule: 'telepon' }

/** Fields of a parent or guardian. The guardian is optional as a whole, but not in part. */
const orangTua = (group: 'ayah' | 'ibu' | 'wali'): BiodataField[] =>
  part(group, group, BiodataOrangTuaIsian, {
    nama: { kind: 'text', ...(group === 'wali' && { mark: 'field.wali.condition' }) },
    tanggalLahir: { kind: 'date', ...(group !== 'wali' && { rule: 'usiaOrangTua' }) }, // section 5 names parents only
    nik: NIK,
    statusHidup: choice('statusHidup'),
    pendidikan: { kind: 'list', list: 'jenjangPendidikan' },
    pekerjaan: { kind: 'list', list: 'pekerjaan' },
    penghasilan: { kind: 'list', list: 'penghasilan' },
    telepon: TELEPON,
  })

/** Every field of the biodata (section 3), in the order of the form. */
export const FIELDS: readonly BiodataField[] = [
  ...part('utama', 'diri', UpdateBiodataUtamaBody, {
    nama: { kind: 'text', autoComplete: 'name', wide: true },
    tempatLahir: { kind: 'text' },
    tanggalLahir: { kind: 'date', rule: 'usiaMahasiswa' },
    nik: NIK,
    nisn: { kind: 'text', input: 'numeric' },
    jenisKelamin: choice('jenisKelamin'),
  }),
  ...part('diri', 'diri', UpdateBiodataBody, {
    golonganDarah: choice('golonganDarah'),
    agama: { kind: 'list', list: 'agama' },
    kewarganegaraan: { kind: 'search', search: 'negara' },
    statusPernikahan: { ...choice('statusPernikahan'), wide: true },
  }),
  ...part('diri', 'kontak', UpdateBiodataBody, {
    telepon: { ...TELEPON, kind: 'text', autoComplete: 'tel' },
    email: { kind: 'text', input: 'email', rule: 'email', autoComplete: 'email' },
  }),
  ...part('alamat', 'alamat', UpdateBiodataBody, {
    jalan: { kind: 'text', autoComplete: 'address-line1', wide: true },
    rt: { kind: 'text', input: 'numeric' },
    rw: { kind: 'text', input: 'numeric' },
    kelurahan: { kind: 'text' },
    kodePos: { kind: 'text', input: 'numeric', autoComplete: 'postal-code' },
    wilayah: { kind: 'search', search: 'wilayah', bodyKey: 'idWilayah', wide: true },
    negara: { kind: 'search', search: 'negara' },
  }),
  ...part('diri', 'tinggal', UpdateBiodataBody, {
    jenisTinggal: { kind: 'list', list: 'jenisTinggal' },
    alatTransportasi: { kind: 'list', list: 'alatTransportasi' },
    pekerjaan: { kind: 'list', list: 'pekerjaan' },
    penerimaKps: choice('yaTidak'),
  }),
  ...orangTua('ayah'),
  ...orangTua('ibu'),
  ...orangTua('wali'),
  ...part('pendidikan', 'pendidikan', UpdateBiodataBody, {
    asalSekolah: { kind: 'search', search: 'sekolah', wide: true },
    asalPerguruanTinggi: { kind: 'search', search: 'perguruanTinggi' },
    asalProdi: { kind: 'list', list: 'prodi' },
  }),
]

export const fieldsOfSection = (section: Section): BiodataField[] => FIELDS.filter((field) => field.section === section)

/** Sections in screen order. */
export const SECTIONS: readonly Section[] = [...new Set(FIELDS.map(({ section }) => section))]

/** Returns the form values of the gateway's biodata, by group. */
export const valuesOf = (biodata: Readonly<Record<string, unknown>>): FieldValues =>
  Object.fromEntries(FIELDS.flatMap((field) => Object.entries(startValues([field], biodata[field.group]))))

/**
 * Returns the fields that a save sends and validates: the changed ones, and the required ones of the same groups.
 * Untouched groups are neither validated nor sent.
 */
export const sentFields = (before: FieldValues, after: FieldValues): BiodataField[] => {
  const changed = new Set(changedFields(FIELDS, before, after))
  const groups = new Set([...changed].map(({ group }) => group))
  return FIELDS.filter((field) => changed.has(field) || (field.required && groups.has(field.group)))
}

/** Writes of the contract: utama has its own operation, the others are types of one operation. */
export const TARGETS = ['utama', 'diri', 'alamat', 'orangtua', 'pendidikan'] as const
export type Target = (typeof TARGETS)[number]

/** Returns the write that a group of fields belongs to. */
export const targetOf = (group: Group): Target =>
  group === 'ayah' || group === 'ibu' || group === 'wali' ? 'orangtua' : group

/** Request bodies by write; a write without changes is absent. */
export type BiodataBodies = { utama?: UpdateBiodataUtamaBody } & Partial<
  Record<Exclude<Target, 'utama'>, UpdateBiodataBody>
>

/** Returns the path of a field in the body of its write, as in the gateway's field errors: 'telepon', 'ayah.nama'. */
export const placeOf = ({ group, bodyKey }: Pick<BiodataField, 'group' | 'bodyKey'>): string =>
  targetOf(group) === 'orangtua' ? `${group}.${bodyKey}` : bodyKey

/** Returns the unvalidated body of one write, including emptied fields; for parents, nested by parent. */
const rawBody = (target: Target, fields: readonly BiodataField[], values: FieldValues): Record<string, unknown> => {
  const own = fields.filter(({ group }) => targetOf(group) === target)
  if (target !== 'orangtua') return bodyOf(own, values, true)
  const parents = new Set(own.map(({ group }) => group))
  const fieldsOf = (parent: Group) => own.filter(({ group }) => group === parent)
  return Object.fromEntries([...parents].map((parent) => [parent, bodyOf(fieldsOf(parent), values, true)]))
}

/**
 * Returns the bodies of a save: for each changed group, the changed fields and the required ones. The values have been
 * validated before.
 */
export const bodiesOf = (before: FieldValues, after: FieldValues): BiodataBodies => {
  const sent = sentFields(before, after)
  const targets = TARGETS.filter((target) => sent.some(({ group }) => targetOf(group) === target))
  return Object.fromEntries(
    targets.map((target) => {
      const raw = rawBody(target, sent, after)
      return [target, target === 'utama' ? UpdateBiodataUtamaBody.parse(raw) : UpdateBiodataBody.parse(raw)]
    }),
  )
}

/** Returns the current values of the fields of one write, from the gateway's response. */
export const standOf = (target: Target, biodata: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  rawBody(target, FIELDS, valuesOf(biodata))

/** Returns these values after a body has been written. */
export const standAfter = (stand: Record<string, unknown>, body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(stand).map(([key, before]) => {
      const sent = body[key]
      return [key, isRecord(before) && isRecord(sent) ? { ...before, ...sent } : (sent ?? before)]
    }),
  )
