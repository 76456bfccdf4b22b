import { CASES_OF } from '../screens/addresses.ts'

interface DynamicKeys {
  namespace: string
  /** Text before the `${` in the source. */
  prefix: string
  /** Origin of the rest of the key. */
  rest: string
}

/**
 * Keys that the source builds from a prefix and a value; those of a subject with screens are in its cases.ts. Every
 * other key is a literal in the source.
 */
export const dynamicKeys: DynamicKeys[] = [
  ...CASES_OF.flatMap(([namespace, { builtKeys = {} }]) =>
    Object.entries(builtKeys).map(([prefix, rest]) => ({ namespace, prefix, rest })),
  ),
  { namespace: 'kode', prefix: '', rest: 'enumeration and code' },
  { namespace: 'shared', prefix: 'failure.', rest: 'kind of the GatewayError' },
  { namespace: 'shared', prefix: 'language.', rest: 'language code' },
  { namespace: 'shared', prefix: 'toast.', rest: 'kind of the error toast' },
  { namespace: 'ui', prefix: 'color.', rest: 'light, dark or the device' },
  { namespace: 'ui', prefix: 'field.', rest: 'required or optional' },
  { namespace: 'ui', prefix: 'rule.', rest: 'rule of a field' },
  { namespace: 'dashboard', prefix: 'bill.part.', rest: 'bills by due date' },
  { namespace: 'app', prefix: 'menu.', rest: 'id of the menu entry' },
  { namespace: 'wallet', prefix: 'paper.', rest: 'kind of the paper' },
  { namespace: 'wallet', prefix: 'compare.', rest: 'result of the comparison' },
  { namespace: 'search', prefix: 'group.', rest: 'group of results' },
  { namespace: 'welcome', prefix: 'step.', rest: 'a first step, and its note' },
  { namespace: 'login', prefix: 'failure.', rest: 'kind of the GatewayError' },
  { namespace: 'lab', prefix: 'problem.', rest: 'why a link or file is refused' },
  { namespace: 'lab-link', prefix: 'part.', rest: 'part of the state' },
  { namespace: 'lab-flags', prefix: 'name.', rest: 'key of a flag that is no menu entry' },
  { namespace: 'lab-flags', prefix: 'about.', rest: 'key of a flag that is no menu entry' },
  { namespace: 'lab-flags', prefix: 'layer.', rest: 'layer of a decision' },
  { namespace: 'lab-flags', prefix: 'fate.', rest: 'what became of an opinion' },
  { namespace: 'lab-flags', prefix: 'because.', rest: 'why the menu shows an entry' },
  { namespace: 'lab-flags', prefix: 'change.', rest: 'layer and opinion of a change' },
  { namespace: 'lab-flags', prefix: 'problem.', rest: 'why a typed value is refused' },
  { namespace: 'lab-menu-config', prefix: 'effect.', rest: 'what a line of an answer would do' },
  { namespace: 'lab-menu-config', prefix: 'problem.', rest: 'why a text is no answer' },
  { namespace: 'studi-akhir', prefix: 'way.', rest: 'screen on which a condition is met' },
  { namespace: 'studi-akhir', prefix: 'screen.', rest: 'screen on which a condition is met' },
  { namespace: 'studi-akhir', prefix: 'people.', rest: 'state of an appointment' },
  { namespace: 'studi-akhir', prefix: 'record.state.', rest: 'where a guidance record stands' },
  { namespace: 'studi-akhir', prefix: 'exams.', rest: 'place of a day among exams' },
]

const PLACES: [RegExp, string][] = [
  [/^authorize\.failed$/, 'ui'],
  [/^error\.(unknown|network|gatewayTimeout)$|^download\./, 'gateway'],
  [/^(list|load|retry)\.|^error\.(snackbar|toast)\./, 'shared'],
  [/^(modal|button|confirm|pagination|khp)\./, 'ui'],
  [/^payment\./, 'biaya-kuliah'],
]

/** Returns the module that shows a text of the specification; texts without a row belong to app. */
export const roomOfText = (id: string): string => PLACES.find(([pattern]) => pattern.test(id))?.[1] ?? 'app'

/** Specification texts whose part of the product is not built yet. Remove a text from this list once it is built. */
export const waitingTexts: string[] = [
  'error.notFound.alternative', // another reading of error.notFound.message, for the English text
]

/** Texts that are not translated: literals in the source of one file. */
export const textsInSource: Record<string, string> = { 'error.title': 'src/app/errors/error-view.tsx' }
