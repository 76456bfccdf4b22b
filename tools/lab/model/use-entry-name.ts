import { useTranslation } from 'react-i18next'

/** The name of a menu entry as the student reads it; its id where the texts of the app have not arrived. */
export const useEntryName = (): ((id: string) => string) => {
  const { t } = useTranslation('app')
  return (id) => t(`menu.${id}`, { defaultValue: id })
}
