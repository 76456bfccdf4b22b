import { noteGatewayTime } from '#gateway/gateway-clock.ts'
import {
  prefetchGetEditKrsQuery,
  prefetchGetEditKrssQuery,
  prefetchGetEditPkrsQuery,
  prefetchGetPembatasWaktuKrsQuery,
  prefetchGetPembatasWaktuKrssQuery,
  prefetchGetPembatasWaktuPkrsQuery,
  prefetchListKurikulumMakulKrsQuery,
  prefetchListKurikulumMakulKrssQuery,
  prefetchListKurikulumMakulPkrsQuery,
} from '#generated/client/krs/krs.ts'
import type { AskAhead } from '#shared/screen.ts'

/** As the screen asks for the window: the answer that comes first tells the time of the gateway. */
const HEARD = { request: { heard: noteGatewayTime } }

/** Asks for what is registered, what is on offer and the window: the head of the screen needs all three, on either tab. */
export const askKrs: AskAhead = (client, idMahasiswa) => {
  void prefetchGetEditKrsQuery(client, idMahasiswa)
  void prefetchListKurikulumMakulKrsQuery(client, idMahasiswa)
  void prefetchGetPembatasWaktuKrsQuery(client, idMahasiswa, HEARD)
}

/** The same of the short semester. */
export const askKrss: AskAhead = (client, idMahasiswa) => {
  void prefetchGetEditKrssQuery(client, idMahasiswa)
  void prefetchListKurikulumMakulKrssQuery(client, idMahasiswa)
  void prefetchGetPembatasWaktuKrssQuery(client, idMahasiswa, HEARD)
}

/** The same of a change of what is registered. */
export const askPkrs: AskAhead = (client, idMahasiswa) => {
  void prefetchGetEditPkrsQuery(client, idMahasiswa)
  void prefetchListKurikulumMakulPkrsQuery(client, idMahasiswa)
  void prefetchGetPembatasWaktuPkrsQuery(client, idMahasiswa, HEARD)
}
