// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { bundle, nodesOf, readSpec } from '../bundle.ts'

const { rows, enums } = readSpec<{ rows: { id: string }[]; enums: { id: string }[] }>('entities')

/** Entities of the specification that the gateway never sends, with their place in the code. */
const clientSideEntities = {
  pushMessage: 'comes from the push service; src/app/push reads it',
  browserStorage:
    'is what this browser keeps; src/shared/storage, src/gateway/session, src/gateway/campus/campus-config.ts',
  chatState: 'is state of the page; src/chat',
  retryEntry: 'is an entry of the outbox; src/gateway',
}
const clientSideEnums = {
  pageSizes: 'choices of the pagination; src/shared/ui',
  breakpoints: 'widths of the layout; CSS media queries',
  months: 'names of the calendar; src/shared/format',
  furtherLists: 'a list of lists: each is a reference operation of its own',
  retryTypes: 'kinds of an outbox entry; src/gateway',
}

const named = (extension: string) =>
  new Set([...nodesOf(bundle)].map((node) => node[extension]).filter((value) => typeof value === 'string'))

describe.each([
  { what: 'entities', count: 64, extension: 'x-entity', ids: rows.map(({ id }) => id), clientSide: clientSideEntities },
  { what: 'enumerations', count: 29, extension: 'x-enum', ids: enums.map(({ id }) => id), clientSide: clientSideEnums },
])('$count $what of the specification', ({ count, extension, ids, clientSide }) => {
  const covered = named(extension)

  it('are in the contract or have a reason to exist only in the client', () => {
    expect(ids).toHaveLength(count)
    expect(ids.filter((id) => !covered.has(id)).toSorted()).toEqual(Object.keys(clientSide).toSorted())
  })

  it('include every name that the contract uses', () => {
    expect([...covered].filter((id) => !ids.includes(id))).toEqual([])
  })
})
