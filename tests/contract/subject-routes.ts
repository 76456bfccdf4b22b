import { readFileSync } from 'node:fs'
import { readSpec } from './bundle.ts'

const ROUTES = /^\/(cetak-)?(krs|krss|pkrs|biaya-kuliah|biodata|validasi-data)$/

/** A route of the specification that KRS, biaya-kuliah or biodata shows. */
export interface SubjectRoute {
  path: string
  /** Ids of the calls that the specification names for it. */
  calls: string[]
}
export const subjectRoutes = readSpec<{ rows: SubjectRoute[] }>('routes').rows.filter(({ path }) => ROUTES.test(path))

/** A call of the specification as the contract has it. */
export interface SubjectCall {
  id: string
  operationId: string
  method: string
  /** With the names of its parameters in braces. */
  path: string
}

const listed = new Map(
  readFileSync('openapi/operations.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, , operationId = '', method = '', path = '', call = '']) => [call, { operationId, method, path }] as const),
)

/** Not asked by any screen; unused-operations.test.ts says why. */
const OWN_PRODI = 'listStudyPrograms'

/** The calls that a route is named for, each with its operation. @throws Error when the contract has no such call */
export const callsOf = (route: SubjectRoute): SubjectCall[] =>
  readSpec<{ rows: { n: number; id: string }[] }>('calls')
    .rows.filter(({ id }) => route.calls.includes(id) && id !== OWN_PRODI)
    .map(({ n, id }) => {
      const operation = listed.get(String(n))
      if (!operation) throw new Error(`no operation for call ${id}`)
      return { id, ...operation }
    })
