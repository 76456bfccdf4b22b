// @vitest-environment node
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstLoad } from '../first-load.mjs'
import { buildCopy } from './growth.mjs'

const HOME = '.cache/growth-test'
const BUILD_MS = 120_000

test(
  'the grown copy builds from sources alone, so that budget 9 can be measured',
  () => {
    const dist = buildCopy(1, HOME)
    expect(firstLoad(dist, 'dashboard').scripts).not.toEqual([])
    rmSync(HOME, { recursive: true })
  },
  BUILD_MS,
)
