import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { AccountPanel } from './account-panel.tsx'
import { Avatar } from './avatar.tsx'
import { Dropdown } from './dropdown.tsx'
import { initialsOf } from './initials.ts'

/** Avatar button with the account panel: signed-in user, password, logout. */
export const AccountMenu = ({ onChangePassword }: { onChangePassword: () => void }) => {
  const { t } = useTranslation('app')
  const idMahasiswa = useIdMahasiswa()
  const { biodataSingkat } = useBiodataSingkat()
  const nama = biodataSingkat?.nama || idMahasiswa
  const initials = initialsOf(nama)
  return (
    <Dropdown label={t('account.label', { initials, nama })} face={<Avatar initials={initials} />}>
      {() => <AccountPanel nama={nama} idMahasiswa={idMahasiswa} onChangePassword={onChangePassword} />}
    </Dropdown>
  )
}
