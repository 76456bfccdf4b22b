import { useSearchParams } from 'react-router-dom'
import type { Waktu } from '#shared/wire/readers.ts'

/**
 * The form that the address says is open above the screen, so that a reload comes back to it: `?tambah=ya`.
 * @param name in the address
 * @returns its value, null where none is open; and what opens another one, or with null closes it
 */
export const useDialogParam = (name: string) => {
  const [query, setQuery] = useSearchParams()
  const setParam = (value: Waktu): void => {
    const { [name]: _, ...others } = Object.fromEntries(query)
    setQuery(value == null ? others : { ...others, [name]: value }, { replace: true })
  }
  return { param: query.get(name), setParam }
}
