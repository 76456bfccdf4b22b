import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { markReported } from '#shared/state/reported-failures.ts'

type Failure = Pick<GatewayError, 'kind' | 'message'>

/**
 * Downloads one file, once however often the button is pressed.
 * @param fetchFile fetches the file, named by its response; it throws GatewayError
 */
export const useDownload = (fetchFile: () => Promise<Blob>) => {
  const isBusy = useRef(false) // two presses may come before the next render
  const { mutate, isPending, isSuccess, error } = useMutation<File, GatewayError>({
    mutationFn: async () => {
      const file = await fetchFile()
      if (file instanceof File) return file
      throw new GatewayError('', { kind: 'contract', operation: 'download' }) // a file without a name is not saved
    },
    onSuccess: saveFile,
    onError: markReported,
    onSettled: () => {
      isBusy.current = false
    },
  })
  /** Fetches the file and passes it to the browser to save; does nothing while it is in flight. */
  const start = (): void => {
    if (isBusy.current) return
    isBusy.current = true
    mutate()
  }
  /** Failure of the last download, which may be retried. */
  const failure: Failure | null = error
  return { start, isPending, isGiven: isSuccess, failure }
}

/** Returns a function that formats the failure of a download in the screen's language. */
export const useDownloadFailure = () => {
  const { t } = useTranslation('ui')
  return ({ kind, message }: Failure): string => {
    if (kind === 'network' || kind === 'timeout' || kind === 'assumed') return t(`shared:failure.${kind}`)
    return kind === 'contract' ? t('ui:files.nameless') : message
  }
}
