import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { changeAnswer, rowsIn } from '#tests/rewrite-answer.ts'

const STUDENT = '/v1/mahasiswa/240117023'
const FULL_MENU = {
  ...Object.fromEntries(
    ['krs', 'biayakuliah', 'kuesioner', 'pengajuan', 'tracerstudy', 'jadwalkuliah'].map((entry) => [
      `portalmhs_${entry}`,
      'true',
    ]),
  ),
  'portalmhs_krs.krs': 'true',
  'portalmhs_pengajuan.kerja_praktik': 'true',
  'portalmhs_pengajuan.wisuda': 'true',
}
const at = (moment: string) => ({ arrange: ({ jumpTo }: { jumpTo: (to: string) => void }) => jumpTo(moment) })
const strip = (name: string | RegExp) => screen.findByRole('region', { name })
const mainButtons = () => document.querySelectorAll('main [class*="_main_"]')
const UNKNOWN = 'Langkah berikutnya belum diketahui'
const unknown = async () => {
  const alert = await screen.findByRole('alert', { name: UNKNOWN })
  expect(document.querySelector('main')).not.toHaveTextContent('Tidak ada yang menunggu')
  return alert
}

/** No bill, questionnaire or assignment is due. */
const NOTHING_DUE = {
  answers: {
    [`${STUDENT}/rekap_pembayaran`]: { rekap: { totalTunggakan: 0, totalBayar: 5 } },
    [`${STUDENT}/dashboard`]: { isKartuUjianDikunci: false, jumlahKuesioner: 0 },
    '/tugas_kuliah': { makul: [] },
  },
}

