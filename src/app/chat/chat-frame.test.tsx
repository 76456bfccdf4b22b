import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useChatFlags } from '#domain/percakapan/chat-flags.ts'
import { openPercakapan } from '#domain/percakapan/percakapan.ts'
import { runtimeConfig, setRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { createQueryClient } from '#gateway/query/query-client.ts'
import { adoptTokens, endSession } from '#gateway/session/session.ts'
import { initI18n, startTexts } from '#shared/i18n/i18n.ts'
import { ToastArea } from '#shared/ui/overlay/toast-area.tsx'
import { moduleOf } from '#tests/chat-module.ts'
import { closeGateway, openGateway } from '#tests/simulated-gateway.ts'
import { ChatFrame } from './chat-frame.tsx'
import { addChatTexts } from './chat-texts.ts'

const SEKAR = { id: '240117023', nama: 'Sekar Ayu Prameswari' }
const HIDDEN = 'Chat sedang tidak tersedia. Bagian lain portal tetap dapat dipakai.'

const HELLO = moduleOf(`export const mount = (container, host) => {
  globalThis.chatSeen.host = host
  container.textContent = 'Halo ' + host.student.nama
  return () => { globalThis.chatSeen.undone += 1; container.textContent = '' }
}`)

interface Seen {
  undone: number
  host?: {
    request: (call: string, input: unknown) => Promise<unknown>
    openSocket: (listeners: { onMessage: (text: string) => void; onClose: () => void }) => {
      send: (text: string) => boolean
      close: () => void
    }
    onUnread: (count: number) => void
    onError: (error: unknown) => void
    state: () => unknown
  }
}
declare global {
  // Values of the page that a module of another origin can reach.
  var chatSeen: Seen
}

/** Opened sockets: URL and whether they were closed. The platform's socket is replaced by one that never answers. */
const sockets: { url: string; closed: boolean; dispatch: (event: Event) => void }[] = []
class SilentSocket extends EventTarget {
  static OPEN = 1
  readyState = 1
  sent: string[] = []
  entry: (typeof sockets)[number]
  constructor(url: string) {
    super()
    this.entry = { url, closed: false, dispatch: (event) => this.dispatchEvent(event) }
    sockets.push(this.entry)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.entry.closed = true
  }
}

beforeEach(async () => {
  globalThis.chatSeen = { undone: 0 }
  sockets.length = 0
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  initI18n()
  await startTexts({}, () => Promise.resolve({}), 'id')
  addChatTexts()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await closeGateway()
})

const chatFlags = () => renderHook(useChatFlags).result.current

const Container = () => (useChatFlags().showChatContainer ? <ChatFrame student={SEKAR} /> : null)

const openFrame = (chatUrl: string) => {
  const gateway = openGateway()
  adoptTokens(gateway.controls.signIn('aktif'))
  setRuntimeConfig({ ...runtimeConfig(), chatUrl })
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <Container />
      <h1>Dasbor</h1>
      <ToastArea />
    </QueryClientProvider>,
  )
  return { ...gateway, unmount, user: userEvent.setup() }
}
const hostOf = async (): Promise<NonNullable<Seen['host']>> => {
  await waitFor(() => expect(globalThis.chatSeen.host).toBeDefined())
  if (!globalThis.chatSeen.host) throw new Error('not mounted')
  return globalThis.chatSeen.host
}
const button = () => screen.queryByRole('button', { name: /^Chat/ })

test('[R3-026] shows the chat container and the guidance by default', () => {
  expect(chatFlags()).toEqual({ showChatContainer: true, showBimbingan: true })
})

