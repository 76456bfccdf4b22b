// @vitest-environment node
import { expect, it } from 'vitest'
import { firstLoadTags, type Operation, operations } from '../bundle.ts'
import { sourcesOf } from '../sources.ts'

/** The login stage sends writes through generated/login, which has no hooks (orval.config.ts, LOGIN_TAGS). */
const WRITTEN_BY_LOGIN = 'sesi'

/**
 * A mutation hook pulls the query client's write code into the first load, and the import cycle breaks the demo build.
 */
const adviceOn = ({ operationId, method }: Operation, tag: string): string =>
  `${operationId} (${method}) writes, and its tag '${tag}' is of the first load: move it to a tag without x-first-load ` +
  '(openapi/<tag>/paths.yaml, the path in openapi/openapi.yaml), then npm run generate.'

const writesOf = (tag: string): Operation[] =>
  operations.filter(({ method, tags }) => method !== 'GET' && tags[0] === tag)

it.each(firstLoadTags.filter((tag) => tag !== WRITTEN_BY_LOGIN))('the first-load tag %s has no writes', (tag) => {
  expect(writesOf(tag).map((write) => adviceOn(write, tag))).toEqual([])
})

it(`imports no hooks of '${WRITTEN_BY_LOGIN}', because login and logout use generated/login`, () => {
  expect(firstLoadTags).toContain(WRITTEN_BY_LOGIN)
  const importers = sourcesOf('src').filter(({ text }) => text.includes(`#generated/client/${WRITTEN_BY_LOGIN}/`))
  expect(
    importers.map(
      ({ path }) =>
        `${path}: import from #generated/login/${WRITTEN_BY_LOGIN}/ instead, or take it out of the first load.`,
    ),
  ).toEqual([])
})
