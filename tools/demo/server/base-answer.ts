import { HttpResponse } from 'msw'
import { isRecord } from '#shared/text/is-record.ts'
import { jsonAnswer } from './json-answer.ts'

const kebab = (operationId: string): string => operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Adds the file name of a download (Content-Disposition), as in the contract. Other responses are returned unchanged.
 */
export const withFileName = (response: Response, operationId: string): Response => {
  if (response.headers.get('content-type') !== 'application/pdf') return response
  const headers = new Headers(response.headers)
  headers.set('Content-Disposition', `attachment; filename="${kebab(operationId)}.pdf"`)
  return new HttpResponse(response.body, { status: response.status, headers })
}

/** Empties all lists of a response, for operations without a handler and the persona `kosong`. */
const emptied = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    if (Array.isArray(item)) return [key, []]
    return [key, key === 'meta' && isRecord(item) ? { ...item, totalItems: 0 } : emptied(item)]
  })
  return Object.fromEntries(entries)
}

/** Adapts the response of a generated mock to the persona. */
export const fitBaseAnswer = async (response: Response, isKosong: boolean): Promise<Response> =>
  isKosong ? jsonAnswer(emptied(await response.json()), response.status) : response
