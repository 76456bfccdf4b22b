import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

const NEXT = 'Tenggat berikutnya'
/** Menu of a campus with every subject that has deadlines. */
const menuConfig = {
  ...Object.fromEntries(
    ['krs', 'biayakuliah', 'bahantugas', 'kuesioner', 'kegiatan', 'pengajuan', 'tracerstudy'].map((entry) => [
      `portalmhs_${entry}`,
      'true',
    ]),
  ),
  'portalmhs_krs.krs': 'true',
  'portalmhs_kegiatan.seminar': 'true',
  'portalmhs_kegiatan.sertifikasi': 'true',
  ...Object.fromEntries(
    ['kerja_praktik', 'proposal', 'tugas_akhir', 'wisuda', 'cuti', 'surat'].map((entry) => [
      `portalmhs_pengajuan.${entry}`,
      'true',
    ]),
  ),
}
const STUDENT = '/mahasiswa/240117023'
/** Three days after the current day of the story. */
const DAY = '2026-10-25'
const ROW = { idMakul: '7', namaMakul: 'Basis Data Lanjut' }
const tugas = (fields: object) => ({
  [`${STUDENT}/tugas_kuliah`]: {
    makul: [{ ...ROW, tugas: [{ idTugas: '71', judul: 'Normalisasi', isBuka: true, ...fields }] }],
  },
})
const bill = (fields: object) => ({
  [`${STUDENT}/biaya_kuliah`]: {
    aturanCicilan: 2,
    tagihan: [
      {
        ...{ tingkatSemester: 5, idKomponenKeuangan: 'UKT', tahun: 2027, semester: 1, bulan: null, idEvent: null },
        ...{ namaKomponenKeuangan: 'UKT', nominal: 500_000, terbayar: 0, tunggakan: 500_000, jatuhTempo: DAY },
        ...fields,
      },
    ],
    totalTunggakan: 500_000,
    totalBayar: 0,
  },
})
const kuesioner = (fields: object) => ({
  [`${STUDENT}/semester_kuesioner_proses_pembelajaran`]: { waktuKuesioner: { data: [] } },
  [`${STUDENT}/semester_kuesioner_layanan`]: {
    waktuKuesioner: {
      data: [
        {
          idKuesioner: '1',
          tahun: 2027,
          semester: 1,
          tanggalSelesai: DAY,
          isBuka: true,
          isSudahDiisi: false,
          ...fields,
        },
      ],
    },
  },
})
const cuti = (fields: object) => ({
  [`${STUDENT}/daftar_waktu_pengajuan_cuti`]: {
    data: [{ idWaktuPengajuanCuti: '9', tahun: 2027, semester: 2, tanggalSelesai: DAY, isBuka: true, ...fields }],
  },
  [`${STUDENT}/pengajuan_cuti`]: { data: [] },
})
const krs = (makul: object[], fields: object = {}) => ({
  [`${STUDENT}/pembatas_waktu_krs_mahasiswa`]: {
    ...{ tahun: 2027, semester: 1, isBuka: true, tanggalSelesai: `${DAY}T16:00:00+07:00` },
    ...fields,
  },
  [`${STUDENT}/edit_krs`]: { makul },
})
const surat = (fields: object) => ({
  [`${STUDENT}/surat`]: {
    data: [
      {
        ...{ idSurat: '5', namaJenisSurat: 'Legalisasi', status: 'Diajukan', biaya: 15_000, isSudahBayar: false },
        ...{ batasBayar: DAY, ...fields },
      },
    ],
  },
})
const tracer = (fields: object) => ({
  '/tracer/form/all': { data: [{ id: '3', judul: 'Tracer study 2026', tanggalTutup: DAY, ...fields }] },
})
const seminar = (fields: object) => ({
  [`${STUDENT}/seminar`]: {
    data: [
      {
        id: '8',
        nama: 'Kuliah umum AI',
        tanggal: null,
        biaya: 50_000,
        isSudahBayar: false,
        batasBayar: DAY,
        ...fields,
      },
    ],
  },
})
const sertifikasi = (fields: object) => ({
  [`${STUDENT}/sertifikasi`]: {
    data: [{ id: '4', nama: 'MTCNA', wajibTugas: true, tugas: null, batasTugas: DAY, ...fields }],
  },
})
const sidang = (fields: object, rule: object = { wajib: true, batasJam: 24 }) => ({
  '/final-project/sidang': {
    data: [
      {
        ...{ id: '71', usulanId: '412', namaSidang: 'Sidang skripsi', status: 'dijadwalkan', tanggal: '2026-10-26' },
        ...{ jamMulai: '09.00', jamSelesai: '11.00', persetujuanKehadiran: false, ...fields },
      },
    ],
  },
  '/final-project/usulan': { data: [{ id: '412', status: 'sidang' }] },
  '/aturan-sidang/persetujuan-kehadiran-mahasiswa': rule,
})
const revisi = { status: 'selesai', hasil: 'Lulus', tanggal: '2026-10-01', batasRevisi: DAY }
const kp = (status: string) => ({
  '/internship/usulan': { data: [{ id: '6', status, idSidang: '31' }] },
  '/internship/sidang/31': { id: '31', status: 'selesai', hasil: 'Lulus', tanggal: '2026-10-01', batasRevisi: DAY },
})
const proposal = (status: string, answers: object) => ({
  '/proposal_exam_student_summary': { data: [{ id: '205', judul: 'Irigasi', status, idJadwal: '12' }] },
  ...answers,
})
const wisuda = (fields: object) => ({
  '/graduation_registrant/240117023/activity': {
    ...{ isTerdaftar: true, idPendaftaran: '2', status: 'menunggu', isSudahBayar: false, batasBayar: DAY },
    ...{ kegiatan: { id: '1', nama: 'Wisuda', tanggal: null, tanggalGladi: null, biaya: 750_000 }, ...fields },
  },
})

