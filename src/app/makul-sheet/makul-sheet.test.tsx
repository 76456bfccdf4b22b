import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  KELAS,
  loadSheetFirst,
  MAKUL,
  marks,
  type Options,
  only,
  openSheet,
  PARTS,
  part,
  sheet,
  titles,
} from '#tests/open-makul.tsx'

loadSheetFirst()

const attended = (letters: string, kelas: object = {}): Options =>
  only({
    '/jadwal_kuliah': { data: [{ ...KELAS, ...kelas }] },
    '/presensi_kuliah': { data: [{ idMakul: '1', idKelas: 'k1', presensi: marks(letters) }] },
  })

test('shows a course of the running semester in one sheet, with a link to the screen of each part', async () => {
  await openSheet('2505')
  expect(sheet('Teori Bahasa dan Automata')).toHaveTextContent(/IF2505 · kelas A · 3 SKS/)
  expect(titles()).toEqual(['Pertemuan berikutnya', ...PARTS])
  const linkOf = (title: string) => within(part(title)).getByRole('link', { name: title })
  expect(PARTS.map((title) => linkOf(title).getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/(pa-online|jadwal-dan-presensi)$/),
    '/jadwal-dan-presensi?tab=presensi',
    '/bahan-dan-tugas',
    '/bahan-dan-tugas?bahan=2505',
    '/jadwal-dan-presensi?tab=ujian',
    '/nilai?tab=komponen',
    expect.stringMatching(/^\/kuesioner\?jenis=proses_pembelajaran&tahun=2027&semester=1&idMakul=2505/),
  ])
})

test('is in English too', async () => {
  await openSheet('2505', { lng: 'en' })
  expect(sheet('Formal Languages and Automata')).toHaveTextContent(/class A · 3 credits/)
  expect(titles()).toEqual([
    'Next meeting',
    'Lecturer',
    'Attendance',
    'Assignments',
    'Materials',
    'Exam',
    'Mark',
    'Questionnaire',
  ])
})

test('opens by the code of a course, for lists without its id', async () => {
  await openSheet('IF2505')
  expect(sheet('Teori Bahasa dan Automata')).toBeVisible()
  expect(titles()).toEqual(['Pertemuan berikutnya', ...PARTS])
})

