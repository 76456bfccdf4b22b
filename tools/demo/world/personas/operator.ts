import type { Akun } from '../world.ts'

/** An operator who may act for any student of the campus. */
export const OPERATOR: Akun = {
  persona: 'operator',
  username: 'operator',
  uuid: '5c2e8a10-3f4b-4d7a-8e21-000000000001',
  nama: 'Operator Akademik',
  email: 'operator@arunika.example',
  role: 'ROLE_OPERATOR',
  scopes: ['A:T'],
}

/** An operator without scopes: fails the role check. */
export const OPERATOR_TANPA_HAK: Akun = {
  ...OPERATOR,
  persona: 'operator-tanpa-hak',
  username: 'operator-tanpa-hak',
  uuid: '5c2e8a10-3f4b-4d7a-8e21-000000000002',
  nama: 'Operator Tamu',
  email: 'tamu@arunika.example',
  scopes: [],
}
