import { useQueryClient } from '@tanstack/react-query'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Caller } from './action.ts'

/** With what a screen makes calls that are no hook, for the student that it shows. */
export const useCaller = (): Caller => ({ client: useQueryClient(), idMahasiswa: useIdMahasiswa() })
