import { button, DASHBOARD, type Step, signsIn, step, title } from './main-journey.ts'
import type { Query } from './person.ts'

/** Time in the story at which the windows of all these subjects are open. */
export const STORY = '2026-10-22T14:05:00+07:00'

const DIALOG: Query = { role: 'dialog', name: /./ }
const field = (name: RegExp, within?: Query): Query => ({ role: 'field', name, ...(within && { within }) })
const SHEET = '/tugas-akhir/412/bimbingan/1533?lembar=ya'

/**
 * Journey of a student through requests and final studies: opens each subject, sends its main write, views a print
 * page.
 */
export const SUBJECTS: readonly Step[] = [
  step('login', async (me, { arrange }) => {
    await me.engine.resize(1280, 900)
    await me.engine.open(await arrange())
    await signsIn(me, 'demo')
    await me.see(DASHBOARD)
  }),
  step('leave', async (me, { url }) => {
    await me.engine.open(`${url}/cuti`)
    await me.press(button('Ajukan cuti'))
    await me.fill(field(/^Alasan/, DIALOG), 'Magang penuh waktu')
    await me.press(button('Ajukan cuti', DIALOG))
    await me.reads('Magang penuh waktu', { role: 'region', name: 'Pengajuan Anda' })
  }),
  step('letter', async (me, { url }) => {
    // A letter without a date field: each engine has its own way of typing a date.
    await me.engine.open(`${url}/pengajuan-surat?jenis=1`)
    await me.fill(field(/^Keperluan/), 'Magang semester 6')
    await me.fill(field(/^Nama orang tua/), 'Bambang Prameswara')
    await me.reads('PRATINJAU, BELUM BERLAKU')
    await me.press(button('Kirim permintaan'))
    await me.reads('Permintaan surat terkirim.')
  }),
  step('graduation', async (me, { url }) => {
    await me.engine.open(`${url}/wisuda`)
    await me.reads('1 dari 5 terpenuhi')
  }),
  step('tracer study', async (me, { url }) => {
    await me.engine.open(`${url}/tracer-study/isi-kuesioner/12`)
    await me.see(button('Kirim jawaban'))
  }),
  step('other accounts', async (me, { url }) => {
    await me.engine.open(`${url}/akun-lain`)
    await me.reads('Sedang dipakai')
  }),
  step('journal lock', async (me, { url }) => {
    await me.engine.open(`${url}/lock-jurnal`)
    await me.see(title(/Lock [Jj]urnal/))
    await me.engine.open(`${url}/cetak-lock-jurnal`)
    await me.see(button('Cetak'), ({ state }) => !state.disabled)
  }),
  step('proposal', async (me, { url }) => {
    await me.engine.open(`${url}/proposal/205`)
    await me.see({ role: 'region', name: /^Bimbingan/ })
  }),
  step('comprehensive exam', async (me, { url }) => {
    await me.engine.open(`${url}/kompre`)
    await me.see(title(/[Kk]omprehensif/))
  }),
  step('internship', async (me, { url }) => {
    await me.engine.open(`${url}/kerja-praktik`)
    await me.see(title(/Kerja [Pp]raktik/))
  }),
  step('guidance record', async (me, { url }) => {
    await me.engine.open(`${url}/tugas-akhir/412`)
    await me.press(button('Catat bimbingan'))
    await me.fill(field(/^Topik/, DIALOG), 'Bab empat')
    await me.press(button('Kirim catatan', DIALOG))
    await me.see({ role: 'region', name: /isian yang perlu diperbaiki/ })
  }),
  step('guidance sheet', async (me, { url }) => {
    await me.engine.open(url + SHEET)
    await me.see(button('Cetak'), ({ state }) => !state.disabled)
    await me.reads('LEMBAR BIMBINGAN')
  }),
]
