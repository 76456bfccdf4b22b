import type { TFunction } from 'i18next'

/** Rules of a file field. */
export interface FileRules {
  /** In the form of the accept attribute: '.pdf,.jpg' or 'image/*'. */
  accept?: string | undefined
  maxBytes?: number | undefined
}

/** Treats both endings of JPEG as one. */
const plain = (name: string): string => name.toLowerCase().replace(/\.jpeg$/, '.jpg')

const matches = (file: Pick<File, 'name' | 'type'>, pattern: string): boolean => {
  if (pattern.startsWith('.')) return plain(file.name).endsWith(plain(pattern))
  if (pattern.endsWith('/*')) return file.type.startsWith(pattern.slice(0, -1))
  return file.type === pattern
}

/**
 * Returns the problem of a chosen file: users can override the browser's own file filter, and dropping a file ignores
 * it.
 */
export const fileProblem = (
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept = '', maxBytes = Number.POSITIVE_INFINITY }: FileRules,
): 'wrongType' | 'empty' | 'tooBig' | null => {
  const patterns = accept.split(',').map((pattern) => pattern.trim())
  if (accept !== '' && !patterns.some((pattern) => matches(file, pattern))) return 'wrongType'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'tooBig' : null
}

const KILO = 1000

/** Formats a file size: '1,4 MB'. Decimal units, one decimal, like the file managers of phones. */
export const formatBytes = (bytes: number, language: string): string => {
  const units = ['B', 'kB', 'MB', 'GB']
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(KILO)))
  const number = new Intl.NumberFormat(language === 'en' ? 'en' : 'id', { maximumFractionDigits: 1 })
  return `${number.format(bytes / KILO ** step)} ${String(units[step])}`
}

/** Returns file types as text: '.pdf,.jpg' is 'PDF, JPG'. */
export const typesInWords = (accept: string): string =>
  accept
    .split(',')
    .map((pattern) => pattern.trim().replace(/^\.|\/\*$/g, ''))
    .map((name) => name.replace(/^.*\//, '').toUpperCase())
    .join(', ')

/** Returns the rules of a file field as sentences in the language; '' when any file is accepted. */
export const rulesText = ({ accept, maxBytes }: FileRules, t: TFunction, language: string): string =>
  [
    accept ? t('ui:file.types', { types: typesInWords(accept) }) : '',
    maxBytes ? t('ui:file.size', { size: formatBytes(maxBytes, language) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
