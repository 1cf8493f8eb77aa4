import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Language } from '../platform/language.ts';
import type { Gender } from '../improve/guard/grammar.ts';
import { translateTerm } from './translateTerm.ts';
import type { FieldKind } from './twinFields.ts';

/** A short field as a person writes it, with the translations that a recruiter would accept. */
interface WrittenTerm {
  readonly to: Language;
  readonly kind: FieldKind;
  readonly gender?: Gender;
  readonly text: string;
  readonly right: readonly string[];
}

const WRITTEN = readFileSync(new URL('../../test/data/twin/terms.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as WrittenTerm);

/** Words and numbers alone, without case. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%+]+/gu, ' ')
    .trim();

/** As many of the set as are known today, and of these the share that has to be right. */
const [MIN_KNOWN, MIN_RIGHT] = [71, 0.98];

it('of fields as people write them, what is translated without a model is right', () => {
  const known = WRITTEN.flatMap(({ to, kind, gender, text, right }) => {
    const said = translateTerm(text, kind, { to, gender });
    return said === undefined ? [] : [{ text, said, isRight: right.map(folded).includes(folded(said)) }];
  });
  const wrong = known.filter(({ isRight }) => !isRight);
  expect(known.length).toBeGreaterThanOrEqual(MIN_KNOWN);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual((1 - MIN_RIGHT) * known.length);
});
