// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import spec from '../spec/menu.json' with { type: 'json' }

const Icon = z.object({ src: z.string(), sizes: z.string() })
const read = z
  .object({
    shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(Icon) })),
    screenshots: z.array(z.extend(Icon, { form_factor: z.string() })),
    categories: z.array(z.string()),
  })
  .parse(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')))

/** Returns the size of a PNG picture of the public folder: '412x915'. */
const sizeOf = (src: string): string => {
  const bytes = readFileSync(`public${src}`)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('links every shortcut of the installed portal to a screen of the specified menu', () => {
  const routes = spec.rows.map(({ route }) => route)
  expect(read.shortcuts.map(({ name }) => name)).toEqual(['Jadwal', 'KRS', 'Tagihan', 'Nilai'])
  for (const { url } of read.shortcuts) expect(routes).toContain(url)
})

test('names pictures that exist, with their sizes and small enough for a phone', () => {
  const pictures = [...read.screenshots, ...read.shortcuts.flatMap(({ icons }) => icons)]
  for (const { src, sizes } of pictures) {
    expect(sizeOf(src)).toBe(sizes)
    expect(readFileSync(`public${src}`).length).toBeLessThan(150_000)
  }
  expect(read.screenshots.map((one) => one.form_factor)).toEqual(['narrow', 'wide'])
  expect(read.categories).toEqual(['education'])
})
