interface Badge {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** Browsers without a badge have no such method; others reject while the portal is not installed. */
const ignored = (): void => undefined

/** Shows a number on the icon of the installed portal, where the browser can; 0 removes it. */
export const setAppBadge = (count: number): void => {
  const badge: Badge = navigator
  if (count === 0) clearAppBadge()
  else badge.setAppBadge?.(count).catch(ignored)
}

/** Removes the number from the icon: it belongs to the student whose session ends. */
export const clearAppBadge = (): void => {
  const badge: Badge = navigator
  badge.clearAppBadge?.().catch(ignored)
}
