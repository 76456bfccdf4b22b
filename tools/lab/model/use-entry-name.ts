import { useTranslation } from 'react-i18next'

/** Returns the label of a menu entry as shown to the student; its id before the app's texts are loaded. */
export const useEntryName = (): ((id: string) => string) => {
  const { t } = useTranslation('app')
  return (id) => t(`menu.${id}`, { defaultValue: id })
}
