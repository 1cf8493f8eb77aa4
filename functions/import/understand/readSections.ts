import { findLanguages, type FoundLanguage } from '../resume/languages.ts';
import { findPeriods, isOngoing } from '../resume/periods.ts';
import type { LabelledDocument } from './document.ts';
import { entriesOf, type Entry } from './entry.ts';
import { periodOf, valueOf } from './fields.ts';
import { roleOf, type LabelledPart } from './labels.ts';
import { textOf } from './labelledPage.ts';

export const readProjects = (document: LabelledDocument) =>
  document.entries('p').map((entry, index) => {
    const id = `proj-${index + 1}`;
    claimItem(document, id, entry, 'name');
    return {
      id,
      role: '',
      technologies: '',
      name: valueOf(document.lines, entry.parts, 'p.name').text,
      url: linksOf(entry)[0]?.part.text ?? '',
      ...datesOf(entry),
      description: document.paragraphsOf(entry.of('body').filter(({ part }) => part.kind !== 'link')),
    };
  });

const linksOf = ({ parts }: Entry) => parts.filter(({ part }) => part.kind === 'link');

function datesOf({ parts, family }: Entry) {
  const { period } = periodOf(parts, family);
  return { startDate: period?.start ?? '', endDate: period?.end || (period?.present ?? '') };
}

/** Notes the parts from which the fields of a project or an item are read. */
function claimItem(document: LabelledDocument, id: string, entry: Entry, name: 'name' | 'title'): void {
  document.claim(`${id}.${name}`, entry.of(name));
  for (const key of ['startDate', 'endDate']) document.claim(`${id}.${key}`, entry.of('period'));
  document.claim(`${id}.url`, linksOf(entry));
  document.claim(`${id}.description`, entry.of('body'));
  document.claim(id, entry.parts, true);
}

/** The text of an item, including what was labelled as its period but is not a date. */
const isBodyOfItem = ({ label, part: { text } }: LabelledPart) =>
  roleOf(label) === 'c.body' || (roleOf(label) === 'c.period' && findPeriods(text).length === 0 && !isOngoing(text));

/** Returns a title without the signs around it: `Awards —`, `— Awards —`. */
const withoutSigns = (title: string) =>
  title.replace(/^[^\p{L}\p{N}"'״(]+/u, '').replace(/(?<=^|[\p{L}\p{N}"'״׳)!?.+#%])[^\p{L}\p{N}"'״׳)!?.+#%]+$/u, '');

/**
 * Reads sections that the résumé model has no list for. Items below another heading belong to the last such section.
 */
export function readCustomSections(document: LabelledDocument) {
  const sections: { heads: readonly LabelledPart[]; parts: LabelledPart[] }[] = [];
  for (const { label, heads, parts } of document.sections) {
    const customParts = parts.filter((labelledPart) => roleOf(labelledPart.label).startsWith('c.'));
    if (label === 'h:custom') sections.push({ heads, parts: customParts });
    else if (customParts.length > 0 && sections.length === 0) sections.push({ heads: [], parts: customParts });
    else sections.at(-1)?.parts.push(...customParts);
  }
  return sections
    .filter(({ parts }) => parts.length > 0)
    .map(({ heads, parts }, sectionIndex) => ({
      id: headedBy(document, `section-${sectionIndex + 1}`, heads),
      title: withoutSigns(textOf(heads)),
      items: entriesOf(parts, 'c').map((entry, index) => {
        const id = `item-${sectionIndex + 1}${String(index).padStart(2, '0')}`;
        claimItem(document, id, entry, 'title');
        return {
          id,
          title: valueOf(document.lines, entry.parts, 'c.title').text,
          organization: '',
          location: '',
          ...datesOf(entry),
          description: document.paragraphsOf(entry.parts.filter(isBodyOfItem)),
        };
      }),
    }));
}

/** Notes that a section's title is read from its heading, and returns the section's id. */
function headedBy(document: LabelledDocument, id: string, heads: readonly LabelledPart[]): string {
  document.claim(`${id}.title`, heads);
  return id;
}

const countLevels = (list: readonly FoundLanguage[]) => list.filter(({ level }) => level !== undefined).length;

/** Returns the languages by labels or from the whole lines of their section, whichever gives more levels. */
export function readLanguages(document: LabelledDocument): readonly FoundLanguage[] {
  const byLabel = findLanguages(document.linesOf(document.of('language')));
  const known = findLanguages(document.once(document.linesBelow('h:languages')));
  const hasAll = byLabel.every(({ name }) => known.some((language) => language.name === name));
  return hasAll && countLevels(known) >= countLevels(byLabel) ? known : byLabel;
}
