import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { FileInput } from '#shared/ui/choice/file-input.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import type { LabHost } from '../../panel.ts'
import styles from '../../parts.module.css'
import { type Outcome, useSetUp } from './use-set-up.ts'

const Result = ({ outcome }: { outcome: Outcome }) => {
  const { t } = useTranslation(['lab-link', 'lab'])
  if (outcome.step === 'refused')
    return (
      <Notice tone="danger">
        <b>{t('refused')}</b> {t(`lab:problem.${outcome.problem.code}`, { part: outcome.problem.part })}
      </Notice>
    )
  if (outcome.step === 'failed') return <Notice tone="danger">{t('failed')}</Notice>
  if (outcome.step === 'done') return <Notice tone="ok">{t('done')}</Notice>
  return outcome.step === 'pending' ? <p>{t('pending')}</p> : null
}

/** Applies a link or a file from another person. */
export const OpenPart = ({ host }: { host: LabHost }) => {
  const { t } = useTranslation('lab-link')
  const [pasted, setPasted] = useState('')
  const { outcome, openLink, openFile, reset } = useSetUp(host)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pasted.trim() !== '') void openLink(pasted)
  }
  return (
    <section className={styles.section} aria-label={t('open')}>
      <h3>{t('open')}</h3>
      <p>{t('open.note')}</p>
      <form className={styles.form} onSubmit={send} noValidate>
        <TextInput
          label={t('paste')}
          hint={t('paste.hint')}
          value={pasted}
          maxLength={4096}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setPasted(target.value)}
        />
        <div className={styles.actions}>
          <button type="submit" className={buttonClass('main')}>
            {t('apply')}
          </button>
        </div>
      </form>
      <FileInput
        label={t('file')}
        accept=".json"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void openFile(file)
        }}
      />
      <div role="status">
        <Result outcome={outcome} />
      </div>
      <div className={styles.section}>
        <p>{t('reset.note')}</p>
        <div className={styles.actions}>
          <button type="button" className={buttonClass()} onClick={() => void reset()}>
            {t('reset')}
          </button>
        </div>
      </div>
    </section>
  )
}
