import { KEYS } from './engine.ts'
import { pagesOf } from './pdf-pages.ts'
import type { Person, Query } from './person.ts'

/** Time in the demo's story at which KRS is open. */
export const KRS_OPEN = '2027-01-12T10:00:00+07:00'
export const DASHBOARD: Query = { role: 'heading', name: /Sekar/ }
const ACCOUNT: Query = { role: 'button', name: /akun / }
const NEWS: Query = { role: 'button', name: /^Notifikasi/ }
const CONFIRM: Query = { role: 'dialog', name: 'Konfirmasi' }
const TAKEN: Query = { role: 'region', name: 'Mata kuliah diambil' }
const MOBILE: Query = { role: 'field', name: 'Nomor HP', within: { role: 'region', name: 'Kontak' } }
const PAPER = '/cetak-krs?tahun=2027&semester=1'

export const button = (name: string | RegExp, within?: Query): Query => ({
  role: 'button',
  name,
  ...(within && { within }),
})
const menu = (name: string): Query => ({ role: 'link', name, within: { role: 'region', name: 'Menu utama' } })
export const title = (name: string | RegExp): Query => ({ role: 'heading', name })

const isOpen = ({ state }: { state: { expanded: boolean } }) => state.expanded

/** Opens a panel of the top bar, closes it with Esc, and checks that focus returns to the opener. */
const looksInto = async (me: Person, opener: Query, sign: Query) => {
  await me.press(opener)
  await me.see(opener, isOpen)
  await me.see(sign)
  await me.engine.type(KEYS.Escape)
  await me.misses(sign)
  await me.see(opener, ({ state }) => state.focused && !state.expanded)
}

export const signsIn = async (me: Person, password: string) => {
  await me.fill({ role: 'field', name: /\(NIM\)$/ }, 'aktif')
  await me.fill({ role: 'field', name: /^Kata sandi$/ }, password)
  await me.press(button('Masuk'))
}

/** A served build of the portal. */
export interface Portal {
  name: string
  url: string
  /**
   * Sets up a mock state in which KRS is open.
   * @returns the first address that the student opens
   */
  arrange: () => Promise<string>
}

export interface Step {
  name: string
  go: (me: Person, portal: Portal) => Promise<unknown>
}

export const step = (name: string, go: Step['go']): Step => ({ name, go })

