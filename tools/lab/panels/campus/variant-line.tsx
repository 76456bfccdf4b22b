import type { JsonValue } from '@openfeature/web-sdk'
import { useTranslation } from 'react-i18next'
import { DEFAULT_VARIANT, variantFacts } from '#flags/table/campus-list.ts'
import { isRecord } from '#shared/text/is-record.ts'
import styles from './campus-panel.module.css'

const countPaths = (value: JsonValue): number =>
  isRecord(value) && Array.isArray(value['paths']) ? value['paths'].length : 0

/** Returns a function that describes a flag in plain words; flags without words are shown by key. */
const useWords = () => {
  const { t } = useTranslation('lab-campus')
  return (key: string, value: JsonValue): string => {
    if (key === 'nilai.ips-decimals') return t('decimals', { count: Number(value) })
    if (key === 'khp.legacy-alert') return t('legacy')
    if (key === 'kuesioner.modal') return t('kuesioner')
    if (key === 'portal.separate-student-portal') return t('separate', { count: countPaths(value) })
    return `${key}: ${JSON.stringify(value)}`
  }
}

/** Shows the special features of a variant in one line. */
export const VariantLine = ({ variant }: { variant: string }) => {
  const { t } = useTranslation('lab-campus')
  const words = useWords()
  const { entries, shown, hidden, others } = variantFacts(variant)
  const facts = [
    t('entries', { count: entries }),
    ...(variant === DEFAULT_VARIANT ? [t('default')] : []),
    ...(shown.length > 0 ? [t('shown', { count: shown.length })] : []),
    ...(hidden.length > 0 ? [t('hidden', { count: hidden.length })] : []),
    ...others.map(([key, value]) => words(key, value)),
  ]
  return <span className={styles.line}>{facts.join(' · ')}</span>
}
