// The part "release" of npm run audit: the bytes and counts of budgets 9, 13 and 17. Needs no browser.

import { growthBytes } from './perf/build/growth.mjs'
import { releaseRows } from './perf/build/release.mjs'
import { judge } from './perf/judge/judge.mjs'
import { budgetTable } from './perf/judge/table.mjs'

const rows = [...growthBytes().rows, ...releaseRows()].map((row) => ({ ...row, verdict: judge(row, []) }))
console.log(budgetTable(rows))
process.exit(rows.some(({ verdict }) => verdict === 'missed') ? 1 : 0)
