import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Dates, useJendela } from '#domain/jendela/jendela.ts'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { initI18n, startTexts } from '#shared/i18n/i18n.ts'
import { setClock } from '#shared/state/clock.ts'
import id from '#shared/ui/locales/id.json'
import { startKitTexts } from '#tests/kit-texts.ts'
import { JendelaCard, type JendelaTexts } from './jendela-card.tsx'

beforeEach(async () => {
  await startKitTexts()
  setClock(() => Date.parse('2026-11-24T10:00:00+07:00'))
})
afterEach(() => setClock(Date.now))

interface Props {
  dates?: Dates
  error?: GatewayError
  isOpening?: boolean
  texts?: JendelaTexts
}
const Shown = ({ dates, error, isOpening = false, texts = {} }: Props) => (
  <JendelaCard
    label="Masa pengajuan"
    noun="Masa pengajuan cuti"
    of={{ data: dates, dataUpdatedAt: 0, error: error ?? null, isPending: !dates && !error, refetch: vi.fn() }}
    now={useJendela(dates)}
    note="Setelah dikirim, menunggu keputusan."
    isOpening={isOpening}
    texts={texts}
  />
)
const card = () => screen.getByRole('region', { name: 'Masa pengajuan' })

test.each<[string, Dates, string]>([
  [
    'before it opens',
    { tanggalMulai: '2026-11-26T12:00:00+07:00' },
    'Dibuka dalam 2 hari 2 jamMulai Kamis, 26 November 2026 pukul 12.00 WIB.',
  ],
  [
    'that opens in whole days',
    { tanggalMulai: '2026-11-26T10:00:00+07:00' },
    'Dibuka dalam 2 hariMulai Kamis, 26 November 2026 pukul 10.00 WIB.',
  ],
  [
    'while it is open, to the end of its last day',
    { tanggalMulai: '2026-11-01', tanggalSelesai: '2026-11-24' },
    'Ditutup dalam 13 jam 59 menitSampai Selasa, 24 November 2026 pukul 23.59 WIB. Setelah dikirim, menunggu keputusan.',
  ],
  ['open without an end', { isBuka: true }, 'Sedang dibuka'],
  [
    'after it',
    { tanggalSelesai: '2026-11-20T16:00:00+08:00', isBuka: false },
    'Sudah ditutupDitutup Jumat, 20 November 2026 pukul 15.00 WIB.',
  ],
  ['shut in spite of its dates', { tanggalMulai: '2026-11-01', isBuka: false }, 'Belum dibuka oleh kampus'],
  ['that is not announced', {}, 'Masa pengajuan cuti belum diumumkan'],
])('describes a window %s', (_, dates, text) => {
  render(<Shown dates={dates} />)
  expect(card().textContent.trim().replaceAll('\u00a0', ' ')).toBe(text)
})

test('shows the loading state, the error and the check at the opening time', () => {
  const { rerender } = render(<Shown />)
  expect(screen.getByRole('status', { name: /./ })).toBeInTheDocument()
  rerender(<Shown error={new GatewayError('Rusak', { kind: 'server', operation: 'x', status: 500 })} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Rusak')
  rerender(<Shown dates={{ tanggalMulai: '2026-11-01', isBuka: false }} isOpening />)
  expect(card()).toHaveTextContent('Memeriksa apakah sudah dibuka…')
})

const CUTI = {
  opensIn: 'Pengajuan cuti dibuka dalam {{waktu}}',
  opensAt: 'Pengajuan cuti dibuka mulai {{hari}}, {{jam}}.',
  open: 'Pengajuan cuti dibuka',
  closesIn: 'Pengajuan cuti ditutup dalam {{waktu}}',
  closesAt: 'Pengajuan cuti dibuka sampai {{hari}}, {{jam}}.',
  after: 'Pengajuan cuti ditutup',
  closedAt: 'Sejak {{hari}}, {{jam}}.',
  shut: 'Pengajuan cuti belum dibuka',
  unknown: 'Jadwal {{noun}} belum diumumkan',
}

test.each<[string, Dates, string]>([
  [
    'before it opens',
    { tanggalMulai: '2026-11-26T12:00:00+07:00' },
    'Pengajuan cuti dibuka dalam 2 hari 2 jamPengajuan cuti dibuka mulai Kamis, 26 November 2026, 12.00 WIB.',
  ],
  [
    'while it is open',
    { tanggalSelesai: '2026-11-26T12:00:00+07:00' },
    'Pengajuan cuti ditutup dalam 2 hari 2 jamPengajuan cuti dibuka sampai Kamis, 26 November 2026, 12.00 WIB. Setelah dikirim, menunggu keputusan.',
  ],
  ['open without an end', { isBuka: true }, 'Pengajuan cuti dibuka'],
  ['after it', { tanggalSelesai: '2026-11-20' }, 'Pengajuan cuti ditutupSejak Jumat, 20 November 2026, 23.59 WIB.'],
  ['shut', { isBuka: false }, 'Pengajuan cuti belum dibuka'],
  ['unknown', {}, 'Jadwal Masa pengajuan cuti belum diumumkan'],
])('uses the sentences of the caller: %s', async (_, dates, text) => {
  initI18n()
  await startTexts({ ui: id, cuti: CUTI }, () => Promise.resolve({}), 'id')
  const texts = Object.fromEntries(Object.keys(CUTI).map((key) => [key, `cuti:${key}`]))
  render(<Shown dates={dates} texts={texts} />)
  expect(card().textContent.trim().replaceAll('\u00a0', ' ')).toBe(text)
})

test('falls back to the default sentences that the caller does not provide', () => {
  render(<Shown dates={{ isBuka: true }} texts={{ closesAt: 'cuti:closesAt' }} />)
  expect(card()).toHaveTextContent('Sedang dibuka')
})