describe('[R8-023] a chat module that', () => {
  test.each([
    ['is absent', '/assets/tidak-ada.js'],
    ['is a page instead of a script', 'data:text/html,<!doctype html><title>Masuk</title>'],
    ['cannot be read', moduleOf('export const mount = (')],
    ['throws as it loads', moduleOf('throw new Error("rusak")')],
    ['has no mount', moduleOf('export const pasang = () => {}')],
    ['throws as it mounts', moduleOf('export const mount = () => { throw new Error("rusak") }')],
    [
      'gives up at once',
      moduleOf(
        'export const mount = (_, host) => { host.onError(new Error("rusak")); return () => { globalThis.chatSeen.undone += 1 } }',
      ),
    ],
  ])('%s is hidden with a short message, and the screen remains', async (_, chatUrl) => {
    openFrame(chatUrl)
    expect(await screen.findByText(HIDDEN)).toBeVisible()
    expect(chatFlags()).toEqual({ showChatContainer: false, showBimbingan: false })
    expect(button()).toBeNull()
    expect(screen.getByRole('heading', { name: 'Dasbor' })).toBeVisible()
    if (chatUrl.includes('onError')) await expect.poll(() => globalThis.chatSeen.undone).toBe(1)
  })

  test('never responds is hidden after 15 s and not mounted if it loads later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    openFrame(
      moduleOf(`await new Promise((go) => { globalThis.chatSeen.go = go })
        export const mount = () => { globalThis.chatSeen.undone = 99 }`),
    )
    await act(() => vi.advanceTimersByTimeAsync(14_000))
    expect(button()).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(await screen.findByText(HIDDEN)).toBeVisible()
    const go: unknown = Reflect.get(globalThis.chatSeen, 'go')
    if (typeof go !== 'function') throw new Error('the module did not begin')
    Reflect.apply(go, null, [])
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(globalThis.chatSeen.undone).toBe(0)
  })

  test('fails later is removed, and its later calls are ignored', async () => {
    openFrame(HELLO)
    const host = await hostOf()
    act(() => host.onUnread(3))
    act(() => host.onError(new Error('rusak')))
    expect(await screen.findByText(HIDDEN)).toBeVisible()
    await expect.poll(() => globalThis.chatSeen.undone).toBe(1)
    host.onUnread(7)
    await expect(host.request('createChatThread', {})).rejects.toThrow(TypeError)
    expect(screen.queryByText(/7/)).toBeNull()
  })
})

describe('chat panel', () => {
  test('opens by its button, closes with Esc and restores the focus', async () => {
    const { user } = openFrame(HELLO)
    const host = await hostOf()
    await user.click(screen.getByRole('button', { name: 'Chat' }))
    expect(screen.getByRole('dialog', { name: 'Chat' })).toHaveTextContent('Halo Sekar Ayu Prameswari')
    expect(host.state()).toMatchObject({ isOpen: true, language: 'id', showBimbingan: true })
    screen.getByRole('button', { name: 'Tutup chat' }).focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Chat' })).toHaveFocus()
    expect(host.state()).toMatchObject({ isOpen: false })
  })

  test('shows and announces the number of unread messages', async () => {
    openFrame(HELLO)
    const host = await hostOf()
    act(() => host.onUnread(2))
    expect(screen.getByRole('button', { name: 'Chat, 2 pesan belum dibaca' })).toBeVisible()
    expect(screen.getByText('2 pesan chat belum dibaca')).toHaveAttribute('role', 'status')
    act(() => host.onUnread(0))
    expect(screen.getByRole('button', { name: 'Chat' })).toBeVisible()
  })
})

describe('a screen that opens a conversation', () => {
  /** Records every state of the host from the module's mount on. */
  const RECORDER = moduleOf(`export const mount = (container, host) => {
    globalThis.chatSeen.host = host
    globalThis.chatSeen.groups = [host.state().groupId]
    host.onState(() => globalThis.chatSeen.groups.push(host.state().groupId))
    return () => {}
  }`)
  const groups = (): unknown => Reflect.get(globalThis.chatSeen, 'groups')

  test('opens the panel at its group, and again on a second request', async () => {
    const { user } = openFrame(RECORDER)
    await hostOf()
    act(() => openPercakapan('8801'))
    expect(screen.getByRole('dialog', { name: 'Chat' })).toBeVisible()
    expect(groups()).toEqual(expect.arrayContaining(['8801']))
    await user.keyboard('{Escape}')
    Reflect.set(globalThis.chatSeen, 'groups', [])
    act(() => openPercakapan('8801'))
    expect(screen.getByRole('dialog', { name: 'Chat' })).toBeVisible()
    expect(groups()).toEqual(expect.arrayContaining([null, '8801']))
  })

  test('opens its group at mount when the module loads after the request', async () => {
    openPercakapan('8764')
    openFrame(RECORDER)
    await hostOf()
    expect(groups()).toEqual(['8764'])
    expect(screen.getByRole('dialog', { name: 'Chat' })).toBeVisible()
  })

  test('switches the group while the panel is open', async () => {
    openFrame(RECORDER)
    const host = await hostOf()
    act(() => openPercakapan('8801'))
    act(() => openPercakapan('8764'))
    expect(screen.getAllByRole('dialog', { name: 'Chat' })).toHaveLength(1)
    expect(host.state()).toMatchObject({ isOpen: true, groupId: '8764' })
  })

  test('regains the focus when the panel closes', async () => {
    openFrame(HELLO)
    await hostOf()
    const opener = document.createElement('button')
    document.body.append(opener)
    opener.focus()
    act(() => openPercakapan('8801'))
    act(() => screen.getByRole('button', { name: 'Tutup chat' }).click())
    expect(opener).toHaveFocus()
    opener.remove()
  })
})

