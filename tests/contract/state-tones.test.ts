// @vitest-environment node
import { expect, it, test } from 'vitest'
import { sourcesOf, withoutComments } from './sources.ts'

/** States in which others work, or a machine does: nothing is asked of this person. */
const WAITING =
  /^(waiting|requested|processing|proposed|submitted|registered|accepted|started|tunggu|menunggu|diusulkan|diajukan|diproses|terdaftar)$/
/** States that ask something of this person: reviewed, one by one. */
const ASKS = new Set(['bayar', 'unggah', 'revisi', 'unread', 'unknown'])
/** Words of a table that are a result and not a wait, in the one file that has them. */
const RESULTS: Record<string, string> = {
  accepted: 'src/features/studi-akhir/lock-jurnal/article.tsx',
}

const TONE = "'(ok|warn|danger|accent|neutral|wait|info)'"
/** Each line of a table from states to tones: `requested: 'wait'` or `['revisi', 'warn']`. */
const LINE = new RegExp(`(?:^|[{,[]\\s*)'?(\\w+)'?(?::|,)\\s*${TONE}`, 'gm')

const sources = [...sourcesOf('src/features'), ...sourcesOf('src/kit')]
  .filter(({ path }) => path.endsWith('.tsx'))
  .map(({ path, text }) => ({ path, text: withoutComments(text) }))
const tables = sources.flatMap(
  ({ path, text }) =>
    [...text.matchAll(LINE)]
      .map(([, state = '', tone = '']) => ({ path, state, tone }))
      .filter(({ state }) => state !== 'tone'), // a property, no state
)

it('finds the tables of the subjects', () => {
  expect(new Set(tables.map(({ path }) => path)).size).toBeGreaterThan(9)
})

test.each(tables.filter(({ state, path }) => WAITING.test(state) && RESULTS[state] !== path))(
  'a state in which others work is an hourglass, not a warning: $state in $path',
  ({ tone }) => {
    expect(tone).toBe('wait')
  },
)

test.each(tables.filter(({ tone }) => tone === 'warn'))(
  'a state is a warning only where it asks something of this person: $state in $path',
  ({ state }) => {
    expect(ASKS).toContain(state)
  },
)

test('a tag outside of a table warns only of an unpaid fee', () => {
  const warned = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/<Tag tone=(?:"(\w+)"|\{([^}]*)\})/g)]
      .filter(([, fixed = '', chosen = '']) => fixed === 'warn' || chosen.includes("'warn'"))
      .map(() => path),
  )
  expect(warned).toEqual(['src/features/akademik/kegiatan-item.tsx'])
})
