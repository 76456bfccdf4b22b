import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { hasOpenLayer } from '#shared/browser/close-on-back.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import styles from './top-bar.module.css'

/**
 * Button that opens the search, as Ctrl+K does unless a dialog is open. Hidden below 768 px, where the drawer has it: the
 * top bar has no room.
 */
export const SearchButton = ({ onSearch }: { onSearch: () => void }) => {
  const { t } = useTranslation('app')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey || hasOpenLayer()) return
    event.preventDefault()
    onSearch()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <button
      type="button"
      className={`${buttonClass('icon')} ${styles.find}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
    >
      <IconSearch size={20} aria-hidden />
      <span>{t('search.short')}</span>
      <kbd aria-hidden>Ctrl K</kbd>
    </button>
  )
}
