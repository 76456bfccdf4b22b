/** Longest side of a stored picture, in pixels: a photo on A4 is 3 by 4 cm. */
const LONGEST_SIDE = 480

const loaded = (address: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const image = new Image()
    image.crossOrigin = 'anonymous' // without CORS permission of its host a picture can be shown, but not stored
    image.onload = () => resolve(image)
    image.onerror = () => resolve(null)
    image.src = address
  })

/**
 * Returns a picture as a data address, so that it can be shown without a network.
 * @param address as allowed by imageAddress
 * @returns null when it does not load or its host does not allow reading it
 */
export const pictureData = async (address: string): Promise<string | null> => {
  const image = await loaded(address)
  if (!image || image.naturalWidth === 0) return null
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.naturalWidth, image.naturalHeight))
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  try {
    return canvas.toDataURL('image/png')
  } catch {
    return null // the canvas holds pixels of another host
  }
}
