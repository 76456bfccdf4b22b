import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/tugas-akhir': ['/tugas-akhir', '/tugas-akhir?jalur=publikasi'],
    '/tugas-akhir/tambah': ['/tugas-akhir/tambah'],
    '/tugas-akhir/sidang/tambah': ['/tugas-akhir/sidang/tambah?usulanId=412'],
    '/tugas-akhir/:id': ['/tugas-akhir/412', '/tugas-akhir/420', '/tugas-akhir/420?ubah=ya'],
    '/tugas-akhir/:id?/bimbingan/:idBimbingan': ['/tugas-akhir/412/bimbingan/1520', '/tugas-akhir/bimbingan/1520'],
    '/tugas-akhir/:id?/sidang/:idSidang': ['/tugas-akhir/412/sidang/71', '/tugas-akhir/sidang/71'],
  },
  showsMost: { '/tugas-akhir/sidang/tambah': { at: '2026-11-23T10:00:00+07:00' } },
  writes: {
    '/tugas-akhir/tambah': ['createUsulanTugasAkhir'],
    '/tugas-akhir/sidang/tambah?usulanId=412': ['createSidang'],
    '/tugas-akhir/412': ['approveKehadiranSidang', 'createBimbingan'],
    '/tugas-akhir/420': ['submitUsulanTugasAkhir'],
    '/tugas-akhir/420?ubah=ya': ['submitUsulanTugasAkhir', 'updateUsulanTugasAkhir'],
    '/tugas-akhir/412/bimbingan/1520': ['createBimbingan'],
    '/tugas-akhir/bimbingan/1520': ['createBimbingan'],
    '/tugas-akhir/412/sidang/71': ['approveKehadiranSidang'],
    '/tugas-akhir/sidang/71': ['approveKehadiranSidang'],
  },
  pictures: [
    {
      name: 'tugas-akhir',
      address: '/tugas-akhir/412',
      shows: (page) => page.getByRole('button', { name: /^(Setujui kehadiran|Approve attendance)$/ }),
    },
    {
      name: 'tugas-akhir-daftar',
      address: '/tugas-akhir',
      shows: (page) => page.getByText(/^(Calon pembimbing|Available supervisors)$/),
      auditOnly: true,
    },
    {
      name: 'tugas-akhir-sidang',
      address: '/tugas-akhir/412/sidang/71',
      shows: (page) => page.getByText('undangan-sidang.pdf'),
      auditOnly: true,
    },
    {
      name: 'tugas-akhir-ajukan-sidang',
      persona: 'tugas-akhir',
      address: '/tugas-akhir/sidang/tambah?usulanId=388',
      shows: (page) => page.getByText(/^(Berkas yang disiapkan|Documents to prepare)$/),
      auditOnly: true,
    },
  ],
  saysNone: [
    'conditions.none',
    'defence.noDay',
    'empty',
    'guidance.none',
    'people.none',
    'request.none',
    'schedule.none',
    'step.proposal.draft',
  ],
  saysOther: [
    'approve.back',
    'approve.noEnd',
    'approve.silence',
    'approve.unknown',
    'field.setujuHadir.hint',
    'field.tautanNaskah.noAddress',
    'submit.back',
    'untitled',
  ],
  addressed: ['add.intro', 'add.notDone', 'documents.hint', 'request.notDone', 'submit.changed'],
  builtKeys: {
    'actor.': 'who acts next',
    'step.proposal.': 'moment of a proposal',
  },
  examples: {
    createSidang: { at: '2026-11-23T10:00:00+07:00' }, // the attendance at its defence was not approved
  },
}
