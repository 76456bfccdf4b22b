// @vitest-environment node
import { expect, it, test } from 'vitest'
import { sourcesOf, withoutComments } from './sources.ts'

/** States in which other people or a machine act: the student has nothing to do. */
const WAITING =
  /^(waiting|requested|processing|proposed|submitted|registered|accepted|started|tunggu|menunggu|diusulkan|diajukan|diproses|terdaftar)$/
/** States that require action by the student, reviewed one by one. */
const ASKS = new Set(['bayar', 'unggah', 'revisi', 'unread', 'unknown'])
/** Words that denote a result, not a wait, in the one file that uses them so. */
const RESULTS: Record<string, string> = {
  accepted: 'src/features/studi-akhir/lock-jurnal/article.tsx',
}

const TONE = "'(ok|warn|danger|accent|neutral|wait|info)'"
/** Matches a line of a table from states to tones: `requested: 'wait'` or `['revisi', 'warn']`. */
const LINE = new RegExp(`(?:^|[{,[]\\s*)'?(\\w+)'?(?::|,)\\s*${TONE}`, 'gm')

const sources = [...sourcesOf('src/features'), ...sourcesOf('src/kit')]
  .filter(({ path }) => path.endsWith('.tsx'))
  .map(({ path, text }) => ({ path, text: withoutComments(text) }))
const tables = sources.flatMap(
  ({ path, text }) =>
    [...text.matchAll(LINE)]
      .map(([, state = '', tone = '']) => ({ path, state, tone }))
      .filter(({ state }) => state !== 'tone'), // a property, not a state
)

it('finds the state tables of the features', () => {
  expect(new Set(tables.map(({ path }) => path)).size).toBeGreaterThan(9)
})

test.each(tables.filter(({ state, path }) => WAITING.test(state) && RESULTS[state] !== path))(
  'uses the tone "wait", not "warn", for a state in which others act: $state in $path',
  ({ tone }) => {
    expect(tone).toBe('wait')
  },
)

test.each(tables.filter(({ tone }) => tone === 'warn'))(
  'uses the tone "warn" only for a state that requires an action of the student: $state in $path',
  ({ state }) => {
    expect(ASKS).toContain(state)
  },
)

test('uses the tone "warn" outside a table only for an unpaid fee', () => {
  const warned = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/<Tag tone=(?:"(\w+)"|\{([^}]*)\})/g)]
      .filter(([, fixed = '', chosen = '']) => fixed === 'warn' || chosen.includes("'warn'"))
      .map(() => path),
  )
  expect(warned).toEqual(['src/features/akademik/kegiatan-item.tsx'])
})
