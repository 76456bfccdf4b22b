import { beforeEach, describe, expect, it, test } from 'vitest'
import { changeLanguage, initI18n, startTexts } from '#shared/i18n/i18n.ts'
import { readSpec } from '#tests/contract/bundle.ts'
import { type KodeGroup, kodeText } from './kode-text.ts'
import en from './locales/en.json'
import id from './locales/id.json'

const texts = readSpec<{ rows: { id: string; text: string }[] }>('texts').rows
const enums = readSpec<{ enums: { id: string; values: object }[] }>('entities').enums

/** Groups whose codes the specification lists, with its name for them. */
const OF_SPEC: Partial<Record<KodeGroup, string>> = {
  bahasaPengantar: 'teachingLanguage',
  eligible: 'eligible',
  golonganDarah: 'bloodGroup',
  jenisKelamin: 'sex',
  jenisUjian: 'examTypes',
  kehadiran: 'absentMarks',
  statusHidup: 'lifeStatus',
  statusMahasiswa: 'inactiveStudentStatus',
  statusMakul: 'krsSubjectStatus',
  statusPernikahan: 'maritalStatus',
  ukuran: 'shirtAndCapSize',
  yaTidak: 'yesNo',
}
/** Codes that are the same in every language. */
const PLAIN = new Set<string>(['golonganDarah', 'ukuran'])
const groups = Object.entries(OF_SPEC) as [KodeGroup, string][]

const codesOf = (name: string): string[] => {
  const values = enums.find((one) => one.id === name)?.values ?? {}
  return Array.isArray(values) ? values.map(String) : Object.keys(values)
}

const start = (bundled: Record<string, string> | null) => {
  initI18n()
  return startTexts({ kode: bundled }, () => Promise.resolve(en), 'id')
}
beforeEach(() => start(id))

describe.each(groups)('codes of %s', (group, name) => {
  it('have a text in both languages', () => {
    const codes = codesOf(name)
    expect(codes.length).toBeGreaterThan(1)
    if (PLAIN.has(group)) return
    for (const code of codes) {
      expect(id, code).toHaveProperty([`${group}.${code}`])
      expect(en, code).toHaveProperty([`${group}.${code}`])
    }
  })

  it('have the Indonesian texts of the specification', () => {
    for (const code of codesOf(name)) {
      const written = texts.find(({ id: key }) => key === `${name}.${code}`)?.text
      if (written !== undefined) expect(kodeText(group, code)).toBe(written)
    }
  })
})

test('formats a code in the language of the screen', async () => {
  expect([kodeText('statusMahasiswa', 'Aktif'), kodeText('semester', 'Ganjil'), kodeText('kehadiran', 'S')]).toEqual([
    'Aktif',
    'Ganjil',
    'Sakit',
  ])
  await changeLanguage('en')
  expect([kodeText('statusMahasiswa', 'Aktif'), kodeText('semester', 'Ganjil'), kodeText('kehadiran', 'S')]).toEqual([
    'Active',
    'Odd',
    'Sick',
  ])
})

test("returns the gateway's word as the Indonesian text before the texts load, and English after a switch", async () => {
  await start(null)
  expect(kodeText('statusMahasiswa', 'Aktif')).toBe('Aktif')
  await changeLanguage('en')
  expect(kodeText('statusMahasiswa', 'Aktif')).toBe('Active')
})

test.each(['Skors', '', 'toString', '__proto__', '{{x}}', '$t(kode:semester.Ganjil)', 'a:b', 'false'])(
  'returns the unknown code %j unchanged',
  async (code) => {
    expect(kodeText('statusMahasiswa', code)).toBe(code)
    await changeLanguage('en')
    expect(kodeText('statusMahasiswa', code)).toBe(code)
  },
)
