import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import styles from './search-box.module.css'

interface Props {
  /** What is searched: 'Cari judul'. */
  label: string
  /** What the address says now. */
  value: string
  onSearch: (text: string) => void
}

const FIELD = 'cari'

/** What narrows a list by words. It is sent by a press, so that a slow phone is not asked with every letter. */
export const SearchBox = ({ label, value, onSearch }: Props) => {
  const { t } = useTranslation('ui')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = value // back and on; who is in the field stays in it
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
