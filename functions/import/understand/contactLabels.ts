import { leadsToContact } from '../resume/contactWords.ts';
import type { Decoded } from './decode.ts';
import type { Part } from './parts.ts';

/** Roles that such words are taken for. */
const MISTAKEN: ReadonlySet<string> = new Set(['headline', 'address', 'junk', 'contact', 'summary']);
/** What stands between such words and a contact. */
const LEADS_ON: ReadonlySet<string> = new Set(['kind', 'colon', 'word']);
/** What such a text goes on behind with the one before. */
const SETS_APART: ReadonlySet<string> = new Set(['comma', 'dash', 'bracket', 'word']);

/**
 * Labels by which the words that lead to a contact are none of the person's: `Write dana@…`, `Call 07700 …`. They stand
 * right before it in its cell, or in the cell before where the line is such pairs.
 */
export function withContactLabels(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const isContact = (at: number) => parts[at]?.kind !== 'text' && found[at]?.label === 'contact';
  const changed = [...found];
  for (const [at, part] of parts.entries()) {
    const [before, next, one] = [parts[at - 1], parts[at + 1], found[at]];
    if (!one || !next || part.kind !== 'text' || next.line !== part.line || !isContact(at + 1)) continue;
    const isBeside = next.cell === part.cell && LEADS_ON.has(next.boundary);
    // Behind such a sign it goes on with what stands before, if that is no contact: `12 Wharf Lane, Leeds 07700 …`.
    const goesOn = before?.line === part.line && SETS_APART.has(part.boundary) && !isContact(at - 1);
    if ((isBeside || isPair(parts, at)) && !goesOn && MISTAKEN.has(one.label) && leadsToContact(part.text))
      changed[at] = { ...one, label: 'label' };
  }
  return changed;
}

/** Whether a line is cells of words and contacts by turns, two of each and more. */
function isPair(parts: readonly Part[], at: number): boolean {
  const line = parts.filter((part) => part.line === parts[at]?.line);
  const isByTurns = line.every((part, index) => part.cell === index && (part.kind === 'text') === (index % 2 === 0));
  return isByTurns && line.length > 2 && line.length % 2 === 0;
}
