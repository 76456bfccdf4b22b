import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { pairText, ujianPairText } from './clash-text.ts'
import type { JenisKrs } from './jenis-krs.ts'
import { kelasText } from './kelas-select.tsx'
import type { KelasTawaran } from './makul-tawaran.ts'
import type { Terpilih } from './plan.ts'
import type { RegisteredChange } from './registered-change.ts'
import styles from './save-question.module.css'

interface Props {
  jenis: JenisKrs
  change: RegisteredChange
  onConfirm: () => void
  onCancel: () => void
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 ? (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  ) : null

/** Before a save that gives up something registered, or that clashes: by name, class, day and time. */
export const SaveQuestion = ({ jenis, change, onConfirm, onCancel }: Props) => {
  const { t, i18n } = useTranslation('krs')
  const { lost, moved, lostCadangan, added, clashes, ujianClashes } = change
  const kelasOf = (kelas: KelasTawaran) => kelasText({ ...kelas, sisa: null }, t, i18n.language)
  const lineOf = ({ makul, kelas }: Terpilih) => t('confirm.line', { makul: makul.namaMakul, kelas: kelasOf(kelas) })
  const isGivenUp = lost.length + moved.length + lostCadangan.length > 0
  return (
    <ConfirmDialog
      onConfirm={onConfirm}
      onCancel={onCancel}
      confirmLabel={t('confirm.yes')}
      cancelLabel={t('confirm.back')}
    >
      <div className={styles['question']}>
        <Lines title={t('confirm.lost', { count: lost.length })} lines={lost.map(lineOf)} />
        <Lines
          title={t('confirm.moved', { count: moved.length })}
          lines={moved.map(({ makul, from, to }) =>
            t('confirm.move', { makul: makul.namaMakul, dari: kelasOf(from), ke: kelasOf(to) }),
          )}
        />
        <Lines title={t('confirm.lostReserve', { count: lostCadangan.length })} lines={lostCadangan.map(lineOf)} />
        <Lines title={t('confirm.added', { count: added.length })} lines={added.map(lineOf)} />
        <Lines
          title={t('clash.count', { count: clashes.length })}
          lines={clashes.map((clash) => pairText(clash, t, i18n.language))}
        />
        <Lines
          title={t('clash.examCount', { count: ujianClashes.length })}
          lines={ujianClashes.map((clash) => ujianPairText(clash, t, i18n.language))}
        />
        {isGivenUp ? <p>{t('confirm.seats')}</p> : null}
        <p>{t('confirm.question', { jenis: jenis.toUpperCase() })}</p>
      </div>
    </ConfirmDialog>
  )
}
