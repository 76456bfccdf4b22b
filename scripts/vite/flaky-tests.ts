import type { Reporter, TestCase } from 'vitest/node'

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''

/** Reports the tests that passed only at the second try, with the reason of the first failure. */
export class FlakyTests implements Reporter {
  private readonly seen: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const reasons = test.result().errors?.map(({ message }) => `  Error: ${firstLine(message)}`) ?? []
    const name = `  ${this.seen.length + 1}) ${test.module.relativeModuleId} > ${test.fullName}`
    this.seen.push([name, ...reasons].join('\n'))
  }

  /** Prints in Playwright's format, because scripts/lib/steps.mjs parses both. */
  onTestRunEnd(): void {
    if (this.seen.length > 0) console.log([`  ${this.seen.length} flaky`, ...this.seen].join('\n'))
  }
}
