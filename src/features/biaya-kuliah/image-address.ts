import { webAddress } from '#shared/web-address.ts'

/** Whether a text of the gateway may be the address of a picture: a web address, or a picture that it holds itself. */
export const isImageAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  (/^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(value) || webAddress(value) !== null)
