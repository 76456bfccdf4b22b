import { expect, test } from 'vitest'
import { setRuntimeConfig } from '../campus/runtime-config.ts'
import { imageAddress, isImageAddress } from './image-address.ts'

test.each([
  ['https://gateway.kampus.example/media/a.png', true],
  [`${window.location.origin}/a.png`, true],
  ['data:image/png;base64,AAAA', true],
  ['data:image/svg+xml,<svg onload="alert(1)"/>', true], // an SVG in an img runs no scripts
  ['https://kampus.example/logo.png', true],
  ['data:text/html,<script>alert(1)</script>', false],
  ['//lain.example/a.png', false],
  ['/\\lain.example/a.png', false],
  ['blob:https://lain.example/1', false],
  ['filesystem:https://gateway.kampus.example/a.png', false],
  ['https://gateway.kampus.example@lain.example/a.png', false],
  ['https://lain.example/a.png', false],
  ['https://gateway.kampus.example.lain.example/a.png', false],
  ['javascript:alert(1)', false],
  ['/media/a.png', false],
  [null, false],
])('shows an image at %j: %s', (address, isShown) => {
  setRuntimeConfig({
    gatewayUrl: 'https://gateway.kampus.example/v',
    multisiteConfigUrl: 'https://kampus.example/m',
    nodeId: 'node-1',
  })
  expect(imageAddress(address)).toBe(isShown ? address : null)
  expect(isImageAddress(address)).toBe(isShown)
})
