import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './decode.ts';
import { roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * What stands between quotation marks is one name, also where commas part it: `Editor, "Sand, Salt and Camels"`. Marks
 * within a word are none: `צה"ל`.
 */

/** Roles of names that may be in quotation marks. */
const NAMES: ReadonlySet<string> = new Set(['x.title', 'x.company', 'e.degree', 'e.school', 'c.title', 'p.name']);
const OPENS = /(?<![\p{L}\p{N}'׳])["״“”„«](?=[\p{L}\p{N}])/gu;
const CLOSES = /(?<=[\p{L}\p{N}.!?'׳])["״“”»](?![\p{L}\p{N}])/gu;
/** Parts behind the one that opens in which the name ends. */
const MAX_PARTS = 3;

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Labels by which a name in quotation marks goes on behind its commas up to the mark that closes. */
export function withQuotedNames(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const changed = [...found];
  /** The text from the end of one part to that of another, in one cell. */
  const between = (from: number, one: Part, other: Part) =>
    (lines[one.line]?.cells[one.cell]?.text ?? '').slice(from, other.to + 1);
  for (const [at, own] of parts.entries()) {
    const role = roleOf(changed[at]?.label ?? 'junk');
    const isOpen = countOf(own.text, OPENS) === countOf(own.text, CLOSES) + 1;
    if (!NAMES.has(role) || !isOpen) continue;
    const behind = parts.slice(at + 1, at + 1 + MAX_PARTS);
    const end = behind.findIndex((part) => countOf(between(part.from, part, part), CLOSES) > 0);
    const name = behind.slice(0, end + 1);
    const isOne = name.every(({ line, cell, boundary, kind }) => {
      return line === own.line && cell === own.cell && boundary === 'comma' && kind === 'text';
    });
    if (isOne)
      for (const index of name.keys()) changed[at + 1 + index] = relabelled(found[at + 1 + index], role as Label);
  }
  return changed;
}
