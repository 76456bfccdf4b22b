// @vitest-environment node
import { expect, it } from 'vitest'
import { getGetAturanUmumResponseMock } from '#generated/mocks/aturan/aturan.msw.ts'
import { getGetKegiatanPendaftarWisudaResponseMock } from '#generated/mocks/wisuda/wisuda.msw.ts'
import { KegiatanPendaftarWisudaWire } from '#generated/models/wisuda/kegiatanPendaftarWisudaWire.zod.ts'
import { KegiatanWisudaWire } from '#generated/models/wisuda/kegiatanWisudaWire.zod.ts'
import { RegisterWisudaBody } from '#generated/models/wisuda/registerWisudaBody.zod.ts'

const BODY = { namaIjazah: 'Kirana Maheswari Putri', ukuranToga: 'M', ukuranTopi: 'L', email: 'kirana@arunika.example' }

it('returns every field that a graduate has sent, so that the registration can show it', () => {
  const shown = Object.keys(KegiatanPendaftarWisudaWire.shape)
  expect(Object.keys(RegisterWisudaBody.shape).filter((field) => !shown.includes(field))).toEqual([])
})

it('names hours and place of both days of a ceremony', () => {
  expect(Object.keys(KegiatanWisudaWire.shape)).toEqual(
    expect.arrayContaining(['jamSelesai', 'jamGladi', 'tempatGladi']),
  )
})

it('takes no empty text for a required field of the registration', () => {
  expect(RegisterWisudaBody.safeParse(BODY).success).toBe(true)
  for (const field of ['namaIjazah', 'email'])
    expect(RegisterWisudaBody.safeParse({ ...BODY, [field]: '' }).success, field).toBe(false)
})

it('asks the same IPK of a graduate as the rules of the campus', () => {
  const ipk = getGetKegiatanPendaftarWisudaResponseMock().syarat?.find(({ kode }) => kode === 'ipk')
  expect(Number(ipk?.nilaiMinimal)).toBe(getGetAturanUmumResponseMock().aturanUmum?.[0]?.minimalIpk)
})
