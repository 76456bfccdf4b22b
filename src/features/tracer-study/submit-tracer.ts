import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchInBackground, refetchNow } from '#gateway/query/refetch-now.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import {
  getGetTracerFormQueryOptions,
  getListTracerFormQueryOptions,
  getSubmitTracerResponseMutationOptions,
} from '#generated/client/tracer-study/tracer-study.ts'
import type { SubmitTracerResponseBody } from '#generated/models/tracer-study/submitTracerResponseBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { object, text } from '#shared/wire/readers.ts'

/** Returns the draft name of a form. */
export const draftOf = (formId: string): string => `tracer-${formId}`

export const formQuery = (idMahasiswa: string, formId: string) => getGetTracerFormQueryOptions(formId, { idMahasiswa })

export const formsQuery = (idMahasiswa: string) => getListTracerFormQueryOptions({ idMahasiswa })

/** Answers to one form; different forms are separate writes. */
export interface SubmitTracer {
  idMahasiswa: string
  formId: string
  data: SubmitTracerResponseBody & { judul: string }
}

const isSent = async ({ client, idMahasiswa }: Caller, formId: string): Promise<boolean | null> =>
  (await refetchNow(client, formQuery(idMahasiswa, formId))).sudahDiisi

const readNoted = object({ formId: text })

/** Sends the answers to a form, which is final. Sent at most once: the form's own `sudahDiisi` is checked first. */
export const submitTracer = {
  operation: 'submitTracerResponse',
  words: 'tracer-study:send',
  describe: ({ data: { judul } }) => i18next.t('tracer-study:send.label', { judul }),
  send: ({ formId, idMahasiswa, data: { judul: _, ...data } }, { client }) =>
    sendWrite(client, getSubmitTracerResponseMutationOptions, { formId, params: { idMahasiswa }, data }),
  check: checkByReading(
    (noted) => readNoted(noted),
    async ({ formId }, caller) => {
      const sent = await isSent(caller, formId)
      if (sent === true) {
        removeDraft(outboxOwner(), draftOf(formId))
        refetchInBackground(caller.client, formsQuery(caller.idMahasiswa))
      }
      return sent
    },
  ),
  precheck: async ({ formId }, caller) => {
    const sent = await isSent(caller, formId)
    if (sent === null) return { changed: i18next.t('tracer-study:send.unclear') }
    return sent ? { changed: i18next.t('tracer-study:send.already') } : { snapshot: { formId } }
  },
} satisfies Action<SubmitTracer>
