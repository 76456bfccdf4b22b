import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Returns whether a test takes longer than all others together; file size does not show it. */
const opensAll = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/screens/')

/** Starts the slowest tests first, so that no worker waits at the end for a single file. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(opensAll(other)) - Number(opensAll(one)))
  }
}
