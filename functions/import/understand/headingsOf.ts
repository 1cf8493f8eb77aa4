import { kindByName, kindByWord } from '../resume/headings.ts';
import type { LabelledPart } from './fields.ts';
import type { Part } from './parts.ts';

/**
 * The parts of a document that are headings, and the headings that say what their sections are, which these then say by
 * themselves. Any other is in the list of what has no field: it may be a post that was taken for one.
 */
export function headingsOf(labelled: readonly LabelledPart[]): {
  readonly heads: readonly Part[];
  readonly headings: readonly string[];
} {
  const groups: Part[][] = [];
  for (const [at, { part, label }] of labelled.entries()) {
    if (!label.startsWith('h:')) continue;
    const last = groups.at(-1);
    // A heading of two lines, or of two weights, is one; what follows one that says it all is another.
    if (last && labelled[at - 1]?.label === label && !saysItsSection(textOf(last))) last.push(part);
    else groups.push([part]);
  }
  return {
    heads: groups.flat(),
    headings: groups.map(textOf).filter(saysItsSection),
  };
}

const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join(' ');
const saysItsSection = (text: string): boolean => (kindByName(text) ?? kindByWord(text)) !== 'other';
