import type { KrsEdit, KrsKurikulum } from '#generated/readers/krs.ts'
import { present } from '#shared/wire/readers.ts'
import { fromPilihan, type MakulTawaran, toMakulTawaran } from './makul-tawaran.ts'

/** Everything that can be chosen or is chosen, each makul once. */
export interface Catalogue {
  /** The first list of the offer, in the gateway's order. */
  makul: MakulTawaran[]
  /** The reserves on offer. */
  cadangan: MakulTawaran[]
  byId: ReadonlyMap<string, MakulTawaran>
}

type Offer = Pick<KrsKurikulum, 'makul' | 'makulCadangan'>

/** What the gateway calls the registered lists (edit_krss, edit_krs, edit_pkrs). */
export type Registered = Pick<KrsEdit, 'makul' | 'makulCadangan'>

/** How many rows both registered lists have, readable or not. */
export const countRegistered = ({ makul, makulCadangan }: Registered): number =>
  (makul?.length ?? 0) + (makulCadangan?.length ?? 0)

/** A class that is registered stays choosable, also when the offer does not list it any more. */
const withOwnKelas = (byId: Map<string, MakulTawaran>, own: MakulTawaran): void => {
  const offered = byId.get(own.idMakul)
  const missing = own.kelas.filter((kelas) => !offered?.kelas.some(({ idKelas }) => idKelas === kelas.idKelas))
  if (!offered) byId.set(own.idMakul, own)
  else if (missing.length > 0) byId.set(own.idMakul, { ...offered, kelas: [...offered.kelas, ...missing] })
}

/** Joins the offer with what is registered already (section 3: makul and makulCadangan). */
export const toCatalogue = (offer: Offer | undefined, registered: Registered): Catalogue => {
  const byId = new Map<string, MakulTawaran>()
  const take = (rows: Offer['makul'] = null): string[] =>
    present(rows).flatMap((row) =>
      toMakulTawaran(row).flatMap((one) => {
        if (byId.has(one.idMakul)) return []
        byId.set(one.idMakul, one)
        return [one.idMakul]
      }),
    )
  const ids = { makul: take(offer?.makul), cadangan: take(offer?.makulCadangan) }
  const rows = [...present(registered.makul), ...present(registered.makulCadangan)]
  for (const own of rows.flatMap(fromPilihan)) withOwnKelas(byId, own)
  const rowsOf = (list: string[]) => list.flatMap((id) => byId.get(id) ?? [])
  return { makul: rowsOf(ids.makul), cadangan: rowsOf(ids.cadangan), byId }
}
