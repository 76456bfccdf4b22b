import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Takes longer than all others together, whatever the size of the file says. */
const opensAll = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/screens/')

/** What takes longest begins first, so that no worker waits at the end for a single file. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(opensAll(other)) - Number(opensAll(one)))
  }
}
