import { scoreTitleOrCompany } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * A list has the two names of each job in one order. Where entries of one form were read by both orders, the lexica and
 * the person's own profession say of all of them together which it is: of a brand in its own words they say nothing.
 */

/** What the texts must say of one order more than of the other. */
const MIN_EVIDENCE = 2;
/** Letters of a word of the profession. */
const MIN_WORD = 4;

/** The first two names of an entry: each a text that is all of its cell but the period. */
interface Names {
  readonly first: number;
  readonly second: number;
  /** Whether the post stands first. */
  readonly isPostFirst: boolean;
  readonly form: string;
}

/** Labels by which the jobs of one form have their post and their employer in one order. */
export function withNamesOfOneForm(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const professions = new Set(
    found.flatMap(({ label }, at) => (label === 'headline' ? wordsOf(parts[at]?.text ?? '') : [])),
  );
  /** Above zero the text is a post. */
  const postOf = (at: number) => {
    const text = parts[at]?.text ?? '';
    const isProfession = wordsOf(text).some((word) => professions.has(word));
    return Math.sign(scoreTitleOrCompany(text)) * 2 + (isProfession ? 2 : 0);
  };
  const changed = [...found];
  const set = (at: number, label: Label) => {
    changed[at] = relabelled(found[at], label);
  };
  for (const alike of Map.groupBy(namesOf(parts, found), ({ form }) => form).values()) {
    if (alike.every(({ isPostFirst }) => isPostFirst === alike[0]?.isPostFirst)) continue;
    const evidence = alike.reduce((sum, { first, second }) => sum + postOf(first) - postOf(second), 0);
    if (Math.abs(evidence) < MIN_EVIDENCE) continue;
    for (const { first, second } of alike) {
      set(first, evidence > 0 ? 'B.x.title' : 'B.x.company');
      set(second, evidence > 0 ? 'x.company' : 'x.title');
    }
  }
  return changed;
}

const LONG_WORD = new RegExp(`\\p{L}{${MIN_WORD},}`, 'gu');
const wordsOf = (text: string) => text.toLowerCase().match(LONG_WORD) ?? [];

/** The names of each job that has both, one below the other; of an employer above posts, where it has only one. */
function namesOf(parts: readonly Part[], found: readonly Decoded[]): Names[] {
  const starts = [...found.keys()].filter((at) => /^(?:B\.|h:)/.test(found[at]?.label ?? ''));
  return starts.flatMap((first, index): Names[] => {
    const label = found[first]?.label ?? 'junk';
    const second = first + 1;
    const [own, below] = [parts[first], parts[second]];
    const next = found[starts[index + 1] ?? -1]?.label;
    const isAlone = label === 'B.g.company' && starts[index + 1] === second && found[second]?.label === 'B.x.title';
    // Where more posts without employers stand below, it is the employer of all of them.
    const after = found.slice(starts[index + 2], starts[index + 3]).map((one) => roleOf(one.label));
    const isOnly = isAlone && (after[0] !== 'x.title' || after.includes('x.company'));
    const role = isOnly ? 'x.title' : roleOf(found[second]?.label ?? 'junk');
    const isBoth =
      (label === 'B.x.title' && role === 'x.company') ||
      (label === 'B.x.company' && role === 'x.title') ||
      (isOnly && next === 'B.x.title');
    if (!own || !below || !isBoth || below.line !== own.line + 1) return [];
    // Its place and its period may stand behind a name.
    const isBeside = (other: Part, at: number) => other.kind === 'period' || found[at]?.label === 'x.place';
    const isWhole = (part: Part) =>
      parts.every((other, at) => other === part || other.line !== part.line || isBeside(other, at));
    if (!isWhole(own) || !isWhole(below)) return [];
    const withPeriod = parts.filter(({ line, kind }) => line === below.line && kind === 'period').length;
    const form = `${own.bold} ${own.bullet} ${below.bold} ${below.bullet} ${withPeriod}`;
    return [{ first, second, isPostFirst: label === 'B.x.title', form }];
  });
}
