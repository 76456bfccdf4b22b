import { IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useListAkunLain } from '#generated/client/akun-lain/akun-lain.ts'
import type { AkunLain } from '#generated/client/akun-lain/readers.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { List, ListItemHead } from '#kit/list/list.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { unreadableWord } from '#shared/format/unreadable.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog.tsx'
import { inOrder, isInUse } from './accounts.ts'
import styles from './akun-lain.module.css'
import { useSwitch } from './use-switch.ts'

/** The call behind the switch button. */
const SWITCH = { operation: 'switchAkunLain', words: 'akun-lain:switch' }

const programmeOf = ({ jenjang, prodi }: AkunLain): string => [jenjang, prodi].filter(Boolean).join(' ')

interface AccountProps {
  of: AkunLain
  /** The account being switched to, if any. */
  target: string | null
  onSwitch: (account: AkunLain) => void
}

const Account = ({ of, target, onSwitch }: AccountProps) => {
  const { t, i18n } = useTranslation('akun-lain')
  const isOwn = isInUse(of, useIdMahasiswa())
  const nameless = of.idAkun === '' ? { text: t('unreadable'), kind: 'wait' as const } : null
  const reason = useReason({ of: SWITCH, own: nameless, ofAccount: true })
  const programme = programmeOf(of) || of.nama || '–'
  return (
    <div className={styles.account}>
      <ListItemHead title={programme}>
        {isOwn ? (
          <Tag tone="accent">
            <IconUserCheck size={12} aria-hidden /> <span>{t('inUse')}</span>
          </Tag>
        ) : null}
        {of.status ? (
          <Tag tone={of.status === 'Aktif' ? 'ok' : 'neutral'}>{kodeText('statusMahasiswa', of.status)}</Tag>
        ) : null}
      </ListItemHead>
      <MetaLine
        facts={[
          of.nama,
          of.idMahasiswa,
          of.perguruanTinggi,
          of.angkatan !== null && t('angkatan', { tahun: of.angkatan ?? unreadableWord(i18n.language) }),
        ]}
      />
      {isOwn ? null : (
        <div>
          <ActionButton reason={reason} pending={target === of.idAkun && target !== ''} onClick={() => onSwitch(of)}>
            <span>{t('switch')}</span>
            <span className="visually-hidden">{` ${programme}`}</span>
          </ActionButton>
        </div>
      )}
    </div>
  )
}

/** List of the user's accounts with switch buttons. */
const Accounts = () => {
  const { t } = useTranslation('akun-lain')
  const idMahasiswa = useIdMahasiswa()
  const accounts = useListAkunLain(idMahasiswa)
  const { target, failure, ask } = useSwitch()
  const [chosen, setChosen] = useState<AkunLain | null>(null)
  return (
    <>
      <div role="alert">{failure ? <Notice tone="danger">{`${failure} ${t('failed.stays')}`}</Notice> : null}</div>
      <QueryCard query={accounts} select={({ data }) => data} title={t('list')} lines={6} empty={t('empty')} flush>
        {(rows) => (
          <>
            <List rows={inOrder(rows, idMahasiswa)} idOf={({ idAkun }) => idAkun}>
              {(row) => <Account of={row} target={target} onSwitch={setChosen} />}
            </List>
            {rows.every((row) => row && isInUse(row, idMahasiswa)) ? <p className={styles.only}>{t('only')}</p> : null}
          </>
        )}
      </QueryCard>
      {chosen ? (
        <ConfirmDialog
          confirmLabel={t('switch')}
          cancelLabel={t('confirm.stay')}
          onCancel={() => setChosen(null)}
          onConfirm={() => {
            setChosen(null)
            void ask(chosen.idAkun)
          }}
        >
          <p>{t('confirm', { akun: programmeOf(chosen) || chosen.nama })}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** /akun-lain: the accounts with programme and status; the one in use is marked. An operator cannot switch. */
export const AkunLainPage = () => {
  const { t } = useTranslation('akun-lain')
  const isActing = useIsActing()
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {isActing ? (
        <Card title={t('list')}>
          <ActionButton reason={{ text: t('operator') }} onClick={() => undefined}>
            {t('switch.any')}
          </ActionButton>
        </Card>
      ) : (
        <Accounts />
      )}
    </div>
  )
}
