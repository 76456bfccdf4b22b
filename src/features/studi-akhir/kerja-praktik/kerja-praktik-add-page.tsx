import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { AturanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { text } from '#shared/wire/readers.ts'
import { EntryForm, useEntryForm } from '../entry-form.tsx'
import styles from '../studi-akhir.module.css'
import { DateNotes } from './date-notes.tsx'
import { Header } from './header.tsx'
import { proposalObstacle } from './internship.ts'
import { PROPOSAL_DRAFT, propose } from './internship-actions.ts'
import { checkProposal, daysOf, proposalBody, proposalSections } from './proposal-fields.ts'
import { useRules, useScheduleEnd } from './use-rules.ts'

const ProposalForm = ({ rules }: { rules: AturanKerjaPraktik }) => {
  const { t } = useTranslation('kerja-praktik')
  const navigate = useNavigate()
  const place = { idMahasiswa: useIdMahasiswa() }
  // Computed once: a quota that changes while the form is open must not remove a selected choice.
  const [sections] = useState(() => proposalSections(rules, null, t))
  const fields = sections.flatMap((section) => section.fields)
  const finish = () => {
    showToast(t('propose.done'))
    void navigate('/kerja-praktik')
  }
  const obstacle = proposalObstacle(rules)
  const own = obstacle === null ? null : { text: obstacle || t('propose.closed'), next: obstacle ? null : <Kontak /> }
  const entry = useEntryForm({
    ns: 'kerja-praktik',
    fields,
    check: checkProposal(rules, place.idMahasiswa),
    draft: PROPOSAL_DRAFT,
    keepUntil: useScheduleEnd(rules.idJadwal),
    action: propose,
    place,
    reason: own,
    toVariables: (values) => ({ ...place, data: proposalBody(fields, values, rules) }),
    onEnd: finish,
  })
  const typed = useWatch({ control: entry.form.form.control })
  const days = daysOf(typed)
  const least = rules.durasiMinimalHari
  return (
    <EntryForm of={entry} sections={sections} label={t('propose')} pendingLabel={t('propose.pending')}>
      <p className={styles.minor} role="status">
        {days === null ? '' : t(least === null ? 'propose.days' : 'propose.daysOf', { count: days, least })}
      </p>
      <DateNotes mulai={text(typed['tanggalMulai'])} selesai={text(typed['tanggalSelesai'])} />
    </EntryForm>
  )
}

/** /kerja-praktik/tambah: the form of a proposal, which is submitted directly (no draft state). */
export const KerjaPraktikAddPage = () => {
  const { t } = useTranslation('kerja-praktik')
  const rules = useRules()
  return (
    <div className={styles.page}>
      <Header title={t('propose.title')}>
        <p className={styles.minor}>{t('propose.intro')}</p>
      </Header>
      <QueryView query={rules} select={(known) => known} lines={20}>
        {(known) => <ProposalForm rules={known} />}
      </QueryView>
    </div>
  )
}
