import type { ReactNode } from 'react'
import type { GatewayError } from '#gateway/gateway-error.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'

/** What the kit needs of a query: the result of a generated hook, handed on as it is. */
export interface Asked<Data> {
  data: Data | undefined
  /** Milliseconds since 1970, 0 without data. */
  dataUpdatedAt: number
  error: GatewayError | null
  isPending: boolean
  refetch: () => unknown
}

export interface AnswerProps<Data, Part> {
  of: Asked<Data>
  /** What is shown of the answer; null where it can not be read: the failure card says so, it never looks empty. */
  part: (answer: Data) => Part | null | undefined
  /** Height of what comes, in lines. */
  lines: number
  children: (part: Part) => ReactNode
}

/** What is shown of an answer: nothing yet, its failure with 'Muat Ulang', that it can not be read, or its part. */
export const Answer = <Data, Part>({ of, part, lines, children }: AnswerProps<Data, Part>) => {
  const { data, error, isPending, refetch } = of
  return (
    <AsyncBody
      data={data === undefined ? undefined : part(data)}
      isPending={isPending}
      error={error}
      onReload={refetch}
      lines={lines}
    >
      {children}
    </AsyncBody>
  )
}
