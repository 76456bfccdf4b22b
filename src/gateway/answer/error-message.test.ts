// @vitest-environment node
import { expect, it } from 'vitest'
import { readSpec } from '#tests/contract/bundle.ts'
import { detailMessageOf, messageOf, TEXT } from './error-message.ts'

const S = { status: { message: 'status' } }
const table: [string, unknown, string | undefined, string][] = [
  ['status.message comes first', { ...S, detail: 'detail', message: 'message' }, 'own', 'status'],
  ['detail comes second', { detail: 'detail', message: 'message' }, 'own', 'detail'],
  ['message comes third', { message: 'message' }, 'own', 'message'],
  ['the error’s own message comes fourth', {}, 'own', 'own'],
  ['then there is only the last text', {}, undefined, 'Unknown error.'],
  ['an empty text is no message', { status: { message: '' }, detail: '  ', message: 'message' }, 'own', 'message'],
  [
    'a number or a list is no message',
    { status: { message: 12 }, detail: ['detail'], message: 'message' },
    'own',
    'message',
  ],
  ['a status that is a text is no status', { status: 'error', detail: 'detail' }, undefined, 'detail'],
  ['a status that is null is no status', { status: null, message: 'message' }, undefined, 'message'],
  ['an answer that is a list has no message', [S], 'own', 'own'],
  ['an answer that is a text has no message', 'plain', 'own', 'own'],
  ['no answer has no message', undefined, 'own', 'own'],
  ['null has no message', null, undefined, 'Unknown error.'],
  ['markup stays text', { detail: '<b>tebal</b>' }, undefined, '<b>tebal</b>'],
]

it.each(table)('[R8-001] %s', (_title, body, fallback, message) => {
  expect(messageOf(body, fallback)).toBe(message)
})

it.each([
  ['reads detail first', { ...S, detail: 'detail', message: 'message' }, 'detail'],
  ['reads message second', { ...S, message: 'message' }, 'message'],
  ['reads nothing else', S, 'Unknown error.'],
  ['takes an empty detail for none', { detail: ' ', message: 'message' }, 'message'],
  ['takes a list for no detail', { detail: ['detail'], message: 'message' }, 'message'],
  ['takes a number for no message', { message: 12 }, 'Unknown error.'],
  ['reads no list', [{ detail: 'detail' }], 'Unknown error.'],
  ['reads no text', 'detail', 'Unknown error.'],
  ['reads no answer', undefined, 'Unknown error.'],
])('[R8-002] the detail variant %s', (_title, body, message) => {
  expect(detailMessageOf(body)).toBe(message)
})

it('[R8-005] [R8-006] [R8-017] uses the fixed texts of the specification verbatim', () => {
  const { rows } = readSpec<{ rows: { id: string; text: string }[] }>('texts')
  const text = (id: string) => rows.find((row) => row.id === id)?.text
  expect(TEXT).toEqual({
    network: text('error.network'),
    timeout: text('error.gatewayTimeout'),
    unknown: text('error.unknown'),
    fileName: text('download.failed'),
  })
})
