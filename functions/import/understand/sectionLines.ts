import type { TextLine } from '../page/textLine.ts';
import type { LabelledPart } from './fields.ts';

/** What stands before the first heading, besides the headings' own labels. */
const HEAD = 'head';

/**
 * The lines of sections, by the label of the heading above them: whole lines, whatever the labels of their parts, for
 * what has a grammar of its own. `head`: those before the first heading. A heading's own line is of its section where
 * more stands in it.
 */
export function linesBelow(
  lines: readonly TextLine[],
  labelled: readonly LabelledPart[],
  ...headings: readonly string[]
): TextLine[] {
  const byLine = Map.groupBy(labelled, ({ part }) => part.line);
  let heading = HEAD;
  return lines.filter((_, at) => {
    const own = byLine.get(at) ?? [];
    const begins = own.findLast(({ label }) => label.startsWith('h:'));
    if (begins) heading = begins.label;
    return headings.includes(heading) && own.some(({ label }) => !label.startsWith('h:'));
  });
}
