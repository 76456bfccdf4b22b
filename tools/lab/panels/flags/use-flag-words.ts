import type { JsonValue } from '@openfeature/web-sdk'
import { useTranslation } from 'react-i18next'
import type { FlagRow } from '../../model/flag-list.ts'
import { useEntryName } from '../../model/use-entry-name.ts'
import { entryOfFlag } from '../../model/whole-menu.ts'

/** Display names of a flag and its values. */
export interface FlagWords {
  name: (key: string) => string
  about: (row: Pick<FlagRow, 'key' | 'description'>) => string
  value: (value: JsonValue) => string
}

/** Returns the panel's display names; a flag without them keeps the manifest's description. */
export const useFlagWords = (): FlagWords => {
  const { t } = useTranslation('lab-flags')
  const entryName = useEntryName()
  return {
    name: (key) => {
      const entry = entryOfFlag(key)
      if (!entry) return t(`name.${key}`, { defaultValue: key })
      return entry.children ? t('group', { entry: entryName(entry.id) }) : entryName(entry.id)
    },
    about: ({ key, description }) => {
      const entry = entryOfFlag(key)
      if (!entry) return t(`about.${key}`, { defaultValue: description })
      return entry.children ? t('aboutGroup') : t('aboutEntry', { route: entry.route })
    },
    value: (value) => {
      if (typeof value === 'boolean') return value ? t('on') : t('off')
      return typeof value === 'string' ? value : JSON.stringify(value)
    },
  }
}
