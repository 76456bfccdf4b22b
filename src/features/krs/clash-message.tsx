import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import { freeCadangan, freeKelas } from './choose-kelas.ts'
import { isPartOf, otherOf } from './clash.ts'
import { clashText, ujianClashText } from './clash-text.ts'
import { kelasText } from './kelas-select.tsx'
import styles from './makul-row.module.css'
import { pickMakul, removeMakul, type Terpilih } from './plan.ts'
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
  const { plan, setPlan, picks, cadangan } = form
  const moves = [own, other].flatMap((one) =>
    freeKelas(one, picks)
      .slice(0, MAX_OFFERS)
      .map((kelas) => ({ one, kelas })),
  )
  const reserves = moves.length > 0 ? [] : freeCadangan(own, picks, cadangan).slice(0, MAX_OFFERS)
  return (
    <>
      {moves.map(({ one: { makul }, kelas }) => (
        <button
          key={kelas.idKelas}
          type="button"
          className={buttonClass()}
          onClick={() => setPlan(pickMakul(plan, { idMakul: makul.idMakul, idKelas: kelas.idKelas }))}
        >
          {t('clash.move', { makul: makul.namaMakul, kelas: kelasText(kelas, t, i18n.language) })}
        </button>
      ))}
      {reserves.map(({ makul, kelas }) => (
        <button
          key={makul.idMakul}
          type="button"
          className={buttonClass()}
          onClick={() =>
            setPlan(pickMakul(removeMakul(plan, own.makul.idMakul), { idMakul: makul.idMakul, idKelas: kelas.idKelas }))
          }
        >
          {t('clash.replace', { makul: makul.namaMakul, kelas: kelasText(kelas, t, i18n.language) })}
        </button>
      ))}
    </>
  )
}

const ClashLine = ({ text, className }: { text: string; className?: string | undefined }) => (
  <p className={className}>
    <IconAlertTriangle size={16} aria-hidden />
    <span>{text}</span>
  </p>
)

/** What a pick clashes with, said at both sides; the ways out stand at the later one. A warning, no wall. */
export const ClashMessage = ({ form, own }: Props) => {
  const { t, i18n } = useTranslation('krs')
  const { idMakul } = own.makul
  const clashes = form.clashes.filter((one) => isPartOf(one, idMakul))
  const exams = form.ujianClashes.filter((one) => isPartOf(one, idMakul))
  const solved = clashes.find(({ second }) => second.makul.idMakul === idMakul)
  if (clashes.length === 0 && exams.length === 0) return null
  return (
    <div className={styles['message']}>
      {clashes.map((clash) => (
        <ClashLine
          key={`${otherOf(clash, idMakul).makul.idMakul} ${clash.hari} ${clash.mulai}`}
          text={clashText(clash, idMakul, t, i18n.language)}
        />
      ))}
      {form.isEditable && solved ? <Offers form={form} own={own} other={solved.first} /> : null}
      {exams.map((clash) => (
        <ClashLine
          key={`${otherOf(clash, idMakul).makul.idMakul} ${clash.tanggal} ${clash.mulai}`}
          className={styles['exam']}
          text={ujianClashText(clash, idMakul, t, i18n.language)}
        />
      ))}
    </div>
  )
}
