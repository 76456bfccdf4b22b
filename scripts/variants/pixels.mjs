// How many pixels of two pictures differ, as the eye sees it: a browser draws and counts.
import { readFileSync } from 'node:fs'

/** Of 255, in any channel: edges are not always smoothed alike. */
const SEEN = 24
/** Fewer are no difference that somebody would find. */
const MIN_PIXELS = 20

/** Runs in a page. */
const countDifferent = async ([before, after, seen]) => {
  const pixelsOf = async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height)
  }
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  if (a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY
  let count = 0
  for (let i = 0; i < a.data.length; i += 4) {
    const differs = [0, 1, 2].some((channel) => Math.abs(a.data[i + channel] - b.data[i + channel]) > seen)
    if (differs) count += 1
  }
  return count
}

const addressOf = (file) => `data:image/png;base64,${readFileSync(file).toString('base64')}`

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly { before: string, after: string }[]} pairs files of pictures
 * @returns {Promise<boolean[]>} whether somebody would see a difference
 */
export const lookDifferent = async (browser, pairs) => {
  const page = await browser.newPage()
  const answers = []
  for (const { before, after } of pairs) {
    const count = await page.evaluate(countDifferent, [addressOf(before), addressOf(after), SEEN])
    answers.push(count === null || count >= MIN_PIXELS) // infinity arrives as null
  }
  await page.close()
  return answers
}
