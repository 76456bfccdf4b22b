import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { JendelaCard } from '#kit/jendela/jendela-card.tsx'
import type { Registrasi } from '../use-registrasi.ts'

interface Props {
  of: Registrasi
  isOpening?: boolean
  /** Below the window: the meter of the plan on the screen. */
  children?: ReactNode
}

/** The window of a registration; what closes it is said here, what only keeps a plan from being sent beside the button. */
export const KrsJendela = ({ of: { waktu, now, block, reason }, isOpening = false, children }: Props) => {
  const { t } = useTranslation('krs')
  return (
    <JendelaCard
      label={t('window.label')}
      of={waktu}
      now={now}
      note={t('window.note')}
      isOpening={isOpening}
      reason={block?.isClosed ? reason : null}
    >
      {children}
    </JendelaCard>
  )
}
