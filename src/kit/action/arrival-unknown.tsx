import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { checkEntry } from '#gateway/writes/outbox.ts'
import type { OutboxEntry } from '#gateway/writes/outbox-entry.ts'
import { fromDevice } from '#shared/campus/campus-clock.ts'
import { formatJam } from '#shared/campus/tanggal.ts'
// oxlint-disable-next-line house/device-clock -- the age of a write, which this device has stamped
import { now } from '#shared/state/clock.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { ARRIVAL_MS } from './arrival.ts'

/** Reads once more when the write can no longer arrive: only then may the list show that it did not. */
const useCheckAtEnd = ({ key, since }: OutboxEntry): void => {
  useEffect(() => {
    const timer = setTimeout(() => void checkEntry(key), Math.max(0, since + ARRIVAL_MS - now().getTime()))
    return () => clearTimeout(timer)
  }, [key, since])
}

/** Notice that it is unknown whether a file arrived. The file may be sent again meanwhile. */
export const ArrivalUnknown = ({ entry }: { entry: OutboxEntry }) => {
  const { t, i18n } = useTranslation('ui')
  const { key, label, since, phase } = entry
  useCheckAtEnd(entry)
  return (
    <Notice tone="wait">
      <p>{t('ui:arrival.unknown', { label, time: formatJam(fromDevice(since), i18n.language) })}</p>
      <ActionButton variant="quiet" pending={phase === 'checking'} onClick={() => void checkEntry(key)}>
        {phase === 'checking' ? t('ui:checking.pending') : t('ui:checking.now')}
      </ActionButton>
    </Notice>
  )
}
