import { findLanguages, type FoundLanguage } from '../resume/languages.ts';
import { findPeriods, saysPresent } from '../resume/periods.ts';
import type { LabelledDocument } from './document.ts';
import { entriesOf, periodOf, valueOf, type LabelledPart } from './fields.ts';
import { roleOf } from './labels.ts';
import { linesBelow } from './sectionLines.ts';

export const readProjects = (document: LabelledDocument) =>
  entriesOf(document.labelled, 'p').map(({ parts }, at) => {
    const { period } = periodOf(parts, 'p');
    const body = parts.filter(({ label, part }) => roleOf(label) === 'p.body' && part.kind !== 'link');
    claimItem(document, `proj-${at + 1}`, parts, { name: 'p.name', period: 'p.period' });
    return {
      id: `proj-${at + 1}`,
      role: '',
      technologies: '',
      name: valueOf(document.lines, parts, 'p.name').text,
      url: parts.find(({ part }) => part.kind === 'link')?.part.text ?? '',
      startDate: period?.start ?? '',
      endDate: period?.end || (period?.present ?? ''),
      description: document.paragraphsOf(body),
    };
  });

/** Notes from which parts the fields of a project or an item are read. */
function claimItem(
  document: LabelledDocument,
  id: string,
  parts: readonly LabelledPart[],
  { name, period }: { readonly name: string; readonly period: string },
): void {
  const of = (role: string) => parts.filter(({ label }) => roleOf(label) === role);
  document.claim(`${id}.${name.startsWith('p.') ? 'name' : 'title'}`, of(name));
  for (const key of ['startDate', 'endDate']) document.claim(`${id}.${key}`, of(period));
  document.claim(
    `${id}.url`,
    parts.filter(({ part }) => part.kind === 'link'),
  );
  document.claim(`${id}.description`, of(name.replace(/(?<!\w)\w+$/, 'body')));
  document.claim(id, parts, true);
}

/** What an item says, and what was taken for a part of its period and is no date. */
const isBodyOfItem = ({ label, part: { text } }: LabelledPart) =>
  roleOf(label) === 'c.body' || (roleOf(label) === 'c.period' && findPeriods(text).length === 0 && !saysPresent(text));

/** A title without the signs around it: `Awards —`, `— Awards —`. */
const withoutSigns = (title: string) =>
  title.replace(/^[^\p{L}\p{N}"'״(]+/u, '').replace(/(?<=^|[\p{L}\p{N}"'״׳)!?.+#%])[^\p{L}\p{N}"'״׳)!?.+#%]+$/u, '');

/** Sections that the model has no list for, under their own titles. */
export function readCustomSections(document: LabelledDocument) {
  const sections: { title: string; heads: LabelledPart[]; parts: LabelledPart[] }[] = [];
  for (const one of document.labelled) {
    if (one.label === 'h:custom') {
      const last = sections.at(-1);
      if (last && last.parts.length === 0) {
        last.title += ` ${one.part.text}`;
        last.heads.push(one);
      } else sections.push({ title: one.part.text, heads: [one], parts: [] });
    } else if (roleOf(one.label).startsWith('c.')) {
      if (sections.length === 0) sections.push({ title: '', heads: [], parts: [] });
      sections.at(-1)?.parts.push(one);
    }
  }
  return sections
    .filter(({ parts }) => parts.length > 0)
    .map(({ title, heads, parts }, at) => ({
      id: headedBy(document, `section-${at + 1}`, heads),
      title: withoutSigns(title),
      items: entriesOf(parts, 'c').map(({ parts: own }, index) => {
        const { period } = periodOf(own, 'c');
        const id = `item-${at + 1}${String(index).padStart(2, '0')}`;
        claimItem(document, id, own, { name: 'c.title', period: 'c.period' });
        return {
          id,
          title: valueOf(document.lines, own, 'c.title').text,
          organization: '',
          location: '',
          startDate: period?.start ?? '',
          endDate: period?.end || (period?.present ?? ''),
          description: document.paragraphsOf(own.filter(isBodyOfItem)),
        };
      }),
    }));
}

/** The id of a section, whose title is read from its heading. */
function headedBy(document: LabelledDocument, id: string, heads: readonly LabelledPart[]): string {
  document.claim(`${id}.title`, heads);
  return id;
}

const countLevels = (list: readonly FoundLanguage[]) => list.filter(({ level }) => level !== undefined).length;

/** The languages with more levels known: of the parts with their label, or of the whole lines of their section. */
export function readLanguages(document: LabelledDocument): readonly FoundLanguage[] {
  const found = findLanguages(document.linesOf('language'));
  const known = findLanguages(document.once(linesBelow(document.lines, document.labelled, 'h:languages')));
  const hasAll = found.every(({ name }) => known.some((one) => one.name === name));
  return hasAll && countLevels(known) >= countLevels(found) ? known : found;
}
