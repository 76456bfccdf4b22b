import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/kuesioner',
    layout: 'main',
    title: 'title',
    search: 'angket, evaluasi dosen, kritik, saran, survei, questionnaire, survey, feedback, evaluation',
    loadPage: async () => (await import('./kuesioner-page.tsx')).KuesionerPage,
  },
]

/** Writes that a previous page may have sent; the shell checks their outcome on any screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => (await import('./send-kuesioner.ts')).SEND_ACTIONS
