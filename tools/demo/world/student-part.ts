import type { output, ZodMiniType } from 'zod/mini'
import { Refusal } from '../refusal.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'

/**
 * Creates accessors for the part of the mock state in which a subject stores a student's actions. Only the subject's
 * file declares the schema. A mock state saved before the part existed does not have it.
 */
export const studentPart = <Schema extends ZodMiniType>(name: string, schema: Schema) => ({
  /**
   * Reads the part; undefined when the student has none. @throws Refusal 500 when an imported mock state has other
   * content
   */
  read: (mahasiswa: Mahasiswa): output<Schema> | undefined => {
    const stored = mahasiswa.bagian?.[name]
    if (stored === undefined) return undefined
    const result = schema.safeParse(stored)
    if (!result.success) throw new Refusal(500, `Dunia demo tidak dapat dibaca: ${name}.`)
    return result.data
  },
  write: (mahasiswa: Mahasiswa, part: output<Schema>): void => {
    mahasiswa.bagian = { ...mahasiswa.bagian, [name]: part }
  },
})
