import { useSearchParams } from 'react-router-dom'
import type { Waktu } from '#shared/wire/readers.ts'

/**
 * Returns the state of a form that a query parameter opens above the screen, so that a reload reopens it: `?tambah=ya`.
 * @param name of the parameter
 * @returns its value, null when no form is open, and a function that opens another form, or closes it with null
 */
export const useDialogParam = (name: string) => {
  const [query, setQuery] = useSearchParams()
  const setParam = (value: Waktu): void => {
    const { [name]: _, ...others } = Object.fromEntries(query)
    setQuery(value == null ? others : { ...others, [name]: value }, { replace: true })
  }
  return { param: query.get(name), setParam }
}
