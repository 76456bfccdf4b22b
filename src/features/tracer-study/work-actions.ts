import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import type { TracerPekerjaan } from '#generated/client/tracer-study/readers.ts'
import {
  getCreateTracerWorkplaceMutationOptions,
  getDeleteTracerWorkplaceMutationOptions,
  getListTracerWorkplaceQueryOptions,
  getUpdateTracerWorkplaceMutationOptions,
} from '#generated/client/tracer-study/tracer-study.ts'
import type { CreateTracerWorkplaceBody } from '#generated/models/tracer-study/createTracerWorkplaceBody.zod.ts'
import type { UpdateTracerWorkplaceBody } from '#generated/models/tracer-study/updateTracerWorkplaceBody.zod.ts'
import type { Action } from '#kit/action/action.ts'
import { onceByList } from '#kit/action/once-by-list.ts'
import { replacesWhole } from '#kit/action/replaces-whole.ts'

/** Draft name of a new workplace. */
export const WORK_DRAFT = 'tracer-pekerjaan'

/** Variables of a new workplace. */
export interface AddWork {
  idMahasiswa: string
  data: CreateTracerWorkplaceBody
}

/** Adds a workplace. Checked against the list before sending, because a second request would create a duplicate. */
export const addWork = {
  operation: 'createTracerWorkplace',
  words: 'tracer-study:work.add',
  describe: ({ data: { namaPerusahaan } }) => i18next.t('tracer-study:work.add.label', { nama: namaPerusahaan }),
  send: (variables, { client }) => sendWrite(client, getCreateTracerWorkplaceMutationOptions, variables),
  ...onceByList<AddWork, TracerPekerjaan>({
    list: ({ client, idMahasiswa }) => refetchNow(client, getListTracerWorkplaceQueryOptions(idMahasiswa)),
    idOf: ({ idPekerjaan }) => idPekerjaan,
    same: {
      sent: ({ data: { namaPerusahaan, jabatan, tanggalMulai } }) => [namaPerusahaan, jabatan, tanggalMulai],
      row: ({ namaPerusahaan, jabatan, tanggalMulai }) => [namaPerusahaan, jabatan, tanggalMulai ?? ''],
    },
    mayDiffer: true,
    draft: () => WORK_DRAFT,
  }),
} satisfies Action<AddWork>

/** Variables of a changed workplace. */
export interface ChangeWork {
  idMahasiswa: string
  idPekerjaan: string
  data: UpdateTracerWorkplaceBody
}

/** Replaces a whole workplace; if another device has changed it since, the student decides. */
export const changeWork: Action<ChangeWork> = {
  operation: 'updateTracerWorkplace',
  words: 'tracer-study:work.change',
  describe: ({ data: { namaPerusahaan } }) => i18next.t('tracer-study:work.change.label', { nama: namaPerusahaan }),
  send: (variables, { client }) => sendWrite(client, getUpdateTracerWorkplaceMutationOptions, variables),
  ...replacesWhole(
    ({ idMahasiswa }: ChangeWork) => getListTracerWorkplaceQueryOptions(idMahasiswa),
    ({ data }, { idPekerjaan }) => {
      const work = data?.find((row) => row?.idPekerjaan === idPekerjaan)
      if (!work) return null
      const { idPekerjaan: _id, namaPenghasilan: _name, ...written } = work
      return written
    },
  ),
}

/** Variables of a deletion. */
export interface DeleteWork {
  idMahasiswa: string
  idPekerjaan: string
  /** For the confirmation dialog and the queue. */
  data: { nama: string }
}

/** Deletes a workplace; idempotent. */
export const deleteWork: Action<DeleteWork> = {
  operation: 'deleteTracerWorkplace',
  words: 'tracer-study:work.delete',
  describe: ({ data: { nama } }) => i18next.t('tracer-study:work.delete.label', { nama }),
  send: ({ idMahasiswa, idPekerjaan }, { client }) =>
    sendWrite(client, getDeleteTracerWorkplaceMutationOptions, { idMahasiswa, idPekerjaan }),
}
