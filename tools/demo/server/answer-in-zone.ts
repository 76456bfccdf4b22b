import { HttpResponse } from 'msw'
import { toZona, zonaOf } from '../world/zona.ts'

/** An answer as the gateway of a campus writes it: its moments carry the offset of the campus. */
export const answerInZone = async (response: Response, campus: string): Promise<Response> => {
  const zona = zonaOf(campus)
  if (zona === 'WIB' || !response.headers.get('content-type')?.includes('json')) return response
  const { status, headers } = response
  return new HttpResponse(toZona(await response.text(), zona), { status, headers })
}
