// The part "release" of npm run audit: budgets 13 and 17, without a browser.

import { releaseRows } from './perf/build/release.mjs'
import { judge } from './perf/judge/judge.mjs'
import { budgetTable } from './perf/judge/table.mjs'

const rows = releaseRows().map((row) => ({ ...row, verdict: judge(row, []) }))
console.log(budgetTable(rows))
process.exit(rows.some(({ verdict }) => verdict === 'missed') ? 1 : 0)
