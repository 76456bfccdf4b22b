// @vitest-environment node
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { type Source, sourcesOf, withoutComments } from './sources.ts'

// Modules of the domain and the kit are imported by at least two modules. Code for one feature belongs in its folder,
// and code for one file of another module belongs beside that file (ADR 25). Tests and the gallery do not count.

/** Exceptions with a single importer, each with the reason. */
const STAYS: Record<string, string> = {
  'src/domain/cetak/printed-sheet.tsx': 'stands beside the texts that every paper loads, the namespace cetak',
  'src/kit/form/save-bar.tsx': 'the summary of changes comes with a form (ADR 25)',
  'src/kit/jendela/jendela-card.tsx': 'a window is one component for whatever opens and closes (ADR 25)',
  'src/kit/percakapan/use-percakapan.ts': 'the kit says why a screen has no conversation to offer (ADR 15)',
}

/** Returns the module folder of a path: a feature, a module of the domain, else a folder below src or tools. */
const roomOf = (path: string): string =>
  (/^src\/(?:features|domain)\/[^/]+/.exec(path) ?? /^[^/]+\/[^/]+/.exec(path))?.[0] ?? path

const importsOf = ({ path, text }: Source): string[] =>
  [...withoutComments(text).matchAll(/(?:\bfrom|\bimport\(?)\s*'([#.][^']+)'/g)].map(([, name = '']) => {
    if (name.startsWith('.')) return posix.join(posix.dirname(path), name)
    return name.startsWith('#tools/') ? name.slice(1) : name.replace('#', 'src/')
  })

const shared = [...sourcesOf('src/domain'), ...sourcesOf('src/kit')].map(({ path }) => path)
const users = new Map(shared.map((path) => [path, new Set<string>()]))
for (const source of [...sourcesOf('src'), ...sourcesOf('tools')]) {
  if (source.path.startsWith('tools/gallery/')) continue
  for (const path of importsOf(source)) users.get(path)?.add(source.path)
}

/** Returns whether a part is imported only by one feature or by one file of another module. */
const hasOneUser = (path: string): boolean => {
  const files = [...(users.get(path) ?? [])]
  const rooms = [...new Set(files.map(roomOf))]
  const [room = ''] = rooms
  return rooms.length === 1 && room !== roomOf(path) && (files.length === 1 || room.startsWith('src/features/'))
}

it('finds the importers of the domain and kit modules', () => {
  expect([...users.values()].filter(({ size }) => size > 0).length).toBeGreaterThan(100)
})

it('has no module with a single importing feature in the domain or the kit, except those with a reason', () => {
  expect(shared.filter(hasOneUser)).toEqual(Object.keys(STAYS).toSorted())
})
