import { copyText } from './copy-text.ts'

type Share = (data: { title: string; url: string }) => Promise<void>

/**
 * Offers the address of this page to other apps, or copies it where the browser cannot share.
 * @returns 'shared' also when the person closes the choice of apps; 'failed' where neither is possible
 */
export const shareAddress = async (): Promise<'shared' | 'copied' | 'failed'> => {
  const url = window.location.href
  const { share } = navigator as { share?: Share }
  if (share) {
    try {
      await share.call(navigator, { title: document.title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}
