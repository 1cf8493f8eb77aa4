import type { Direction } from '../../../shared/platform/language.ts';
import type { CustomSection } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../page/textLine.ts';
import { toParagraphs } from './bullets.ts';
import { PERIOD_SEPARATOR } from './periods.ts';
import { splitEntries } from './entries.ts';
import type { RawEntry } from './entryLines.ts';
import type { ParsedSection } from './section.ts';

const MODEL_SECTIONS: ReadonlySet<string> = new Set([
  'experience',
  'education',
  'skills',
  'languages',
  'projects',
  'summary',
  'contacts',
  'head',
]);

/** An entry below its date alone is named by its first line. */
const withNameFromBody = (entry: RawEntry): RawEntry =>
  entry.head.length > 0 ? entry : { ...entry, head: entry.body.slice(0, 1), body: entry.body.slice(1) };

/** Sections that the model has no list for, under their own titles. */
export function parseCustomSections(sections: readonly ParsedSection[], direction: Direction): CustomSection[] {
  return sections
    .filter(({ kind, lines }) => !MODEL_SECTIONS.has(kind) && lines.length > 0)
    .map(({ title, lines }, at) => ({
      id: `section-${at + 1}`,
      title,
      items: splitEntries(lines, direction)
        .map(withNameFromBody)
        .map(({ head, body, period }, index) => ({
          id: `item-${at + 1}${String(index).padStart(2, '0')}`,
          title: itemTitle(head, lines, direction).title,
          organization: '',
          location: '',
          startDate: period?.start ?? '',
          endDate: period?.end || period?.present || '',
          description: [...itemTitle(head, lines, direction).more, ...toParagraphs(body, direction)].join('\n'),
        })),
    }));
}

/** The name of an item, and what stands behind the period within its line: `IDF, 2013 – 2015, Intelligence Corps`. */
function itemTitle(
  head: readonly TextLine[],
  lines: readonly TextLine[],
  direction: Direction,
): { readonly title: string; readonly more: readonly string[] } {
  const title = toParagraphs(head, direction).join(' ');
  const [first = '', ...more] = title.split(PERIOD_SEPARATOR);
  return lines
    .map(({ text }) => text)
    .join(' ')
    .includes(title)
    ? { title, more: [] }
    : { title: first, more };
}
