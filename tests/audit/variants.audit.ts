import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../e2e/fixtures.ts'

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'variants-'))
  cpSync('flags', join(folder, 'flags'), { recursive: true })
})
test.afterEach(() => rmSync(folder, { recursive: true }))

const campusFile = (unik: string) => join(folder, 'flags', 'campuses', `${unik}.json`)

/** What npm run variants says about the flags of this test, against the accepted run. */
const compare = async (): Promise<{ texts: { changed: string[]; added: string[]; campuses: string[] } }> => {
  const out = join(folder, 'out')
  const args = ['scripts/variants.mjs', '--flags', join(folder, 'flags'), '--out', out, '--languages', 'id']
  const code = await new Promise((resolve) => {
    execFile(process.execPath, args, (error) => resolve(error?.code ?? 0))
  })
  expect(code, 'a difference that nobody accepted fails the command').toBe(1)
  return JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Awaited<ReturnType<typeof compare>>
}

test('a change in one campus file and a campus that was added show there, and nowhere else', async () => {
  test.setTimeout(300_000)
  const ubk = JSON.parse(readFileSync(campusFile('UBK'), 'utf8')) as { flags?: Record<string, unknown> }
  writeFileSync(campusFile('UBK'), JSON.stringify({ ...ubk, flags: { ...ubk.flags, 'menu.nilai': false } }))
  cpSync(campusFile('UNIKAL'), campusFile('KAMPUS-BARU'))
  const { texts } = await compare()
  expect(texts.campuses).toEqual(['KAMPUS-BARU', 'UBK'])
  expect(texts.changed).toEqual(['UBK/menu-id.txt'])
  expect(texts.added).toEqual(['KAMPUS-BARU/menu-id.txt'])
  const menu = (run: string) => readFileSync(join(run, 'menu-id.txt'), 'utf8')
  expect(menu('tests/variants/UBK')).toContain('\nNilai\n')
  expect(menu(join(folder, 'out', 'UBK'))).not.toContain('\nNilai\n')
  expect(menu(join(folder, 'out', 'KAMPUS-BARU'))).toBe(menu('tests/variants/UNIKAL'))
})
