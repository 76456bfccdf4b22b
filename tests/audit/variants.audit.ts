import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../scripts/lib/serve.mjs'
import { expect, test } from '../e2e/fixtures.ts'
import { shownMenu } from '../e2e/shown-menu.ts'
import { expectedMenu } from '../menu-lines.ts'
import spec from '../spec/menu.json' with { type: 'json' }

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'variants-'))
  cpSync('flags', join(folder, 'flags'), { recursive: true })
})
test.afterEach(() => rmSync(folder, { recursive: true }))

const campusFile = (unik: string) => join(folder, 'flags', 'campuses', `${unik}.json`)

interface Visit {
  title: string
  ok: boolean
  tests: { results: { attachments: { name: string; body?: string }[] }[] }[]
}

/** Runs the Indonesian visits of npm run variants with the flags of this test, compared with the accepted run. */
const visit = async (): Promise<Visit[]> => {
  const out = join(folder, 'out')
  const args = ['scripts/variants.mjs', '--flags', join(folder, 'flags'), '--out', out, '--only', ' id$']
  const code = await new Promise((resolve) => {
    execFile(process.execPath, args, (error) => resolve(error?.code ?? 0))
  })
  expect(code, 'a difference that nobody accepted fails the command').toBe(1)
  const run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as { suites: { specs: Visit[] }[] }
  return run.suites.flatMap(({ specs }) => specs)
}

const acceptedMenu = (campus: string) => readFileSync(`tests/variants/${campus}/menu-id.txt`, 'utf8')
/** Returns the menus of the phone drawer and of the sidebar, as a visit recorded them. */
const menuOf = (visits: Visit[], campus: string): string => {
  const visited = visits.find(({ title }) => title === `${campus} id`)
  const attachments = visited?.tests.flatMap(({ results }) => results.flatMap((result) => result.attachments)) ?? []
  return Buffer.from(attachments.find(({ name }) => name === 'menus')?.body ?? '', 'base64').toString()
}

test('applies a change in a campus file and an added campus to those campuses only', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  test.setTimeout(300_000)
  const ubk = JSON.parse(readFileSync(campusFile('UBK'), 'utf8')) as { flags?: Record<string, unknown> }
  writeFileSync(campusFile('UBK'), JSON.stringify({ ...ubk, flags: { ...ubk.flags, 'menu.nilai': false } }))
  cpSync(campusFile('UNIKAL'), campusFile('KAMPUS-BARU'))
  const visits = await visit()
  expect(visits.length).toBeGreaterThan(15)
  expect(visits.filter(({ ok }) => !ok).map(({ title }) => title)).toEqual(['KAMPUS-BARU id', 'UBK id'])
  expect(acceptedMenu('UBK')).toContain('\nNilai\n')
  expect(menuOf(visits, 'UBK')).not.toContain('\nNilai\n')
  const copied = acceptedMenu('UNIKAL').replaceAll('UNIKAL', 'KAMPUS-BARU') // the titles contain the campus name
  expect(menuOf(visits, 'KAMPUS-BARU')).toBe(copied)

  // Same build: the new campus appears in the lab and in its matrix.
  const host = await serve({ dir: join(folder, 'out', '.build'), demo: true })
  await page.goto(`${host.url}/?lab=default,persona:aktif`)
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await page.keyboard.press('Control+Alt+KeyL')
  const lab = page.getByRole('dialog', { name: 'Lab kampus' })
  await lab.getByRole('button', { name: /^KAMPUS-BARU/ }).click()
  const wanted = spec.variants.find(({ unik }) => unik === 'UNIKAL')?.visible ?? []
  await expect.poll(() => shownMenu(page, 'Menu utama')).toEqual(expectedMenu(wanted, 'labelId'))
  await lab.getByRole('tab', { name: 'Matriks' }).click()
  await lab.getByRole('combobox', { name: 'Kampus' }).selectOption('KAMPUS-BARU')
  await lab.getByRole('combobox', { name: 'Bandingkan dengan' }).selectOption('UNIKAL')
  await expect(lab.getByText('KAMPUS-BARU')).not.toHaveCount(0)
  await host.close()
})
