// @vitest-environment node
import { expect, it } from 'vitest'
import { CreateSidangKerjaPraktikBody } from '#generated/models/kerja-praktik/createSidangKerjaPraktikBody.zod.ts'
import { CreateUsulanKerjaPraktikBody } from '#generated/models/kerja-praktik/createUsulanKerjaPraktikBody.zod.ts'
import { UpdateUsulanKerjaPraktikBody } from '#generated/models/kerja-praktik/updateUsulanKerjaPraktikBody.zod.ts'
import { bodyOf, operationOf } from '../bundle.ts'

it.each([
  ['createUsulanKerjaPraktik', CreateUsulanKerjaPraktikBody],
  ['updateUsulanKerjaPraktik', UpdateUsulanKerjaPraktikBody],
  ['createSidangKerjaPraktik', CreateSidangKerjaPraktikBody],
] as const)('rejects an empty text in a required field of %s', (operationId, body) => {
  const example = bodyOf(operationId) as Record<string, unknown>
  expect(body.safeParse(example).success).toBe(true)
  const required = Object.entries(body.shape).filter(([, schema]) => !schema.safeParse(undefined).success)
  expect(required.length).toBeGreaterThan(2)
  for (const [field] of required) expect(body.safeParse({ ...example, [field]: '' }).success, field).toBe(false)
})

it("invalidates the rules when a proposal changes, because a lecturer's seat may become free", () => {
  expect(operationOf('updateUsulanKerjaPraktik')['x-invalidates']).toContain('getAturanPengajuanKerjaPraktik')
})

it('has no draft status: a proposal is submitted when it is created', () => {
  const schemas = JSON.stringify(operationOf('getUsulanKerjaPraktik').responses)
  expect(schemas).not.toContain('draft')
})
