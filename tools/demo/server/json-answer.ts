import { HttpResponse } from 'msw'

/** A JSON answer of anything that was JSON before. */
export const jsonAnswer = (body: unknown, status: number): Response =>
  new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
