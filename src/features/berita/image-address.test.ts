import { expect, test } from 'vitest'
import { setRuntimeConfig } from '#gateway/runtime-config.ts'
import { imageAddress } from './image-address.ts'

test.each([
  ['https://gateway.kampus.example/media/a.png', true],
  [`${window.location.origin}/a.png`, true],
  ['data:image/png;base64,AAAA', true],
  ['data:image/svg+xml,<svg onload="alert(1)"/>', false],
  ['https://lain.example/a.png', false],
  ['https://gateway.kampus.example.lain.example/a.png', false],
  ['javascript:alert(1)', false],
  ['/media/a.png', false],
  [null, false],
])('a picture at %j is shown: %s', (address, isShown) => {
  setRuntimeConfig({ gatewayUrl: 'https://gateway.kampus.example/v', multisiteConfigUrl: '/m', nodeId: 'node-1' })
  expect(imageAddress(address)).toBe(isShown ? address : null)
})
