import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { jitter } from '#shared/state/backoff.ts'
import { CALLS } from '../calls.ts'
import { resolvePilihan, type Terpilih } from '../rencana/plan.ts'
import type { KrsFormState } from '../rencana/use-krs-form.ts'
import { firstWatchDelay, type SeatLook, watchSeats } from './watch-seats.ts'

/** Maximum number of classes that a page watches at once. */
export const MAX_WATCHED = 10

const NOTHING_SEEN: SeatLook = { seenAt: null, failure: null, nextAt: 0 }

const isSameKelas = (a: Terpilih, b: Terpilih): boolean =>
  a.makul.idMakul === b.makul.idMakul && a.kelas.idKelas === b.kelas.idKelas

const toPilihan = ({ makul, kelas }: Terpilih) => ({ idMakul: makul.idMakul, idKelas: kelas.idKelas })

/** Reads the offer while something is watched. @returns the last result */
const useLook = ({ registrasi: { jenis } }: KrsFormState, isOn: boolean): SeatLook => {
  const client = useQueryClient()
  const idMahasiswa = useIdMahasiswa()
  const [look, setLook] = useState(NOTHING_SEEN)
  const firstMs = useEffectEvent(() =>
    firstWatchDelay(look.seenAt === null ? null : campusNow() - look.seenAt, jitter.next()),
  )
  useEffect(() => {
    if (!isOn) return
    const left = new AbortController()
    const note = (change: Partial<SeatLook>) => setLook((last) => ({ ...last, ...change }))
    note({ failure: null })
    const request = (signal: AbortSignal) => CALLS[jenis].tawaran.refetchAside(client, idMahasiswa, signal)
    void watchSeats(firstMs(), { look: request, note }, left.signal)
    return () => left.abort()
  }, [isOn, client, idMahasiswa, jenis])
  return look
}

/**
 * Watches full classes of the offer while the page is open, and finds those that have a seat again. It takes none. Only
 * an open registration is watched.
 */
export const useSeatWatch = (form: KrsFormState) => {
  const { registrasi, catalogue, plan } = form
  const isOffered = registrasi.block === null
  const [wanted, setWanted] = useState<readonly Terpilih[]>([])
  const picked = new Set(plan.makul.map(({ idMakul }) => idMakul))
  const left = wanted.filter(({ makul }) => !picked.has(makul.idMakul))
  if (left.length < wanted.length) setWanted(left) // picking a makul ends watching its classes
  const open = isOffered ? left : []
  const current = resolvePilihan(open.map(toPilihan), catalogue)
  const look = useLook(form, current.length > 0)
  const stop = useCallback((one: Terpilih) => setWanted((all) => all.filter((other) => !isSameKelas(one, other))), [])
  const toggle = useCallback((one: Terpilih) => {
    setWanted((all) => {
      const others = all.filter((other) => !isSameKelas(one, other))
      return others.length < all.length || all.length >= MAX_WATCHED ? others : [...all, one]
    })
  }, [])
  return {
    /** True when classes can be watched. */
    isOffered,
    /** True when no more classes can be watched. */
    isFull: left.length >= MAX_WATCHED,
    /** Watched classes with their current data. */
    current,
    /** Watched classes that have a seat again. */
    found: current.filter(({ kelas: { sisa } }) => sisa != null && sisa > 0),
    /** Watched classes that are no longer offered. */
    gone: open.filter((one) => !current.some((other) => isSameKelas(one, other))),
    look,
    /** Starts to watch a class, or stops. */
    toggle,
    stop,
  }
}

export type SeatWatch = ReturnType<typeof useSeatWatch>
