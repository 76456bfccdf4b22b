/** Pixels on each side: enough for a banking app to read a code from the gallery. */
const LEAST_SIDE = 720
/** White margin as a fraction of the side, required by code readers. */
const MARGIN = 0.06

const loaded = (address: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const image = new Image()
    image.crossOrigin = 'anonymous' // without CORS permission of its host a picture can be shown, but not saved
    image.onload = () => resolve(image)
    image.onerror = () => resolve(null)
    image.src = address
  })

const drawn = (image: HTMLImageElement): HTMLCanvasElement | null => {
  const canvas = document.createElement('canvas')
  const side = Math.max(LEAST_SIDE, image.naturalWidth, image.naturalHeight)
  const margin = Math.round(side * MARGIN)
  canvas.width = side + 2 * margin
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingEnabled = false
  context.drawImage(image, margin, margin, side, side)
  return canvas
}

/**
 * Draws a square picture as a PNG with a white margin.
 * @param name file name
 * @returns null when the picture does not load or its host does not allow reading it
 */
export const pictureFile = async (address: string, name: string): Promise<File | null> => {
  const image = await loaded(address)
  const canvas = image && drawn(image)
  if (!canvas) return null
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob && new File([blob], name, { type: blob.type })
}
