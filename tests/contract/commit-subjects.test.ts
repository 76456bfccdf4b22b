// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const LONGEST = 72
/** As many as a branch has at most before it is merged. */
const LATEST = 40

test(`commit subjects have at most ${LONGEST} characters`, () => {
  const log = execFileSync('git', ['log', '--no-merges', `--max-count=${LATEST}`, '--format=%s'], { encoding: 'utf8' })
  const subjects = log.split('\n').filter(Boolean)
  expect(subjects.length).toBeGreaterThan(0)
  expect(subjects.filter((subject) => subject.length > LONGEST)).toEqual([])
})