describe('next meeting', () => {
  const next = () => part('Pertemuan berikutnya')

  test('shows day, hours and room, and leads to its week', async () => {
    await openSheet('1', only())
    expect(next()).toHaveTextContent(
      /23 jam 55 menit lagi.*Besok, Jumat 23 Oktober.*14\.00–16\.30\sWIB, R\.\s210 Gedung B/,
    )
    expect(within(next()).getByRole('link', { name: 'Lihat di pekan' })).toHaveAttribute(
      'href',
      '/jadwal-dan-presensi?pekan=2026-10-23',
    )
    expect(within(next()).queryByRole('link', { name: /Buka kelas daring/ })).toBeNull()
  })

  test('offers the link of an online meeting in place of a room', async () => {
    const jadwal = [{ ...KELAS.jadwal[0], ruang: null, gedung: null, urlDaring: 'https://meet.example/if1' }]
    await openSheet('1', only({ '/jadwal_kuliah': { data: [{ ...KELAS, jadwal }] } }))
    expect(next()).toHaveTextContent(/WIB, Daring/)
    expect(within(next()).getByRole('link', { name: /^Buka kelas daring/ })).toHaveAttribute(
      'href',
      'https://meet.example/if1',
    )
    expect(next()).toHaveTextContent('meet.example/if1')
  })

  test('names a class that clashes with it, with the common hours', async () => {
    const other = {
      ...KELAS,
      idMakul: '2',
      idKelas: 'k2',
      kodeMakul: 'IF2',
      namaMakul: 'Fisika',
      jadwal: [{ ...KELAS.jadwal[0], jamMulai: '13.30', jamSelesai: '16.00' }],
    }
    await openSheet('1', only({ '/jadwal_kuliah': { data: [KELAS, other] } }))
    expect(next()).toHaveTextContent(/Bentrok 14\.00–16\.00\sWIB dengan Fisika/)
  })

  test('skips exam weeks and holidays, like the dashboard', async () => {
    const ujian = { kategori: 'Ujian', kegiatan: 'Ujian Tengah Semester', isLibur: false }
    const week = { ...ujian, tanggalMulai: '2026-10-23', tanggalSelesai: '2026-10-31' }
    const libur = { kategori: 'Libur', kegiatan: 'Libur', isLibur: true, tanggalMulai: '2026-11-06' }
    await openSheet('1', only({ '/kalender_akademik': { data: [week, libur] } }))
    expect(next()).toHaveTextContent('Jumat 13 November')
  })

  test('says that there is no schedule only for a class without times', async () => {
    const { unmount } = await openSheet('1', only({ '/jadwal_kuliah': { data: [{ ...KELAS, jadwal: [] }] } }))
    expect(next()).toHaveTextContent('Belum ada jadwal')
    unmount()
    const jadwal = [{ hari: { kode: 5 }, jamMulai: {}, jamSelesai: '16.30' }]
    await openSheet('1', only({ '/jadwal_kuliah': { data: [{ ...KELAS, jadwal }] } }))
    expect(next()).not.toHaveTextContent(/Belum ada jadwal|Tidak ada pertemuan/)
    expect(next()).toHaveTextContent('Pertemuan berikutnya belum dapat dipastikan.')
  })

  test('says until which day there is no meeting, unless exams or calendar are missing', async () => {
    const libur = {
      kategori: 'Libur',
      kegiatan: 'Libur',
      isLibur: true,
      tanggalMulai: '2026-10-20',
      tanggalSelesai: '2027-01-31',
    }
    const { unmount } = await openSheet('1', only({ '/kalender_akademik': { data: [libur] } }))
    expect(next()).toHaveTextContent('Tidak ada pertemuan sampai Kamis, 19 November 2026.')
    unmount()
    await openSheet('1', only({ '/kalender_akademik': { data: [libur, 'rusak'] } }))
    expect(next()).not.toHaveTextContent('Tidak ada pertemuan')
    expect(next()).toHaveTextContent('Pertemuan berikutnya belum dapat dipastikan.')
    expect(next()).toHaveTextContent('Kelas mungkin diganti ujian atau libur.')
  })
})

