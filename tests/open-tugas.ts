import { screen, within } from '@testing-library/react'
import { card, renderScreen } from './render-screen.tsx'

export const ADDRESS = '/bahan-dan-tugas'
export const PDF = new File(['rancangan indeks'], 'rancangan.pdf', { type: 'application/pdf' })
export const OPEN = 'Rancangan indeks untuk basis data perpustakaan'

/** Opens the assignments of the running period. `uploads` counts the files that were sent. */
export const openTugas = async (options: Parameters<typeof renderScreen>[1] = {}) => {
  const rendered = await renderScreen(ADDRESS, options)
  const uploads = () => rendered.asked.filter((request) => request.includes('upload_tugas_kuliah')).length
  return { ...rendered, uploads }
}

export type Opened = Awaited<ReturnType<typeof openTugas>>
/** An assignment among all of them, by its title. */
export const itemOf = (judul: string): HTMLElement => {
  const found = within(card('Semua tugas'))
    .getAllByRole('listitem')
    .find((one) => within(one).queryByRole('heading', { name: judul }))
  if (!found) throw new Error(`there is no ${judul}`)
  return found
}
/** Opens the form that hands in the open assignment. */
export const askTugas = async (user: Awaited<ReturnType<typeof openTugas>>['user'], action = 'Kumpulkan tugas') => {
  await user.click(within(itemOf(OPEN)).getByRole('button', { name: `${action} ${OPEN}` }))
  return within(await screen.findByRole('dialog'))
}
/** Chooses a file in the form. */
export const chooseFile = async (user: Awaited<ReturnType<typeof openTugas>>['user'], file = PDF) =>
  user.upload(screen.getByLabelText(/^Pilih berkas|^Ganti berkas|^Berkas jawaban/, { selector: 'input' }), file)
