import { IconChevronDown } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { waktuText } from '#domain/jadwal/pertemuan.ts'
import { hasSeat } from '../rencana/choose-kelas.ts'
import styles from './kelas-select.module.css'
import type { KelasTawaran, MakulTawaran } from './makul-tawaran.ts'

/** A class in a line: 'A · Senin 08.00–10.30 · sisa 12'. */
export const kelasText = (kelas: KelasTawaran, t: TFunction<'krs'>, language: string): string => {
  const { nama, jadwal, sisa } = kelas
  const seats = sisa === 0 ? t('kelas.full') : t('kelas.left', { sisa })
  return [nama, waktuText(jadwal, language), sisa === null ? '' : seats].filter(Boolean).join(' · ')
}

interface Props {
  makul: MakulTawaran
  idKelas: string
  onChange: (idKelas: string) => void
}

/** Which class of a makul; a full one can not be chosen, and says so in its line. */
export const KelasSelect = ({ makul, idKelas, onChange }: Props) => {
  const { t, i18n } = useTranslation('krs')
  return (
    <div className={styles['select']}>
      <select
        aria-label={t('kelas.of', { makul: makul.namaMakul })}
        value={idKelas}
        onChange={({ target }) => onChange(target.value)}
      >
        {makul.kelas.map((kelas) => (
          <option key={kelas.idKelas} value={kelas.idKelas} disabled={!hasSeat(kelas) && kelas.idKelas !== idKelas}>
            {kelasText(kelas, t, i18n.language)}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden />
    </div>
  )
}
