import { useEffect } from 'react'
import { setMenuConfig } from '#flags/flags.ts'
import { useGetMenuConfig } from '#generated/client/menu/menu.ts'

/** Fetches the server's menu configuration and passes it to the flags. Without it the campus values apply. */
export const useMenuConfig = (): void => {
  const { data, isError } = useGetMenuConfig()
  useEffect(() => {
    if (data !== undefined) setMenuConfig(data)
    else if (isError) setMenuConfig(undefined) // campus values at once, instead of after 2 s
  }, [data, isError])
}
