import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Notice } from '#shared/ui/notice.tsx'
import type { KrsFormState } from './use-krs-form.ts'

/** What a plan that was made earlier does not have in common with the offer of now. */
export const DifferenceList = ({ form }: { form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const { differences, drop } = form
  return (
    <div role="status">
      {differences.length > 0 ? (
        <Notice tone="warn">
          <p>{t('difference.title', { count: differences.length })}</p>
          <ul>
            {differences.map(({ pilihan, what, makul }) => {
              const nama = makul?.namaMakul ?? pilihan.idMakul
              return (
                <li key={`${pilihan.idMakul} ${pilihan.idKelas}`}>
                  {t(`difference.${what}`, { makul: nama, alasan: makul?.alasanTidakEligible ?? '' })}{' '}
                  <button type="button" className={buttonClass('quiet')} onClick={() => drop(pilihan.idMakul)}>
                    {t('action.drop', { makul: nama })}
                  </button>
                </li>
              )
            })}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}
