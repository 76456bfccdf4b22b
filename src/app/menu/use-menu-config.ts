import { useEffect } from 'react'
import { setMenuConfig } from '#flags/flags.ts'
import { useGetMenuConfig } from '#generated/client/menu/menu.ts'

/** Asks for the server's menu configuration and hands the answer to the flags. Without it campus values stand. */
export const useMenuConfig = (): void => {
  const { data, isError } = useGetMenuConfig()
  useEffect(() => {
    if (data !== undefined) setMenuConfig(data)
    else if (isError) setMenuConfig(undefined) // campus values, without waiting for the 2 s
  }, [data, isError])
}
