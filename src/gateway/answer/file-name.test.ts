// @vitest-environment node
import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

const named: [string, string][] = [
  ['attachment; filename="surat.pdf"', 'surat.pdf'],
  ['attachment; filename=surat.pdf', 'surat.pdf'],
  ['ATTACHMENT; FILENAME="surat.pdf"', 'surat.pdf'],
  ['attachment;filename = "surat.pdf"', 'surat.pdf'],
  ['inline; filename="Surat Keterangan Aktif.pdf"', 'Surat Keterangan Aktif.pdf'],
  ['attachment; filename="a;b.pdf"', 'a;b.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  ['attachment; filename="a=b.pdf"; size=120', 'a=b.pdf'],
  ['filename="tanpa-jenis.pdf"', 'tanpa-jenis.pdf'],
  ["attachment; filename*=UTF-8''surat%20aktif.pdf", 'surat aktif.pdf'],
  ["attachment; filename*=utf-8'id'%C3%A9tude.pdf", 'étude.pdf'],
  ["attachment; filename*=ISO-8859-1''%E9tude.pdf", 'étude.pdf'],
  ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'bagus.pdf', 'bagus.pdf'],
  ['attachment; filename*=UTF-8\'\'bagus.pdf; filename="plain.pdf"', 'bagus.pdf'],
  ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'plain.pdf'],
  ['attachment; filename="plain.pdf"; filename*=bagus.pdf', 'plain.pdf'],
  ['attachment; filename="Jadwal UTS 2026/2027.pdf"', 'Jadwal UTS 2026-2027.pdf'],
  ["attachment; filename*=UTF-8''KHS%20Ganjil%202026%2F2027.pdf", 'KHS Ganjil 2026-2027.pdf'],
  ['attachment; filename="Surat%20Aktif.pdf"', 'Surat Aktif.pdf'],
  ['attachment; filename=Surat%20Aktif.pdf', 'Surat Aktif.pdf'],
  ['attachment; filename="diskon 50%.pdf"', 'diskon 50%.pdf'],
  ['attachment; filename="%E0%A4%A.pdf"', '%E0%A4%A.pdf'],
]

it.each(named)('parses %s as %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})

const hostile: [string, string | null][] = [
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="/etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\Windows\\\\system32\\\\evil.exe"', 'evil.exe'],
  ["attachment; filename*=UTF-8''..%2F..%2Fevil.sh", 'evil.sh'],
  ["attachment; filename*=UTF-8''..%5C..%5Cevil.bat", 'evil.bat'],
  ["attachment; filename*=UTF-8''%2e%2e%2f%2e%2e", null],
  ['attachment; filename=".."', null],
  ['attachment; filename="."', null],
  ['attachment; filename="folder/"', null],
  ['attachment; filename=""', null],
  ['attachment; filename="   "', null],
  ["attachment; filename*=UTF-8''", null],
  ["attachment; filename*=UTF-8''.%00.", null],
  ["attachment; filename*=UTF-8''%E2%80%AE", null],
]

it.each(hostile)('drops the path parts of %s: %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})

it.each([null, '', 'attachment', 'inline; name="field"', 'attachment; filenames="x"', ';;;', '=', 'filename'])(
  'returns null for %s',
  (header) => {
    expect(fileNameOf(header)).toBeNull()
  },
)

it.each([
  ['attachment; filename="a; filename*=UTF-8\'\'b.exe"', "a; filename*=UTF-8''b.exe"],
  ["attachment; filename=\"a; filename*=UTF-8''b.exe", "a; filename*=UTF-8''b.exe"],
  ['attachment; filename="a \\"; filename*=UTF-8\'\'b.exe"', "a \"; filename*=UTF-8''b.exe"],
  ['attachment; name="x; filename=b.exe"; filename=a.pdf', 'a.pdf'],
])('treats a parameter inside a quoted string as part of that string: %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})

it('uses the first of two names', () => {
  expect(fileNameOf('attachment; filename=a.pdf; filename=b.exe')).toBe('a.pdf')
})

it.each(['%00', '%0A', '%0D', '%7F', '%C2%85', '%E2%80%AA', '%E2%80%AE', '%E2%81%A6', '%E2%81%A9', '%E2%80%8F'])(
  'removes control and direction characters (%s) from a name',
  (mark) => {
    expect(fileNameOf(`attachment; filename*=UTF-8''surat${mark}fdp.exe`)).toBe('suratfdp.exe')
  },
)
