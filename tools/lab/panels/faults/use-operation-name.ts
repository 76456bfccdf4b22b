import { useTranslation } from 'react-i18next'
import { objectOf, verbOf } from '../../simulated/operation-name.ts'
import { VERBS } from './verbs.ts'

/** Returns a function that names an operation in words: 'Simpan KRS'. '*' means every operation. */
export const useOperationName = (): ((operationId: string) => string) => {
  const { t } = useTranslation('lab-faults')
  return (operationId) => {
    if (operationId === '*') return t('operation.all')
    const verb = VERBS[verbOf(operationId)]
    return verb ? t('operation.name', { verb: t(verb), object: objectOf(operationId) }) : operationId
  }
}