/** Main journey of a student, from the first visit to logout; each step starts where the previous one ended. */
export const JOURNEY: readonly Step[] = [
  step('first visit', async (me, { arrange }) => {
    await me.engine.resize(1280, 900)
    await me.engine.open(await arrange())
    await me.see(title('Masuk'))
  }),
  step('wrong password', async (me) => {
    await signsIn(me, 'salah')
    await me.until(
      'an alert with words',
      () =>
        me.engine.run(
          '[...document.querySelectorAll("[role=alert]")].some(({ innerText }) => innerText.trim() !== "")',
        ) as Promise<boolean>,
    )
  }),
  step('login', async (me) => {
    await signsIn(me, 'demo')
    await me.see(DASHBOARD)
  }),
  step('dashboard', async (me) => {
    await me.reads('Rp 2.750.000', { role: 'region', name: 'Tagihan' })
    await me.reads('84 dari 144 SKS lulus', { role: 'region', name: 'Kemajuan SKS' })
  }),
  step('news', (me) => looksInto(me, NEWS, title('Berita'))),
  step('guides', async (me) => {
    await me.press(button('Panduan'))
    await me.see({ role: 'link', name: 'Semua panduan' })
    await me.press(DASHBOARD) // a click outside the panel
    await me.misses({ role: 'link', name: 'Semua panduan' })
  }),
  step('account', async (me) => {
    await looksInto(me, ACCOUNT, button('Keluar'))
    await me.press(ACCOUNT)
    await me.press(NEWS)
    await me.misses(button('Keluar'))
    await me.press(NEWS)
    await me.see(NEWS, ({ state }) => !state.expanded)
  }),
  step('password dialog', async (me) => {
    await me.press(ACCOUNT)
    await me.press(button('Ganti kata sandi'))
    await me.see({ role: 'dialog', name: /sandi/i })
    await me.engine.type(KEYS.Escape)
    await me.misses({ role: 'dialog', name: /sandi/i })
    await me.see(ACCOUNT, ({ state }) => state.focused)
  }),
  step('menu', async (me) => {
    await me.press(menu('KRS'))
    await me.see(title(/^KRS/))
    await me.see(TAKEN)
  }),
  step('KRS', async (me) => {
    await me.press(button('Ambil Manajemen Proyek Perangkat Lunak'))
    await me.reads('Manajemen Proyek Perangkat Lunak', TAKEN)
    await me.press(button('Simpan KRS'))
    await me.reads('Tersimpan di kampus')
  }),
  step('payment', async (me) => {
    await me.press(menu('Biaya kuliah'))
    await me.press({ role: 'checkbox', name: /Asuransi mahasiswa/ })
    await me.press(button('Pilih cara bayar'))
    await me.press({ role: 'radio', name: /BNI/ })
    await me.press(button('Lanjut'))
    await me.reads('seratus lima puluh ribu rupiah', CONFIRM)
    await me.press(button('Buat pembayaran', CONFIRM))
    await me.reads('9881 0240 1170 2301', { role: 'region', name: 'Pembayaran sedang diproses' })
  }),
  step('biodata', async (me) => {
    await me.press(menu('Biodata'))
    await me.see(title('Biodata'))
    await me.fill(MOBILE, '0812')
    await me.press(button('Simpan'))
    await me.see({ role: 'region', name: 'Ada 1 isian yang perlu diperbaiki' })
    await me.fill(MOBILE, '0811222333')
  }),
  step('leave guard', async (me) => {
    await me.press(menu('Dasbor'))
    await me.press(button('Batal', CONFIRM))
    await me.misses(CONFIRM)
    await me.see(MOBILE, ({ value }) => value === '0811222333')
    await me.press(button('Simpan'))
    await me.press(button('Kirim perubahan'))
    await me.reads('Biodata tersimpan.')
    await me.press(menu('Dasbor'))
    await me.see(DASHBOARD)
  }),
  step('English', async (me) => {
    await me.press(button(/^EN, /))
    await me.see({ role: 'link', name: 'Dashboard' })
    await me.press(button(/^ID, /))
    await me.see(menu('Dasbor'))
  }),
  step('phone', async (me) => {
    await me.engine.resize(360, 740)
    await me.press(button('Buka menu'))
    await me.press({ role: 'link', name: 'Biodata', within: { role: 'dialog', name: /./ } })
    await me.see(title('Biodata'))
    await me.press(button('Buka menu'))
    await me.engine.type(KEYS.Escape)
    await me.misses({ role: 'dialog', name: /./ })
  }),
  step('account on a phone', async (me) => {
    await me.press(ACCOUNT)
    const { x } = await me.see(button('Keluar'), ({ covered }) => covered === null)
    if (x < 0 || x > 360) throw new Error(`Keluar stands at ${x} px of 360`)
    await me.engine.type(KEYS.Escape)
    await me.engine.resize(1280, 900)
  }),
  step('print', async (me, { url }) => {
    await me.engine.open(url + PAPER)
    await me.see(button('Cetak'), ({ state }) => !state.disabled)
    await me.reads('KARTU RENCANA STUDI')
    await me.engine.run('void (window.print = () => { window.printed = true })')
    await me.press(button('Cetak'))
    await me.until('the dialog of the printer', () => me.engine.run('window.printed === true') as Promise<boolean>)
    const pdf = await me.engine.print()
    if (pdf !== null && pagesOf(pdf) !== 1) throw new Error(`the paper has ${pagesOf(pdf)} pages`)
  }),
  step('reload', async (me, { url }) => {
    await me.engine.open(`${url}/dashboard`)
    await me.see(DASHBOARD)
    await me.reads('Rp 2.750.000')
  }),
  step('second visit', async (me, { url }) => {
    await me.until(
      'the worker of the site',
      () =>
        me.engine.run(
          'navigator.serviceWorker.getRegistration().then((one) => Boolean(one && one.active))',
        ) as Promise<boolean>,
    )
    await me.engine.open(`${url}/dashboard`)
    await me.see(DASHBOARD)
    await me.until(
      'a page that came from the worker',
      () => me.engine.run('navigator.serviceWorker.controller !== null') as Promise<boolean>,
    )
  }),
  step('404', async (me, { url }) => {
    await me.engine.open(`${url}/tidak-ada-di-sini`)
    await me.see(title('ERROR 404'))
    await me.press(button('Kembali'))
    await me.see(DASHBOARD)
  }),
  step('logout', async (me) => {
    await me.press(ACCOUNT)
    await me.press(button('Keluar'))
    await me.see(title('Masuk'))
    await me.until(
      'nothing of the session on the device',
      () =>
        me.engine.run(
          'Object.keys(localStorage).every((key) => !/refresh_token|identity/.test(key))',
        ) as Promise<boolean>,
    )
  }),
  step('after the logout', async (me, { url }) => {
    await me.engine.open(`${url}/dashboard`)
    await me.see(title('Masuk'))
    await me.misses(DASHBOARD)
  }),
]