const open = (answers: Record<string, object>) => renderScreen('/dashboard', { menuConfig, answers, pending: true })
const waitForDay = () => waitFor(() => expect(within(card(NEXT)).queryByRole('status')).toBeNull(), { timeout: 15_000 })
// The first dashboard of this file loads the code of every subject.
beforeAll(async () => {
  const { unmount } = await open({})
  await waitFor(() => expect(within(card(NEXT)).queryByRole('status')).toBeNull(), { timeout: 60_000 })
  unmount()
}, 90_000)

const TILL = '3 hari lagi · Minggu, 25 Oktober'

describe('deadlines on the dashboard', () => {
  test.each([
    [
      'an assignment',
      tugas({ batasWaktu: `${DAY}T23:59:00+07:00` }),
      'Kumpulkan Normalisasi, Basis Data Lanjut',
      `${TILL} 23.59 WIB`,
    ],
    ['a bill', bill({}), 'Bayar UKT', TILL],
    ['a questionnaire', kuesioner({}), 'Isi kuesioner Layanan kampus 2026/2027 Ganjil', TILL],
    ['the leave window', cuti({}), 'Ajukan cuti 2026/2027 Genap, bila perlu', TILL],
    ['the KRS window', krs([]), 'Isi dan simpan KRS', `${TILL} 16.00 WIB`],
    [
      'the KRS window, while the courses of KRSS were never saved',
      { ...krs([{ idMakul: '7' }], { semester: 2 }), [`${STUDENT}/krs`]: { data: [] } },
      'Isi dan simpan KRS',
      `${TILL} 16.00 WIB`,
    ],
    ['the fee of a letter', surat({}), 'Bayar biaya surat Legalisasi', TILL],
    ['a tracer form', tracer({}), 'Isi Tracer study 2026', TILL],
    ['the fee of a seminar', seminar({}), 'Bayar pendaftaran Kuliah umum AI', TILL],
    ['the assignment of a certification', sertifikasi({}), 'Unggah tugas MTCNA', TILL],
    ['the attendance of a defence', sidang({}), 'Setujui kehadiran pada Sidang skripsi', `${TILL} 09.00 WIB`],
    ['the revision after a defence', sidang(revisi), 'Serahkan revisi Sidang skripsi', TILL],
    ['the revision of an internship', kp('sidang'), 'Serahkan revisi laporan kerja praktik', TILL],
    [
      'the manuscript of a proposal',
      proposal('dijadwalkan', { '/proposal_schedule/12': { id: '12', batasNaskah: DAY } }),
      'Serahkan naskah proposal',
      TILL,
    ],
    [
      'the revision of a proposal',
      proposal('revisi', { '/ta/proposal/205': { id: '205', batasRevisi: DAY } }),
      'Serahkan revisi proposal',
      TILL,
    ],
    [
      'the window of a written proposal',
      proposal('draft', { '/prasyarat_proposal': { bolehMengajukan: true, tanggalSelesai: DAY } }),
      'Ajukan proposal',
      TILL,
    ],
    ['the fee of a graduation', wisuda({}), 'Bayar biaya wisuda', TILL],
  ])('shows what to do about %s and until when, with a link', async (_, answers, verb, until) => {
    await open(answers)
    await waitForDay()
    const link = within(card(NEXT)).getByRole('link', { name: new RegExp(verb) })
    expect(link).toHaveTextContent(`${verb}${until}`)
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/[a-z]/))
  })

  test.each([
    [
      'an assignment that was handed in',
      tugas({ batasWaktu: `${DAY}T23:59:00+07:00`, status: 'Sudah dikumpulkan' }),
      /Normalisasi/,
    ],
    [
      'an assignment that the campus has closed',
      tugas({ batasWaktu: `${DAY}T23:59:00+07:00`, isBuka: false }),
      /Normalisasi/,
    ],
    ['an assignment past its deadline', tugas({ batasWaktu: '2026-10-22T07:00:00+07:00' }), /Normalisasi/],
    ['a bill that is paid', bill({ tunggakan: 0 }), /UKT/],
    ['a submitted questionnaire', kuesioner({ isSudahDiisi: true }), /Isi kuesioner/],
    [
      'a cuti request that the campus does not allow',
      cuti({ bolehMengajukan: false, alasan: 'Sedang menunggak' }),
      /Ajukan cuti/,
    ],
    ['KRS with registered courses', krs([{ idMakul: '7' }]), /Isi dan simpan KRS/],
    ['KRS that is locked', krs([], { isKrsDikunci: true }), /Isi dan simpan KRS/],
    ['the fee of a cancelled letter', surat({ status: 'Dibatalkan' }), /Legalisasi/],
    ['a submitted tracer form', tracer({ sudahDiisi: true }), /Tracer study 2026/],
    ['a seminar that is paid', seminar({ isSudahBayar: true }), /Kuliah umum/],
    ['a cancelled seminar', seminar({ status: 2 }), /Kuliah umum/],
    ['a submitted assignment of a certification', sertifikasi({ tugas: { nama: 'tugas.pdf' } }), /MTCNA/],
    ['an attendance that is approved', sidang({ persetujuanKehadiran: true }), /Setujui/],
    ['an attendance that needs no approval', sidang({}, { wajib: false }), /Setujui/],
    ['a rejected defence', sidang({ status: 'ditolak' }), /Setujui/],
    ['the revision of a finished internship', kp('selesai'), /Serahkan/],
    ['a rejected graduation', wisuda({ status: 'ditolak' }), /Bayar biaya wisuda/],
  ])('does not show %s', async (_, answers, words) => {
    await open(answers)
    await waitForDay()
    expect(within(card(NEXT)).queryByText(words)).toBeNull()
  })

  test.each([
    ['an assignment', tugas({ batasWaktu: 'entah' }), 'Bahan dan tugas'],
    ['a bill', bill({ jatuhTempo: 'entah' }), 'Biaya kuliah'],
    ['a questionnaire', kuesioner({ tanggalSelesai: 'entah' }), 'Kuesioner'],
    ['the revision of an internship', kp('sidang'), 'Kerja praktik'],
  ])('names the subject when the date of %s is unreadable', async (what, answers, name) => {
    const odd = what.startsWith('the')
      ? { ...answers, '/internship/sidang/31': { ...revisi, id: '31', batasRevisi: 'x' } }
      : answers
    await open(odd)
    await waitFor(() =>
      expect(card(NEXT)).toHaveTextContent(new RegExp(`Sebagian tenggat tidak dapat dimuat: .*${name}`, 'i')),
    )
  })

  test.each([
    ['names its bills', [{ idKomponenKeuangan: 'SPP', tahun: 2027, semester: 1 }], true],
    ['does not name its bills', [], false],
    ['names one of them in part', [{ idKomponenKeuangan: null, tahun: 2027, semester: 1 }], false],
  ])('shows the bills beside a payment in process that %s', async (_, tagihan, isShown) => {
    await open({
      ...bill({}),
      [`${STUDENT}/status_pembayaran`]: {
        status: { code: '88' },
        pembayaran: { idTransaksi: '1', total: 650_000, batasWaktu: `${DAY}T08:00:00+07:00`, tagihan },
      },
    })
    await waitForDay()
    expect(within(card(NEXT)).getByRole('link', { name: /Bayar nomor pembayaran/ })).toBeVisible()
    expect(within(card(NEXT)).queryAllByRole('link', { name: /Bayar UKT/ })).toHaveLength(isShown ? 1 : 0)
  })

  test('does not ask to pay a bill that a payment in process pays', async () => {
    await open({
      ...bill({}),
      [`${STUDENT}/status_pembayaran`]: {
        status: { code: '88' },
        pembayaran: {
          ...{ idTransaksi: '1', total: 500_000, batasWaktu: `${DAY}T08:00:00+07:00` },
          tagihan: [{ idKomponenKeuangan: 'UKT', tahun: 2027, semester: 1 }],
        },
      },
    })
    await waitForDay()
    expect(within(card(NEXT)).queryByText(/Bayar UKT/)).toBeNull()
  })

  test('does not request the KRS of a student who is not active', async () => {
    const { asked } = await renderScreen('/dashboard', { menuConfig, persona: 'lulus' })
    await waitForDay()
    expect(asked.filter((one) => one.includes('edit_krs'))).toEqual([])
  })
})

