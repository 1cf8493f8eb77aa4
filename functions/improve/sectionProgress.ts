import type { SectionFailure, WrittenSection } from '../../shared/improve/improvedSections.ts';

/** A section all of whose texts have come, or failed. */
export interface FinishedSection {
  readonly section: WrittenSection;
  readonly failed?: SectionFailure;
}

/**
 * Notes that a text is finished or has failed, and reports each section when all its texts are. The last section is not
 * reported, because the whole result arrives with it (decision 16).
 */
export function sectionReporter<Text extends { readonly section: WrittenSection }>(
  texts: readonly Text[],
  finished: (section: FinishedSection) => void = () => {},
): (text: Text, failure?: SectionFailure) => void {
  const ended = new Map<Text, SectionFailure | undefined>();
  return (text, failure) => {
    ended.set(text, failure);
    const { section } = text;
    const beside = texts.filter((other) => other.section === section);
    if (ended.size === texts.length || beside.some((other) => !ended.has(other))) return;
    const failures = beside.map((other) => ended.get(other));
    const [failed] = failures.includes(undefined) ? [] : failures;
    finished({ section, ...(failed && { failed }) });
  };
}
