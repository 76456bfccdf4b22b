import { IconMessages } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { openPercakapan } from '#domain/percakapan/percakapan.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { usePercakapan } from '#kit/percakapan/use-percakapan.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import styles from '../studi-akhir.module.css'
import type { Person, Work } from './guidance.ts'
import { openGroup } from './guidance-actions.ts'

const NAME_LENGTH = 100

interface Props {
  work: Work
  pembimbing: readonly Person[]
}

/** Button that opens a chat group with the supervisors for a work without one. */
const NewGroup = ({ work: { jenisBimbingan, usulanId, judul, anggota = [] }, pembimbing }: Props) => {
  const { t } = useTranslation('studi-akhir')
  const idMahasiswa = useIdMahasiswa()
  const members = [idMahasiswa, ...anggota, ...pembimbing.map(({ id }) => id)].filter((id) => id !== '')
  const data = {
    nama: t('group.name', { judul }).slice(0, NAME_LENGTH),
    jenis: 'bimbingan' as const,
    jenisBimbingan,
    usulanId,
    anggota: [...new Set(members)],
  }
  return (
    <ConfirmAction
      action={openGroup}
      of={{ idMahasiswa, jenisBimbingan, usulanId, data }}
      label={
        <>
          <IconMessages size={20} aria-hidden />
          <span>{t('group')}</span>
        </>
      }
      questionOf={() => (pembimbing.length > 0 ? null : <p>{t('group.alone')}</p>)}
    />
  )
}

/**
 * Button that opens the conversation about a work, or a sentence when it is unavailable. Renders nothing when the
 * campus has no chat.
 */
export const Conversation = ({ work, pembimbing }: Props) => {
  const { t } = useTranslation('studi-akhir')
  const none = usePercakapan()
  if (none) return none.text === null ? null : <p className={styles.minor}>{none.text}</p>
  if (work.idGrupChat === '') return <NewGroup work={work} pembimbing={pembimbing} />
  return (
    <div>
      <ActionButton onClick={() => openPercakapan(work.idGrupChat)}>
        <IconMessages size={20} aria-hidden />
        <span>{t('group.open')}</span>
      </ActionButton>
    </div>
  )
}
