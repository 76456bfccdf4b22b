// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readSpec } from './bundle.ts'
import { withoutComments } from './sources.ts'
import { subjectRoutes } from './subject-routes.ts'

// Every entity field that KRS, biaya-kuliah and biodata receive is read by code that their screens reach, or is listed
// here with the reason. The entities are derived from the specification.

/** File below src that reads a field; # is followed by the local name where it differs. */
const READ: Record<string, string> = {
  'biodataSingkat.validasiData': 'domain/mahasiswa/use-biodata-singkat.ts',
  'biodataSingkat.validasiMahasiswa': 'domain/mahasiswa/use-biodata-singkat.ts',
  'biodataSingkat.tingkat': 'features/krs/krs-page.tsx',
  'biodataSingkat.prodi': 'domain/cetak/printed-sheet.tsx',
  'biodataSingkat.status': 'features/krs/jendela/use-registrasi.tsx',
  'student.isEditMahasiswa': 'features/biodata/biodata-form.tsx',
  'referenceOption.nama': 'domain/referensi/pilihan.ts',
  'referenceOption.kode': 'domain/referensi/pilihan.ts',
  'jenjangStudi.kode': 'domain/referensi/pilihan.ts',
  'jenjangStudi.nama': 'domain/referensi/pilihan.ts',
  'periodCode.code': 'kit/periode/by-periode.tsx#toKodePeriode',
  'periodCode.label': 'kit/periode/by-periode.tsx#periodeLabel',
  'tuition.totalTunggakan': 'features/biaya-kuliah/biaya-kuliah-page.tsx',
  'tuition.totalBayar': 'features/biaya-kuliah/biaya-kuliah-page.tsx',
  'tuitionBillItem.tingkatSemester': 'features/biaya-kuliah/tagihan/tagihan-item.ts',
  'tuitionBillItem.idKomponenKeuangan': 'features/biaya-kuliah/bayar/pesanan.ts',
  'tuitionBillItem.tahun': 'features/biaya-kuliah/bayar/pesanan.ts',
  'tuitionBillItem.semester': 'features/biaya-kuliah/bayar/pesanan.ts',
  'tuitionBillItem.bulan': 'features/biaya-kuliah/bayar/pesanan.ts',
  'tuitionBillItem.idEvent': 'features/biaya-kuliah/bayar/pesanan.ts',
  'tuitionBillItem.tunggakan': 'features/biaya-kuliah/tagihan/tagihan-form.tsx',
  'tuitionBillItem.akanDibayar': 'features/biaya-kuliah/bayar/pesanan.ts',
  'tuitionBillItem.checked': 'features/biaya-kuliah/bayar/pesanan.ts',
  'tuitionBillItem.id': 'features/biaya-kuliah/tagihan/tagihan-item.ts#tagihanId',
  'krsLists.makul': 'features/krs/tawaran/catalogue.ts',
  'krsLists.makulCadangan': 'features/krs/tawaran/catalogue.ts',
  'krsLists.isKrsDikunci': 'features/krs/krs-state.ts',
  'krsLists.isPkrsDikunci': 'features/krs/krs-state.ts',
  'krsLists.isDikunci': 'features/krs/krs-state.ts',
  'institution.logoContentUrl': 'domain/cetak/printed-sheet.tsx',
}

const OTHER_LEVEL =
  'the level of a parent is chosen by kode and nama; the limits of a study level are src/features/nilai/semester-limits.ts'
const OTHER_CALL = 'answered by a call that none of these routes is named for'
const NOT_SHOWN = 'nothing on these screens or papers says it'
const LEFT_OUT: Record<string, string> = {
  'biodataSingkat.idPerguruanTinggi': NOT_SHOWN,
  'biodataSingkat.idProdi': 'chooses the rule of the attendance at a defence: src/features/studi-akhir/tugas-akhir',
  'biodataSingkat.tanggalMasuk': 'bounds the announcements: src/domain/pengumuman',
  'biodataSingkat.angkatan': 'printed on the papers of grades: src/features/nilai/cetak',
  'biodataSingkat.tahun': 'the running period is asked of semester_berjalan: src/domain/periode',
  'biodataSingkat.semester': 'the running period is asked of semester_berjalan: src/domain/periode',
  'studyLevel.jenjang': OTHER_LEVEL,
  'jenjangStudi.jenjang': OTHER_LEVEL,
  'jenjangStudi.semesterMinimal': OTHER_LEVEL,
  'jenjangStudi.semesterMaksimal': OTHER_LEVEL,
  'periodCode.codeAlternative': 'no call of these routes takes it (readings, 22)',
  'institution.infoSistem': OTHER_CALL,
  'institution.aturanUmum': OTHER_CALL,
  'institution.idPerguruanTinggi': NOT_SHOWN,
}

interface Entity {
  id: string
  fields: { name: string }[]
  returnedBy: string[]
}
const calls = new Set(subjectRoutes.flatMap((route) => route.calls))
const own = readSpec<{ rows: Entity[] }>('entities').rows.filter(({ returnedBy }) =>
  returnedBy.some((call) => calls.has(call)),
)

const IMPORT = /(?:from |import\()'([#.][^']+)'/g
const ALIAS = /^#(app|domain|features|flags|gateway|kit|shared)\//
const codeOf = (path: string) => withoutComments(readFileSync(path, 'utf8'))

/** Returns the files and everything that they import, transitively. */
const reachedFrom = (roots: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>()
  const open = [...roots]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path) || !/\.tsx?$/.test(path) || !existsSync(path)) continue
    reached.add(path)
    const folder = dirname(path)
    for (const [, target = ''] of codeOf(path).matchAll(IMPORT))
      open.push(ALIAS.test(target) ? join('src', target.slice(1)) : join(folder, target))
  }
  return reached
}
const SUBJECTS = ['krs', 'biaya-kuliah', 'biodata'].map((subject) => `src/features/${subject}/screens.ts`)
const reached = reachedFrom([...SUBJECTS, 'src/app/layouts/main/later-parts.tsx'])

it('reads every field of the entities or gives a reason for its absence', () => {
  const fields = own.flatMap(({ id, fields }) => fields.map(({ name }) => `${id}.${name}`))
  expect(fields.length).toBeGreaterThan(40)
  expect([...Object.keys(READ), ...Object.keys(LEFT_OUT)].toSorted()).toEqual(fields.toSorted())
})

it('has no documented fields only for the money entities', () => {
  const bare = own.filter(({ fields }) => fields.length === 0).map(({ id }) => id)
  expect(bare).toEqual(['balance', 'balanceMutation', 'withdrawal', 'paymentChannel'])
})

it.each(Object.entries(READ))('%s is read in %s, which the screens import', (field, place) => {
  const [file = '', name = field.replace(/.*\./, '')] = place.split('#')
  expect(reached).toContain(`src/${file}`)
  expect(codeOf(`src/${file}`)).toMatch(new RegExp(`\\b${name}\\b`))
})

it.each(Object.entries(LEFT_OUT).filter(([, reason]) => reason === NOT_SHOWN))(
  '%s is not used by these screens: %s',
  (field) => {
    const name = field.replace(/.*\./, '')
    const naming = [...reached].filter((path) => new RegExp(`\\b${name}\\b`).test(codeOf(path)))
    expect(naming).toEqual([])
  },
)
