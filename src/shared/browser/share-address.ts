import { copyText } from './copy-text.ts'
import { shareOut } from './share.ts'

/**
 * Offers the address of this page to other apps, or copies it where the browser cannot share.
 * @returns 'shared' also when the person closes the choice of apps; 'failed' where neither is possible
 */
export const shareAddress = async (): Promise<'shared' | 'copied' | 'failed'> => {
  const url = window.location.href
  if (await shareOut({ title: document.title, url })) return 'shared'
  return (await copyText(url)) ? 'copied' : 'failed'
}
