// Features that a supported browser lacks and dist/ uses anyway, each with the reason why the user loses nothing.
// `times`: number of uses in dist/, when the reason is about those uses; an additional use has not been reviewed.

const OWN_ENGINE = 'only a look, in a rule of its own for each engine: the bar itself is the platform’s'
const VITALS = 'web-vitals: a browser that lacks it reports one vital less, or one without this detail'
const OWN_WORD = 'a name of the library itself, not the platform’s'

/** @type {Record<string, { times?: number, why: string }>} */
export const GUARDED = {
  'Intl.Segmenter': { times: 2, why: 'asked for first: src/shared/format/characters.ts counts without it' },
  'Error.captureStackTrace': { times: 3, why: 'asked for first (zod, firebase)' },
  '.toBase64': { times: 2, why: 'asked for first (qr), for pictures that no screen draws' },
  '.checkVisibility': {
    times: 3,
    why: 'asked for first: the list of a select looks at styles without it (Base UI), src/shared/browser/lost-focus.ts takes an element as visible',
  },
  '.traverseTo': {
    times: 1,
    why: 'asked for first: src/shared/ui/form/leave-guard.tsx holds the visit another way without it',
  },
  '.createPolicy': { times: 4, why: 'asked for first: without Trusted Types there is nothing to make a policy for' },
  '.getAttributeType': { times: 2, why: 'asked for first (DOMPurify, Trusted Types)' },
  '.connection': { times: 2, why: 'asked for first (React guesses how fast an image comes)' },
  '.saveData': {
    times: 2,
    why: 'behind .connection (src/app/menu/prefetch-pages.ts, src/gateway/report/begin-reports.ts)',
  },
  '.effectiveType': { times: 1, why: 'behind .connection (src/app/menu/prefetch-pages.ts)' },
  '.downlink': { times: 1, why: 'behind .connection (React)' },
  '.startViewTransition': { times: 1, why: 'for React’s ViewTransition, which no screen has' },
  '.skipTransition': { times: 1, why: 'for React’s ViewTransition, which no screen has' },
  '.canIntercept': { times: 1, why: 'React listens where there is a navigation to listen to' },
  '.currentEntry': {
    times: 2,
    why: 'React and src/shared/browser/navigation.ts ask where there is a navigation to listen to',
  },
  '.sameDocument': { times: 1, why: 'behind a navigation that was asked for first (src/shared/browser/navigation.ts)' },
  '.popover': { times: 1, why: 'an attribute that React would pass on; no screen has it' },
  '<is>': { times: 1, why: 'for elements of one’s own, which no screen has (React)' },
  '<autocapitalize>': { times: 2, why: 'for the keyboards of phones; a desk’s keyboard has no capitals of its own' },
  '<autocorrect>': { times: 1, why: 'for the keyboards of phones: the search takes one typing error itself' },
  '.wakeLock': { times: 1, why: 'asked for first: without it the screen dims as usual (src/app/wallet/wake-lock.ts)' },
  '.setAppBadge': {
    times: 1,
    why: 'asked for first: without it the icon has no number (src/shared/browser/app-badge.ts)',
  },
  '.clearAppBadge': { times: 1, why: 'asked for first (src/shared/browser/app-badge.ts)' },
  '.animation': { times: 3, why: OWN_WORD },
  '.delay': { times: 1, why: OWN_WORD },
  '.detect': { times: 4, why: OWN_WORD },
  '.hide': { times: 1, why: OWN_WORD },
  '.identifier': { times: 1, why: OWN_WORD },
  '.revoke': { times: 1, why: OWN_WORD },
  '.canShare': { times: 1, why: 'asked for first: src/shared/browser/share.ts offers to save the picture without it' },
  '.share': {
    times: 5,
    why: 'a name of React’s own, and once asked for first: src/shared/browser/share-address.ts copies without it',
  },
  '.activationStart': { times: 1, why: VITALS },
  '.prerendering': { times: 5, why: VITALS },
  '.wasDiscarded': { times: 1, why: VITALS },
  '.hadRecentInput': { times: 1, why: VITALS },
  '.getLargestInteractionContentfulPaint': { times: 2, why: VITALS },
  PerformanceSoftNavigation: { times: 1, why: VITALS },
  '.presentationTime': { times: 1, why: VITALS },
  '.paintTime': { times: 1, why: VITALS },
  '.interactionId': { times: 12, why: VITALS },
  PerformanceEventTiming: { times: 1, why: VITALS },
  '.renderTime': { times: 1, why: VITALS },
  '.largestContentfulPaint': { times: 4, why: VITALS },

  ':has': { times: 16, why: 'borders and colours of what is chosen, wrong or locked; the control itself shows it too' },
  'text-wrap': { why: 'only a look: where the lines of a heading break' },
  'scrollbar-width': { why: 'only a look: a scrollbar more' },
  'content-visibility': { why: 'only speed: a long list is drawn whole' },
  'contain-intrinsic-block-size': { why: 'belongs to content-visibility' },
  'print-color-adjust': { why: 'stands beside its name with -webkit-' },
  'break-after: avoid': { why: 'only a look: a heading may end a page' },
  '@page': { times: 1, why: 'the printer’s own margins and paper are used' },
  size: { times: 1, why: 'of @page: the printer’s own paper is used' },
  'forced-color-adjust': { why: 'there are no forced colours where it is lacking' },
  'cursor: pointer': { why: 'a phone has no pointer' },
  'cursor: not-allowed': { why: 'a phone has no pointer' },
  'cursor: progress': { why: 'a phone has no pointer' },
  ':-webkit-progress-bar': { why: OWN_ENGINE },
  ':-webkit-progress-value': { why: OWN_ENGINE },
  ':-moz-progress-bar': { why: OWN_ENGINE },
  resize: { why: 'a phone resizes no field' },
}
