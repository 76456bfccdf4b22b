type Share = (data: ShareData) => Promise<void>

/**
 * Shares data with other apps.
 * @returns true also when the user dismisses the share dialog; false when the browser cannot share it
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

/** Returns whether this browser can share such data. */
export const canShare = (data: ShareData): boolean => {
  const { canShare: can } = navigator as { canShare?: (data: ShareData) => boolean }
  return can?.call(navigator, data) ?? false
}
