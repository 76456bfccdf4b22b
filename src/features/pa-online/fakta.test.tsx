import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'

type Shown = Awaited<ReturnType<typeof renderScreen>>

beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isi = () => screen.getByLabelText<HTMLTextAreaElement>(/^Pesan/)
const sends = ({ asked }: Pick<Shown, 'asked'>) => asked.filter((request) => /^POST .*pa_online/.test(request))
const write = async ({ user }: Shown, words = 'Rencana sudah siap, Pak.') => {
  await user.click(isi())
  await user.paste(words)
}

describe('facts for the advisor', () => {
  test('are fetched only when requested and appended to the typed text', async () => {
    const shown = await renderScreen('/pa-online')
    const asked = (path: RegExp) => shown.asked.filter((request) => path.test(request)).length
    expect(asked(/\/(dashboard|krs)(\?|$)/)).toBe(0)
    await write(shown, 'Selamat siang, Pak.')
    await shown.user.click(button('Sisipkan IPK dan SKS'))
    expect(await screen.findByText('Disisipkan di akhir pesan. Belum dikirim.')).toBeVisible()
    expect(isi()).toHaveValue(
      'Selamat siang, Pak.\n\nIPK: 3,51\nSKS yang sudah ditempuh: 84 dari 144\nSKS semester ini: 22',
    )
    await shown.user.click(button('Sisipkan IPK dan SKS'))
    expect(await screen.findByText('Sudah ada di dalam pesan.')).toBeVisible()
    await shown.user.click(button('Sisipkan rencana KRS'))
    await waitFor(() => expect(isi().value).toMatch(/KRS 2026\/2027 Ganjil, 22 SKS:\n- IF2504 .*, 3 SKS\n/))
    expect(isi().value.match(/^- /gm)).toHaveLength(8)
    expect(asked(/\/dashboard$/)).toBe(2)
    expect(asked(/\/krs\?tahun=2027&semester=1$/)).toBe(1)
    expect(sends(shown)).toEqual([])
  })

  test('omit a hidden IPK and state when it becomes visible', async () => {
    const shown = await renderScreen('/pa-online', { persona: 'kelebihan-bayar' })
    await write(shown, 'Selamat siang, Pak.')
    await shown.user.click(button('Sisipkan IPK dan SKS'))
    await waitFor(() =>
      expect(isi().value).toMatch(
        /^Selamat siang, Pak\.\n\nIPK: masih tertutup sampai kuesioner diisi\nSKS semester ini: \d+$/,
      ),
    )
  })

  test('are not inserted while the hidden grades are unknown', async () => {
    const shown = await renderScreen('/pa-online', { faults: [{ operation: 'getTranskrip', kind: 'server' }] })
    await write(shown)
    await shown.user.click(button('Sisipkan IPK dan SKS'))
    expect(await screen.findByText(/pesan Anda tidak berubah/)).toBeVisible()
    expect(isi()).toHaveValue('Rencana sudah siap, Pak.')
  })

  test('show a fetch error once, in place, and keep the text', async () => {
    const shown = await renderScreen('/pa-online', {
      faults: [{ operation: 'getDashboard', kind: 'server', message: 'Sedang dirawat' }],
    })
    await write(shown)
    await shown.user.click(button('Sisipkan IPK dan SKS'))
    expect(await screen.findByText(/tidak berubah\. Sedang dirawat$/)).toBeVisible()
    expect(screen.getAllByText(/Sedang dirawat/)).toHaveLength(1)
    expect(isi()).toHaveValue('Rencana sudah siap, Pak.')
  })

  test('are not inserted when the message would exceed its limit', async () => {
    const shown = await renderScreen('/pa-online')
    await write(shown, 'x'.repeat(1990))
    await shown.user.click(button('Sisipkan IPK dan SKS'))
    expect(await screen.findByText(/^Tidak disisipkan: .*2000 karakter/)).toBeVisible()
    expect(isi().value).toHaveLength(1990)
  })
})
