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
 * The 500 page of a screen whose file is still lost after an automatic reload. Its only action applies a waiting new
 * version, since the host may only have the files of that version. Without one it reloads the page and fetches the
 * broken file again.
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
