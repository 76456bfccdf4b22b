import { HttpResponse } from 'msw'
import { isRecord } from '#shared/text/is-record.ts'
import { jsonAnswer } from './json-answer.ts'

const kebab = (operationId: string): string => operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A download says how its file is called (Content-Disposition), as the contract does; any other answer stays as it is. */
export const withFileName = (response: Response, operationId: string): Response => {
  if (response.headers.get('content-type') !== 'application/pdf') return response
  const headers = new Headers(response.headers)
  headers.set('Content-Disposition', `attachment; filename="${kebab(operationId)}.pdf"`)
  return new HttpResponse(response.body, { status: response.status, headers })
}

/** The same answer with nothing in its lists: what the persona `kosong` gets from operations without a handler. */
const emptied = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    if (Array.isArray(item)) return [key, []]
    return [key, key === 'meta' && isRecord(item) ? { ...item, totalItems: 0 } : emptied(item)]
  })
  return Object.fromEntries(entries)
}

/** Turns the answer of a generated mock into one that fits the world. */
export const fitBaseAnswer = async (response: Response, isKosong: boolean): Promise<Response> =>
  isKosong ? jsonAnswer(emptied(await response.json()), response.status) : response
