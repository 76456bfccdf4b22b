import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { PILIHAN } from '#domain/referensi/pilihan.ts'
import type { TracerPekerjaan } from '#generated/client/tracer-study/readers.ts'
import { useGetTracerWorkplace, useListTracerWorkplace } from '#generated/client/tracer-study/tracer-study.ts'
import { CreateTracerWorkplaceBody } from '#generated/models/tracer-study/createTracerWorkplaceBody.zod.ts'
import { UpdateTracerWorkplaceBody } from '#generated/models/tracer-study/updateTracerWorkplaceBody.zod.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { type ActionState, useAction } from '#kit/action/use-action.tsx'
import { type FieldSpec, fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormAction, FormActionDialog } from '#kit/form/form-action.tsx'
import { useDialogParam } from '#kit/form/use-dialog-param.ts'
import type { Check } from '#kit/form/validate.ts'
import { List, ListItemHead } from '#kit/list/list.tsx'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { readMoment } from '#shared/campus/read-moment.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useToday } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import { newestFirst } from '#shared/time/time-order.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { isWhole, type Listed, readRows, text, type Waktu } from '#shared/wire/readers.ts'
import styles from './tracer-study.module.css'
import { addWork, type ChangeWork, changeWork, deleteWork, WORK_DRAFT } from './work-actions.ts'
import { WorkPicture } from './work-picture.tsx'
import { workYears } from './work-years.ts'

const TABLE = {
  namaPerusahaan: { kind: 'text', wide: true },
  jabatan: { kind: 'text' },
  bidangUsaha: { kind: 'text' },
  statusPekerjaan: { kind: 'choice', choices: PILIHAN.statusPekerjaan, kode: 'statusPekerjaan', variant: 'select' },
  kesesuaianBidang: { kind: 'choice', choices: PILIHAN.kesesuaianBidang, kode: 'kesesuaianBidang', variant: 'select' },
  tanggalMulai: { kind: 'date' },
  tanggalSelesai: { kind: 'date', when: ({ masihBekerja }) => masihBekerja !== true },
  masihBekerja: { kind: 'tick', wide: true },
  kota: { kind: 'text' },
  alamat: { kind: 'text' },
  penghasilan: { kind: 'list', list: 'penghasilan', bodyKey: 'kodePenghasilan' },
  namaAtasan: { kind: 'text' },
  teleponAtasan: { kind: 'text', input: 'tel', rule: 'telepon' },
} as const satisfies Record<string, FieldSpec>
const NEW_FIELDS = fieldsOf(CreateTracerWorkplaceBody, TABLE)
const FIELDS = fieldsOf(UpdateTracerWorkplaceBody, TABLE)

const checkDates: Check = ({ tanggalMulai, tanggalSelesai, masihBekerja }) => {
  const [mulai, selesai] = [text(tanggalMulai), text(tanggalSelesai)]
  const isEarly = masihBekerja !== true && selesai !== '' && selesai < mulai
  return { tanggalSelesai: isEarly ? 'tracer-study:work.early' : null }
}

/** Returns the initial values of the form, with the income range as a reference. */
const startOf = ({ kodePenghasilan, namaPenghasilan, ...row }: TracerPekerjaan) => ({
  ...row,
  penghasilan: kodePenghasilan === '' ? null : { kode: kodePenghasilan, nama: namaPenghasilan || kodePenghasilan },
})

const NOT_FOUND = 404

interface EditProps {
  id: string
  state: ActionState<ChangeWork>
  onClose: () => void
}

/** Form of one workplace, filled with freshly fetched data. */
const EditWork = ({ id, state, onClose }: EditProps) => {
  const { t } = useTranslation('tracer-study')
  const place = { idMahasiswa: useIdMahasiswa(), idPekerjaan: id }
  const work = useGetTracerWorkplace(place.idMahasiswa, id)
  const title = t('work.change')
  if (work.data && !work.isPlaceholderData && isWhole(work.data))
    return (
      <FormActionDialog
        action={changeWork}
        state={{ ...state, ...state.at(place) }}
        place={place}
        ns="tracer-study"
        fields={FIELDS}
        start={startOf(work.data)}
        check={checkDates}
        draft={`tracer-pekerjaan-${id}`}
        toVariables={(values) => ({ ...place, data: UpdateTracerWorkplaceBody.parse(bodyOf(FIELDS, values)) })}
        title={title}
        submitLabel={t('save')}
        reason={state.reason}
        onClose={onClose}
      />
    )
  const isGone = work.data === undefined && work.error?.status === NOT_FOUND
  return (
    <Dialog title={title} onClose={onClose} actions={<ActionButton onClick={onClose}>{t('send.back')}</ActionButton>}>
      {isGone ? (
        <p>{t('work.gone')}</p>
      ) : (
        <QueryView query={work} select={(known) => (isWhole(known) ? known : null)} lines={8}>
          {() => null}
        </QueryView>
      )}
    </Dialog>
  )
}

