import type { output, ZodMiniType } from 'zod/mini'
import { Refusal } from './refusal.ts'

const parse = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart/form-data')) return Object.fromEntries(await request.formData())
  const text = await request.text()
  if (type.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON: the schema says so
  }
}

/**
 * Reads the body of a write and holds it against the generated schema, as a strict gateway would.
 * @throws Refusal 422 naming the first field that does not fit
 */
export const readBody = async <Schema extends ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<output<Schema>> => {
  const result = schema.safeParse(await parse(request))
  if (result.success) return result.data
  const field = result.error.issues[0]?.path.join('.') ?? ''
  throw new Refusal(422, `Data tidak sesuai: ${field === '' ? 'isi permintaan' : field}`)
}
