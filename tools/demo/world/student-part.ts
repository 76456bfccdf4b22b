import type { output, ZodMiniType } from 'zod/mini'
import { Refusal } from '../refusal.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'

/**
 * Makes the part of the world in which a subject stores what a student has done. The subject's file declares its shape; nothing
 * else names it. A world that was saved before the part existed has none.
 */
export const studentPart = <Schema extends ZodMiniType>(name: string, schema: Schema) => ({
  /** Reads the part; undefined where the student has none. @throws Refusal 500 for an imported world that holds something else */
  read: (mahasiswa: Mahasiswa): output<Schema> | undefined => {
    const stored = mahasiswa.bagian?.[name]
    if (stored === undefined) return undefined
    const result = schema.safeParse(stored)
    if (!result.success) throw new Refusal(500, `Dunia demo tidak dapat dibaca: ${name}.`)
    return result.data
  },
  /** Stores the part. */
  write: (mahasiswa: Mahasiswa, part: output<Schema>): void => {
    mahasiswa.bagian = { ...mahasiswa.bagian, [name]: part }
  },
})
