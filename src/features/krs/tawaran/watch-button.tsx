import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { MAX_WATCHED } from './use-seat-watch.ts'

interface Props {
  names: { makul: string; kelas: string }
  isWatched: boolean
  /** True when the page watches as many classes as it may. */
  isFull: boolean
  onToggle: () => void
  t: TFunction<'krs'>
}

/** Starts or stops watching a full class. */
export const WatchButton = ({ names, isWatched, isFull, onToggle, t }: Props) => {
  const Icon = isWatched ? IconEyeOff : IconEye
  return (
    <ActionButton
      aria-label={t(isWatched ? 'watch.stop' : 'watch.start', names)}
      reason={isFull && !isWatched ? { text: t('watch.max', { count: MAX_WATCHED }), kind: 'wait' } : null}
      onClick={onToggle}
    >
      <Icon size={20} aria-hidden />
      <span>{t(isWatched ? 'watch.stopShort' : 'watch.startShort')}</span>
    </ActionButton>
  )
}
