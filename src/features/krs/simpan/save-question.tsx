import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { clashesOf, pairText, ujianClashesOf } from '../rencana/clash.ts'
import { type Pilihan, type Plan, resolvePilihan, type Terpilih } from '../rencana/plan.ts'
import { type Catalogue, type KelasTawaran, kelasText } from '../tawaran/catalogue.ts'
import styles from './save-question.module.css'

const idsOf = (rows: readonly Pilihan[]) => new Set(rows.map(({ idMakul }) => idMakul))

/** Returns what a save changes, as it replaces the whole registration, and the clashes of the plan. */
export const changeOf = (plan: Plan, registered: Plan, catalogue: Catalogue) => {
  const picks = resolvePilihan(plan.makul, catalogue)
  const before = resolvePilihan(registered.makul, catalogue)
  const [now, then] = [idsOf(plan.makul), idsOf(registered.makul)]
  const isKept = new Set([...now, ...idsOf(plan.makulCadangan)])
  return {
    lost: before.filter(({ makul }) => !now.has(makul.idMakul)),
    /** Registered makul that would change their class. */
    moved: before.flatMap(({ makul, kelas: from }) => {
      const to = picks.find((one) => one.makul.idMakul === makul.idMakul)?.kelas
      return to && to.idKelas !== from.idKelas ? [{ makul, from, to }] : []
    }),
    lostCadangan: resolvePilihan(registered.makulCadangan, catalogue).filter(({ makul }) => !isKept.has(makul.idMakul)),
    added: picks.filter(({ makul }) => !then.has(makul.idMakul)),
    clashes: clashesOf(picks),
    ujianClashes: ujianClashesOf(picks),
  }
}
type RegisteredChange = ReturnType<typeof changeOf>

/** Returns whether a save needs confirmation: something registered would be lost or moved, or the plan has clashes. */
export const needsConfirmation = ({ lost, moved, lostCadangan, clashes, ujianClashes }: RegisteredChange): boolean =>
  [lost, moved, lostCadangan, clashes, ujianClashes].flat().length > 0

interface Props {
  /** 'KRS' */
  name: string
  change: RegisteredChange
}

/** Confirmation before a save that drops something registered or has clashes; lists name, class, day and time. */
export const SaveQuestion = ({ name, change }: Props) => {
  const { t, i18n } = useTranslation('krs')
  const { lost, moved, lostCadangan, added, clashes, ujianClashes } = change
  const kelasOf = (kelas: KelasTawaran) => kelasText({ ...kelas, sisa: null }, t, i18n.language)
  const lineOf = ({ makul, kelas }: Terpilih) => t('confirm.line', { makul: makul.namaMakul, kelas: kelasOf(kelas) })
  const moveOf = ({ makul, from, to }: (typeof moved)[number]) =>
    t('confirm.move', { makul: makul.namaMakul, dari: kelasOf(from), ke: kelasOf(to) })
  const groups: [heading: string, lines: string[]][] = [
    ['confirm.lost', lost.map(lineOf)],
    ['confirm.moved', moved.map(moveOf)],
    ['confirm.lostReserve', lostCadangan.map(lineOf)],
    ['confirm.added', added.map(lineOf)],
    ['clash.count', clashes.map((clash) => pairText(clash, t, i18n.language))],
    ['clash.examCount', ujianClashes.map((clash) => pairText(clash, t, i18n.language))],
  ]
  return (
    <div className={styles.question}>
      {groups.map(([heading, lines]) =>
        lines.length > 0 ? (
          <Fragment key={heading}>
            <h3>{t(heading, { count: lines.length })}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Fragment>
        ) : null,
      )}
      {[lost, moved, lostCadangan].flat().length > 0 ? <p>{t('confirm.seats')}</p> : null}
      <p>{t('confirm.question', { jenis: name })}</p>
    </div>
  )
}
