import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import { kelasText } from '../tawaran/kelas-select.tsx'
import { freeCadangan, freeKelas } from './choose-kelas.ts'
import { type Clash, isPartOf, otherOf, type UjianClash } from './clash.ts'
import { clashText } from './clash-text.ts'
import styles from './makul-row.module.css'
import type { Terpilih } from './plan.ts'
import type { KrsFormState } from './use-krs-form.ts'

/** More offers than this are no help. */
const MAX_OFFERS = 2

interface Props {
  form: KrsFormState
  own: Terpilih
}

/** Ways out of a clash: another class of either makul, or a reserve, that clashes with nothing. */
const Offers = ({ form, own, other }: Props & { other: Terpilih }) => {
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

/** What a pick clashes with, said at both sides; the ways out stand at the later one. A warning, no wall. */
export const ClashMessage = ({ form, own }: Props) => {
  const { t, i18n } = useTranslation('krs')
  const { idMakul } = own.makul
  const clashes = form.clashes.filter((one) => isPartOf(one, idMakul))
  const exams = form.ujianClashes.filter((one) => isPartOf(one, idMakul))
  const solved = clashes.find(({ second }) => second.makul.idMakul === idMakul)
  if (clashes.length === 0 && exams.length === 0) return null
  const lineOf = (clash: Clash | UjianClash) => {
    const isExam = 'tanggal' in clash
    const key = [otherOf(clash, idMakul).makul.idMakul, isExam ? clash.tanggal : clash.hari, clash.mulai].join(' ')
    return (
      <p key={key} className={isExam ? styles['exam'] : undefined}>
        <IconAlertTriangle size={16} aria-hidden />
        <span>{clashText(clash, idMakul, t, i18n.language)}</span>
      </p>
    )
  }
  return (
    <div className={styles['message']}>
      {clashes.map(lineOf)}
      {form.isEditable && solved ? <Offers form={form} own={own} other={solved.first} /> : null}
      {exams.map(lineOf)}
    </div>
  )
}
