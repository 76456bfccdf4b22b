import { IconChevronDown, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import { KelasSelect, kelasText } from './kelas-select.tsx'
import { MakulName } from './makul-name.tsx'
import styles from './makul-row.module.css'
import type { Terpilih } from './plan.ts'

interface Props {
  own: Terpilih
  isEditable: boolean
  isBad?: boolean
  /** What is said of it beside its name. */
  tags: ReactNode
  onDrop: () => void
  onKelas: (idKelas: string) => void
  /** Below all, never hidden. */
  children?: ReactNode
}

/** A chosen makul with its class. On a narrow window it is two lines, and opens for what is done less often. */
export const MakulRow = ({
  own: { makul, kelas },
  isEditable,
  isBad = false,
  tags,
  onDrop,
  onKelas,
  children,
}: Props) => {
  const { t, i18n } = useTranslation('krs')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const classes = [styles['row'], isBad ? styles['bad'] : '', isOpen ? styles['open'] : '']
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <MakulName makul={makul} kelas={kelas}>
        {tags}
      </MakulName>
      <p className={styles['sks']}>{makul.sks === null ? '–' : t('sks.value', { count: makul.sks })}</p>
      <button
        type="button"
        className={`${buttonClass('icon')} ${String(styles['toggle'])}`}
        aria-label={t('picks.details', { makul: makul.namaMakul })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={20} aria-hidden />
      </button>
      <p className={styles['when']}>{kelasText({ ...kelas, sisa: null }, t, i18n.language)}</p>
      <div id={id} className={styles['more']}>
        <div className={styles['pick']}>
          <KelasSelect makul={makul} idKelas={kelas.idKelas} isEditable={isEditable} onChange={onKelas} />
        </div>
        {isEditable ? (
          <button
            type="button"
            className={`${buttonClass('icon')} ${String(styles['drop'])}`}
            aria-label={t('action.drop', { makul: makul.namaMakul })}
            onClick={onDrop}
          >
            <IconX size={20} aria-hidden />
          </button>
        ) : null}
      </div>
      {children}
    </li>
  )
}
