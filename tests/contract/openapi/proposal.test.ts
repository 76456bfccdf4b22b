// @vitest-environment node
import { expect, it } from 'vitest'
import { readProposal, readProposalRingkasan } from '#generated/client/proposal/readers.ts'
import { CreateProposalBody } from '#generated/models/proposal/createProposalBody.zod.ts'
import { UpdateProposalBody } from '#generated/models/proposal/updateProposalBody.zod.ts'
import { operations } from '../bundle.ts'

const BODY = { judul: 'Judul', latarBelakang: 'Latar', kataKunci: ['presensi'], pembimbing: [] }

it('reads whether a proposal may be submitted', () => {
  expect(readProposal({ id: '1', bolehAjukan: true }).bolehAjukan).toBe(true)
  expect(readProposalRingkasan({ id: '1' }).bolehAjukan).toBeNull()
})

it.each([
  ['create', CreateProposalBody],
  ['update', UpdateProposalBody],
])('rejects an empty text in the body of %s', (_, schema) => {
  expect(schema.safeParse(BODY).success).toBe(true)
  for (const more of [{ judul: '' }, { latarBelakang: '' }, { kataKunci: [''] }])
    expect(schema.safeParse({ ...BODY, ...more }).success, JSON.stringify(more)).toBe(false)
})

it('invalidates the lecturers’ remaining places when a proposal changes', () => {
  const stale = operations.find(({ operationId }) => operationId === 'updateProposal')?.['x-invalidates']
  expect(stale).toContain('getPrasyaratProposal')
})
