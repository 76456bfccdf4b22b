import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ActingContext, ReadOnlyContext, useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { guardWrites } from '#gateway/call/write-guard.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog.tsx'
import { DialogNote } from '#shared/ui/overlay/dialog-note.ts'
import { PrintNote } from '#shared/ui/print/print-note.ts'
import { checkWrite } from './check-write.ts'
import { allowWrites, bindStudent, isBoundTo, isWritable, useWritable } from './chosen-student.ts'
import { OperatorBanner } from './operator-banner.tsx'
import { useRightCheck } from './use-right-check.ts'

/** Guards each write: the student on the screen, in storage, and with allowed changes must be the same. */
const useGuardedWrites = (idMahasiswa: string): void => {
  const { t } = useTranslation('operator')
  useEffect(() => {
    bindStudent(idMahasiswa)
    return guardWrites((operation, path) => {
      const tab = { idMahasiswa, isBound: isBoundTo(idMahasiswa), isWritable: isWritable(idMahasiswa) }
      const refusal = checkWrite(operation, path, tab)
      if (refusal === null) return null
      return refusal === 'other' ? t('refused.other') : t('refused.readOnly')
    })
  }, [idMahasiswa, t])
}

/** Reserves space for the banner's line above other sticky elements at the top of the page. */
const useRoomForBanner = (): void =>
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['acting'] = ''
    return () => {
      delete dataset['acting']
    }
  }, [])

/** Returns the control whose reason contains an element. The reason disappears, so the control receives the focus. */
const controlOf = (inReason: Element): HTMLElement | null => {
  const reason = inReason.closest('[id]')
  return reason && document.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(reason.id)}"]`)
}

/**
 * Manages the confirmation before changes are allowed. It is opened from the banner or from the reason of an action,
 * which may be in a dialog.
 */
const useAllowing = (idMahasiswa: string) => {
  const [asking, setAsking] = useState(false)
  const control = useRef<HTMLElement | null>(null)
  const ask = (from: HTMLElement | null) => {
    control.current = from
    setAsking(true)
  }
  return {
    asking,
    ask: () => ask(null),
    askInReason: ({ currentTarget }: { currentTarget: Element }) => ask(controlOf(currentTarget)),
    cancel: () => setAsking(false),
    allow: () => {
      flushSync(() => setAsking(false)) // the control behind the dialog cannot be focused before
      control.current?.focus()
      allowWrites(idMahasiswa)
    },
  }
}

/**
 * Frame around every screen of an operator (readings, 18): the banner, the reason that disables changes, the write
 * guard.
 */
export const OperatorFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('operator')
  const idMahasiswa = useIdMahasiswa()
  const nama = useBiodataSingkat().biodataSingkat?.nama ?? ''
  const writable = useWritable(idMahasiswa)
  const { asking, ask, askInReason, allow, cancel } = useAllowing(idMahasiswa)
  useGuardedWrites(idMahasiswa)
  useRightCheck()
  useRoomForBanner()
  const button = (
    <button type="button" className={buttonClass('quiet')} onClick={askInReason}>
      {t('allow')}
    </button>
  )
  const who = { nama, idMahasiswa }
  return (
    <ReadOnlyContext value={writable ? null : { text: t('reason'), next: button, rule: 'operator' }}>
      <PrintNote value={t('print', who)}>
        <OperatorBanner {...who} writable={writable} onAllow={ask} />
        <DialogNote value={t('for', who)}>
          <ActingContext value={nama || idMahasiswa}>{children}</ActingContext>
        </DialogNote>
        {asking ? (
          <ConfirmDialog onConfirm={allow} onCancel={cancel}>
            {t('allow.question', who)}
          </ConfirmDialog>
        ) : null}
      </PrintNote>
    </ReadOnlyContext>
  )
}
