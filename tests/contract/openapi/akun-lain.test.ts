// @vitest-environment node
import { expect, it } from 'vitest'
import { readAkunLainList } from '#generated/client/akun-lain/readers.ts'
import { getListAkunLainResponseMock } from '#generated/mocks/akun-lain/akun-lain.msw.ts'
import { getGetFrontendConfigResponseMock } from '#generated/mocks/kampus/kampus.msw.ts'

it('uses the college id of API calls as the campus id of each account', () => {
  const { college_id } = getGetFrontendConfigResponseMock()
  const accounts = readAkunLainList(getListAkunLainResponseMock()).data
  expect(accounts?.map((account) => account?.idPerguruanTinggi)).toEqual([college_id, college_id])
})
