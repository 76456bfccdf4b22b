// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CORS } from '../gateway-check/simulated-campus.ts'

const page = readFileSync('docs/adopt.md', 'utf8')
const namesIn = (text: string) => (text.match(/[\w-]+/g) ?? []).toSorted()

test.each(Object.entries(CORS).filter(([name]) => name !== 'Access-Control-Allow-Origin'))(
  'names for %s what a gateway that passes the check sends',
  (header, value) => {
    const [, row = ''] = new RegExp(`\\| \`${header}\` +\\|(.*)\\|`).exec(page) ?? []
    const quoted = [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).join(' ')
    expect(namesIn(quoted)).toEqual(namesIn(value))
  },
)
