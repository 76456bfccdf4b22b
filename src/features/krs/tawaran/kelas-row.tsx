import type { TFunction } from 'i18next'
import { useId } from 'react'
import { tempatText } from '#domain/jadwal/pertemuan.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { hasSeat } from '../rencana/choose-kelas.ts'
import { kelasText } from './kelas-select.tsx'
import type { KelasTawaran, MakulTawaran } from './makul-tawaran.ts'
import styles from './tawaran.module.css'

/** What all rows have in common; it stays the same object, so that a row renders again only for itself. */
export interface RowTools {
  /** Does something with a makul; a pick or a reserve is of a class. */
  act: (what: 'pick' | 'reserve' | 'remove', makul: MakulTawaran, idKelas?: string) => void
  /** Says which makul the person points at; null for none any more. */
  point: (makul: MakulTawaran | null) => void
  t: TFunction<'krs'>
  language: string
}

interface Props {
  makul: MakulTawaran
  kelas: KelasTawaran
  /** What it would clash with, a line each. */
  warnings: readonly string[]
  /** Whether it can be taken now. */
  isOpen: boolean
  tools: RowTools
}

const Buttons = ({ makul, kelas, tools: { act, point, t }, warningId }: Props & { warningId: string | undefined }) => {
  // The class is said where there is a choice.
  const names = { makul: makul.namaMakul, kelas: kelas.nama }
  const isOne = makul.kelas.length === 1
  return (
    <div className={styles['buttons']}>
      {hasSeat(kelas) ? (
        <button
          type="button"
          className={buttonClass()}
          aria-label={t(isOne ? 'action.take' : 'action.takeKelas', names)}
          aria-describedby={warningId}
          onClick={() => act('pick', makul, kelas.idKelas)}
          onFocus={() => point(makul)}
          onBlur={() => point(null)}
          onPointerEnter={() => point(makul)}
          onPointerLeave={() => point(null)}
        >
          {t('action.takeShort')}
        </button>
      ) : null}
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-label={t(isOne ? 'action.reserve' : 'action.reserveKelas', names)}
        onClick={() => act('reserve', makul, kelas.idKelas)}
      >
        {t('action.reserveShort')}
      </button>
    </div>
  )
}

/** A class on offer: when, where, with whom, how many seats, and what taking it would clash with. */
export const KelasRow = (props: Props) => {
  const { kelas, warnings, isOpen, tools } = props
  const id = useId()
  const tempat = tempatText(kelas)
  return (
    <li className={styles['kelas']}>
      <div>
        <p className={styles['when']}>{kelasText(kelas, tools.t, tools.language)}</p>
        {tempat ? <p>{tempat}</p> : null}
        {warnings.length > 0 ? (
          <div id={id} className={styles['warn']}>
            {warnings.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ) : null}
      </div>
      {isOpen ? <Buttons {...props} warningId={warnings.length > 0 ? id : undefined} /> : null}
    </li>
  )
}
