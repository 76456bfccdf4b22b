import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '#shared/i18n/i18n.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { LostDialog } from '#shared/ui/overlay/lost-dialog.tsx'
import { lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import type { RemindProps } from './remind-dialog.tsx'

/** Replaces the dialog when its file is lost. */
const Lost = ({ onClose, ...loss }: { error: unknown; onReload: () => void; onClose: () => void }) => {
  const { t } = useTranslation('ui')
  return <LostDialog title={t('ui:remind.button')} onClose={onClose} {...loss} />
}

const RemindDialog = lazyOptional(async () => (await withTexts(import('./remind-dialog.tsx'), 'ui')).RemindDialog, {
  onLoadError: (loss, { onClose }: RemindProps) => <Lost {...loss} onClose={onClose} />,
})

interface Props extends Omit<RemindProps, 'onClose'> {
  /** Text of the button when 'Ingatkan saya' is not specific enough. */
  label?: string
  /** Name of the event for screen readers, where several buttons are on a screen. */
  about?: string
  variant?: 'plain' | 'main' | 'quiet'
}

/**
 * Button that puts dated events into the calendar of the device, with reminders: opens a dialog with the choice. Disabled
 * while the campus has set no date.
 */
export const RemindButton = ({ label, about, variant = 'plain', ...rest }: Props) => {
  const { t } = useTranslation('ui')
  const [isOpen, setOpen] = useState(false)
  const reason = rest.events?.length === 0 ? ({ text: t('ui:ics.noDate'), kind: 'wait' } as const) : null
  const words = label ?? t('ui:remind.button')
  return (
    <>
      <ActionButton
        variant={variant}
        reason={reason}
        aria-label={about === undefined ? undefined : `${words}: ${about}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconBell size={20} aria-hidden />
        <span>{words}</span>
      </ActionButton>
      {isOpen ? <RemindDialog {...rest} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
