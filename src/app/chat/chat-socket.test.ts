import { expect, test } from 'vitest'
import { setRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { socketAddress } from './chat-socket.ts'

const HERE = window.location.host

test.each([
  ['https://gateway.example', null, undefined, 'wss://gateway.example/v2/chat/socket?ticket=t1'],
  ['https://gateway.example/api/', '/v2/chat/socket', undefined, 'wss://gateway.example/api/v2/chat/socket?ticket=t1'],
  ['http://localhost:4010', '/v3/s', undefined, 'ws://localhost:4010/v3/s?ticket=t1'],
  ['/gateway', null, undefined, `ws://${HERE}/gateway/v2/chat/socket?ticket=t1`],
  ['https://gateway.example', 'wss://socket.example/x', undefined, 'wss://socket.example/x?ticket=t1'],
  ['https://gateway.example', 'wss://told.example/x', 'wss://config.example/y', 'wss://config.example/y?ticket=t1'],
  ['https://gateway.example', null, '/socket', `ws://${HERE}/socket?ticket=t1`],
  ['https://gateway.example', '//evil.example/x', undefined, 'wss://gateway.example//evil.example/x?ticket=t1'],
  ['https://gateway.example', 'javascript:alert(1)', undefined, 'wss://gateway.example/javascript:alert(1)?ticket=t1'],
  ['https://gateway.example', 'wss://socket.example/x?token=abc', undefined, 'wss://socket.example/x?ticket=t1'],
])(
  'resolves the gateway %s, the ticket address %s and the configured address %s to the socket %s',
  (gatewayUrl, told, socket, address) => {
    const config = { gatewayUrl, multisiteConfigUrl: '/multisite' }
    setRuntimeConfig(socket === undefined ? config : { ...config, chatSocketUrl: socket })
    expect(socketAddress('t1', told)).toBe(address)
  },
)
