import { HttpResponse } from 'msw'
import { describe, expect, it, test } from 'vitest'
import { createNetwork, GATEWAY } from '#tests/contract/gateway-client.ts'
import { setRuntimeConfig } from '../campus/runtime-config.ts'
import { adoptTokens, endSession } from '../session/session.ts'
import { fetchDokumen, placeOf } from './dokumen.ts'

const { answer, sent } = createNetwork()

const enter = (gatewayUrl: string) =>
  setRuntimeConfig({ gatewayUrl, multisiteConfigUrl: 'https://multisite.example', nodeId: 'n' })

describe('file URL', () => {
  it.each([
    ['https://gateway.example', 'https://gateway.example/berkas/7.pdf?v=2#top', '/berkas/7.pdf?v=2'],
    ['https://gateway.example/api/', 'https://gateway.example/api/berkas/7.pdf', '/berkas/7.pdf'],
    ['https://gateway.example/api', 'https://gateway.example:443/api/berkas/a%20b.pdf', '/berkas/a%20b.pdf'],
    ['/gateway', `${window.location.origin}/gateway/berkas/7.pdf`, '/berkas/7.pdf'],
    ['/gateway', '/gateway/berkas/7.pdf', '/berkas/7.pdf'],
    ['https://gateway.example/api', '/berkas/Surat Aktif.pdf', '/berkas/Surat%20Aktif.pdf'],
    ['https://gateway.example/api', 'berkas/7.pdf', '/berkas/7.pdf'],
    ['https://gateway.example/api', '7.pdf', '/7.pdf'],
    ['https://gateway.example/api', 'https://gateway.example/api/Laporan #2.pdf', '/Laporan%20%232.pdf'],
    ['https://gateway.example/api', 'berkas/Nilai 50% & 7%.pdf', '/berkas/Nilai%2050%25%20&%207%25.pdf'],
    ['https://gateway.example/api', 'https://gateway.example/api/50%20%.pdf?v=100%', '/50%20%25.pdf?v=100%25'],
  ])('for the gateway %s, resolves %s to a path', (gatewayUrl, url, path) => {
    enter(gatewayUrl)
    expect(placeOf(url)).toEqual({ kind: 'gateway', path })
  })

  it.each([
    'https://gateway.example.evil.example/api/x.pdf',
    'https://gateway.example@evil.example/api/x.pdf',
    'https://evil.example/?https://gateway.example/api/x.pdf',
    'http://gateway.example/api/x.pdf',
    'https://gateway.example:8443/api/x.pdf',
    'https://gateway.example/apis/x.pdf',
    'https://gateway.example/api/../x.pdf',
    'https://gateway.example/api/%2e%2e/x.pdf',
  ])('treats %s as a web link, which gets no token', (url) => {
    enter('https://gateway.example/api')
    expect(placeOf(url)).toMatchObject({ kind: 'web' })
  })

  it.each([
    '../../arsip lama.pdf',
    '/../x.pdf',
    '//evil.example/x.pdf',
    '/\\evil.example/x.pdf',
    'belum ada',
    'javascript:alert(1)',
    'javascript:x/y.pdf',
    'data:text/html,x',
    'file:///etc/passwd',
    '',
    null,
    7,
    {},
  ])('rejects %j as a destination', (url) => expect(placeOf(url)).toEqual({ kind: 'none' }))
})

test('downloads a gateway file with the token and names it after the response', async () => {
  adoptTokens({ access_token: 'T1', refresh_token: 'R1', expires_in: 300 })
  answer(
    () =>
      new HttpResponse('%PDF', {
        headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' },
      }),
  )
  const file = await fetchDokumen('/berkas/7.pdf')
  expect([file.name, file.type, await file.text()]).toEqual(['a.pdf', 'application/pdf', '%PDF'])
  expect(sent[0]).toMatchObject({ url: `${GATEWAY}/berkas/7.pdf`, headers: { authorization: 'Bearer T1' } })
  endSession('logout')
})

test('[R8-017] does not save a file without a name: Gagal mendapatkan nama file', async () => {
  answer(() => new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } }))
  await expect(fetchDokumen('/berkas/7.pdf')).rejects.toMatchObject({ message: 'Gagal mendapatkan nama file' })
})

test('does not save an error response as a file', async () => {
  answer(() => HttpResponse.json({ message: 'Berkas sudah dihapus' }))
  await expect(fetchDokumen('/berkas/7.pdf')).rejects.toMatchObject({ message: 'Berkas sudah dihapus' })
})
