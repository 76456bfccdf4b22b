import { useTranslation } from 'react-i18next'
import type { KelasMakul, UjianKalender } from '#domain/jadwal/ics.ts'
import { waktuText } from '#domain/jadwal/pertemuan.ts'
import { toPekan } from '#features/krs/pekan.ts'
import { PekanPicture } from '#features/krs/pekan-picture.tsx'

import { IcsButton } from '#kit/jadwal/ics-button.tsx'
import { RemindButton } from '#kit/jadwal/remind-button.tsx'
import { Group, Tile } from '../group.tsx'

const kelasOf = (namaMakul: string, hari: number, jam: number): KelasMakul => ({
  makul: { idMakul: namaMakul, kodeMakul: 'IF2601', namaMakul },
  kelas: {
    idKelas: namaMakul,
    nama: 'A',
    dosen: 'Dr. Sri Handayani',
    jadwal: [{ hari, namaHari: '', jam: { mulai: jam * 60, selesai: jam * 60 + 150 }, ruang: 'R. 401', gedung: '' }],
  },
})
const KELAS = [
  kelasOf('Basis Data Lanjut', 1, 8),
  kelasOf('Statistika', 1, 9),
  kelasOf('Jaringan Komputer', 1, 9),
  kelasOf('Kewirausahaan Berkelanjutan', 6, 18),
]
const CLASHES = KELAS.slice(1, 3).map((second) => ({ second, hari: 1 }))

const NO_EXAMS = { known: { uts: [], uas: [], kalender: [] }, ujian: [], note: '' }

const EVENT: UjianKalender = {
  id: 'sidang-71',
  nama: 'Sidang',
  tanggal: '2026-11-24',
  jam: { mulai: 540, selesai: 660 },
  ruang: 'R. 210',
  keterangan: '',
}

export const Section = () => {
  const { t, i18n } = useTranslation('gallery')
  const words = KELAS.map(({ makul, kelas }) => `${makul.namaMakul} ${waktuText(kelas.jadwal, i18n.language)}`)
  return (
    <Group title={t('jadwal')}>
      <Tile name="week">
        <PekanPicture pekan={toPekan(KELAS, CLASHES)} text={words.join('; ')} />
      </Tile>
      <Tile name="week empty">
        <PekanPicture pekan={toPekan([], [])} text={t('none')} />
      </Tile>
      <Tile name="calendar file">
        <IcsButton kelas={KELAS} title="KRS 2026/2027 Genap" empty={t('none')} {...NO_EXAMS} />
      </Tile>
      <Tile name="calendar file empty">
        <IcsButton kelas={[]} title="KRS" empty={t('none')} {...NO_EXAMS} />
      </Tile>
      <Tile name="event file">
        <RemindButton events={[EVENT]} title="Sidang" variant="main" />
        <RemindButton events={[EVENT]} title="Sidang" label={t('step.defence')} variant="quiet" />
      </Tile>
      <Tile name="event file without a date">
        <RemindButton events={[]} title="Sidang" />
      </Tile>
    </Group>
  )
}
