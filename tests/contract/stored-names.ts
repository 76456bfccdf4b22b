/**
 * Owner of a stored name; decides whether the name survives a session that ends without a logout.
 * - Kept: device (choices of the user of the device), campus, typed (drafts, open writes and the push token, which the
 * next sign-in finds, and the mark of papers, ADR 36), lock, tab (personal to nobody; lasts as long as the tab).
 * - Removed: session (identity and fetched data), own (personal, in one tab; bound to session and student).
 */
export type Owner = 'device' | 'campus' | 'typed' | 'lock' | 'session' | 'tab' | 'own'

/** Names in browser storage that one module writes. docs/stored.md shows them. */
interface StoredNames {
  module: string
  /** Example of each name. */
  names: readonly string[]
  owner: Owner
  /** Content, for a campus that asks what a device holds. */
  what: string
  /** When it is removed, where its owner does not say it. */
  until?: string
}

const CAMPUS_CONFIG = 'src/gateway/campus/campus-config.ts'
const OPERATOR = 'src/app/operator/chosen-student.ts'

/** Names written to browser storage. A new name declares its owner and content here. */
export const STORED: readonly StoredNames[] = [
  {
    module: CAMPUS_CONFIG,
    names: ['college_id', 'unik', 'enable_chat', 'enable_localization', 'url_sikad_legacy', 'copyright', 'color_mode'],
    owner: 'campus',
    what: 'Settings of the campus, under the names of the specification',
  },
  { module: CAMPUS_CONFIG, names: ['time_zone'], owner: 'campus', what: 'Time zone of the campus' },
  {
    module: 'src/shared/campus/campus-zone.ts',
    names: ['written_zone'],
    owner: 'campus',
    what: 'Offset of the campus clock that responses named',
  },
  { module: 'src/shared/i18n/i18n.ts', names: ['language'], owner: 'device', what: 'Language' },
  {
    module: 'src/shared/browser/appearance.ts',
    names: ['color_choice', 'brand_colour'],
    owner: 'device',
    what: 'Light or dark, and the colour of the campus',
  },
  {
    module: 'src/app/layouts/main/main-layout.tsx',
    names: ['menu_collapsed'],
    owner: 'device',
    what: 'Whether the menu is collapsed',
  },
  {
    module: 'src/app/guards/newcomer.tsx',
    names: ['greeted'],
    owner: 'device',
    what: 'Whether a first-semester student was greeted here',
  },
  {
    module: 'src/shared/browser/install-record.ts',
    names: ['install_offer'],
    owner: 'device',
    what: 'Number of days with a visit, and whether installing was offered',
    until: 'By the browser only; says nothing of a student',
  },
  {
    module: 'src/gateway/campus/runtime-config.ts',
    names: ['config'],
    owner: 'device',
    what: 'The last `config.json`',
  },
  {
    module: 'src/gateway/session/token/token-store.ts',
    names: ['session_expired'],
    owner: 'session',
    what: 'Mark of a session that ended by idleness',
  },
  {
    module: 'src/gateway/session/identity.ts',
    names: ['identity'],
    owner: 'session',
    what: 'User name and role of the last visit',
  },
  {
    module: 'src/gateway/session/start/hints.ts',
    names: ['periode'],
    owner: 'session',
    what: 'Code of the running semester',
  },
  {
    module: 'src/app/idle/activity.ts',
    names: ['last_activity'],
    owner: 'session',
    what: 'Time of the last key, mouse or touch',
  },
  {
    module: 'src/gateway/offline/own-persisted.ts',
    names: ['kept_owner'],
    owner: 'session',
    what: 'Campus, user name, role and the mark that makes persisted responses readable',
  },
  {
    module: 'src/gateway/offline/persist-choice.ts',
    names: ['keep_private'],
    owner: 'session',
    what: 'Choice to persist grades and money on this device',
  },
  {
    module: 'src/flags/menu/kept-menu-config.ts',
    names: ['menu_config.arunika'],
    owner: 'session',
    what: 'Menu configuration of the campus',
  },
  {
    module: 'src/features/biaya-kuliah/bayar/jejak.ts',
    names: ['jejak-pembayaran.240117023'],
    owner: 'session',
    what: 'The last 20 events of payments, per student',
  },
  {
    module: 'src/features/kuesioner/filled-by.ts',
    names: ['kuesioner_filled'],
    owner: 'session',
    what: 'Ids of students who completed the questionnaire here',
  },
  { module: OPERATOR, names: ['operator_student_id'], owner: 'session', what: 'Student that an operator acts for' },
  {
    module: OPERATOR,
    names: ['operator_writes'],
    owner: 'session',
    what: 'Student for whom an operator allowed changes, in one tab',
  },
  {
    module: 'src/app/operator/operator-memory.ts',
    names: ['operator_session'],
    owner: 'session',
    what: 'Session that the entries of an operator belong to',
  },
  {
    module: 'src/app/operator/recent-students.ts',
    names: ['operator_recent'],
    owner: 'session',
    what: 'Id and name of the five students whom an operator opened last',
  },
  {
    module: 'src/app/session/noted-switch.ts',
    names: ['switched'],
    owner: 'session',
    what: 'Mark that the account was switched, in one tab',
  },
  {
    module: 'src/gateway/wallet/paper-marks.ts',
    names: ['papers_session'],
    owner: 'session',
    what: 'Mark that makes stored KHS readable',
  },
  {
    module: 'src/gateway/wallet/paper-marks.ts',
    names: ['papers_gate'],
    owner: 'typed',
    what: 'Mark that makes a stored exam card, KRS and schedule readable',
    until: 'With the last of these papers, and at logout',
  },
  {
    module: 'src/app/push/push-token.ts',
    names: ['push_token'],
    owner: 'typed',
    what: 'Registration token of push messages, user name and topic',
    until: 'At logout, after unsubscribing',
  },
  {
    module: 'src/gateway/writes/write-record.ts',
    names: ['intent.x'],
    owner: 'typed',
    what: 'Write whose outcome is unknown: operation, label, time, and what identifies it',
    until: 'When the outcome is known; at logout, after a question',
  },
  {
    module: 'src/shared/form/draft-store.ts',
    names: ['draft ["a","b"]'],
    owner: 'typed',
    what: 'Draft of a form: values and file names, without the files',
    until: 'When sent or discarded, after 7 days (up to 26 weeks for a later day), and at logout',
  },
  {
    module: 'src/gateway/session/lock.ts',
    names: ['lease.session'],
    owner: 'lock',
    what: 'Lock of a token refresh, for browsers without Web Locks',
  },
  {
    module: 'src/features/krs/simpan/use-sending.tsx',
    names: ['krs-before krs'],
    owner: 'own',
    what: 'Course plan before the last three saves, to undo them',
  },
  {
    module: 'src/features/nilai/simulasi/use-simulasi-input.ts',
    names: ['nilai-simulasi'],
    owner: 'own',
    what: 'Grades typed into the simulation',
  },
  {
    module: 'src/features/surat/preview-store.ts',
    names: ['surat.pratinjau'],
    owner: 'own',
    what: 'Letter handed to its preview page',
  },
  {
    module: 'src/app/guards/session-guard.tsx',
    names: ['wanted_path'],
    owner: 'tab',
    what: 'Address that was requested before the login',
  },
  {
    module: 'src/login/start.tsx',
    names: ['arrived'],
    owner: 'tab',
    what: 'Mark of a sign-in without a requested page',
  },
  {
    module: 'src/gateway/session/token/login-code.ts',
    names: ['login_transaction'],
    owner: 'tab',
    what: 'State of a running sign-in at the campus’s login server',
  },
  {
    module: 'src/app/failures/chunk-reload.ts',
    names: ['chunk_reload'],
    owner: 'tab',
    what: 'Time of a reload after a lost file',
  },
  {
    module: 'src/shared/browser/reload-for-move.ts',
    names: ['moved_reload'],
    owner: 'tab',
    what: 'Time of a reload after the gateway moved',
  },
  {
    module: CAMPUS_CONFIG,
    names: ['emulated_campus'],
    owner: 'tab',
    what: 'Campus of the lab; demo and staging only',
  },
  {
    module: 'src/flags/menu/emulated-menu-config.ts',
    names: ['emulated_menu_config'],
    owner: 'tab',
    what: 'Menu of the lab; demo and staging only',
  },
]
