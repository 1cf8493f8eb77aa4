import type { TextLine } from '../page/textLine.ts';
import { isBullet } from './bullets.ts';
import { kindByName, kindByShape } from './headings.ts';
import type { SectionKind } from '../lexicon/headingNames.ts';
import { isUpperCase } from './headingStyles.ts';

/** What stands before its contents on one line: `שפות: עברית, אנגלית`. */
const LABELLED_LINE = /^([^:]{2,40}):\s*(\S.*)$/;

/** Sections in which a labelled line is content: `Technologies: React`. */
const SECTIONS_WITH_LABELS: ReadonlySet<string> = new Set(['experience', 'projects', 'education']);

/** The section that is one line with its name before it, where such a line may stand within another. */
export function parseLabelledSection(
  line: TextLine,
  within: SectionKind | 'head',
): { kind: SectionKind; title: string; lines: TextLine[] } | undefined {
  const match = LABELLED_LINE.exec(line.text);
  if (!match || isBullet(line)) return undefined;
  const [, title = '', rest = ''] = match;
  const kind = kindByName(title) ?? (line.cells[0]?.runs[0]?.bold ? kindByShape(title) : undefined);
  if (!kind || kind === 'contacts' || kind === within || (within === 'skills' && kind !== 'languages'))
    return undefined;
  if (within === 'head' && kind !== 'summary' && kind !== 'languages' && kind !== 'skills') return undefined;
  if (
    SECTIONS_WITH_LABELS.has(within) &&
    (kind === 'projects' ||
      kind === 'experience' ||
      (kind === 'skills' && !line.cells[0]?.runs[0]?.bold && !isUpperCase(title)))
  )
    return undefined;
  if (kind === 'languages' && within === 'skills' && !/עברית|אנגלית|hebrew|english|spanish|french/i.test(rest))
    return undefined;
  const cell = line.cells[0];
  if (!cell) return undefined;
  return {
    kind,
    title: title.trim(),
    lines: [
      { ...line, text: rest, bold: false, cells: [{ ...cell, text: rest, runs: [{ text: rest, bold: false }] }] },
    ],
  };
}
