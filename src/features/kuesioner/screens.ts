import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/kuesioner',
    layout: 'main',
    title: 'title',
    search: 'angket, evaluasi dosen, kritik, saran, survei, questionnaire, survey, feedback, evaluation',
    loadPage: async () => (await import('./kuesioner-page.tsx')).KuesionerPage,
  },
]
