import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toJendela } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetPrasyaratProposal } from '#generated/client/proposal/proposal.ts'
import type { ProposalPrasyarat } from '#generated/client/proposal/readers.ts'
import type { FieldValues } from '#kit/form/field.ts'
import { BackLink } from '#kit/link/back-link.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { filterRows } from '#shared/wire/readers.ts'
import { Conditions } from '../conditions.tsx'
import { EntryForm, useEntryForm } from '../entry-form.tsx'
import styles from '../studi-akhir.module.css'
import { useWays } from '../ways.ts'
import { createProposal, NEW_DRAFT } from './proposal-actions.ts'
import { proposalForm } from './proposal-form.ts'
import { useObstacle, Window } from './start.tsx'

const NewProposal = ({ of }: { of: ProposalPrasyarat }) => {
  const { t } = useTranslation('proposal')
  const words = useTranslation('studi-akhir').t
  const navigate = useNavigate()
  const place = { idMahasiswa: useIdMahasiswa() }
  const { bodyOf, ...parts } = proposalForm(of, words)
  const finish = () => {
    showToast(t('add.done'))
    void navigate('/proposal')
  }
  const entry = useEntryForm({
    ...parts,
    ...{ ns: 'proposal', draft: NEW_DRAFT, keepUntil: toJendela(of).selesai ?? undefined },
    ...{ action: createProposal, place, reason: useObstacle(of) },
    toVariables: (values: FieldValues) => ({ ...place, data: bodyOf(values) }),
    onEnd: finish,
  })
  return (
    <Card title={t('add.form')}>
      <EntryForm of={entry} label={t('add.save')} pendingLabel={t('add.pending')} />
    </Card>
  )
}

/** Steps after the draft, the submission period, and the unmet conditions. */
const Before = ({ of }: { of: ProposalPrasyarat }) => {
  const { t } = useTranslation('proposal')
  const ways = useWays()
  const items = filterRows(of.syarat, ({ terpenuhi }) => terpenuhi !== true)
  return (
    <Card title={t('add.next')}>
      <div className={styles.stack}>
        <p>{t('add.draft')}</p>
        <Window of={of} />
        <Conditions items={items} ways={ways} />
      </div>
    </Card>
  )
}

/** /proposal/tambah: the form of a new proposal, which is created as a draft. */
export const ProposalAddPage = () => {
  const { t } = useTranslation('proposal')
  const prasyarat = useGetPrasyaratProposal(useIdMahasiswa())
  return (
    <div className={styles.page}>
      <BackLink to="/proposal">{t('back')}</BackLink>
      <h1>{t('add.title')}</h1>
      <QueryView query={prasyarat} select={(known) => known} lines={16}>
        {(known) => (
          <div className={styles.columns}>
            <NewProposal of={known} />
            <Before of={known} />
          </div>
        )}
      </QueryView>
    </div>
  )
}
