import { operations, readSpec } from './bundle.ts'
import { type Call, pathKeyOf, readingsOf } from './calls.ts'

const ROUTES = /^\/(cetak-)?(krs|krss|pkrs|biaya-kuliah|biodata|validasi-data)$/

/** A route of the specification that belongs to KRS, biaya-kuliah or biodata. */
export interface SubjectRoute {
  path: string
  /** Ids of the calls that the specification lists for it. */
  calls: string[]
}
export const subjectRoutes = readSpec<{ rows: SubjectRoute[] }>('routes').rows.filter(({ path }) => ROUTES.test(path))

/** A call of the specification as declared in the contract. */
export interface SubjectCall {
  id: string
  operationId: string
  method: string
  /** Path with parameter names in braces. */
  path: string
}

const listed = new Map(
  operations.map(({ operationId, method, path }) => [pathKeyOf(method, path), { operationId, method, path }] as const),
)

/** Not requested by any screen; unused-operations.test.ts has the reason. */
const OWN_PRODI = 'listStudyPrograms'

/**
 * Returns the calls of a route, each with its operation.
 * @throws Error when the contract has no such call
 */
export const callsOf = (route: SubjectRoute): SubjectCall[] =>
  readSpec<{ rows: (Call & { id: string })[] }>('calls')
    .rows.filter(({ id }) => route.calls.includes(id) && id !== OWN_PRODI)
    .map(({ id, ...call }) => {
      const operation = readingsOf(call).flatMap((key) => listed.get(key) ?? [])[0]
      if (!operation) throw new Error(`no operation for call ${id}`)
      return { id, ...operation }
    })
