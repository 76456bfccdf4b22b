// The part "release" of npm run audit: budgets 13 and 17, without a browser.
import { judge } from './perf/judge.mjs'
import { releaseRows } from './perf/release.mjs'
import { budgetTable } from './perf/table.mjs'

const rows = releaseRows().map((row) => ({ ...row, verdict: judge(row, []) }))
console.log(budgetTable(rows))
process.exit(rows.some(({ verdict }) => verdict === 'missed') ? 1 : 0)