describe('first step strip', () => {
  it.each([
    [
      'a student with a locked exam card before UTS',
      'aktif',
      {},
      /^Bayar Rp\s2\.300\.000$/,
      'Kartu ujian terkunci. UTS berikutnya Senin, 26 Oktober.',
      'Bayar tagihan',
      '/biaya-kuliah',
    ],
    [
      'a student with two unpaid semesters',
      'tunggakan',
      {},
      /^Bayar Rp\s13\.000\.000$/,
      'Kartu ujian terkunci',
      'Bayar tagihan',
      '/biaya-kuliah',
    ],
    [
      'a student with an exam today',
      'baru',
      at('2026-10-26T07:30:00+07:00'),
      /^Hadiri UTS /,
      /^.*Hari ini pukul \d\d\.\d\d\sWIB/,
      'Lihat jadwal ujian',
      '/jadwal-dan-presensi',
    ],
    [
      'a graduate',
      'lulus',
      { menuConfig: FULL_MENU },
      'Isi tracer study',
      /sampai Kamis, 31 Desember 2026\./,
      'Isi tracer study',
      '/tracer-study',
    ],
    [
      'a student in the week of KRS',
      'kosong',
      { menuConfig: FULL_MENU, ...at('2027-01-12T10:00:00+07:00') },
      'Isi KRS',
      'Sampai Jumat, 15 Januari, 16.00 WIB, 3 hari lagi.',
      'Isi KRS',
      '/krs',
    ],
    [
      'a student whose courses of KRSS were never saved as KRS',
      'kosong',
      {
        menuConfig: FULL_MENU,
        ...at('2027-01-12T10:00:00+07:00'),
        answers: {
          '/mahasiswa/250117099/edit_krs': { makul: [{ idMakul: '7' }] },
          '/mahasiswa/250117099/krs': { data: [] },
        },
      },
      'Isi KRS',
      'Sampai Jumat, 15 Januari, 16.00 WIB, 3 hari lagi.',
      'Isi KRS',
      '/krs',
    ],
  ])('shows %s what to do and until when, with a link', async (_, persona, options, title, text, action, href) => {
    await renderScreen('/dashboard', { persona, ...options })
    const box = await strip(title)
    expect(box).toHaveTextContent(text)
    expect(within(box).getByRole('link', { name: action })).toHaveAttribute('href', expect.stringMatching(href))
    expect(mainButtons()).toHaveLength(1)
  })

  it('shows the number of a pending payment, and no link to pay', async () => {
    const { user } = await renderScreen('/dashboard', { persona: 'pembayaran-diproses' })
    const box = await strip(/^\d{4} \d{4}/)
    expect(box).toHaveTextContent(/Bayar Rp\s3\.000\.000, sampai besok, 14\.05\sWIB, lewat [^,]+\./)
    await user.click(within(box).getByRole('button', { name: 'Salin nomor' }))
    expect(await screen.findByText('Nomor pembayaran disalin.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Bayar tagihan' })).toBeNull()
  })

  it('shows no link to pay before the status of a payment has loaded', async () => {
    const { asked } = await renderScreen('/dashboard', {
      faults: [{ operation: 'getStatusPembayaran', kind: 'latency', ms: 60_000 }],
      pending: true,
    })
    await screen.findByText('Tunggakan sejak 10 Juni')
    const isConfirming = (path: string) => asked.some((request) => request.includes(path))
    await waitFor(() => expect(['status_pembayaran', 'jenis=UTS', 'jenis=UAS'].filter(isConfirming)).toHaveLength(3))
    expect(screen.queryByRole('link', { name: 'Bayar tagihan' })).toBeNull()
  })

  it.each([
    ['getStatusPembayaran', 'status pembayaran'],
    ['getRekapPembayaran', 'tagihan'],
    ['getDashboard', ''],
  ])('shows that %s failed, and decides after Muat Ulang', async (operation, name) => {
    const { controls, user } = await renderScreen('/dashboard', { faults: [{ operation, kind: 'server' }] })
    const alert = await unknown()
    expect(alert).toHaveTextContent(`Tidak dapat dimuat: ${name}`)
    controls.setFaults([])
    await user.click(within(alert).getByRole('button', { name: 'Muat Ulang' }))
    expect(await strip(/^Bayar Rp\s2\.300\.000$/)).toBeVisible()
  })

  it('shows that nothing is waiting only when everything is known', async () => {
    await renderScreen('/dashboard', { persona: 'kosong' })
    const box = await strip('Tidak ada yang menunggu Anda')
    expect(within(box).getByRole('link', { name: 'Lihat kalender' })).toHaveAttribute('href', '/kalender-akademik')
    expect(mainButtons()).toHaveLength(0)
  })

  it.each(['listKalenderAkademik', 'listJadwalUjian', 'listTugasKuliah'])(
    'does not show that nothing is waiting when %s failed',
    async (operation) => {
      await renderScreen('/dashboard', { persona: 'kosong', faults: [{ operation, kind: 'server' }] })
      await unknown()
    },
  )

  it('is unknown on a UTS day whose list is unreadable, even if that of UAS is known', async () => {
    const isUts = (data: unknown) => rowsIn(data).some(({ tanggalUjian }) => String(tanggalUjian).startsWith('2026-10'))
    changeAnswer('/jadwal_ujian', (body) => (isUts(body['data']) ? { data: 'rusak' } : body))
    await renderScreen('/dashboard', { ...NOTHING_DUE, ...at('2026-10-26T07:30:00+07:00') })
    expect(await unknown()).toHaveTextContent('jadwal ujian')
  })

  it('keeps its decision when a later response would change it', async () => {
    const { controls, navigate, settled } = await renderScreen('/dashboard')
    await strip(/^Bayar Rp\s2\.300\.000$/)
    controls.jumpTo('2026-10-26T07:30:00+07:00')
    await settled()
    expect(await strip(/^Bayar Rp\s2\.300\.000$/)).toBeVisible()
    await navigate('/info')
    await navigate('/dashboard')
    expect(await strip(/^Hadiri UTS /)).toBeVisible()
  })

  it('shows the next class without a primary button when nothing has to be done', async () => {
    await renderScreen('/dashboard', NOTHING_DUE)
    const box = await strip('Hadiri Basis Data Lanjut')
    expect(box).toHaveTextContent('Hari ini pukul 15.30 WIB, R. 402 Gedung C, 1 jam 25 menit lagi.')
    expect(mainButtons()).toHaveLength(0)
  })
})
