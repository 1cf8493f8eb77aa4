import type { SectionFailure, WrittenSection } from '../../shared/improve/improvedSections.ts';

/** A section all of whose texts have come, or failed. */
export interface FinishedSection {
  readonly section: WrittenSection;
  readonly failed?: SectionFailure;
}

/**
 * Notes of each text that it has come, or why it failed, and tells of each section when it has ended; of the last one
 * nothing, as with it the whole result is there (decision 16).
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
