import { useEffect, useState } from 'react'

/** Delay between the last letter and the search. */
const DEBOUNCE_MS = 300
/** Minimum length of a search: fewer letters would match half of a list. */
const MINIMUM_LETTERS = 2

/** Reports the search text after a pause in typing; an empty field is reported at once. */
export const useSearchText = (onSearch: (text: string) => void) => {
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState('')
  const text = typed.trim().length < MINIMUM_LETTERS ? '' : typed.trim()
  useEffect(() => {
    if (text === told) return
    const tell = () => {
      setTold(text)
      onSearch(text)
    }
    const timer = setTimeout(tell, text === '' ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, told, onSearch])
  return { text, minimum: MINIMUM_LETTERS, isWaiting: text !== told, note: setTyped }
}
