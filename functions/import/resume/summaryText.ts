import type { Direction } from '../../../shared/platform/language.ts';
import { toLine, type TextLine } from '../page/textLine.ts';
import { toParagraphs } from './bullets.ts';
import type { ContactDetails } from './contacts.ts';
import type { ParsedSection } from './section.ts';

/** Characters of text above the first heading that are a summary, when no section is one. */
const MIN_SUMMARY_LENGTH = 90;

/** As the first, of a text that ends as a sentence does. */
const MIN_SENTENCE_LENGTH = 45;

const isSentence = (text: string) => text.length >= MIN_SENTENCE_LENGTH && /[\p{L}"'״׳]{3}[.!]$/u.test(text);

/** The summary: its own section, or prose above the first heading that is long enough or ends as a sentence does. */
export function findSummary(
  sections: readonly ParsedSection[],
  direction: Direction,
  contacts: ContactDetails,
  name: string,
): string {
  const own = sections.filter(({ kind }) => kind === 'summary').flatMap(({ lines }) => lines);
  if (own.length > 0) return toParagraphs(own, direction).join('\n');
  const head = sections.filter(({ kind }) => kind === 'head').flatMap(({ lines }) => lines);
  const used = [name, contacts.email, contacts.phone, contacts.address, contacts.linkedin, contacts.website].filter(
    (text) => text !== '',
  );
  const prose = head.filter(
    (line) =>
      (!line.bold || isSentence(line.text)) &&
      line.cells.length === 1 &&
      !used.some((text) => line.text.includes(text)) &&
      !/@|\|/.test(line.text),
  );
  const long = toParagraphs(prose, direction).filter((text) => text.length >= MIN_SUMMARY_LENGTH || isSentence(text));
  return (
    long.length > 0
      ? long
      : paragraphsBesideContacts(head, direction).filter(
          (text) => isSentence(text) && !used.some((one) => text.includes(one)),
        )
  ).join('\n');
}

/** Points within which texts begin at one edge. */
const EDGE_TOLERANCE = 3;

/** Paragraphs of a text that stands beside contacts, line by line. */
function paragraphsBesideContacts(head: readonly TextLine[], direction: Direction): string[] {
  const cells = head.flatMap((line) => line.cells.map((cell) => ({ line, cell })));
  const columns = Map.groupBy(cells, ({ cell }) =>
    Math.round((direction === 'rtl' ? cell.right : cell.left) / EDGE_TOLERANCE),
  );
  return [...columns.values()].flatMap((column) => {
    const far =
      direction === 'rtl'
        ? Math.min(...column.map(({ cell }) => cell.left))
        : Math.max(...column.map(({ cell }) => cell.right));
    return toParagraphs(
      column.map(({ line, cell }, at) => ({
        ...toLine([cell], line.page, line.column, column[at - 1]?.cell),
        farEdge: far,
      })),
      direction,
    );
  });
}
