import type { HttpHandler, http } from 'msw'
import { Refusal } from './refusal.ts'
import { authenticate } from './session.ts'
import type { Store } from './store.ts'
import type { Mahasiswa } from './world/mahasiswa-types.ts'
import type { Akun } from './world/world.ts'

/** What a generated mock hands to its resolver. */
export type Info = Parameters<Parameters<typeof http.get>[1]>[0]

/** What a file in handlers/ exports: the stateful handlers of one tag. Found by its place, not registered. */
export type TagHandlers = (store: Store) => HttpHandler[]

/** One value of the path, or ''. */
export const pathOf = ({ params }: Pick<Info, 'params'>, name: string): string => {
  const value = params[name]
  return typeof value === 'string' ? value : ''
}

/** One value of the query, or null. */
export const queryOf = ({ request }: Pick<Info, 'request'>, name: string): string | null =>
  new URL(request.url).searchParams.get(name)

/** Period that a call asks for. */
export const periodeOfQuery = (info: Pick<Info, 'request'>): { tahun: number; semester: number } => ({
  tahun: Number(queryOf(info, 'tahun')),
  semester: Number(queryOf(info, 'semester')),
})

const isAdmin = ({ role, scopes }: Akun): boolean => role === 'ROLE_OPERATOR' && scopes.includes('A:T')

/** @throws Refusal 403 when somebody asks for a student that is neither oneself nor in one's scope */
export const checkAccess = (akun: Akun, idMahasiswa: string): void => {
  if (idMahasiswa !== '' && akun.username !== idMahasiswa && !isAdmin(akun)) {
    throw new Refusal(403, 'Anda tidak berhak membuka data mahasiswa ini.')
  }
}

/** The student of the path; without one, the signed-in student. @throws Refusal 404 */
export const mahasiswaOf = (store: Store, info: Pick<Info, 'params' | 'request'>): Mahasiswa => {
  const id = pathOf(info, 'idMahasiswa') || authenticate(store, info.request).username
  const mahasiswa = store.world.mahasiswa[id]
  if (!mahasiswa) throw new Refusal(404, 'Mahasiswa tidak ditemukan.')
  return mahasiswa
}

/** Like mahasiswaOf, but null for an operator, whose calls name no student. */
export const mahasiswaOrNull = (store: Store, info: Pick<Info, 'params' | 'request'>): Mahasiswa | null =>
  store.world.mahasiswa[pathOf(info, 'idMahasiswa') || authenticate(store, info.request).username] ?? null