describe('deadlines in the week view', () => {
  const WEEK = '/jadwal-dan-presensi'
  const answers = tugas({ batasWaktu: `${DAY}T12:00:00+07:00` })

  test('lists a deadline on its day and below the hours, and no clash with it', async () => {
    await renderScreen(WEEK, { menuConfig, answers })
    const links = await screen.findAllByRole('link', { name: /Kumpulkan Normalisasi/, hidden: true })
    expect(links).toHaveLength(2)
    const day = screen.getByRole('heading', { name: /Minggu, 25 Oktober/, hidden: true }).parentElement
    expect(day).toHaveTextContent('Kumpulkan Normalisasi, Basis Data Lanjut paling lambat 12.00 WIB')
  })

  test('shows free time when only a list of deadlines failed, and names that list', async () => {
    await renderScreen(WEEK, { menuConfig, faults: [{ operation: 'listTugasKuliah', kind: 'server' }] })
    expect(await screen.findByText(/tidak dapat dimuat semuanya: .*tugas/)).toBeVisible()
    expect(screen.getAllByText(/^Kosong/).length).toBeGreaterThan(0)
  })

  test('saves a deadline as a point in time that blocks no time in the calendar', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:calendar'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = await renderScreen(WEEK, { menuConfig, answers })
    await screen.findAllByRole('link', { name: /Kumpulkan/, hidden: true })
    await user.click(screen.getByRole('button', { name: 'Unduh kalender' }))
    await user.click(screen.getByRole('button', { name: 'Unduh' }))
    await expect.poll(() => files).toHaveLength(1)
    const text = ((await files[0]?.text()) ?? '').replace(/\r\n /g, '').split('BEGIN:VEVENT')
    const event = text.find((one) => one.includes('Kumpulkan Normalisasi'))
    expect(event).toContain('DTSTART;TZID=Asia/Jakarta:20261025T120000')
    expect(event).toContain('TRANSP:TRANSPARENT')
    expect(event).not.toContain('DTEND')
  })
})
