import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import type { ProposalPrasyarat } from '#generated/client/proposal/readers.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { Until } from '#kit/jendela/until.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import styles from '../studi-akhir.module.css'
import { obstacleOf } from './proposal.ts'
import { createProposal } from './proposal-actions.ts'

/** Returns the reason why no proposal can be written now, as text; null when one can. */
export const useObstacle = (of: ProposalPrasyarat): Reason | null => {
  const { t, i18n } = useTranslation('proposal')
  const obstacle = obstacleOf(of, useNowMs())
  if (obstacle === null) return null
  if (obstacle.kind === 'campus') return { text: obstacle.text }
  const days = {
    mulai: formatTanggal(of.tanggalMulai, i18n.language),
    selesai: formatTanggal(of.tanggalSelesai, i18n.language),
  }
  return { text: t(`why.${obstacle.kind}`, days), next: obstacle.kind === 'refused' ? <Kontak /> : null }
}

/**
 * Last day of submission, with a countdown only when a proposal can be written, and the maximum number of proposals.
 */
export const Window = ({ of }: { of: ProposalPrasyarat }) => {
  const { t, i18n } = useTranslation('proposal')
  const { tanggalSelesai, maksimalUsulan } = of
  const obstacle = useObstacle(of)
  return (
    <div className={styles.minor}>
      {tanggalSelesai === null ? null : (
        <p>
          {obstacle === null ? (
            <Until action={t('submit')} value={tanggalSelesai} />
          ) : (
            t('window.until', { hari: formatTanggal(tanggalSelesai, i18n.language, 'weekday') })
          )}
        </p>
      )}
      {typeof maksimalUsulan !== 'number' ? null : <p>{t('most', { count: maksimalUsulan })}</p>}
    </div>
  )
}

/** Link to the form, or a disabled button with the reason. */
export const StartProposal = ({ of }: { of: ProposalPrasyarat }) => {
  const { t } = useTranslation('proposal')
  const reason = useReason({ of: createProposal, own: useObstacle(of) })
  if (reason)
    return (
      <ActionButton variant="main" reason={reason}>
        {t('add')}
      </ActionButton>
    )
  return (
    <div>
      <Link className={buttonClass('main')} to="/proposal/tambah">
        {t('add')}
      </Link>
    </div>
  )
}
