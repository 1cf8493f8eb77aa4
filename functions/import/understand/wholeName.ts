import { median } from '../page/statistics.ts';
import type { TextLine } from '../page/textLine.ts';
import { scoreTitleOrCompany } from '../resume/cues.ts';
import { isNameInOtherScript } from '../resume/nameSounds.ts';
import { hasNameShape } from '../resume/personName.ts';
import type { Decoded } from './decode.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * What stands beside the name of the person and is no profession: the rest of it in the next line of its type, the same
 * name in another script, and what people write above all they write.
 */

/** What people begin a page with: no part of a résumé. */
const OPENING = /^(?:בס["״]ד|ב["״]ה|בעזה["״]ש|בע["״]ה)$/u;
/** What such a text is taken for. */
const MISTAKEN: ReadonlySet<string> = new Set(['headline', 'name', 'junk']);
/** Lines around the name that are looked at, and points of type by which the lines of one name differ. */
const [NEAR, SAME_SIZE] = [3, 0.5];
/** How much larger than most of the text a name of two lines is. */
const LARGE = 1.4;

/** Labels by which the name of the person is whole, and no name is a profession. */
export function withWholeNameOfPerson(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const changed = [...found];
  const relabel = (at: number, label: 'name' | 'headline' | 'junk') => {
    changed[at] = relabelled(found[at], label);
  };
  const isAlone = (at: number) => parts.every(({ line }, other) => other === at || line !== parts[at]?.line);
  for (const [at, { text }] of parts.entries())
    if (OPENING.test(text.trim()) && MISTAKEN.has(found[at]?.label ?? '')) relabel(at, 'junk');
  const name = changed.findIndex(({ label }) => label === 'name');
  const own = parts[name];
  if (!own) return changed;
  const usual = median(lines.map(({ size }) => size));
  for (const [at, { label }] of found.entries()) {
    const part = parts[at];
    if (!part || at === name || !MISTAKEN.has(label) || Math.abs(part.line - own.line) > NEAR) continue;
    const [size, nameSize] = [part, own].map(({ line, cell }) => lines[line]?.cells[cell]?.size ?? 0);
    const isRest =
      label === 'headline' &&
      part.line === own.line + 1 &&
      at === name + 1 &&
      isAlone(at) &&
      isAlone(name) &&
      Math.abs((size ?? 0) - (nameSize ?? 0)) < SAME_SIZE &&
      (size ?? 0) > LARGE * usual &&
      hasNameShape(`${own.text} ${part.text}`);
    // `Dana Levi — Design`, and below it `Engineer`, in one size: the profession begins behind the dash.
    const goesOn = parts[at + 1]?.line === part.line + 1 && found[at + 1]?.label === 'headline';
    const isProfession =
      label === 'name' &&
      part.boundary === 'dash' &&
      part.line === own.line &&
      part.cell === own.cell &&
      /\s/.test(own.text) &&
      (scoreTitleOrCompany(part.text) > 0 || goesOn);
    if (isProfession) relabel(at, 'headline');
    else if (isRest) relabel(at, 'name');
    else if (isNameInOtherScript(own.text, part.text)) relabel(at, 'junk');
  }
  return changed;
}
