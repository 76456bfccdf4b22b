import type { JadwalKuliah, JadwalKuliahWaktu } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { type Listed, readRows, unreadOf } from '#shared/wire/readers.ts'

/** Returns the place of a meeting: 'R. 402 Gedung C'; empty where the gateway names none. */
export const placeOf = ({ ruang, gedung }: { ruang: string; gedung: string }): string =>
  [ruang, gedung].filter(Boolean).join(' ')

type Meetings = JadwalKuliah['jadwal']

const mergeKey = ({ hari, jamMulai, jamSelesai }: JadwalKuliahWaktu): string =>
  [hari?.kode, hari?.nama, jamMulai, jamSelesai].join(' ')

/** Returns the places of meetings at the same time: 'R. 401, R. 402', each room once. */
export const placesOf = (meetings: readonly { ruang: string; gedung: string }[]): string =>
  [...new Set(meetings.map(placeOf))].filter(Boolean).join(', ')

/** Merges meetings of one class at the same time in several rooms. */
const mergeRooms = (meetings: Meetings): Meetings => {
  const groups = new Map<unknown, Meetings>()
  for (const meeting of meetings) {
    const key = meeting ? mergeKey(meeting) : Symbol('unreadable')
    groups.set(key, [...(groups.get(key) ?? []), meeting])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = readRows(group, 'noted')
    if (!first || others.length === 0) return group
    const urlDaring = [first, ...others].find((one) => one.urlDaring)?.urlDaring ?? ''
    return [{ ...first, ruang: placesOf([first, ...others]), gedung: '', urlDaring }]
  })
}

/**
 * Merges rows of one class (same id, course and name), and its meetings at the same time in several rooms: a class does
 * not clash with itself. Rows without an id are merged only when they are identical. Unreadable rows come last.
 */
export const mergeMeetings = (rows: Listed<JadwalKuliah>): (JadwalKuliah | null)[] => {
  const merged = new Map<string, JadwalKuliah>()
  for (const row of readRows(rows, 'noted')) {
    const { idKelas, idMakul, namaMakul, kelas } = row
    const key = idKelas ? JSON.stringify([idKelas, idMakul, namaMakul, kelas]) : JSON.stringify(row)
    const before = merged.get(key)
    merged.set(key, before ? { ...before, jadwal: [...before.jadwal, ...row.jadwal] } : row)
  }
  const known = [...merged.values()].map((row) => ({ ...row, jadwal: mergeRooms(row.jadwal) }))
  return [...known, ...Array.from({ length: unreadOf(rows) }, () => null)]
}
