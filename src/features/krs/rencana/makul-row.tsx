import { IconChevronDown, IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tempatText } from '#domain/jadwal/pertemuan.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { KelasSelect, kelasText } from '../tawaran/kelas-select.tsx'
import styles from './makul-row.module.css'
import type { Pilihan, Terpilih } from './plan.ts'
import type { KrsFormState } from './use-krs-form.ts'

interface Props {
  own: Terpilih
  form: KrsFormState
  /** The list that it stands in: it takes the focus when the row leaves, with its button. */
  list: RefObject<HTMLElement | null>
  isBad?: boolean
  /** What is said of it beside its name. */
  tags: ReactNode
  onKelas: (pilihan: Pilihan) => void
  /** Below all, never hidden. */
  children?: ReactNode
}

/** A chosen makul with its class. On a narrow window it is two lines, and opens for what is done less often. */
export const MakulRow = (props: Props) => {
  const { own, form, list, isBad = false, tags, onKelas, children } = props
  const { makul, kelas } = own
  const { idMakul } = makul
  const { isEditable, drop } = form
  const { t, i18n } = useTranslation('krs')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const when = kelasText({ ...kelas, sisa: null }, t, i18n.language)
  const classes = [styles['row'], isBad ? styles['bad'] : '', isOpen ? styles['open'] : '']
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <div className={styles['name']}>
        <h3>{makul.namaMakul}</h3>
        <p>{[makul.kodeMakul, tempatText(kelas)].filter(Boolean).join(' · ')}</p>
        <div className={styles['tags']}>{tags}</div>
      </div>
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
      <p className={styles['when']}>{when}</p>
      <div id={id} className={styles['more']}>
        <div className={styles['pick']}>
          {isEditable ? (
            <KelasSelect makul={makul} idKelas={kelas.idKelas} onChange={(idKelas) => onKelas({ idMakul, idKelas })} />
          ) : (
            <p className={styles['text']}>{when}</p>
          )}
        </div>
        {isEditable ? (
          <button
            type="button"
            className={`${buttonClass('icon')} ${String(styles['drop'])}`}
            aria-label={t('action.drop', { makul: makul.namaMakul })}
            onClick={() => {
              drop(idMakul)
              list.current?.focus()
            }}
          >
            <IconX size={20} aria-hidden />
          </button>
        ) : null}
      </div>
      {children}
    </li>
  )
}
