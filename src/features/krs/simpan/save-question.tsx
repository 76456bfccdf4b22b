import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { pairText } from '../rencana/clash-text.ts'
import type { Terpilih } from '../rencana/plan.ts'
import { kelasText } from '../tawaran/kelas-select.tsx'
import type { KelasTawaran } from '../tawaran/makul-tawaran.ts'
import type { RegisteredChange } from './registered-change.ts'
import styles from './save-question.module.css'

interface Props {
  /** 'KRS' */
  name: string
  change: RegisteredChange
  onConfirm: () => void
  onCancel: () => void
}

/** Asked before a save that gives up something registered, or that clashes: by name, class, day and time. */
export const SaveQuestion = ({ name, change, onConfirm, onCancel }: Props) => {
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
    <ConfirmDialog
      onConfirm={onConfirm}
      onCancel={onCancel}
      confirmLabel={t('confirm.yes')}
      cancelLabel={t('confirm.back')}
    >
      <div className={styles['question']}>
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
        {lost.length + moved.length + lostCadangan.length > 0 ? <p>{t('confirm.seats')}</p> : null}
        <p>{t('confirm.question', { jenis: name })}</p>
      </div>
    </ConfirmDialog>
  )
}
