import type { HttpHandler, http } from 'msw'
import { Refusal } from './refusal.ts'
import { authenticate } from './session.ts'
import type { Store } from './state/store.ts'
import type { Mahasiswa } from './world/mahasiswa-types.ts'
import type { Akun } from './world/world.ts'

/** Argument of a generated mock's resolver. */
export type Info = Parameters<Parameters<typeof http.get>[1]>[0]

/** Export of a file in handlers/: the stateful handlers of one tag. Found by file location, not registered. */
export type TagHandlers = (store: Store) => HttpHandler[]

/** Returns a path parameter, or ''. */
export const pathOf = ({ params }: Pick<Info, 'params'>, name: string): string => {
  const value = params[name]
  return typeof value === 'string' ? value : ''
}

/** Returns a query parameter, or null. */
export const queryOf = ({ request }: Pick<Info, 'request'>, name: string): string | null =>
  new URL(request.url).searchParams.get(name)

/** Returns the period in the query of a call. */
export const periodeOfQuery = (info: Pick<Info, 'request'>): { tahun: number; semester: number } => ({
  tahun: Number(queryOf(info, 'tahun')),
  semester: Number(queryOf(info, 'semester')),
})

/** Scopes with which an operator may act for students (section 4). */
const ADMIN_SCOPES = ['A:T', 'A:B']

const isAdmin = ({ role, scopes }: Akun): boolean =>
  role === 'ROLE_OPERATOR' && ADMIN_SCOPES.some((scope) => scopes.includes(scope))

/**
 * Checks access to a student. @throws Refusal 403 when the account is neither that student nor an operator with an
 * admin scope
 */
export const checkAccess = (akun: Akun, idMahasiswa: string): void => {
  if (idMahasiswa !== '' && akun.username !== idMahasiswa && !isAdmin(akun)) {
    throw new Refusal(403, 'Anda tidak berhak membuka data mahasiswa ini.')
  }
}

/** Returns the student in the path or query of a call (readings 91); '' when there is none. */
export const namedIn = (info: Pick<Info, 'params' | 'request'>): string =>
  pathOf(info, 'idMahasiswa') || (queryOf(info, 'idMahasiswa') ?? '')

const idOf = (store: Store, info: Pick<Info, 'params' | 'request'>): string =>
  namedIn(info) || authenticate(store, info.request).username

/** Returns the student in a call, or the signed-in student. @throws Refusal 404 */
export const mahasiswaOf = (store: Store, info: Pick<Info, 'params' | 'request'>): Mahasiswa => {
  const mahasiswa = store.world.mahasiswa[idOf(store, info)]
  if (!mahasiswa) throw new Refusal(404, 'Mahasiswa tidak ditemukan.')
  return mahasiswa
}

/** Like mahasiswaOf, but null for an operator, whose calls contain no student. */
export const mahasiswaOrNull = (store: Store, info: Pick<Info, 'params' | 'request'>): Mahasiswa | null =>
  store.world.mahasiswa[idOf(store, info)] ?? null
