import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import type { PaperScope } from '#gateway/wallet/paper-marks.ts'
import { allRows, type Listed } from '#shared/wire/readers.ts'
import type { PaperRequest } from './save-paper.ts'

/** A read that a paper shows. */
export interface PaperRead {
  key: QueryKey
  /** Fetches it now. Returns whether its response can be printed. @throws GatewayError */
  refetch: (client: QueryClient) => Promise<boolean>
}

type Params = PaperRequest['params']

/** A kind of paper that a student can store on the device, as declared by its subject. */
export interface PaperKind {
  /** Name in storage and in text keys: 'krs'. */
  kind: string
  scope: PaperScope
  /** Namespace of its texts. */
  subject: string
  /** Returns the address of its print page. */
  address: (params: Params) => string
  /** Loads the print page. */
  loadPage: () => Promise<ComponentType>
  /** Loads what is shown above the stored paper: an exam card at the gate. */
  loadPass?: () => Promise<ComponentType>
  /** Returns the read of the paper itself. It decides whether the paper changed. */
  own: (idMahasiswa: string, params: Params) => PaperRead
  /** Returns the other reads without which the paper is not complete. */
  others?: (idMahasiswa: string, params: Params) => readonly PaperRead[]
  /** Fields of its own response that differ in each response, such as a code with a limited validity. */
  passing?: readonly string[]
}

/**
 * Returns whether a paper has rows.
 * @throws Error when its list is unreadable: whether the campus issued the paper is then unknown
 */
export const hasPaperRows = <Row>(rows: Listed<Row> | null): boolean => {
  const known = allRows(rows)
  if (!known) throw new Error('the rows of a paper are unreadable')
  return known.length > 0
}

/**
 * Creates the read of a paper from generated query options.
 * @param isIssued returns whether a parsed response is a paper that can be printed
 */
export const paperRead = <Wire, Data>(
  options: UseQueryOptions<Wire, GatewayError, Data>,
  isIssued: (data: Data) => boolean = () => true,
): PaperRead => ({
  key: options.queryKey,
  refetch: async (client) => isIssued(await refetchNow(client, options)),
})
