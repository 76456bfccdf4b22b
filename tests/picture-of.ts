const SCALE = 4
const BAR = /M(\d+) (\d+)h(\d+)v1h-\d+z/g

/** Rasterizes a drawn QR code to RGBA, as a screen or printer does, for decoding. */
export const pictureOf = (svg: Element) => {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(BAR)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = (row * side + Number(x) * SCALE) * 4
      for (let at = from; at < from + Number(length) * SCALE * 4; at += 4) data.fill(0, at, at + 3)
    }
  }
  return { width: side, height: side, data }
}
