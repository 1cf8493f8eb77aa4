import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the paths of files that take longest. They are short: by size, as in a clean checkout, they come last. */
const LONG = ['/browser/scenes-', '/browser/import.test', '/integration/deaths.test'];

const isLong = ({ moduleId }: TestSpecification) => LONG.some((part) => moduleId.includes(part));

/** Begins with the files that take longest, so that no processor is idle while the last of them runs. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
