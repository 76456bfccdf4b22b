import type { Finding } from './ask-reads.ts'
import type { Outcome } from './check.ts'
import type { Operation } from './contract.ts'
import type { Difference } from './judge.ts'

/** One read in the report: names of the contract and types only. */
export interface ReportRow {
  operation: string
  method: string
  path: string
  isAssumed: boolean
  /** Differences of an answer that differs. */
  differences?: Difference[]
  /** Why a read is missing, unreachable or was not asked. */
  why?: string
  /** Screens that show the read. */
  screens: readonly string[]
}

export interface Report {
  contract: string
  checkedAt: string
  result: string
  exitCode: number
  fits: ReportRow[]
  differs: ReportRow[]
  missing: ReportRow[]
  missingAssumed: ReportRow[]
  unreachable: ReportRow[]
  notAsked: ReportRow[]
  crossOrigin?: Outcome['crossOrigin']
  session: string
}

export const EXIT = { fits: 0, differs: 1, missing: 2, couldNotBegin: 3 } as const

const RESULTS: Readonly<Record<number, string>> = {
  [EXIT.fits]: 'Every answer that was judged fits the contract.',
  [EXIT.differs]: 'Some answers differ from the contract.',
  [EXIT.missing]: 'Some reads of the contract are missing, or did not answer.',
}

interface Facts {
  version: string
  /** ISO time. */
  checkedAt: string
  screensOf: (operation: Operation) => readonly string[]
}

const exitCodeOf = (report: Pick<Report, 'differs' | 'missing' | 'unreachable' | 'crossOrigin'>): number => {
  if (report.missing.length > 0 || report.unreachable.length > 0) return EXIT.missing
  return report.differs.length > 0 || (report.crossOrigin?.differences.length ?? 0) > 0 ? EXIT.differs : EXIT.fits
}

/** Returns the report of a check. */
export const reportOf = (
  { findings, crossOrigin, session }: Outcome,
  { version, checkedAt, screensOf }: Facts,
): Report => {
  const rowOf = (finding: Finding): ReportRow => {
    const { operationId, method, path, isAssumed } = finding.operation
    const row = { operation: operationId, method, path, isAssumed, screens: screensOf(finding.operation) }
    if (finding.kind === 'differs') return { ...row, differences: finding.differences }
    return finding.kind === 'fits' ? row : { ...row, why: finding.why }
  }
  const rows = (kind: Finding['kind'], isAssumed?: boolean): ReportRow[] =>
    findings
      .filter((one) => one.kind === kind && (isAssumed === undefined || one.operation.isAssumed === isAssumed))
      .map(rowOf)
  const lists = {
    fits: rows('fits'),
    differs: rows('differs'),
    missing: rows('missing', false),
    missingAssumed: rows('missing', true),
    unreachable: rows('unreachable'),
    notAsked: rows('not asked'),
    crossOrigin,
  }
  const exitCode = exitCodeOf(lists)
  return { contract: version, checkedAt, result: RESULTS[exitCode] ?? '', exitCode, ...lists, session }
}

const differenceText = ({ at, expected, found, count }: Difference): string =>
  `${at === '' ? 'the answer' : at}: expected ${expected}, found ${found}${count > 1 ? ` (${count} times)` : ''}`

const SECTIONS = [
  ['differs', 'Differ from the contract'],
  ['missing', 'Missing'],
  ['missingAssumed', 'Missing, but only assumed by the contract'],
  ['unreachable', 'No answer, so not judged'],
  ['notAsked', 'Not asked, so not judged'],
] as const

const detailsOf = ({ differences = [], why }: ReportRow): string[] => [
  ...differences.map(differenceText),
  ...(why === undefined ? [] : [why]),
]

const screensText = (screens: readonly string[]): string => `costs ${screens.join(', ')}`

/** A mark of cross-origin differences with the same cause. */
const crossOriginLines = ({ crossOrigin }: Report): string[] => {
  if (!crossOrigin) return []
  const groups = new Map<string, string[]>()
  for (const { method, path, what, expected, found } of crossOrigin.differences) {
    const cause = `${what}: expected ${expected}, found ${found}`
    groups.set(cause, [...(groups.get(cause) ?? []), `${method} ${path}`])
  }
  const download = crossOrigin.isDownloadSeen ? [] : ['Content-Disposition: not judged, no download could be asked']
  return [
    ...[...groups].map(
      ([cause, paths]) => `${cause} (${paths.length}: ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ', …' : ''})`,
    ),
    `A browser may remember a preflight: ${crossOrigin.memory}`,
    ...download,
  ]
}

const countsText = (report: Report): string =>
  [
    `${report.fits.length} fit`,
    `${report.differs.length} differ`,
    `${report.missing.length} missing`,
    `${report.missingAssumed.length} missing (assumed)`,
    `${report.unreachable.length} without an answer`,
    `${report.notAsked.length} not asked`,
  ].join(', ')

/** Returns the report as text for the terminal. */
export const textReport = (report: Report): string => {
  const sections = SECTIONS.flatMap(([name, title]) => {
    const rows = report[name]
    if (rows.length === 0) return []
    const lines = rows.flatMap((row) => [
      `  ${row.method} ${row.path} (${row.operation})`,
      ...detailsOf(row).map((detail) => `    ${detail}`),
      ...(name === 'notAsked' ? [] : [`    ${screensText(row.screens)}`]),
    ])
    return [`${title}: ${rows.length}`, ...lines, '']
  })
  const cross = crossOriginLines(report).map((line) => `  ${line}`)
  return [
    ...sections,
    ...(cross.length > 0 ? ['From the origin of the portal', ...cross, ''] : []),
    countsText(report),
    `Session of the check: ${report.session}.`,
    report.result,
  ].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const rowHtml = (row: ReportRow): string => {
  const details = detailsOf(row).map((detail) => `<li>${escaped(detail)}</li>`)
  const list = details.length > 0 ? `<ul>${details.join('')}</ul>` : ''
  const name = `<code>${escaped(`${row.method} ${row.path}`)}</code><br>${escaped(row.operation)}`
  return `<tr><td>${name}</td><td>${list}</td><td>${escaped(row.screens.join(', '))}</td></tr>`
}

const tableHtml = (title: string, rows: readonly ReportRow[]): string =>
  rows.length === 0
    ? ''
    : `<h2>${escaped(title)}: ${rows.length}</h2>
<table><thead><tr><th>Read</th><th>What was found</th><th>Screens</th></tr></thead><tbody>
${rows.map(rowHtml).join('\n')}
</tbody></table>`

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}' +
  'table{border-collapse:collapse;table-layout:fixed;width:100%}td,th{border:1px solid #999;padding:.4rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}' +
  'ul{margin:0;padding-inline-start:1.2rem}'

/** Returns the report as one HTML page without scripts. */
export const htmlReport = (report: Report): string => {
  const cross = crossOriginLines(report)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gateway check</title><style>${STYLE}</style></head>
<body>
<h1>Gateway check</h1>
<p>${escaped(report.result)}</p>
<p>${escaped(countsText(report))}. Contract ${escaped(report.contract)}, checked ${escaped(report.checkedAt)}.</p>
${SECTIONS.map(([name, title]) => tableHtml(title, report[name])).join('\n')}
${cross.length > 0 ? `<h2>From the origin of the portal</h2><ul>${cross.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>` : ''}
${tableHtml('Fit', report.fits)}
</body>
</html>
`
}
