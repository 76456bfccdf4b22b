import { useTranslation } from 'react-i18next'
import { fromDevice } from '#shared/campus/campus-clock.ts'
import { formatJam, formatTanggal } from '#shared/campus/tanggal.ts'
import type { KeptDraft } from '#shared/form/use-draft.ts'
import { buttonClass } from '../button/button-class.ts'
import { Notice } from '../look/notice.tsx'
import { LeaveGuard } from './leave-guard.tsx'

/**
 * Placed at the top of every form with a draft: shows that input of an earlier visit was restored, offers to discard
 * it, and confirms before the user leaves with unsent input.
 */
export const DraftKeeper = ({ draft: { restoredAt, lostFiles, discard } }: { draft: KeptDraft }) => {
  const { t, i18n } = useTranslation('ui')
  return (
    <>
      <div role="status">
        {restoredAt === null ? null : (
          <Notice>
            <p>
              {t('draft.restored', {
                day: formatTanggal(fromDevice(restoredAt), i18n.language),
                time: formatJam(fromDevice(restoredAt), i18n.language),
              })}
            </p>
            {lostFiles.length > 0 ? (
              <p>{t('draft.files', { names: lostFiles.join(', '), count: lostFiles.length })}</p>
            ) : null}
            <button type="button" className={buttonClass('quiet')} onClick={discard}>
              {t('draft.discard')}
            </button>
          </Notice>
        )}
      </div>
      <LeaveGuard />
    </>
  )
}