describe('host interface of a chat module', () => {
  test('exposes no token and rejects every other operation', async () => {
    const { headersOf, asked } = openFrame(HELLO)
    const host = await hostOf()
    expect(Object.keys(host).toSorted()).toEqual(
      ['onError', 'onState', 'onUnread', 'openSocket', 'request', 'state', 'student'].toSorted(),
    )
    for (const call of ['getBiayaKuliah', 'createChatTicket', 'revokeToken', 'constructor', '__proto__'])
      await expect(host.request(call, {})).rejects.toThrow(TypeError)
    const records = await host.request('listBimbingan', { jenisBimbingan: 'tugas-akhir', usulanId: '412' })
    expect(records).toHaveProperty('data')
    const [request = ''] = asked
    const token = headersOf(request)['authorization']?.replace('Bearer ', '') ?? ''
    expect(token).not.toBe('')
    expect(JSON.stringify([records, host.state(), Object.values(host).map(String)])).not.toContain(token)
  })

  test('sends each allowed operation to its endpoint', async () => {
    const { asked } = openFrame(HELLO)
    const host = await hostOf()
    const group = { groupId: '8801' }
    await host.request('createChatGroup', { body: { nama: 'Belajar', jenis: 'umum' } })
    await host.request('updateChatGroup', { ...group, body: { nama: 'Bimbingan' } })
    await host.request('createChatThread', { ...group, body: { judul: 'Bab 2', isi: 'Mulai' } })
    await host.request('updateChatThread', { ...group, threadId: '4412', body: { isi: 'Baik' } })
    await host.request('getBimbingan', { jenisBimbingan: 'tugas-akhir', usulanId: '412', idBimbingan: '1533' })
    expect(asked.map((one) => one.replace('http://gateway.test', ''))).toEqual([
      'POST /v2/chat/group?idMahasiswa=240117023',
      'POST /v2/chat/group/8801?idMahasiswa=240117023',
      'POST /v2/chat/group/8801/thread?idMahasiswa=240117023',
      'POST /v2/chat/group/8801/thread/4412?idMahasiswa=240117023',
      'GET /v2/bimbingan/tugas-akhir/412/1533?idMahasiswa=240117023',
    ])
  })

  const openSocket = async () => {
    const opened = openFrame(HELLO)
    const host = await hostOf()
    const heard: string[] = []
    const socket = host.openSocket({ onMessage: (text) => heard.push(text), onClose: () => heard.push('closed') })
    await expect.poll(() => sockets.length + heard.length).toBeGreaterThan(0)
    return { ...opened, host, heard, socket }
  }

  test('opens a socket with a ticket instead of a token, and closes it with the container', async () => {
    const { heard, unmount, socket } = await openSocket()
    expect(sockets[0]?.url).toMatch(/^ws:\/\/gateway\.test\/v2\/chat\/socket\?ticket=[0-9a-f]{32}$/)
    expect(socket.send('{}')).toBe(true)
    sockets[0]?.dispatch(new MessageEvent('message', { data: '{"type":"snapshot"}' }))
    unmount()
    expect(sockets[0]?.closed).toBe(true)
    expect(socket.send('{}')).toBe(false)
    sockets[0]?.dispatch(new MessageEvent('message', { data: 'later' }))
    sockets[0]?.dispatch(new Event('close'))
    expect(heard).toEqual(['{"type":"snapshot"}'])
    await expect.poll(() => globalThis.chatSeen.undone).toBe(1)
  })

  test('closes the socket when the session ends', async () => {
    await openSocket()
    act(() => endSession('logout'))
    expect(sockets[0]?.closed).toBe(true)
    await expect.poll(() => globalThis.chatSeen.undone).toBe(1)
  })

  test.each([
    ['network', undefined, true],
    ['server', 503, true],
    ['client', 404, false],
  ] as const)('handles a ticket request that fails with %s %s, and keeps the chat: %j', async (kind, status, stays) => {
    const { controls } = openFrame(HELLO)
    controls.setFaults([{ operation: 'createChatTicket', kind, ...(status !== undefined && { status }) }])
    const host = await hostOf()
    let closed = 0
    host.openSocket({ onMessage: () => undefined, onClose: () => (closed += 1) })
    if (stays) await expect.poll(() => closed).toBe(1)
    else expect(await screen.findByText(HIDDEN)).toBeVisible()
    expect(chatFlags().showChatContainer).toBe(stays)
  })
})
