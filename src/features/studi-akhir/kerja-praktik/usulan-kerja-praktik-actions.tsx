import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import styles from '../studi-akhir.module.css'
import { DeleteWork } from '../work-actions.tsx'
import { isOffered, stageOf } from './internship.ts'
import { change, changeDraft, remove } from './internship-actions.ts'
import { checkProposal, isChangeable, proposalBody, proposalSections, startProposal } from './proposal-fields.ts'
import { useRules, useScheduleEnd } from './use-rules.ts'

const usePlace = ({ id }: UsulanKerjaPraktik) => ({ idMahasiswa: useIdMahasiswa(), usulanId: id })

/** Button that opens the form to change the proposal. */
const Change = ({ of }: { of: UsulanKerjaPraktik }) => {
  const { t } = useTranslation('kerja-praktik')
  const rules = useRules()
  const place = usePlace(of)
  const isKnown = isChangeable(of)
  const keepUntil = useScheduleEnd(of.idJadwal)
  const isRejected = stageOf(of) === 'rejected'
  return (
    <QueryView query={rules} select={(known) => known} lines={2}>
      {(known) => {
        const fields = proposalSections(known, of, t).flatMap((section) => section.fields)
        const kept = of.idJadwal || known.idJadwal
        return (
          <FormAction
            action={change}
            place={place}
            ns="kerja-praktik"
            fields={fields}
            start={startProposal(fields, of)}
            check={checkProposal(known, place.idMahasiswa)}
            draft={changeDraft(of.id)}
            keepUntil={keepUntil}
            toVariables={(values) => ({ ...place, data: proposalBody(fields, values, { ...known, idJadwal: kept }) })}
            param="ubah"
            title={t('change.title')}
            label={t(isRejected ? 'change.again' : 'change')}
            variant={isRejected ? 'main' : 'plain'}
            submitLabel={t(isRejected ? 'change.send' : 'change.save')}
            reason={isKnown ? null : { text: t('change.unread') }}
          />
        )
      }}
    </QueryView>
  )
}

/** Buttons that change and delete a proposal, when the campus allows it. */
export const UsulanKerjaPraktikActions = ({ of }: { of: UsulanKerjaPraktik }) => {
  const place = usePlace(of)
  return (
    <div className={styles.actions}>
      {isOffered(of.bolehUbah, of) ? <Change of={of} /> : null}
      {isOffered(of.bolehHapus, of) ? (
        <DeleteWork action={remove} of={{ ...place, data: { judul: of.judul } }} back="/kerja-praktik" />
      ) : null}
    </div>
  )
}
