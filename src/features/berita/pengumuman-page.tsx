import { useParams } from 'react-router-dom'
import { NoPengumuman } from './no-pengumuman.tsx'
import { readId } from './pengumuman.ts'
import { SatuPengumuman } from './satu-pengumuman.tsx'

/** /berita/:id: one announcement. An id that nobody can have is not asked for. */
export const PengumumanPage = () => {
  const id = readId(useParams()['id'])
  return id === null ? <NoPengumuman /> : <SatuPengumuman id={id} />
}
