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
] as const)('takes no empty text for a required field of %s', (operationId, body) => {
  const example = bodyOf(operationId) as Record<string, unknown>
  expect(body.safeParse(example).success).toBe(true)
  const required = Object.entries(body.shape).filter(([, schema]) => !schema.safeParse(undefined).success)
  expect(required.length).toBeGreaterThan(2)
  for (const [field] of required) expect(body.safeParse({ ...example, [field]: '' }).success, field).toBe(false)
})

it('a change of a proposal may free the seat of a lecturer, so the rules are read again', () => {
  expect(operationOf('updateUsulanKerjaPraktik')['x-invalidates']).toContain('getAturanPengajuanKerjaPraktik')
})

it('names no draft: a proposal is handed in as it is created', () => {
  const schemas = JSON.stringify(operationOf('getUsulanKerjaPraktik').responses)
  expect(schemas).not.toContain('draft')
})
