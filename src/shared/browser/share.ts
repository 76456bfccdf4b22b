type Share = (data: ShareData) => Promise<void>

/**
 * Offers something to other apps.
 * @returns true also when the person closes the choice of apps; false where the browser cannot share it
 */
export const shareOut = async (data: ShareData): Promise<boolean> => {
  const { share } = navigator as { share?: Share }
  if (!share) return false
  try {
    await share.call(navigator, data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Returns whether this browser offers such a thing to other apps at all. */
export const canShare = (data: ShareData): boolean => {
  const { canShare: can } = navigator as { canShare?: (data: ShareData) => boolean }
  return can?.call(navigator, data) ?? false
}
