import { IconDownload } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NotSaved } from '#kit/files/not-saved.tsx'
import { useDownload, useDownloadFailure } from '#kit/files/use-download.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { FieldError } from '#shared/ui/form/field.tsx'

interface Props extends Pick<ComponentProps<typeof ActionButton>, 'variant' | 'reason'> {
  /**
   * Fetches the file, named by its answer.
   * @throws GatewayError
   */
  fetchFile: () => Promise<Blob>
  children: ReactNode
}

/** Button that downloads one file of an operation and shows its error in place. */
export const DownloadButton = ({ fetchFile, children, ...button }: Props) => {
  const { t } = useTranslation('ui')
  const { start, isPending, isGiven, failure } = useDownload(fetchFile)
  const sentenceOf = useDownloadFailure()
  const id = useId()
  return (
    <div>
      <ActionButton {...button} pending={isPending} onClick={start}>
        <IconDownload size={20} aria-hidden />
        <span>{children}</span>
      </ActionButton>
      <span role="status">{isPending ? t('ui:files.pending') : ''}</span>
      <NotSaved isGiven={isGiven} />
      {failure ? (
        <div role="alert">
          <FieldError id={id} text={sentenceOf(failure)} />
        </div>
      ) : null}
    </div>
  )
}
