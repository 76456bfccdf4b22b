// @vitest-environment node
import { expect, it } from 'vitest'
import { bodyOf, operations } from '../bundle.ts'

interface Schema {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: unknown } }
}
const files = import.meta.glob<Record<string, Schema>>('../../../generated/models/*/*Body.zod.ts', { eager: true })
const schemas = new Map(Object.values(files).flatMap((exports) => Object.entries(exports)))
const sent = operations.filter(({ requestBody }) => requestBody && !('multipart/form-data' in requestBody.content))

const schemaOf = (id: string): Schema => {
  const schema = schemas.get(`${id.charAt(0).toUpperCase()}${id.slice(1)}Body`)
  if (!schema) throw new Error(`no body schema of ${id}`)
  return schema
}

it.each(sent.map(({ operationId }) => operationId))('the example body of %s matches the schema of its form', (id) => {
  expect(schemaOf(id).safeParse(bodyOf(id)).error?.issues).toBeUndefined()
})
