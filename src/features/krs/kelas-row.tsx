import type { TFunction } from 'i18next'
import { useId } from 'react'
import { buttonClass } from '#shared/ui/button-class.ts'
import { hasSeat } from './choose-kelas.ts'
import { kelasText } from './kelas-select.tsx'
import type { KelasTawaran, MakulTawaran } from './makul-tawaran.ts'
import { tempatText } from './pertemuan.ts'
import styles from './tawaran.module.css'

/** What a row can be asked to do; of a pick or a reserve with its class. */
export type RowAction = (what: 'pick' | 'reserve' | 'remove', makul: MakulTawaran, idKelas?: string) => void

interface Props {
  makul: MakulTawaran
  kelas: KelasTawaran
  /** What it would clash with, a line each. */
  warnings: readonly string[]
  /** Whether it can be taken now. */
  isOpen: boolean
  act: RowAction
  /** Says which makul the person points at; null for none any more. */
  point: (makul: MakulTawaran | null) => void
  t: TFunction<'krs'>
  language: string
}

const Buttons = ({ makul, kelas, act, point, t, warningId }: Props & { warningId: string | undefined }) => {
  const { namaMakul } = makul
  // The class is said where there is a choice.
  const names = { makul: namaMakul, kelas: kelas.nama }
  const isOne = makul.kelas.length === 1
  return (
    <div className={styles['buttons']}>
      {hasSeat(kelas) ? (
        <button
          type="button"
          className={buttonClass()}
          aria-label={isOne ? t('action.take', { makul: namaMakul }) : t('action.takeKelas', names)}
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
        aria-label={isOne ? t('action.reserve', { makul: namaMakul }) : t('action.reserveKelas', names)}
        onClick={() => act('reserve', makul, kelas.idKelas)}
      >
        {t('action.reserveShort')}
      </button>
    </div>
  )
}

/** A class on offer: when, where, with whom, how many seats, and what taking it would clash with. */
export const KelasRow = (props: Props) => {
  const { kelas, warnings, isOpen, t, language } = props
  const id = useId()
  const tempat = tempatText(kelas)
  return (
    <li className={styles['kelas']}>
      <div>
        <p className={styles['when']}>{kelasText(kelas, t, language)}</p>
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
