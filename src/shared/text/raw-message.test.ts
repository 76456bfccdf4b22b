// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rawMessage } from './raw-message.ts'

test.each([
  [new Error('rows is undefined'), 'rows is undefined'],
  ['plain text', 'plain text'],
  [new Error(''), 'Unknown error.'],
  [undefined, 'Unknown error.'],
  [{ message: 'no error object' }, 'Unknown error.'],
  [new Error('mahasiswa 240117023 tidak ada'), 'mahasiswa … tidak ada'],
  [new Error('mhs_240117023 tidak ada'), 'mhs_… tidak ada'],
  [new Error('NIK 3374-0123-4567-8901 ganda'), 'NIK … ganda'],
  [new Error('telepon 0812-3456-7890'), 'telepon …'],
  [new Error('pada 2026-11-21 pukul 19.14.05'), 'pada 2026-11-21 pukul 19.14.05'],
  [new Error('GET /oauth?code=abc&state=xyz#isi gagal'), 'GET /oauth?code=…&state=…#isi gagal'],
  [new Error('GET /surat?refresh_token=r3fr.esh ditolak'), 'GET /surat?refresh_token=… ditolak'],
  [new Error('tahun 2027 semester 1, 12345678'), 'tahun 2027 semester 1, 12345678'],
  [new Error('Authorization: Bearer abc.def-ghi ditolak'), 'Authorization: … ditolak'],
  [new Error('token eyJhbGciOi.eyJzdWIi.sig_nature kedaluwarsa'), 'token … kedaluwarsa'],
])('[R8-004] %s is shown as %j', (error, message) => {
  expect(rawMessage(error)).toBe(message)
})

test('masks tokens and personal numbers in messages', () => {
  const secret = fc.oneof(
    fc.stringMatching(/^\d{9,20}$/),
    fc.stringMatching(/^Bearer [\w.-]{8,40}$/),
    fc.stringMatching(/^eyJ[\w-]{8,20}\.[\w-]{8,20}\.[\w-]{8,20}$/),
  )
  fc.assert(
    fc.property(secret, fc.stringMatching(/^[ ,:"'(]$/), (text, before) => {
      expect(rawMessage(new Error(`gagal${before}${text}`))).not.toContain(text.replace('Bearer ', ''))
    }),
  )
})
