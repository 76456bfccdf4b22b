import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadMended } from '#shared/browser/chunk-errors.ts'
import { rawMessage } from '#shared/text/raw-message.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { useNewVersion, useOfferInScreen } from '#shared/version/new-version.ts'
import { addVersionTexts } from '#shared/version/version-texts.ts'
import { ErrorView } from './error-view.tsx'

interface Props {
  error: unknown
  inside: boolean
}

/**
 * The 500 page of a screen whose file is lost, and that was reloaded for it just now. Its one action is the new version where one
 * waits: the host may have the files of that one only. Otherwise the page is opened anew, with the broken file fetched again.
 */
export const LostScreen = ({ error, inside }: Props) => {
  useState(addVersionTexts)
  const { t } = useTranslation('app')
  const loadVersion = useNewVersion()
  useOfferInScreen(loadVersion !== null)
  const why = navigator.onLine ? 'shared:failure.file' : 'shared:failure.network'
  return (
    <ErrorView
      code={500}
      message={rawMessage(error)}
      hint={t('error.server.hint')}
      note={t(loadVersion ? 'version:lost' : why)}
      inside={inside}
      actions={
        <button type="button" className={buttonClass()} onClick={loadVersion ?? reloadMended}>
          <IconRefresh size={20} aria-hidden />
          <span>{t(loadVersion ? 'version:load' : 'error.server.button')}</span>
        </button>
      }
    />
  )
}
