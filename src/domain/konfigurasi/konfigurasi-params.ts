import type { ListConfigurationParams } from '#generated/models/konfigurasi/listConfigurationParams.zod.ts'

/** Query of listConfiguration: all settings of the campus at once (section 9: configuration list size 1000). */
export const KONFIGURASI_PARAMS: ListConfigurationParams = { itemsPerPage: 1000 }
