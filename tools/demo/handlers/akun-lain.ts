import { getListAkunLainMockHandler, getSwitchAkunLainMockHandler } from '#generated/mocks/akun-lain/akun-lain.msw.ts'
import { SwitchAkunLainBody } from '#generated/models/akun-lain/switchAkunLainBody.zod.ts'
import { mahasiswaOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import { authenticate, issueCode } from '../session.ts'
import { akunLainOf } from '../world/akun-lain.ts'

/**
 * The accounts of a person, and one-time codes for the session of another account: valid for 60 s, while the requesting
 * session lasts.
 */
export const akunLain: TagHandlers = (store) => [
  getListAkunLainMockHandler((info) => toList(akunLainOf(mahasiswaOf(store, info), store.world.mahasiswa))),
  getSwitchAkunLainMockHandler(async (info) => {
    const body = await readBody(info.request, SwitchAkunLainBody)
    const mahasiswa = mahasiswaOf(store, info)
    if (authenticate(store, info.request).username !== mahasiswa.idMahasiswa)
      throw new Refusal(403, 'Operator tidak dapat berganti akun.')
    const akun = akunLainOf(mahasiswa, store.world.mahasiswa).find(({ idAkun }) => String(idAkun) === body.idAkun)
    if (!akun) throw new Refusal(403, 'Akun ini bukan milik Anda.')
    if (akun.isAktif === true) throw new Refusal(409, 'Anda sudah memakai akun ini.')
    const { code, expiresIn } = issueCode(store, akun.idMahasiswa ?? '', info.request)
    return { code, state: body.state, expires_in: expiresIn }
  }),
]
