// @vitest-environment node
import { expect, it } from 'vitest'
import { readInformasiLockJurnal } from '#generated/client/lock-jurnal/readers.ts'
import { CreatePengajuanJurnalBody } from '#generated/models/lock-jurnal/createPengajuanJurnalBody.zod.ts'
import { UpdateJudulSkripsiBody } from '#generated/models/lock-jurnal/updateJudulSkripsiBody.zod.ts'
import { operations } from '../bundle.ts'

const BODY = {
  judulSkripsi: 'Judul skripsi',
  judulJurnal: 'Judul artikel',
  namaJurnal: 'Jurnal',
  tahunTerbit: 2026,
  tautanJurnal: 'https://jurnal.example/1',
}

it('keeps the markup of the campus text', () => {
  const informasi = '<p>Artikel harus <b>terbit</b>.</p>'
  expect(readInformasiLockJurnal({ informasi }).informasi).toBe(informasi)
})

it('rejects an empty text in a required field of a submission', () => {
  expect(CreatePengajuanJurnalBody.safeParse(BODY).success).toBe(true)
  for (const field of ['judulSkripsi', 'judulJurnal', 'namaJurnal', 'tautanJurnal'])
    expect(CreatePengajuanJurnalBody.safeParse({ ...BODY, [field]: '' }).success, field).toBe(false)
  expect(UpdateJudulSkripsiBody.safeParse({ judulSkripsi: '' }).success).toBe(false)
})

it('invalidates every response that shows the title when it changes', () => {
  const stale = operations.find(({ operationId }) => operationId === 'updateJudulSkripsi')?.['x-invalidates'] ?? []
  expect(stale).toEqual(
    expect.arrayContaining(['listSidang', 'getSidang', 'listBimbingan', 'listProposalExamSummary', 'getProposal']),
  )
})
