import { useCallback, useMemo } from 'react'
import { campusZoneMinutes } from '#domain/krs/campus-time.ts'
import { type Fase, faseOf, type Jendela, toJendela } from '#domain/krs/jendela.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useGatewayTime } from '#gateway/use-gateway-time.ts'
import { type Block, blockOf } from './block.ts'
import type { JenisKrs } from './jenis-krs.ts'
import { useEditKrs, usePembatasWaktu } from './use-krs.ts'

/** Where a registration stands now by the gateway's clock, and what stands in its way. */
export const useBlock = (jenis: JenisKrs): { jendela: Jendela; fase: Fase; block: Block | null } => {
  const { edit } = useEditKrs(jenis)
  const { waktu } = usePembatasWaktu(jenis)
  const { biodataSingkat } = useBiodataSingkat()
  const zoneMinutes = campusZoneMinutes()
  const jendela = useMemo(() => toJendela(waktu ?? {}, zoneMinutes), [waktu, zoneMinutes])
  const fase = useGatewayTime(useCallback((nowMs: number) => faseOf(jendela, nowMs), [jendela]))
  const block = blockOf({
    jenis,
    fase,
    locks: [edit, waktu],
    alasanDikunci: edit?.alasanDikunci || waktu?.keterangan || '',
    status: biodataSingkat?.status ?? '',
  })
  return { jendela, fase, block }
}
