import { kindByName } from '../resume/headings.ts';
import type { LabelledPart } from './fields.ts';
import type { FileSeen } from './valueSeen.ts';

/** What is seen of a file as a whole, by the labels of all its parts. */
export function fileSeen(labelled: readonly LabelledPart[]): FileSeen {
  const headings = labelled.filter(({ label }) => label.startsWith('h:'));
  const named = headings.filter(({ part }) => kindByName(part.text) !== undefined);
  return { named: headings.length === 0 ? 0 : named.length / headings.length };
}
