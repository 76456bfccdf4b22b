import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KrsEdit } from '#generated/readers/krs.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Tag } from '#shared/ui/tag.tsx'
import { flag, present } from '#shared/wire/readers.ts'
import { ClashMessage } from './clash-message.tsx'
import page from './krs.module.css'
import { MakulRow } from './makul-row.tsx'
import { pickMakul, removeMakul, type Terpilih } from './plan.ts'
import type { KrsFormState } from './use-krs-form.ts'

interface Props {
  form: KrsFormState
  edit: KrsEdit
}

/** What the advisor said of a pick, where it stands as it was registered. */
const Persetujuan = ({ edit, own: { makul, kelas } }: { edit: KrsEdit; own: Terpilih }) => {
  const { t } = useTranslation('krs')
  const row = present(edit.makul).find(
    ({ idMakul, idKelas }) => String(idMakul) === makul.idMakul && String(idKelas) === kelas.idKelas,
  )
  const isDisetujui = flag(row?.status)
  if (!row) return <Tag>{t('status.unsaved')}</Tag>
  if (isDisetujui === null) return null
  return <Tag tone={isDisetujui ? 'ok' : 'neutral'}>{t(isDisetujui ? 'status.disetujui' : 'status.belum')}</Tag>
}

/** The picks of the plan on the screen, each with its class and what it clashes with. */
export const PilihanCard = ({ form, edit }: Props) => {
  const { t } = useTranslation('krs')
  const list = useRef<HTMLUListElement>(null)
  const { picks, plan, setPlan, isEditable } = form
  const drop = (idMakul: string) => {
    setPlan(removeMakul(plan, idMakul))
    list.current?.focus() // the button is gone with its row
  }
  return (
    <Card
      title={t('picks.title')}
      flush
      aside={
        isEditable ? (
          <a className={buttonClass('quiet')} href="#tawaran">
            <IconPlus size={20} aria-hidden />
            {t('picks.add')}
          </a>
        ) : null
      }
    >
      <ul ref={list} tabIndex={-1} aria-label={t('picks.title')}>
        {picks.map((own) => {
          const { idMakul } = own.makul
          return (
            <MakulRow
              key={idMakul}
              own={own}
              isEditable={isEditable}
              isBad={form.clashesOf(idMakul).length > 0}
              tags={<Persetujuan edit={edit} own={own} />}
              onDrop={() => drop(idMakul)}
              onKelas={(idKelas) => setPlan(pickMakul(plan, { idMakul, idKelas }))}
            >
              <ClashMessage form={form} own={own} />
            </MakulRow>
          )
        })}
      </ul>
      {picks.length === 0 ? (
        <div className={page['empty']}>
          <EmptyState hint={t(isEditable ? 'picks.empty' : 'picks.none')} />
        </div>
      ) : null}
    </Card>
  )
}
