import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { fetchDokumen } from '#gateway/dokumen.ts'
import type { GatewayError } from '#gateway/gateway-error.ts'
import { markReported } from '#shared/reported-failures.ts'
import { saveFile } from '#shared/save-file.ts'

/** A download as its line shows it. */
export interface Download {
  /** Fetches the file and gives it to the browser to save; nothing while it is on its way. */
  start: () => void
  isPending: boolean
  /** Why it did not come; it may be asked for again. */
  failure: Pick<GatewayError, 'kind' | 'message'> | null
}

/**
 * Fetching one file below the gateway, once however often it is pressed.
 * @param path as `placeOf` of the gateway gives it
 */
export const useDownload = (path: string): Download => {
  const isBusy = useRef(false) // two presses may come before the first is drawn
  const { mutate, isPending, error } = useMutation<File, GatewayError>({
    mutationFn: () => fetchDokumen(path),
    onSuccess: saveFile,
    onError: markReported,
    onSettled: () => {
      isBusy.current = false
    },
  })
  const start = (): void => {
    if (isBusy.current) return
    isBusy.current = true
    mutate()
  }
  return { start, isPending, failure: error }
}
