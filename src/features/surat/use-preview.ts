import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { readPreviewSurat, type SuratPratinjau } from '#generated/client/surat/readers.ts'
import { getPreviewSuratMutationOptions } from '#generated/client/surat/surat.ts'
import type { CreateSuratBody } from '#generated/models/surat/createSuratBody.zod.ts'
import { PreviewSuratBody } from '#generated/models/surat/previewSuratBody.zod.ts'
import { useReported } from '#shared/state/use-reported.ts'
import { isWhole } from '#shared/wire/readers.ts'

/** Delay in milliseconds between the last keystroke and the request for a preview. */
const PAUSE_MS = 800

/** Returns whether all lines of the preview could be read. */
const isWholePreview = ({ paragraf, identitas }: SuratPratinjau): boolean =>
  paragraf !== null && isWhole(paragraf) && isWhole(identitas)

/** Returns the value once it has not changed for `PAUSE_MS`. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/**
 * Returns the live preview of a request. It is requested when the body is complete and typing pauses; a newer body
 * aborts the previous call, and the last good preview stays.
 * @param body null while a required field is empty or invalid
 * @param isOff true when it cannot be requested now: an operator, a campus without the operation, no network
 */
export const usePreview = (idMahasiswa: string, body: CreateSuratBody | null, isOff: boolean) => {
  const wanted = body === null ? '' : JSON.stringify(body)
  const settled = useSettled(wanted)
  const [good, setGood] = useState<SuratPratinjau | null>(null)
  const query = useQuery<SuratPratinjau, GatewayError>({
    queryKey: ['previewSurat', idMahasiswa, settled],
    queryFn: async ({ client, signal }) => {
      const data = PreviewSuratBody.parse(JSON.parse(settled))
      return readPreviewSurat(
        await sendWrite(client, getPreviewSuratMutationOptions, { idMahasiswa, data }, { signal }),
      )
    },
    enabled: settled !== '' && settled === wanted && !isOff,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useReported(query.error)
  const { data } = query
  const isUnreadable = data !== undefined && !isWholePreview(data)
  if (data && !isUnreadable && data !== good) setGood(data)
  return {
    /** The last readable preview. */
    preview: good,
    /** True while a newer preview is pending. */
    isUpdating: wanted !== '' && !isOff && (settled !== wanted || query.isFetching),
    /** True when the preview matches the current form values. */
    isCurrent: wanted !== '' && settled === wanted && data !== undefined && data === good,
    error: settled === wanted ? query.error : null,
    isUnreadable,
    refetch: () => void query.refetch(),
  }
}