describe('attendance', () => {
  const attendance = () => part('Presensi')

  test.each([
    ['HHHHHHHH', 'Hadir 8 dari 8, boleh absen 3 kali', 'Minimal 11 dari 14 pertemuan (75%)'],
    ['HHHHIHAH', 'Hadir 6 dari 8, boleh absen 1 kali lagi', 'Minimal 11 dari 14 pertemuan (75%)'],
    ['HHHHIHAHA', 'Hadir 6 dari 9, jangan absen lagi', 'Hadir 5 kali lagi: 11 dari 14 (78,57%)'],
    ['HHAHIHAHA', 'Hadir 5 dari 9, batas tidak tercapai lagi', 'Paling tinggi 10 dari 14 (71,43%)'],
    ['HHHHHHHHHHH---', 'Hadir 11 dari 11, boleh absen sampai 3 kali lagi', '3 pertemuan belum ditandai'],
    ['HHHHHHHHHHHAAA', 'Hadir 11 dari 14', 'Minimal 11 dari 14 pertemuan (75%)'],
    ['', 'Hadir 0 dari 0, boleh absen 3 kali', 'Minimal 11 dari 14 pertemuan (75%)'],
  ])('reckons the absences left over all meetings of the semester: %s', async (letters, fact, more) => {
    await openSheet('1', attended(letters))
    expect(attendance()).toHaveTextContent(fact)
    expect(attendance()).toHaveTextContent(more)
  })

  test('describes the strip of meetings in words', async () => {
    await openSheet('1', attended('HHI-'))
    expect(within(attendance()).getByRole('img')).toHaveAccessibleName(
      'Pertemuan 1 sampai 4: Hadir, Hadir, Izin, belum ditandai. 10 pertemuan belum berlangsung.',
    )
  })

  test('shows the percentage alone while the number of meetings is not sent', async () => {
    await openSheet('1', attended('HHHHHHIA', { jumlahPertemuan: null }))
    expect(attendance()).toHaveTextContent('Hadir 6 dari 8 (75%)')
    expect(attendance()).toHaveTextContent('Minimal 75%')
    expect(attendance()).not.toHaveTextContent(/absen/)
    expect(within(attendance()).getByRole('img')).toHaveAccessibleName(/^Pertemuan 1 sampai 8: [^.]*\.$/)
  })

  test.each([
    ['the number of meetings is unreadable', { jumlahPertemuan: 'entah' }, 'HHHHHHIA', 'Hadir 6 dari 8 (75%)'],
    ['the minimum is unreadable', { minimalKehadiran: 'entah' }, 'HHHHHHIA', 'Batas minimal tidak terbaca'],
  ])('counts no absences while %s', async (_, kelas, letters, text) => {
    await openSheet('1', attended(letters, kelas))
    expect(attendance()).toHaveTextContent(text)
    expect(attendance()).not.toHaveTextContent(/absen/)
  })

  test('counts nothing while the list of marks is unreadable, although the schedule repeats some', async () => {
    const data = [{ ...KELAS, presensi: marks('HHH') }]
    await openSheet('1', only({ '/jadwal_kuliah': { data }, '/presensi_kuliah': { data: 'rusak' } }))
    expect(attendance()).toHaveTextContent('Tidak dapat dibaca seluruhnya')
    expect(attendance()).not.toHaveTextContent(/absen|Hadir \d/)
  })

  test('counts nothing while a mark is unreadable', async () => {
    const data = [{ idMakul: '1', idKelas: 'k1', presensi: ['H', { pertemuan: 2, presensi: {} }] }]
    await openSheet('1', only({ '/presensi_kuliah': { data } }))
    expect(attendance()).toHaveTextContent('Kehadiran tidak terbaca')
    expect(attendance()).not.toHaveTextContent(/absen|Hadir \d/)
  })
})

describe('assignments and materials', () => {
  const tugas = (idTugas: string, rest: object = {}) => ({
    idTugas,
    judul: `Tugas ${idTugas}`,
    isBuka: true,
    batasWaktu: '2026-10-26T23:59:00+07:00',
    status: 'Belum dikumpulkan',
    ...rest,
  })
  const withTugas = (rows: unknown) => only({ '/tugas_kuliah': { makul: [{ ...MAKUL, tugas: rows }] } })

  test('shows what is due first, with its deadline, and the grade of what was handed in', async () => {
    const graded = tugas('2', {
      nilai: 88,
      status: 'Dinilai',
      isBuka: false,
      tanggalKumpul: '2026-10-05T10:00:00+07:00',
    })
    await openSheet('1', withTugas([graded, tugas('3')]))
    expect(part('Tugas')).toHaveTextContent('1 belum dikumpulkan')
    const [first, second] = within(part('Tugas')).getAllByRole('listitem')
    expect(first).toHaveTextContent(/Tugas 3Kumpulkan sampai Senin, 26 Oktober, 23\.59\sWIBBelum dikumpulkan/)
    expect(within(part('Tugas')).getByRole('link', { name: /^Tugas 3/ })).toHaveAttribute(
      'href',
      '/bahan-dan-tugas?kumpulkan=3',
    )
    expect(second).toHaveTextContent(/Tugas 2Dikumpulkan Senin, 05 Oktober, 10\.00\sWIBNilai 88/)
  })

  test('says that nothing is left only when every assignment was read', async () => {
    const done = tugas('2', { status: 'Sudah dikumpulkan', isBuka: false })
    const { unmount } = await openSheet('1', withTugas([done]))
    expect(part('Tugas')).toHaveTextContent('1 tugas, tidak ada yang perlu dikumpulkan')
    unmount()
    await openSheet('1', withTugas([done, 'rusak']))
    expect(part('Tugas')).not.toHaveTextContent('tidak ada yang perlu')
    expect(part('Tugas')).toHaveTextContent('Tidak semua tugas terbaca')
  })

  test('counts the materials and names the latest', async () => {
    const bahan = [
      { idBahan: '1', judul: 'Pengantar', pertemuanKe: 1, tanggal: '2026-09-01' },
      { idBahan: '2', judul: 'Metode', pertemuanKe: 8, tanggal: '2026-10-20' },
    ]
    const { unmount } = await openSheet('1', only({ '/bahan_kuliah': { makul: [{ ...MAKUL, bahan }] } }))
    expect(part('Bahan')).toHaveTextContent('2 bahan')
    expect(part('Bahan')).toHaveTextContent('Pertemuan 8: Metode')
    unmount()
    await openSheet('1', only({ '/bahan_kuliah': { makul: [{ ...MAKUL, bahan: [...bahan, 7] }] } }))
    expect(part('Bahan')).not.toHaveTextContent(/\d bahan/)
    expect(part('Bahan')).toHaveTextContent('1 baris tidak dapat dibaca')
  })
})

