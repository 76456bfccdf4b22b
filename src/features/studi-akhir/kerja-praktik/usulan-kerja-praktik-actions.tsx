import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { tellDone } from '#kit/action/tell-done.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { FormAction } from '#kit/form/form-action.tsx'
import styles from '../studi-akhir.module.css'
import { isOffered, stageOf } from './internship.ts'
import { change, changeDraft, remove } from './internship-actions.ts'
import { checkProposal, isChangeable, proposalBody, proposalSections, startProposal } from './proposal-fields.ts'
import { useRules, useScheduleEnd } from './use-rules.ts'

/** The button that opens the proposal for a change. */
const Change = ({ of }: { of: UsulanKerjaPraktik }) => {
  const { t } = useTranslation('kerja-praktik')
  const idMahasiswa = useIdMahasiswa()
  const rules = useRules()
  const place = { idMahasiswa, usulanId: of.id }
  const isKnown = isChangeable(of)
  const keepUntil = useScheduleEnd(of.idJadwal)
  const isRejected = stageOf(of) === 'rejected'
  return (
    <Answer of={rules} part={(known) => known} lines={2}>
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
            check={checkProposal(known, idMahasiswa)}
            draft={changeDraft(of.id)}
            keepUntil={keepUntil}
            toVariables={(values) => ({ ...place, data: proposalBody(fields, values, { ...known, idJadwal: kept }) })}
            param="ubah"
            title={t('change.title')}
            label={t(isRejected ? 'change.again' : 'change')}
            look={isRejected ? 'main' : 'plain'}
            submitLabel={t(isRejected ? 'change.send' : 'change.save')}
            reason={isKnown ? null : { text: t('change.unread') }}
          />
        )
      }}
    </Answer>
  )
}

/** The button that deletes the proposal after a question. */
const Remove = ({ of }: { of: UsulanKerjaPraktik }) => {
  const navigate = useNavigate()
  return (
    <ConfirmAction
      action={remove}
      of={{ idMahasiswa: useIdMahasiswa(), usulanId: of.id, data: { judul: of.judul } }}
      look="quiet"
      onDone={(how) => {
        if (how === 'checked') tellDone(remove)
        void navigate('/kerja-praktik', { replace: true })
      }}
    />
  )
}

/** Changing and deleting a proposal, where the campus allows it. */
export const UsulanKerjaPraktikActions = ({ of }: { of: UsulanKerjaPraktik }) => (
  <div className={styles.actions}>
    {isOffered(of.bolehUbah, of) ? <Change of={of} /> : null}
    {isOffered(of.bolehHapus, of) ? <Remove of={of} /> : null}
  </div>
)
