import { useTranslation } from 'react-i18next'
import type { KelasMakul } from '#domain/jadwal/ics.ts'
import { toPekan } from '#domain/jadwal/pekan.ts'
import { waktuText } from '#domain/jadwal/pertemuan.ts'
import { IcsButton } from '#kit/jadwal/ics-button.tsx'
import { PekanPicture } from '#kit/jadwal/pekan-picture.tsx'
import { Group, Tile } from '../group.tsx'

const kelasOf = (namaMakul: string, hari: number, jam: number): KelasMakul => ({
  makul: { idMakul: namaMakul, kodeMakul: 'IF2601', namaMakul },
  kelas: {
    idKelas: namaMakul,
    nama: 'A',
    dosen: 'Dr. Sri Handayani',
    jadwal: [{ hari, namaHari: '', jam: { mulai: jam * 60, selesai: jam * 60 + 150 }, ruang: 'R. 401' }],
  },
})
const KELAS = [
  kelasOf('Basis Data Lanjut', 1, 8),
  kelasOf('Statistika', 1, 9),
  kelasOf('Kewirausahaan Berkelanjutan', 6, 18),
]
const CLASHES = KELAS.slice(1, 2).map((second) => ({ second, hari: 1 }))

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
        <IcsButton kelas={KELAS} title="KRS 2026/2027 Genap" empty={t('none')} />
      </Tile>
      <Tile name="calendar file empty">
        <IcsButton kelas={[]} title="KRS" empty={t('none')} />
      </Tile>
    </Group>
  )
}
