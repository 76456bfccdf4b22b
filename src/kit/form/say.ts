import type { TFunction } from 'i18next'

/** A text key with what its sentence names: 'withdraw.limits?minimal=Rp 50.000'. */
export const withValues = (key: string, values: Readonly<Record<string, string>>): string =>
  `${key}?${new URLSearchParams(values).toString()}`

/** The sentence of a text key, which may bring along what it names. @param known what sentences of its kind name besides */
export const say = (t: TFunction, text: string, known: Readonly<Record<string, string>> = {}): string => {
  const [key = '', values] = text.split('?')
  return t(key, { ...known, ...Object.fromEntries(new URLSearchParams(values)) })
}
