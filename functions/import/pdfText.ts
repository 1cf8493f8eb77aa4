import type { ErrorCode } from '../../shared/errors.ts';
import type { Cell } from './read/cells.ts';
import { unreadableShare } from './read/cells.ts';
import { readGlyphs } from './read/document.ts';
import { directionOfGlyphs, linesOf } from './read/lines.ts';
import { isPeriodOnly } from './understand/dates.ts';
import { headingKind } from './understand/headings.ts';
import { understand, type Understood } from './understand/resume.ts';

/** Share of characters that name nothing from which on a file's character map is broken. */
const MOST_UNREADABLE = 0.02;
/** Letters below which there is nothing to understand. */
const FEWEST_LETTERS = 40;

const judge = { isHeading: (cell: Cell) => headingKind(cell.text) !== undefined, isDate: (cell: Cell) => isPeriodOnly(cell.text) };

/** A PDF with a text layer as a résumé. Unbounded in time and memory: run it isolated ({@link read/isolated.ts}). */
export async function readResume(bytes: Uint8Array): Promise<Understood | { readonly error: ErrorCode }> {
  const read = await readGlyphs(bytes);
  if ('error' in read) return read;
  const glyphs = read.pages.flatMap((page) => page.glyphs);
  // A picture of a page.
  if (glyphs.length === 0) return { error: 'unreadable_pdf' };
  if (unreadableShare(glyphs) > MOST_UNREADABLE) return { error: 'unreadable_text' };
  const direction = directionOfGlyphs(read.pages);
  const lines = linesOf(read.pages, direction, judge);
  const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < FEWEST_LETTERS) return { error: 'nothing_found' };
  const understood = understand(lines, read.links, direction);
  return isNothing(understood) ? { error: 'nothing_found' } : understood;
}

/** Whether nothing of a résumé was found: no way to reach a person, and no entry. */
function isNothing({ resumeData: { personalInfo, experience, education, skills, customSections } }: Understood): boolean {
  return personalInfo.email === '' && personalInfo.phone === '' && experience.length + education.length + skills.length + customSections.length === 0;
}
