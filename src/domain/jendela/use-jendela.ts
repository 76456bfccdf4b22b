import { useCallback, useMemo } from 'react'
import { useGatewayTime } from '#gateway/use-gateway-time.ts'
import { campusZoneMinutes } from './campus-time.ts'
import { type Dates, type Fase, faseOf, type Jendela, toJendela } from './jendela.ts'

/** A window and where it stands. */
export interface JendelaNow {
  jendela: Jendela
  fase: Fase
}

/**
 * The window that an answer says, and where it stands now by the gateway's clock; whoever asks renders again when that
 * changes, and not each second.
 * @param dates of the answer; undefined while it is on its way: then nobody knows
 */
export const useJendela = (dates: Dates | undefined): JendelaNow => {
  const { tanggalMulai = null, tanggalSelesai = null, isBuka = null } = dates ?? {}
  const zoneMinutes = campusZoneMinutes()
  const jendela = useMemo(
    () => toJendela({ tanggalMulai, tanggalSelesai, isBuka }, zoneMinutes),
    [tanggalMulai, tanggalSelesai, isBuka, zoneMinutes],
  )
  const fase = useGatewayTime(useCallback((nowMs: number) => faseOf(jendela, nowMs), [jendela]))
  return { jendela, fase }
}
