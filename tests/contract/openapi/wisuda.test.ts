// @vitest-environment node
import { expect, it } from 'vitest'
import { getGetAturanUmumResponseMock } from '#generated/mocks/aturan/aturan.msw.ts'
import { getGetKegiatanPendaftarWisudaResponseMock } from '#generated/mocks/wisuda/wisuda.msw.ts'
import { KegiatanPendaftarWisudaWire } from '#generated/models/wisuda/kegiatanPendaftarWisudaWire.zod.ts'
import { KegiatanWisudaWire } from '#generated/models/wisuda/kegiatanWisudaWire.zod.ts'
import { RegisterWisudaBody } from '#generated/models/wisuda/registerWisudaBody.zod.ts'

const BODY = { namaIjazah: 'Kirana Maheswari Putri', ukuranToga: 'M', ukuranTopi: 'L', email: 'kirana@arunika.example' }

it('returns every field that a registration has sent, so that the screen can show it', () => {
  const shown = Object.keys(KegiatanPendaftarWisudaWire.shape)
  expect(Object.keys(RegisterWisudaBody.shape).filter((field) => !shown.includes(field))).toEqual([])
})

it('has times and places for both days of a ceremony', () => {
  expect(Object.keys(KegiatanWisudaWire.shape)).toEqual(
    expect.arrayContaining(['jamSelesai', 'jamGladi', 'tempatGladi']),
  )
})

it('rejects an empty text in a required field of the registration', () => {
  expect(RegisterWisudaBody.safeParse(BODY).success).toBe(true)
  for (const field of ['namaIjazah', 'email'])
    expect(RegisterWisudaBody.safeParse({ ...BODY, [field]: '' }).success, field).toBe(false)
})

it('requires the same IPK of a graduate as the campus rules', () => {
  const ipk = getGetKegiatanPendaftarWisudaResponseMock().syarat?.find(({ kode }) => kode === 'ipk')
  expect(Number(ipk?.nilaiMinimal)).toBe(getGetAturanUmumResponseMock().aturanUmum?.[0]?.minimalIpk)
})