describe('exam', () => {
  const UTS = {
    ...MAKUL,
    tanggalUjian: '2026-10-27',
    jamMulai: '10.30',
    jamSelesai: '12.30',
    ruang: 'R. 210',
    nomorKursi: '9',
    sifat: 'Tutup buku',
  }

  test('shows the next exam with seat, room and hours, and the sum that opens its locked card', async () => {
    await openSheet('2505')
    const exam = part('Ujian')
    expect(exam).toHaveTextContent(/UTS \w+, \d\d (Oktober|November)/)
    expect(exam).toHaveTextContent(/\d hari \d+ jam lagi/)
    expect(exam).toHaveTextContent(/Kursi\d+Ruang.*Jam WIB\d\d\.\d\d–\d\d\.\d\d/)
    expect(exam).toHaveTextContent('Kartu UTS terkunci.')
    expect(within(exam).getByRole('link', { name: /^Bayar Rp\s2\.300\.000$/ })).toHaveAttribute('href', '/biaya-kuliah')
  })

  test('shows no sum while the bills are unknown, and the reason of the campus instead', async () => {
    await openSheet('2505', { faults: [{ operation: 'getBiayaKuliah', kind: 'server' }] })
    expect(part('Ujian')).toHaveTextContent('Kartu UTS terkunci.')
    expect(part('Ujian')).not.toHaveTextContent(/Bayar|Rp/)
  })

  test('mentions no lock while the card is unknown', async () => {
    await openSheet('2505', { faults: [{ operation: 'getKartuUjian', kind: 'server' }] })
    expect(part('Ujian')).toHaveTextContent(/UTS \w+, /)
    expect(part('Ujian')).not.toHaveTextContent('terkunci')
  })

  test.each([
    [{ tanggalUjian: null }, 'Tanggal UTS belum ditentukan'],
    [{ tanggalUjian: '2026-02-31' }, 'Tanggal UTS tidak terbaca'],
    [{ tanggalUjian: '2026-10-01' }, 'UTS Kamis, 01 Oktober, sudah lewat'],
  ])('describes an exam with %j', async (rest, text) => {
    await openSheet('1', only({ '/jadwal_ujian': { data: [{ ...UTS, ...rest }] } }))
    expect(part('Ujian')).toHaveTextContent(text)
    expect(part('Ujian')).not.toHaveTextContent('Kursi')
  })

  test('shows one kind of exams although the other failed', async () => {
    const { user } = await openSheet('2505', { faults: [{ operation: 'listJadwalUjian', kind: 'server', times: 1 }] })
    expect(part('Ujian')).toHaveTextContent('Sebagian jadwal ujian tidak dapat dimuat.')
    await user.click(within(part('Ujian')).getByRole('button', { name: /^Muat Ulang/ }))
    await waitFor(() => expect(part('Ujian')).not.toHaveTextContent('Sebagian jadwal'))
    expect(part('Ujian')).toHaveTextContent(/UTS \w+, /)
  })
})

