import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { CheckForm, CodeProblemText } from './check-form.tsx'
import { CheckedLetter } from './checked-letter.tsx'
import { codeIn, codeProblemOf } from './letter.ts'
import styles from './surat.module.css'

/** /surat/info/{idSurat?}: public check whether a letter is genuine; without a code only the form. */
export const SuratInfoPage = () => {
  const { t } = useTranslation('surat')
  const { idSurat: asked = '' } = useParams()
  const idSurat = codeIn(asked)
  const problem = codeProblemOf(idSurat)
  if (asked === '')
    return (
      <div className={styles.narrow}>
        <h1>{t('check.question')}</h1>
        <p>{t('check.about')}</p>
        <CheckForm key="first" />
      </div>
    )
  return (
    <div className={styles.narrow}>
      <h1 className="visually-hidden">{t('check.page')}</h1>
      {problem === null ? <CheckedLetter key={idSurat} idSurat={idSurat} /> : <CodeProblemText problem={problem} />}
      <section className={styles.other} aria-label={t('check.other')}>
        <h2>{t('check.other')}</h2>
        <CheckForm key={idSurat} />
      </section>
    </div>
  )
}
