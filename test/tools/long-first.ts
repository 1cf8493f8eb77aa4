import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the paths of files that take longest. They are short: by size, as in a clean checkout, they come last. */
const LONG = [
  '/browser/scenes-',
  '/browser/account-profile.test',
  '/browser/import.test',
  '/browser/improve.test',
  '/browser/link-page.test',
  '/browser/pages.test',
  '/browser/session-ends.test',
  '/browser/failing-parts.test',
  '/browser/preview-parity.test',
  '/browser/one-computer.test',
  '/browser/account-signing-in.test',
  '/integration/pdf-reading-order.test',
  '/integration/restore.test',
  '/integration/pdf.test',
  '/integration/deaths.test',
  '/import/accountedFiles.test',
  '/import/knownFiles.test',
  '/import/hostileFiles.test',
  '/import/oldWord/oldWordDocument.test',
];

const isLong = ({ moduleId }: TestSpecification) => LONG.some((part) => moduleId.includes(part));

/**
 * Begins each project with the files that take longest, so that no processor is idle while the last of them runs. A
 * worker goes through one project after the other: what that has loaded would be loaded again for another one.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return sorted.toSorted(
      (one, other) =>
        projects.indexOf(one.project) - projects.indexOf(other.project) || Number(isLong(other)) - Number(isLong(one)),
    );
  }
}
