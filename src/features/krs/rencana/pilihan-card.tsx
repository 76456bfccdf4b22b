import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KrsEdit } from '#generated/readers/krs.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Tag } from '#shared/ui/tag.tsx'
import { flag, present } from '#shared/wire/readers.ts'
import page from '../krs.module.css'
import { isPartOf } from './clash.ts'
import { ClashMessage } from './clash-message.tsx'
import { MakulRow } from './makul-row.tsx'
import { Persetujuan } from './persetujuan.tsx'
import type { Terpilih } from './plan.ts'
import type { KrsFormState } from './use-krs-form.ts'

/** What the advisor said of a pick, where it stands as it was registered. */
const Status = ({ edit, own: { makul, kelas } }: { edit: KrsEdit; own: Terpilih }) => {
  const { t } = useTranslation('krs')
  const row = present(edit.makul).find(
    ({ idMakul, idKelas }) => String(idMakul) === makul.idMakul && String(idKelas) === kelas.idKelas,
  )
  if (!row) return <Tag>{t('status.unsaved')}</Tag>
  return flag(row.status) === null ? null : <Persetujuan status={row.status} />
}

/** The picks of the plan on the screen, each with its class and what it clashes with. */
export const PilihanCard = ({ form, edit }: { form: KrsFormState; edit: KrsEdit }) => {
  const { t } = useTranslation('krs')
  const list = useRef<HTMLUListElement>(null)
  const { picks, pick, clashes, isEditable } = form
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
        {picks.map((own) => (
          <MakulRow
            key={own.makul.idMakul}
            own={own}
            form={form}
            list={list}
            isBad={clashes.some((one) => isPartOf(one, own.makul.idMakul))}
            tags={<Status edit={edit} own={own} />}
            onKelas={pick}
          >
            <ClashMessage form={form} own={own} />
          </MakulRow>
        ))}
      </ul>
      {picks.length === 0 ? (
        <div className={page['empty']}>
          <EmptyState hint={t(isEditable ? 'picks.empty' : 'picks.none')} />
        </div>
      ) : null}
    </Card>
  )
}
