import { HttpResponse } from 'msw'

/** Serialises a value as a JSON response. */
export const jsonAnswer = (body: unknown, status: number): Response =>
  new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
