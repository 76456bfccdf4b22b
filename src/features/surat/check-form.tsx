import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { formResolver } from '#shared/form/form-resolver.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { type CodeProblem, codeIn, codeProblemOf } from './letter.ts'
import styles from './surat.module.css'

/**
 * Input limit in characters. Larger than any code, so that a code that is too long is rejected instead of truncated.
 */
const MOST_TYPED = 500

type Problem = NonNullable<CodeProblem>

/** Message about an invalid code, for which no request is sent. */
export const CodeProblemText = ({ problem }: { problem: Problem }) => {
  const { t } = useTranslation('surat')
  return <Notice tone="warn">{t(`check.problem.${problem}`)}</Notice>
}

/** Returns the problem of typed text: non-empty text without a code is not a code. */
const problemIn = (typed: string): CodeProblem => {
  const wanted = codeIn(typed)
  return wanted === '' && typed.trim() !== '' ? 'none' : codeProblemOf(wanted)
}

/** Schema of the form; the key of the problem is the error message. */
const Typed = z.object({
  kode: z.string().check((ctx) => {
    const problem = problemIn(ctx.value)
    if (problem) ctx.issues.push({ code: 'custom', message: problem, input: ctx.value })
  }),
})

/** Form for the code of a letter; also accepts its address, its label or surrounding punctuation. */
export const CheckForm = () => {
  const { t } = useTranslation('surat')
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { kode: '' },
    resolver: formResolver(Typed),
    reValidateMode: 'onSubmit',
  })
  const check = handleSubmit(({ kode }) => void navigate(`/surat/info/${encodeURIComponent(codeIn(kode))}`))
  const problem = formState.errors.kode?.message
  return (
    <form className={styles.check} noValidate onSubmit={(event) => void check(event)}>
      <TextInput
        label={t('check.code')}
        hint={t('check.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MOST_TYPED}
        error={problem === undefined ? undefined : t(`check.problem.${problem}`)}
        {...register('kode')}
      />
      <ActionButton type="submit" variant="main">
        {t('check.submit')}
      </ActionButton>
    </form>
  )
}
