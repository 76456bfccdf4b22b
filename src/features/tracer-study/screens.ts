import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/tracer-study',
    layout: 'main',
    title: 'title',
    search: 'tracer study, survei alumni, riwayat kerja, pekerjaan, alumni, work history, graduate survey',
    loadPage: async () => (await import('./tracer-study-page.tsx')).TracerStudyPage,
  },
  {
    path: '/tracer-study/isi-kuesioner/:id',
    layout: 'main',
    title: 'fill.title',
    loadPage: async () => (await import('./tracer-fill-page.tsx')).TracerFillPage,
  },
  {
    path: '/tracer-study/lihat-kuesioner/:id',
    layout: 'main',
    title: 'view.title',
    loadPage: async () => (await import('./tracer-view-page.tsx')).TracerViewPage,
  },
]

/** Writes that an earlier page may have sent; the shell checks their outcome on every screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => {
  const [{ submitTracer }, { addWork }] = await Promise.all([import('./submit-tracer.ts'), import('./work-actions.ts')])
  return [submitTracer, addWork]
}
