import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type MenuEntry, useMenu } from '#flags/menu/menu.ts'

/** Returns the menu of the current user: an operator cannot switch to another account (readings, 107). */
export const useShownMenu = (): readonly MenuEntry[] | null => {
  const entries = useMenu()
  return useIsActing() ? (entries?.filter(({ id }) => id !== 'akun-lain') ?? null) : entries
}
