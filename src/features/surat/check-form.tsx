import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { type CodeProblem, codeIn, codeProblemOf } from './letter.ts'
import styles from './surat.module.css'

/** More than any code has, so that one that is too long is answered instead of cut. */
const MOST_TYPED = 500

type Problem = NonNullable<CodeProblem>

/** Problem of a typed code, for which no request is sent. */
export const CodeProblemText = ({ problem }: { problem: Problem }) => {
  const { t } = useTranslation('surat')
  return <Notice tone="warn">{t(`check.problem.${problem}`)}</Notice>
}

/** The field for the code of a letter, which may come with its address, its label or signs around it. */
export const CheckForm = () => {
  const { t } = useTranslation('surat')
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<CodeProblem>(null)
  const check = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = codeIn(code)
    const found = wanted === '' && code.trim() !== '' ? 'none' : codeProblemOf(wanted)
    setProblem(found)
    if (found === null) void navigate(`/surat/info/${encodeURIComponent(wanted)}`)
  }
  return (
    <form className={styles.check} noValidate onSubmit={check}>
      <TextInput
        label={t('check.code')}
        hint={t('check.hint')}
        name="kode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MOST_TYPED}
        value={code}
        error={problem === null ? undefined : t(`check.problem.${problem}`)}
        onChange={({ target }) => setCode(target.value)}
      />
      <ActionButton type="submit" look="main">
        {t('check.submit')}
      </ActionButton>
    </form>
  )
}
