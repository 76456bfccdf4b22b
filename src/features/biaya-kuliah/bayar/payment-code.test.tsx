import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { changeAnswer } from '#tests/rewrite-answer.ts'

const button = (name: string) => screen.queryByRole('button', { name })

/** Mocks features of phone browsers that this environment lacks. */
const offer = (parts: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true })
}
afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
  vi.unstubAllGlobals()
})

const open = () => renderScreen('/biaya-kuliah', { persona: 'pembayaran-diproses' })

describe('payment number', () => {
  test('is copied as the bank accepts it, with a confirmation', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Salin nomor' }))
    expect(await screen.findByText('Nomor pembayaran disalin.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toMatch(/^\d{16}$/)
  })

  test('is shared with its bank when the browser supports sharing', async () => {
    const shared: unknown[] = []
    offer({ share: (data: unknown) => Promise.resolve(shared.push(data)), canShare: () => true })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Bagikan' }))
    expect(JSON.stringify(shared)).toMatch(/^\[\{"text":"[^"]*BNI[^"]*: \d{16}"\}\]$/)
  })

  test('is copied when the browser refuses to share it', async () => {
    offer({ share: () => Promise.reject(new DOMException('', 'NotAllowedError')), canShare: () => true })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Bagikan' }))
    expect(await screen.findByText('Nomor pembayaran disalin.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toMatch(/\d{16}$/)
  })

  test('has no share button when the browser does not support sharing', async () => {
    await open()
    expect(button('Salin nomor')).toBeVisible()
    expect(button('Bagikan')).toBeNull()
  })
})

describe('QR image of a payment', () => {
  const withPicture = (qrisUrl: string) =>
    changeAnswer('/status_pembayaran', ({ pembayaran, ...rest }) => ({
      ...rest,
      pembayaran: { ...(pembayaran as object), nomorPembayaran: null, qrisUrl },
    }))

  test('is linked when its host does not let the page save it', async () => {
    class Refused {
      onerror: () => void = () => undefined
      set src(_: string) {
        queueMicrotask(() => this.onerror())
      }
    }
    withPicture('http://gateway.test/qris.png')
    const { user } = await open()
    expect(screen.getByRole('img', { name: 'Kode QR untuk membayar' })).toBeVisible()
    vi.stubGlobal('Image', Refused)
    await user.click(screen.getByRole('button', { name: 'Simpan gambar' }))
    expect(await screen.findByRole('link', { name: 'Buka gambar' })).toHaveAttribute(
      'href',
      'http://gateway.test/qris.png',
    )
    expect(button('Simpan gambar')).toBeNull()
  })

  test('is neither shown nor linked when it comes from another host', async () => {
    withPicture('https://jahat.example/qris.png')
    await open()
    expect(screen.queryByRole('img', { name: 'Kode QR untuk membayar' })).toBeNull()
    expect(button('Simpan gambar')).toBeNull()
    expect(screen.getByText(/^Nomor pembayaran tidak dapat dibaca/)).toBeVisible()
  })
})
