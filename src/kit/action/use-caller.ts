import { useQueryClient } from '@tanstack/react-query'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Caller } from './action.ts'

/** Returns the query client and the student of the screen, for calls outside hooks. */
export const useCaller = (): Caller => ({ client: useQueryClient(), idMahasiswa: useIdMahasiswa() })
