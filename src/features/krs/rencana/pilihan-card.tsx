import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KrsEdit } from '#generated/client/krs/readers.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { flag, readRows, unreadOf } from '#shared/wire/readers.ts'
import styles from '../krs.module.css'
import { Persetujuan } from '../riwayat/krs-table.tsx'
import { isPartOf } from './clash.ts'
import { ClashMessage, MakulRow } from './makul-row.tsx'
import type { Terpilih } from './plan.ts'
import type { KrsFormState } from './use-krs-form.ts'

/** The advisor's decision on a pick that is registered unchanged. Nothing is decided before the KRS is sent. */
const Status = ({ edit, own: { makul, kelas }, isUnsent }: { edit: KrsEdit; own: Terpilih; isUnsent: boolean }) => {
  const { t } = useTranslation('krs')
  const row = readRows(edit.makul, 'hint').find(
    ({ idMakul, idKelas }) => String(idMakul) === makul.idMakul && String(idKelas) === kelas.idKelas,
  )
  if (isUnsent || !row) return !row && unreadOf(edit.makul) > 0 ? null : <Tag>{t('status.unsaved')}</Tag>
  return flag(row.status) === null ? null : <Persetujuan status={row.status} />
}

/** Picks of the current plan with their classes and clashes. */
export const PilihanCard = ({ form, edit }: { form: KrsFormState; edit: KrsEdit }) => {
  const { t } = useTranslation('krs')
  const list = useRef<HTMLUListElement>(null)
  const { picks, pick, clashes, isEditable } = form
  const { jenis, sent } = form.registrasi
  return (
    <Card
      title={t('picks.title')}
      flush
      aside={
        isEditable ? (
          <a className={buttonClass('quiet')} href="#tawaran">
            <IconPlus size={20} aria-hidden />
            <span>{t('picks.add')}</span>
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
            tags={<Status edit={edit} own={own} isUnsent={jenis === 'krs' && sent.isSent === false} />}
            onKelas={pick}
          >
            <ClashMessage form={form} own={own} />
          </MakulRow>
        ))}
      </ul>
      <UnreadNote of={edit.makul} />
      {picks.length === 0 && !form.isUnreadable ? (
        <div className={styles.empty}>
          <EmptyState hint={t(isEditable ? 'picks.empty' : 'picks.none')} />
        </div>
      ) : null}
    </Card>
  )
}

/** Reserves in order: taken when a class is full. */
export const CadanganCard = ({ form }: { form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const list = useRef<HTMLOListElement>(null)
  const { cadangan, pick, reserve, isEditable } = form
  if (cadangan.length === 0) return null
  return (
    <Card title={t('reserve.title')} flush aside={<span className={styles.note}>{t('reserve.note')}</span>}>
      <ol ref={list} tabIndex={-1} aria-label={t('reserve.title')}>
        {cadangan.map((own, place) => {
          const { idMakul, namaMakul } = own.makul
          const { idKelas } = own.kelas
          return (
            <MakulRow
              key={idMakul}
              own={own}
              form={form}
              list={list}
              onKelas={reserve}
              tags={
                <>
                  <span className={styles.note}>{t('reserve.place', { nomor: place + 1 })}</span>
                  {isEditable ? (
                    <button
                      type="button"
                      className={buttonClass('quiet')}
                      aria-label={t('action.take', { makul: namaMakul })}
                      onClick={() => {
                        pick({ idMakul, idKelas })
                        list.current?.focus() // the button is removed with its row
                      }}
                    >
                      {t('action.takeShort')}
                    </button>
                  ) : null}
                </>
              }
            />
          )
        })}
      </ol>
    </Card>
  )
}
