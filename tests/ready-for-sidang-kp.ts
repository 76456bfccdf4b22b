import { isRecord } from '#shared/text/is-record.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import { usulanKpOf } from '#tools/demo/world/kerja-praktik-cerita.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

/**
 * Withdraws the requested defence of internship 310, whose weeks and meetings are complete, so that it can be requested
 * again.
 */
export const readyForSidangKp = (controls: Pick<Controls, 'exportWorld' | 'importWorld'>): void => {
  const student = seedMahasiswa().find(({ persona }) => persona === 'aktif')
  const world: unknown = JSON.parse(controls.exportWorld())
  if (!student || !isRecord(world)) throw new Error('the story has no student with an internship')
  student.kerjaPraktik = usulanKpOf(student).map((row) => (row.id === '310' ? { ...row, sidang: null } : row))
  const mahasiswa = { ...(isRecord(world['mahasiswa']) ? world['mahasiswa'] : {}), [student.idMahasiswa]: student }
  controls.importWorld(JSON.stringify({ ...world, mahasiswa, changed: [student.idMahasiswa] }))
}
