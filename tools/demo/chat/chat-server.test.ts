// @vitest-environment node

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createControls } from '../server/controls.ts'
import { createStore } from '../state/store.ts'
import { chatHubOf } from './chat-hub.ts'
import { attachChat } from './chat-server.ts'

let server: Server | null = null
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

const open = async () => {
  const store = createStore()
  server = createServer()
  attachChat(server, store)
  await new Promise<void>((done) => server?.listen(0, done))
  const { port } = server.address() as AddressInfo
  const connect = (ticket: string, path = '/v2/chat/socket') =>
    new WebSocket(`ws://localhost:${port}${path}?ticket=${encodeURIComponent(ticket)}`)
  return { hub: chatHubOf(store), controls: createControls(store), connect }
}
const outcome = (socket: WebSocket): Promise<string> =>
  new Promise((done) => {
    socket.on('message', (data) => done(Buffer.isBuffer(data) ? data.toString().slice(0, 18) : ''))
    socket.on('error', (error) => done(error.message))
  })
const NADIA = { id: '240117131', groupId: null }

test('opens one socket per ticket; returns 401 for a used or unknown ticket and for another path', async () => {
  const { hub, connect } = await open()
  const { ticket } = hub.issueTicket(NADIA)
  expect(await outcome(connect(ticket))).toBe('{"type":"snapshot"')
  expect(await outcome(connect(ticket))).toMatch(/401/)
  expect(await outcome(connect('tebakan'))).toMatch(/401/)
  expect(await outcome(connect(hub.issueTicket(NADIA).ticket, '/v2/chat'))).toMatch(/401/)
})

test('counts its sockets and closes them on shutdown', async () => {
  const { hub, controls, connect } = await open()
  const socket = connect(hub.issueTicket(NADIA).ticket)
  await outcome(socket)
  expect(controls.chatSockets()).toBe(1)
  const closed = new Promise((done) => socket.on('close', done))
  server?.close()
  await closed
  await expect.poll(controls.chatSockets).toBe(0)
})

test('closes a socket that sends a message above the size limit, and keeps serving others', async () => {
  const { hub, controls, connect } = await open()
  const socket = connect(hub.issueTicket(NADIA).ticket)
  await outcome(socket)
  socket.send('x'.repeat(30_000))
  await new Promise((done) => socket.on('close', done))
  await expect.poll(controls.chatSockets).toBe(0)
  expect(await outcome(connect(hub.issueTicket(NADIA).ticket))).toBe('{"type":"snapshot"')
})
