interface DynamicKeys {
  namespace: string
  /** What stands before the `${` in the source. */
  prefix: string
  /** What the rest comes from. */
  rest: string
}

/** Keys that the source builds from a prefix and a value. Every other key stands in the source as a literal. */
export const dynamicKeys: DynamicKeys[] = [
  { namespace: 'kode', prefix: '', rest: 'enumeration and code' },
  { namespace: 'shared', prefix: 'failure.', rest: 'kind of the GatewayError' },
  { namespace: 'shared', prefix: 'language.', rest: 'language code' },
  { namespace: 'shared', prefix: 'toast.', rest: 'kind of the error toast' },
  { namespace: 'ui', prefix: 'color.', rest: 'light, dark or the device' },
  { namespace: 'ui', prefix: 'field.', rest: 'required or optional' },
  { namespace: 'ui', prefix: 'rule.', rest: 'rule of a field' },
  { namespace: 'dashboard', prefix: 'bill.part.', rest: 'bills by due date' },
  { namespace: 'biaya-kuliah', prefix: 'choose.opens.', rest: 'what unpaid bills lock' },
  { namespace: 'app', prefix: 'menu.', rest: 'id of the menu entry' },
  { namespace: 'welcome', prefix: 'step.', rest: 'a first step, and its note' },
  { namespace: 'login', prefix: 'failure.', rest: 'kind of the GatewayError' },
  { namespace: 'krs', prefix: 'print.', rest: 'kind of registration' },
  { namespace: 'krs', prefix: 'kind.', rest: 'kind of registration' },
  { namespace: 'krs', prefix: 'block.', rest: 'rule that stands in the way, and the way out' },
  { namespace: 'krs', prefix: 'state.', rest: 'state of a registration, or the rule that locks it' },
  { namespace: 'cuti', prefix: 'state.', rest: 'state of a request' },
  { namespace: 'cuti', prefix: 'window.', rest: 'where a window stands' },
  { namespace: 'surat', prefix: 'head.', rest: 'state of a letter under way' },
  { namespace: 'krs', prefix: 'difference.', rest: 'what became of a pick' },
  { namespace: 'biaya-kuliah', prefix: 'finding.', rest: 'what a check of the status has shown' },
  { namespace: 'biaya-kuliah', prefix: 'channel.', rest: 'why a channel can not take the amount' },
  { namespace: 'biaya-kuliah', prefix: 'step.', rest: 'step of a payment' },
  { namespace: 'biaya-kuliah', prefix: 'trail.', rest: 'moment of a payment' },
  { namespace: 'biaya-kuliah', prefix: 'movement.', rest: 'kind of movement' },
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
  { namespace: 'cuti', prefix: 'why.', rest: 'what stands against a request' },
  { namespace: 'cuti', prefix: 'step.decision.', rest: 'where a request stands' },
  { namespace: 'surat', prefix: 'check.problem.', rest: 'what is wrong with a typed code' },
  { namespace: 'surat', prefix: 'verdict.', rest: 'what is said of a letter' },
  { namespace: 'surat', prefix: 'info.', rest: 'field of the public answer' },
  { namespace: 'wisuda', prefix: 'why.', rest: 'what stands against a registration' },
  { namespace: 'wisuda', prefix: 'stage.', rest: 'where a registration stands' },
  { namespace: 'proposal', prefix: 'why.', rest: 'what stands against a new proposal' },
  { namespace: 'lock-jurnal', prefix: 'why.', rest: 'what stands against a submission' },
  { namespace: 'lock-jurnal', prefix: 'step.examined.', rest: 'where a submission stands' },
  { namespace: 'studi-akhir', prefix: 'way.', rest: 'screen on which a condition is met' },
  { namespace: 'studi-akhir', prefix: 'screen.', rest: 'screen on which a condition is met' },
  { namespace: 'studi-akhir', prefix: 'people.', rest: 'state of an appointment' },
  { namespace: 'studi-akhir', prefix: 'record.state.', rest: 'where a guidance record stands' },
  { namespace: 'studi-akhir', prefix: 'exams.', rest: 'place of a day among exams' },
  { namespace: 'tugas-akhir', prefix: 'actor.', rest: 'who acts next' },
  { namespace: 'tugas-akhir', prefix: 'step.proposal.', rest: 'moment of a proposal' },
  { namespace: 'kerja-praktik', prefix: 'stage.', rest: 'where an internship stands' },
  { namespace: 'kerja-praktik', prefix: 'defence.', rest: 'where a defence stands' },
  { namespace: 'kerja-praktik', prefix: 'step.', rest: 'step of an internship' },
  { namespace: 'kerja-praktik', prefix: 'ask.why.', rest: 'what stands against a defence' },
  { namespace: 'kompre', prefix: 'state.', rest: 'where a participation stands' },
  { namespace: 'kompre', prefix: 'why.', rest: 'what stands against a registration' },
  { namespace: 'akademik', prefix: 'why.', rest: 'why an activity can not be taken or cancelled' },
  { namespace: 'jadwal-dan-presensi', prefix: 'risk.', rest: 'where classes stand to their minimum' },
  { namespace: 'kuesioner', prefix: 'kind.', rest: 'kind of questionnaire' },
  { namespace: 'kuesioner', prefix: 'summary.', rest: 'kind of questionnaire' },
  { namespace: 'kuesioner', prefix: 'fill.', rest: 'kind of questionnaire' },
  { namespace: 'kuesioner', prefix: 'window.', rest: 'where the window of a questionnaire stands' },
  { namespace: 'biodata', prefix: 'section.', rest: 'section of the form' },
  { namespace: 'biodata', prefix: 'target.', rest: 'write that a change goes with' },
]

const PLACES: [RegExp, string][] = [
  [/^authorize\.failed$/, 'ui'],
  [/^error\.(unknown|network|gatewayTimeout)$|^download\./, 'gateway'],
  [/^(list|load|retry)\.|^error\.(snackbar|toast)\./, 'shared'],
  [/^(modal|button|confirm|pagination|khp)\./, 'ui'],
  [/^payment\./, 'biaya-kuliah'],
]

/** The room that shows a text of the specification; what no row names is said by the app. */
export const roomOfText = (id: string): string => PLACES.find(([pattern]) => pattern.test(id))?.[1] ?? 'app'

/** Quoted texts whose part of the product is not built yet. A text that has arrived must leave this list. */
export const waitingTexts: string[] = [
  'error.notFound.alternative', // another reading of error.notFound.message, for the English text
]

/** Texts of no language: they stand in the source of one file. */
export const textsInSource: Record<string, string> = { 'error.title': 'src/app/errors/error-view.tsx' }
