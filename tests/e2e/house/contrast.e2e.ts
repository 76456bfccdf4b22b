import { CAMPUS_COLOURS } from '../../../tools/gallery/campus-colours.ts'
import { AUDIT_ONLY, expect, test } from '../fixtures.ts'
import { openGallery } from './gallery.ts'

// Contrast of text on its allowed backgrounds, and of non-text elements that must be distinguishable (WCAG 2.2, 1.4.3
// and 1.4.11).
const TEXT = 4.5
const GRAPHIC = 3
const on = (fronts: string[], backs: string[]) => fronts.flatMap((front) => backs.map((back) => [front, back] as const))
const TEXT_PAIRS = [
  ...on(['text', 'text-2', 'text-3'], ['bg', 'surface', 'sunken', 'accent-bg']),
  ...on(['text', 'text-2'], ['ok-bg', 'warn-bg', 'danger-bg']),
  ...on(['text', 'text-3'], ['raised']),
  ...on(['accent'], ['bg', 'surface', 'sunken', 'accent-bg']),
  ...on(['on-accent'], ['accent', 'campus-7']),
  ...on(['campus-8'], ['campus-1', 'surface']),
  ...on(['on-campus'], ['brand']),
  ...on(['surface'], ['text']),
  ...on(['ok'], ['ok-bg', 'surface', 'bg']),
  ...on(['warn'], ['warn-bg', 'surface', 'bg']),
  ...on(['danger'], ['danger-bg', 'surface', 'bg']),
]
const GRAPHIC_PAIRS = [
  ...on(['line-strong', 'focus'], ['bg', 'surface']),
  ...on(['campus-5', 'accent', 'danger'], ['surface']),
  ...on(['accent'], ['line']),
]

interface Measured {
  pair: string
  ratio: number
}

test(
  'keeps sufficient contrast for texts and controls in ten campus colours, light and dark',
  AUDIT_ONLY,
  async ({ page, demo }) => {
    const tokens = [...new Set([...TEXT_PAIRS, ...GRAPHIC_PAIRS].flat())]
    const worst: Record<'text' | 'graphic', Measured> = {
      text: { pair: '', ratio: 99 },
      graphic: { pair: '', ratio: 99 },
    }
    const failures: string[] = []
    let checked = 0
    await openGallery(page, demo.url, { width: 1280, mode: 'light', lng: 'id' })
    for (const [campus, colour] of Object.entries(CAMPUS_COLOURS)) {
      for (const mode of ['light', 'dark'] as const) {
        const luminances = await page.evaluate(
          ({ names, accent, scheme }) => {
            document.documentElement.dataset['colorMode'] = scheme
            document.documentElement.style.setProperty('--campus', accent)
            const probe = document.body.appendChild(document.createElement('i'))
            const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
            const linear = (byte: number) =>
              byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4
            const result = names.map((name) => {
              probe.style.color = `var(--${name})`
              if (!canvas) throw new Error('no canvas')
              canvas.fillStyle = getComputedStyle(probe).color
              canvas.fillRect(0, 0, 1, 1)
              const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
              return [name, 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)] as const
            })
            probe.remove()
            return Object.fromEntries(result)
          },
          { names: tokens, accent: colour, scheme: mode },
        )
        const ratioOf = (front: string, back: string) => {
          const [dark = 0, light = 0] = [luminances[front] ?? 0, luminances[back] ?? 0].toSorted((a, b) => a - b)
          return (light + 0.05) / (dark + 0.05)
        }
        for (const [kind, pairs, least] of [
          ['text', TEXT_PAIRS, TEXT],
          ['graphic', GRAPHIC_PAIRS, GRAPHIC],
        ] as const) {
          for (const [front, back] of pairs) {
            const measured = { pair: `${front} / ${back} (${campus}, ${mode})`, ratio: ratioOf(front, back) }
            checked += 1
            if (measured.ratio < worst[kind].ratio) worst[kind] = measured
            if (measured.ratio < least) failures.push(`${kind} ${measured.pair}: ${measured.ratio.toFixed(2)}`)
          }
        }
      }
    }
    for (const kind of ['text', 'graphic'] as const) {
      console.log(`worst ${kind} contrast: ${worst[kind].ratio.toFixed(2)}:1, ${worst[kind].pair}`)
    }
    console.log(`${checked} pairs checked`)
    expect(failures).toEqual([])
  },
)