interface RowProps {
  of: TracerPekerjaan
  change: ActionState<ChangeWork>
  onEdit: (id: string) => void
}

const WorkRow = ({ of, change, onEdit }: RowProps) => {
  const { t, i18n } = useTranslation('tracer-study')
  const place = { idMahasiswa: useIdMahasiswa(), idPekerjaan: of.idPekerjaan }
  const nama = of.namaPerusahaan || of.jabatan || '–'
  const changing = change.at(place)
  const day = (value: Waktu) => formatTanggal(value, i18n.language)
  const end = of.masihBekerja === true ? t('work.now') : day(of.tanggalSelesai) || t('work.noEnd')
  return (
    <div className={styles.work}>
      <ListItemHead title={of.jabatan || '–'}>
        {of.kesesuaianBidang ? <Tag tone="accent">{kodeText('kesesuaianBidang', of.kesesuaianBidang)}</Tag> : null}
      </ListItemHead>
      <p>{joined(of.namaPerusahaan, of.kota)}</p>
      <p className={styles.minor}>
        {joined(
          [day(of.tanggalMulai), end].filter(Boolean).join(' – '),
          of.statusPekerjaan ? kodeText('statusPekerjaan', of.statusPekerjaan) : '',
        )}
      </p>
      {of.idPekerjaan === '' ? null : (
        <ConfirmAction action={deleteWork} of={{ ...place, data: { nama } }} variant="quiet" about={nama}>
          {(button) => (
            <>
              {changing.notices}
              <div className={styles.actions}>
                <ActionButton
                  reason={change.reason}
                  pending={changing.isPending}
                  onClick={() => onEdit(of.idPekerjaan)}
                >
                  <span>{t('work.change')}</span>
                  <span className="visually-hidden">{` ${nama}`}</span>
                </ActionButton>
                {button}
              </div>
            </>
          )}
        </ConfirmAction>
      )}
    </div>
  )
}

const WorkList = ({ rows }: { rows: Listed<TracerPekerjaan> }) => {
  const { param: asked, setParam } = useDialogParam('pekerjaan')
  const years = workYears(readRows(rows, 'noted'), useToday())
  const change = useAction(changeWork)
  return (
    <>
      {years ? (
        <div className={styles.picture}>
          <WorkPicture of={years} />
        </div>
      ) : null}
      <List rows={newestFirst(rows, (row) => readMoment(row?.tanggalMulai))} idOf={({ idPekerjaan }) => idPekerjaan}>
        {(row) => <WorkRow of={row} change={change} onEdit={setParam} />}
      </List>
      {asked === null ? null : <EditWork key={asked} id={asked} state={change} onClose={() => setParam(null)} />}
    </>
  )
}

/** Work history on a time axis, with buttons to add, change and delete entries. */
export const Work = () => {
  const { t } = useTranslation('tracer-study')
  const place = { idMahasiswa: useIdMahasiswa() }
  const works = useListTracerWorkplace(place.idMahasiswa)
  return (
    <>
      <QueryCard query={works} select={({ data }) => data} title={t('work')} lines={5} empty={t('work.empty')} flush>
        {(rows) => <WorkList rows={rows} />}
      </QueryCard>
      <FormAction
        action={addWork}
        place={place}
        ns="tracer-study"
        fields={NEW_FIELDS}
        check={checkDates}
        draft={WORK_DRAFT}
        toVariables={(values) => ({ ...place, data: CreateTracerWorkplaceBody.parse(bodyOf(NEW_FIELDS, values)) })}
        param="tambah"
        title={t('work.add')}
        variant="plain"
        submitLabel={t('save')}
      />
    </>
  )
}
