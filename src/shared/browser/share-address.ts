import { copyText } from './copy-text.ts'
import { shareOut } from './share.ts'

/**
 * Shares the address of this page with other apps, or copies it when the browser cannot share.
 * @param title name of what is shared
 * @returns 'shared' also when the user dismisses the share dialog; 'failed' when neither is possible
 */
export const shareAddress = async (title = document.title): Promise<'shared' | 'copied' | 'failed'> => {
  const url = window.location.href
  if (await shareOut({ title, url })) return 'shared'
  return (await copyText(url)) ? 'copied' : 'failed'
}
