import { IconAlertTriangle, IconChevronDown, IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tempatText } from '#domain/jadwal/pertemuan.ts'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { joined } from '#shared/text/joined.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { hasSeat, kelasText, seatsText } from '../tawaran/catalogue.ts'
import { type Clash, clashText, freeCadangan, freeKelas, isPartOf, type UjianClash } from './clash.ts'
import styles from './makul-row.module.css'
import type { Pilihan, Terpilih } from './plan.ts'
import type { KrsFormState } from './use-krs-form.ts'

interface Props {
  own: Terpilih
  form: KrsFormState
  /** The surrounding list; it receives the focus when the row is removed. */
  list: RefObject<HTMLElement | null>
  isBad?: boolean
  /** Tags shown beside the name. */
  tags: ReactNode
  onKelas: (pilihan: Pilihan) => void
  /** Shown below the row, never collapsed. */
  children?: ReactNode
}

/** A chosen makul with its class; full classes are disabled. Collapses to two lines on a narrow screen. */
export const MakulRow = (props: Props) => {
  const { own, form, list, isBad = false, tags, onKelas, children } = props
  const { makul, kelas } = own
  const { idMakul } = makul
  const { isEditable, drop } = form
  const { t, i18n } = useTranslation('krs')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const when = kelasText({ ...kelas, sisa: null }, t, i18n.language)
  const classes = [styles.row, isBad ? styles.bad : '', isOpen ? styles.open : '']
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <div className={styles.name}>
        <h3>
          <MakulLink of={makul}>{makul.namaMakul}</MakulLink>
        </h3>
        <p>{joined(makul.kodeMakul, tempatText(kelas))}</p>
        <div className={styles.tags}>{tags}</div>
      </div>
      <p className={styles.sks}>{makul.sks === null ? '–' : t('sks.value', { count: makul.sks })}</p>
      <button
        type="button"
        className={`${buttonClass('icon')} ${styles.toggle}`}
        aria-label={t('picks.details', { makul: makul.namaMakul })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={20} aria-hidden />
      </button>
      <p className={styles.when}>{when}</p>
      <div id={id} className={styles.more}>
        <div className={styles.pick}>
          {isEditable ? (
            <div className={styles.select}>
              <select
                aria-label={t('kelas.of', { makul: makul.namaMakul })}
                value={kelas.idKelas}
                onChange={({ target }) => onKelas({ idMakul, idKelas: target.value })}
              >
                {[...makul.kelas.entries()].map(([place, one]) => (
                  <option key={place} value={one.idKelas} disabled={!hasSeat(one) && one.idKelas !== kelas.idKelas}>
                    {kelasText(one.idKelas === kelas.idKelas ? { ...one, sisa: null } : one, t, i18n.language)}
                  </option>
                ))}
              </select>
              <IconChevronDown size={16} aria-hidden />
              {/* Below the select, so that it is not truncated. */}
              {kelas.sisa === null ? null : <p className={styles.seats}>{seatsText(kelas, t)}</p>}
            </div>
          ) : (
            <p className={styles.text}>{when}</p>
          )}
        </div>
        {isEditable ? (
          <button
            type="button"
            className={`${buttonClass('icon')} ${styles.drop}`}
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

/** Maximum number of suggestions. */
const MAX_OFFERS = 2

type ClashProps = Pick<Props, 'form' | 'own'>

/** Suggestions that resolve a clash: another class of either makul, or a reserve, without any clash. */
const Offers = ({ form, own, other }: ClashProps & { other: Terpilih }) => {
  const { t, i18n } = useTranslation('krs')
  const { pick, drop, picks, cadangan } = form
  const moves = [own, other].flatMap((one) =>
    freeKelas(one, picks)
      .slice(0, MAX_OFFERS)
      .map((kelas) => ({ makul: one.makul, kelas, text: 'clash.move', instead: null })),
  )
  const reserves = freeCadangan(own, picks, cadangan)
    .slice(0, MAX_OFFERS)
    .map((one) => ({ ...one, text: 'clash.replace', instead: own.makul.idMakul }))
  return (moves.length > 0 ? moves : reserves).map(({ makul, kelas, text, instead }) => (
    <button
      key={`${makul.idMakul} ${kelas.idKelas}`}
      type="button"
      className={buttonClass()}
      onClick={() => {
        if (instead !== null) drop(instead)
        pick({ idMakul: makul.idMakul, idKelas: kelas.idKelas })
      }}
    >
      {t(text, { makul: makul.namaMakul, kelas: kelasText(kelas, t, i18n.language) })}
    </button>
  ))
}

/** Clashes of a pick, shown at both picks; suggestions only at the later one. Sending is not blocked. */
export const ClashMessage = ({ form, own }: ClashProps) => {
  const { t, i18n } = useTranslation('krs')
  const { idMakul } = own.makul
  const clashes = form.clashes.filter((one) => isPartOf(one, idMakul))
  const exams = form.ujianClashes.filter((one) => isPartOf(one, idMakul))
  const solved = clashes.find(({ second }) => second.makul.idMakul === idMakul)
  if (clashes.length === 0 && exams.length === 0) return null
  const linesOf = (list: readonly (Clash | UjianClash)[], className?: string) =>
    [...list.entries()].map(([place, clash]) => (
      <p key={place} className={className}>
        <IconAlertTriangle size={16} aria-hidden />
        <span>{clashText(clash, idMakul, t, i18n.language)}</span>
      </p>
    ))
  return (
    <div className={styles.message}>
      {linesOf(clashes)}
      {form.isEditable && solved ? <Offers form={form} own={own} other={solved.first} /> : null}
      {linesOf(exams, styles.exam)}
    </div>
  )
}
