import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

type Shown = Awaited<ReturnType<typeof renderScreen>>

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const orders = ({ asked }: Shown) => asked.filter((request) => request.endsWith('/process_pembayaran')).length

/** Proceeds to the confirmation, with the balance if given. */
const choose = async ({ user }: Shown, saldo?: RegExp) => {
  await user.click(button('Pilih cara bayar'))
  await user.click(await screen.findByRole('radio', { name: /BNI/ }))
  if (saldo) await user.click(screen.getByRole('checkbox', { name: saldo }))
  await user.click(button('Lanjut'))
  return screen.findByRole('dialog', { name: 'Konfirmasi' })
}

/** Withdraws Rp 50,000 of the balance in another tab. */
const withdrawElsewhere = async ({ controls }: Shown) => {
  const { status } = await fetch('http://gateway.test/v1/mahasiswa/240117023/pengajuan_penarikan_saldo', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${controls.signIn('aktif').access_token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ nominal: 50_000, namaBank: 'BNI', nomorRekening: '1', namaPemilikRekening: 'Sekar' }),
  })
  expect(status).toBe(200)
}

beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

test('asks to confirm the new total when the balance has changed since it was shown', async () => {
  const shown = await renderScreen('/biaya-kuliah')
  await shown.user.click(screen.getByRole('checkbox', { name: 'Asuransi mahasiswa' }))
  expect(await choose(shown, /^Pakai saldo dahulu \(Rp\s125\.000\)/)).toHaveTextContent('TotalRp 25.000')
  await withdrawElsewhere(shown)
  await shown.user.click(button('Buat pembayaran'))
  expect(await screen.findByText(/^Saldo atau biaya admin berubah sejak ditampilkan/)).toBeVisible()
  expect(orders(shown)).toBe(0)
  expect(await choose(shown, /^Pakai saldo dahulu \(Rp\s75\.000\)/)).toHaveTextContent('TotalRp 75.000')
  await shown.user.click(button('Buat pembayaran'))
  await waitFor(() => expect(card('Pembayaran sedang diproses')).toHaveTextContent('Rp 75.000'))
  expect(orders(shown)).toBe(1)
})

test('sends nothing when a fee can no longer be read, and disables the channel', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each contract mismatch is logged once
  const shown = await renderScreen('/biaya-kuliah')
  await shown.user.click(screen.getByRole('checkbox', { name: 'Asuransi mahasiswa' }))
  await choose(shown, /^Pakai saldo dahulu/)
  shown.controls.setFaults([
    { operation: 'listChannelPembayaran', kind: 'malformed', path: 'channelPembayaran.0.biayaAdmin' },
  ])
  await shown.user.click(button('Buat pembayaran'))
  expect(await screen.findByText(/^Saldo atau biaya admin berubah sejak ditampilkan/)).toBeVisible()
  expect(orders(shown)).toBe(0)
  await shown.user.click(button('Pilih cara bayar'))
  await waitFor(() => expect(screen.getByRole('radio', { name: /BNI/ })).toBeDisabled())
})

test('asks to confirm the new total when a fee was raised since it was shown, and orders once', async () => {
  const bni = { idChannel: 'bni-va', nama: 'BNI Virtual Account', jenis: 'va', biayaAdmin: 0, isAktif: true }
  const shown = await renderScreen('/biaya-kuliah', {
    answers: { '/v1/channel_pembayaran': { channelPembayaran: [bni] } },
  })
  await shown.user.click(screen.getByRole('checkbox', { name: 'Asuransi mahasiswa' }))
  expect(await choose(shown)).toHaveTextContent('TotalRp 150.000')
  bni.biayaAdmin = 4000 // changes the gateway's answer from here on
  await shown.user.click(button('Buat pembayaran'))
  expect(await screen.findByText(/^Saldo atau biaya admin berubah sejak ditampilkan/)).toBeVisible()
  expect(orders(shown)).toBe(0)
  expect(await choose(shown)).toHaveTextContent('TotalRp 154.000')
  await shown.user.click(button('Buat pembayaran'))
  await waitFor(() => expect(orders(shown)).toBe(1))
})
