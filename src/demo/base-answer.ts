import { HttpResponse } from 'msw'
import { isRecord } from '#shared/is-record.ts'
import { jsonAnswer } from './json-answer.ts'

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents 4 0 R>>endobj
4 0 obj<</Length 58>>stream
BT /F1 18 Tf 72 760 Td (Contoh dokumen: gateway demo) Tj ET
endstream endobj
`

/** A small PDF with a table of its objects, so that every reader opens it. */
const pdfOf = (): string => {
  const offsets = [1, 2, 3, 4].map((nomor) => PDF.indexOf(`${nomor} 0 obj`))
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return `${PDF}xref\n0 5\n0000000000 65535 f \n${rows}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${PDF.length}\n%%EOF\n`
}

const kebab = (operationId: string): string => operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The document that a download brings. */
export const pdfBlob = (): Blob => new Blob([pdfOf()], { type: 'application/pdf' })

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
