import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import styles from './search-box.module.css'

interface Props {
  /** Label of the search: 'Cari judul'. */
  label: string
  /** Current value in the address. */
  value: string
  onSearch: (text: string) => void
}

const FIELD = 'cari'

/** Search filter. It is submitted by a press, so that not every letter sends a request on a slow phone. */
export const SearchBox = ({ label, value, onSearch }: Props) => {
  const { t } = useTranslation('ui')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = value // after back or forward; sets the value without moving the focus
  }, [value])
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(FIELD)
    onSearch(typeof typed === 'string' ? typed.trim() : '')
  }
  return (
    <form className={styles.search} onSubmit={search}>
      <TextInput ref={field} label={label} type="search" name={FIELD} autoComplete="off" />
      <button type="submit" className={buttonClass()}>
        {t('ui:list.search')}
      </button>
    </form>
  )
}