describe('mark', () => {
  const komponen = [
    { nama: 'Tugas', persentase: 20, nilai: 88 },
    { nama: 'Kuis', persentase: 10, nilai: 82 },
    { nama: 'UTS', persentase: 30, nilai: null },
    { nama: 'UAS', persentase: 40, nilai: null },
  ]
  const withMarks = (running: object, transkrip: unknown[] = []) =>
    only({ '/nilai_perkomponen': { data: [{ ...MAKUL, ...running }] }, '/transkrip': { data: transkrip } })

  test('shows the provisional mark with its share, and each component', async () => {
    await openSheet('1', withMarks({ komponen }))
    expect(part('Nilai')).toHaveTextContent('Sementara 86,00 dari 30% komponen')
    const rows = within(part('Nilai')).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Tugas 20%88,00',
      'Kuis 10%82,00',
      'UTS 30%belum',
      'UAS 40%belum',
    ])
  })

  test('shows no provisional mark while a component is unreadable', async () => {
    await openSheet('1', withMarks({ komponen: [...komponen, 7] }))
    expect(part('Nilai')).not.toHaveTextContent(/Sementara|Belum ada nilai/)
    expect(part('Nilai')).toHaveTextContent('Nilai tidak terbaca')
  })

  test('shows the final mark, and an earlier grade of a course taken again', async () => {
    const before = { ...MAKUL, nilaiHuruf: 'D', semesterKe: 3 }
    await openSheet('1', withMarks({ komponen, nilaiHuruf: 'A', nilaiAkhir: 87.5 }, [before]))
    expect(part('Nilai')).toHaveTextContent('A · 87,50')
    expect(part('Nilai')).toHaveTextContent('Sebelumnya D · semester 3')
  })

  test('hides every mark until the questionnaire is filled in', async () => {
    const hidden = { ...MAKUL, nilaiHuruf: 'A', isTerkunci: true }
    await openSheet('1', withMarks({ komponen, nilaiHuruf: 'A' }, [hidden]))
    expect(part('Nilai')).toHaveTextContent('Tertutup sampai kuesionernya diisi')
    expect(part('Nilai')).not.toHaveTextContent(/88|82|Sementara/)
    expect(within(part('Nilai')).getByRole('link', { name: 'Isi kuesioner' })).toHaveAttribute('href', '/kuesioner')
  })

  test('shows no mark without the transcript, which decides whether it is hidden', async () => {
    await openSheet('1', {
      ...withMarks({ komponen }),
      faults: [],
      answers: { ...withMarks({ komponen }).answers, '/transkrip': { data: 'rusak' } },
    })
    expect(part('Nilai')).toHaveTextContent('Tidak dapat dibaca seluruhnya')
    expect(part('Nilai')).not.toHaveTextContent(/88|Sementara/)
  })
})

describe('questionnaire', () => {
  const withForm = (rest: object) => only({ '/makul_kuesioner_proses_pembelajaran': { data: [{ ...MAKUL, ...rest }] } })

  test('says when it was sent, and that it can no longer be changed', async () => {
    await openSheet('1', withForm({ isSudahDiisi: true, tanggalDiisi: '2026-10-20T10:00:00+07:00' }))
    expect(part('Kuesioner')).toHaveTextContent('Terkirim 20 Oktober')
    expect(part('Kuesioner')).toHaveTextContent('Jawaban tidak dapat diubah lagi')
  })

  test('says until when it can be filled in', async () => {
    await openSheet('1', withForm({ isSudahDiisi: false }))
    expect(part('Kuesioner')).toHaveTextContent(/Isi sampai \w+, \d\d \w+/)
  })

  test('asserts nothing about an unreadable state', async () => {
    await openSheet('1', withForm({ isSudahDiisi: 'entah' }))
    expect(part('Kuesioner')).toHaveTextContent('Keadaan kuesioner tidak terbaca')
    expect(part('Kuesioner')).not.toHaveTextContent(/Isi sampai|Terkirim/)
  })
})
