import { act, screen, waitFor, within } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import {
  box,
  button,
  container,
  log,
  NADIA,
  openChat,
  openClass,
  openHost,
  openThread,
  prepareContainer,
  SEKAR,
  stored,
  unmount,
} from '#tests/loopback-chat.ts'

prepareContainer()

const turnTab = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('chat', () => {
  test('lists guidance and groups with the newest message and the number of unread messages', async () => {
    const { facts } = await openChat()
    expect(await button(/^Bimbingan tugas akhir Sekar/)).toHaveAccessibleName(/Dr\. Ratna.*, 1 belum dibaca$/)
    expect(within(await screen.findByRole('region', { name: 'Grup' })).getAllByRole('button')).toHaveLength(1)
    await expect.poll(() => facts.unread.at(-1)).toBe(1)
  })

  test('shows a thread with days, times and their time zone, and marks it as read', async () => {
    const { user, facts, store } = await openChat()
    await openThread(user, /^Bimbingan tugas/, /^Rancangan pengujian/)
    expect(await log()).toHaveTextContent(
      /Kamis, 22 Oktober.*Anda · 13\.20\sWIB.*Dr\. Ratna Wulandari, M\.Kom\. · 13\.52\sWIB/,
    )
    await expect.poll(() => facts.unread.at(-1)).toBe(0)
    expect(store.world.chat.dibaca[SEKAR.id]).toMatchObject({ 4412: 6 })
  })

  test('fetches the records of the guidance in a browser whose toggle event has no newState', async () => {
    const { user } = await openChat()
    await user.click(await button(/^Bimbingan tugas/))
    const records = (await screen.findByText('Catatan bimbingan')).closest('details')
    if (!records) throw new Error('no records')
    act(() => {
      records.open = true
      records.dispatchEvent(new Event('toggle'))
    })
    // The loopback host has no records: the failed read proves that the request was sent.
    expect(await within(records).findByText('Catatan bimbingan tidak dapat dimuat.')).toBeVisible()
  })

  test('counts a message as unread while the panel is closed', async () => {
    const { user, facts, tell, sayAs } = await openChat()
    await openClass(user)
    tell({ isOpen: false })
    sayAs(NADIA, 'Halo')
    await expect.poll(() => facts.unread.at(-1)).toBe(2)
    tell({ isOpen: true })
    await expect.poll(() => facts.unread.at(-1)).toBe(1)
  })

  test('counts a message as unread while the tab is hidden', async () => {
    const { user, facts, sayAs } = await openChat()
    await openClass(user)
    await expect.poll(() => facts.unread.at(-1)).toBe(1)
    turnTab('hidden')
    sayAs(NADIA, 'Halo')
    await expect.poll(() => facts.unread.at(-1)).toBe(2)
    turnTab('visible')
    await expect.poll(() => facts.unread.at(-1)).toBe(1)
  })

  test('sends one message on Enter, adds a line on Shift+Enter, and ignores blank text', async () => {
    const kit = await openChat()
    const { user } = kit
    await openClass(user)
    await user.type(await box(), '  {Enter}')
    await user.clear(await box())
    await user.type(await box(), 'Pertama{Shift>}{Enter}{/Shift}dua{Enter}')
    expect(await within(await log()).findAllByText(/Pertama/)).toHaveLength(1)
    await waitFor(() => expect(screen.queryByText('Mengirim…')).toBeNull())
    expect(await box()).toHaveValue('')
    expect(stored(kit).slice(6)).toEqual(['Pertama\ndua'])
  })

  test('adds a line on Enter of a touch keyboard, and shows no hint about Enter', async () => {
    const match = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = match(query)
      if (query.includes('coarse')) Object.defineProperty(list, 'matches', { value: true })
      return list
    })
    const { user } = await openChat()
    await openClass(user)
    await user.type(await box(), 'Pertama{Enter}dua')
    expect(await box()).toHaveValue('Pertama\ndua')
    expect(screen.queryByText(/Enter mengirim/)).toBeNull()
    await user.click(await button(/^Kirim/))
    expect(await within(await log()).findAllByText(/Pertama/)).toHaveLength(1)
  })

  test('renders markup in a message as plain text', async () => {
    const { user, sayAs } = await openChat()
    await openClass(user)
    sayAs(NADIA, '<img src=x onerror=alert(1)>{{count}}')
    expect(await within(await log()).findByText('<img src=x onerror=alert(1)>{{count}}')).toBeVisible()
    expect(container.querySelector('img')).toBeNull()
  })

  test('keeps the draft of a thread while another thread is open', async () => {
    const { user } = await openChat()
    await openClass(user)
    await user.type(await box(), 'Belum selesai')
    await user.click(await button(/^Kembali/))
    await user.click(await button(/^Kembali/))
    await openThread(user, /^Bimbingan tugas/, /^Rancangan pengujian/)
    expect(await box()).toHaveValue('')
    await user.click(await button(/^Kembali/))
    await user.click(await button(/^Kembali/))
    await openClass(user)
    expect(await box()).toHaveValue('Belum selesai')
  })

  test('shows a note instead of the text field in a closed thread', async () => {
    const { user } = await openChat()
    await openThread(user, /^Bimbingan tugas/, /^Rancangan basis data/)
    expect(await screen.findByText('Topik ini sudah selesai dan tidak menerima pesan lagi.')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('switches the language together with the portal', async () => {
    const { user, tell } = await openChat()
    await openClass(user)
    tell({ language: 'en' })
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeVisible()
    expect(await log()).toHaveTextContent(/Bagas Nugroho, M\.T\. · 09:10\sWIB/)
  })

  test('closes an open guidance group and hides it when the portal hides guidance', async () => {
    const { user, tell } = await openChat()
    await user.click(await button(/^Bimbingan tugas/))
    tell({ showBimbingan: false })
    await waitFor(() => expect(screen.queryByText(/Bimbingan/)).toBeNull())
    expect(await button(/^Praktikum/)).toBeVisible()
  })
})

describe('group requested by the portal', () => {
  const heading = () => screen.findByRole('heading', { name: 'Bimbingan tugas akhir Sekar' })

  test('is shown at mount, as soon as the groups are received', async () => {
    const kit = openHost()
    kit.tell({ groupId: '8801' })
    await openChat(kit)
    expect(await heading()).toBeVisible()
  })

  test('replaces the current view once per request', async () => {
    const { user, tell } = await openChat()
    await openClass(user)
    tell({ groupId: '8801' })
    expect(await heading()).toBeVisible()
    await user.click(await button(/^Kembali/))
    tell({ isOpen: false })
    tell({ isOpen: true })
    expect(await button(/^Praktikum/)).toBeVisible()
    tell({ groupId: null })
    tell({ groupId: '8801' })
    expect(await heading()).toBeVisible()
  })

  test('shows the group list with a note when the student is not a member', async () => {
    const { user, tell } = await openChat()
    tell({ groupId: '9999' })
    expect(await screen.findByText('Percakapan itu tidak ada di chat Anda.')).toBeVisible()
    await user.click(await button(/^Praktikum/))
    expect(screen.queryByText('Percakapan itu tidak ada di chat Anda.')).toBeNull()
  })
})

describe('new thread', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await button(/^Praktikum/))
    await user.click(await button(/^Topik baru/))
    await user.type(await screen.findByRole('textbox', { name: 'Judul topik' }), 'Bab 2')
    await user.type(screen.getByRole('textbox', { name: 'Pesan pertama' }), 'Mulai')
  }

  test('is created by one request and then shown', async () => {
    const kit = openHost()
    const asked: unknown[] = []
    kit.host.request = (call, input) => {
      asked.push([call, input])
      const thread = {
        threadId: '9100',
        groupId: '8815',
        judul: 'Bab 2',
        isi: 'Mulai',
        isSelesai: false,
        createdAt: '',
        updatedAt: '',
      }
      kit.store.world.chat.threads.push(thread)
      kit.hub.deliver([{ to: [SEKAR.id], event: { type: 'thread', thread } }])
      return Promise.resolve({ ...thread, jumlahPesan: 1 })
    }
    const { user } = await openChat(kit)
    await fill(user)
    await user.click(await button(/^Buat topik/))
    expect(await screen.findByRole('log', { name: 'Pesan dalam Bab 2' })).toBeVisible()
    expect(asked).toEqual([['createChatThread', { groupId: '8815', body: { judul: 'Bab 2', isi: 'Mulai' } }]])
  })

  test('keeps the input and is not retried automatically when the request fails', async () => {
    const { user, host } = await openChat()
    await fill(user)
    await user.click(await button(/^Buat topik/))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Belum ada kepastian/)
    expect(screen.getByRole('textbox', { name: 'Judul topik' })).toHaveValue('Bab 2')
    expect(host.request).toHaveBeenCalledTimes(1)
  })
})

test('closes the socket, empties the container and stops notifying the host on unmount', async () => {
  const { hub, sayAs, facts } = await openChat()
  expect(hub.countSockets()).toBe(1)
  await unmount()
  expect(hub.countSockets()).toBe(0)
  expect(container).toBeEmptyDOMElement()
  const before = facts.unread.length
  sayAs(NADIA, 'Halo')
  expect(facts.unread).toHaveLength(before)
})

test('reports a render error to the host', async () => {
  const kit = await openChat()
  const broken = new Error('rusak')
  Object.defineProperty(kit.host.student, 'id', {
    get: () => {
      throw broken
    },
  })
  kit.tell({ isOpen: false })
  await expect.poll(() => kit.facts.errors).toEqual([broken])
})
