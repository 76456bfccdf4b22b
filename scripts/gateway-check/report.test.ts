// @vitest-environment node
import { expect, it } from 'vitest'
import type { Finding } from './ask-reads.ts'
import { readSource } from './read-source.ts'
import { htmlReport, reportOf, textReport } from './report.ts'

const { contract } = readSource(`${process.cwd()}/`)
const panduan = contract.operations.find(({ operationId }) => operationId === 'listPanduan')

const report = () => {
  if (!panduan) throw new Error('the contract has no listPanduan')
  const differences = [{ at: 'data[].judul', expected: 'string', found: '<b>number</b>', count: 3 }]
  const findings: Finding[] = [{ operation: panduan, kind: 'differs', differences }]
  const facts = { version: '1', checkedAt: '2001-01-01T00:00:00.000Z', screensOf: () => ['/panduan'] }
  return reportOf({ findings, session: 'revoked' }, facts)
}

it('says where, what was expected, what was found, how often, and what it costs', () => {
  const text = textReport(report())
  expect(text).toContain('GET /v1/panduan (listPanduan)')
  expect(text).toContain('data[].judul: expected string, found <b>number</b> (3 times)')
  expect(text).toContain('costs /panduan')
})

it('is one HTML page in which every text is text', () => {
  const html = htmlReport(report())
  expect(html).toContain('found &lt;b&gt;number&lt;/b&gt;')
  expect(html).not.toMatch(/<b>|<script|https?:/)
})
