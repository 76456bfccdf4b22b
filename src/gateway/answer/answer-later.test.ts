import { beforeEach, expect, it, vi } from 'vitest'
import { createNetwork } from '#tests/contract/gateway-client.ts'
import { fetcher } from '../call/fetcher.ts'
import { contractMismatches } from './contract-mismatch.ts'
import { deferValidation, startValidation } from './defer-validation.ts'

const { answerJson } = createNetwork()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

const NEEDS = { '': 'object', diri: 'object', 'diri.nim': 'string,number', 'diri.kelas': 'array', bebas: '' }
const ask = (strict: boolean, needs: Record<string, string> = NEEDS) =>
  fetcher('/v1/diri', { operation: 'getDiri', anonymous: true, strict, needs })
const WHOLE = { diri: { nim: '240117023', kelas: [] } }

it.each([
  [WHOLE, []],
  [{ diri: { nim: 240_117_023, kelas: [1] } }, []],
  [{ diri: { nim: null, kelas: [] } }, ['diri.nim']],
  [{ diri: { kelas: {} } }, ['diri.nim', 'diri.kelas']],
  [{}, ['diri', 'diri.nim', 'diri.kelas']],
  [{ diri: [] }, ['diri', 'diri.nim', 'diri.kelas']],
])('checks a strict response before its validator loads: %j lacks %j', async (answer, lacking) => {
  answerJson(answer)
  const outcome = await ask(true).then(
    (got) => got,
    (error: unknown) => error,
  )
  if (lacking.length === 0) expect(outcome).toEqual(answer)
  else expect(outcome).toMatchObject({ kind: 'contract', message: 'Unknown error.' })
  expect(contractMismatches().map(({ path }) => path)).toEqual(lacking)
})

it('passes on a response that is not strict, but rejects one of another kind', async () => {
  answerJson({ diri: 7 })
  expect(await ask(false, { '': 'object' })).toEqual({ diri: 7 })
  answerJson([])
  await expect(ask(false, { '': 'object' })).rejects.toMatchObject({ kind: 'contract' })
})

it('validates earlier responses once the validators load, the latest per operation', async () => {
  answerJson(WHOLE)
  await ask(true)
  deferValidation('getLain', { nomor: 1 })
  deferValidation('getLain', { nomor: 2 })
  const check = vi.fn<(operation: string, answer: unknown) => void>()
  startValidation(check)
  expect(check.mock.calls).toEqual([
    ['getDiri', WHOLE],
    ['getLain', { nomor: 2 }],
  ])
  deferValidation('getLain', { nomor: 3 })
  expect(check).toHaveBeenLastCalledWith('getLain', { nomor: 3 })
  startValidation(check)
  expect(check).toHaveBeenCalledTimes(3)
})
