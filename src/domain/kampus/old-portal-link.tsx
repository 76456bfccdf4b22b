import { useTranslation } from 'react-i18next'
import { readCampusConfig } from '#gateway/campus/campus-config.ts'
import { webAddress } from '#shared/text/web-address.ts'

/**
 * Link to the old version of the portal, where some campuses fill in KHP (section 2); renders nothing without an
 * address.
 */
export const OldPortalLink = ({ className }: { className?: string }) => {
  const { t } = useTranslation('ui')
  const address = webAddress(readCampusConfig()?.url_sikad_legacy)
  return address ? (
    <a className={className} href={address} target="_blank" rel="noopener noreferrer">
      {t('ui:khp.link')}
    </a>
  ) : null
}
