import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/proposal/:id': ['/proposal/218', '/proposal/205', '/proposal/218?ubah=ya'],
    '/proposal/:id/bimbingan/:idBimbingan?': ['/proposal/205/bimbingan', '/proposal/205/bimbingan/2052'],
  },
  showsMost: { '/proposal/:id': { at: '2026-11-14T09:00:00+07:00' } },
  writes: {
    '/proposal/tambah': ['createProposal'],
    '/proposal/218': ['deleteProposal', 'submitProposal', 'updateProposal'],
    '/proposal/218?ubah=ya': ['deleteProposal', 'submitProposal', 'updateProposal'],
  },
  pictures: [
    { name: 'proposal', address: '/proposal', shows: (page) => page.getByText(/Kode QR Dinamis/).first() },
    {
      name: 'proposal-tambah',
      address: '/proposal/tambah',
      shows: (page) => page.getByRole('combobox').first(),
      auditOnly: true,
    },
    {
      name: 'proposal-draf',
      address: '/proposal/218',
      shows: (page) => page.getByText('Sains data').first(),
      auditOnly: true,
    },
    {
      name: 'proposal-dijadwalkan',
      address: '/proposal/205',
      shows: (page) => page.getByText('Bawa naskah tercetak tiga rangkap.').first(),
    },
    {
      name: 'proposal-bimbingan',
      address: '/proposal/205/bimbingan/2052',
      shows: (page) => page.getByText('Tinjauan pustaka').first(),
      auditOnly: true,
    },
  ],
  saysNone: ['conditions.none', 'empty', 'exam.noDay'],
  saysOther: ['field.tautanNaskah.none', 'submit.back', 'submit.refused', 'why.refused'],
  addressed: ['add.draft', 'submit.changed'],
  builtKeys: {
    'why.': 'what stands against a new proposal',
  },
}
