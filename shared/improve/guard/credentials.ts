import { CREDENTIALS, SCHOOLING, STUDYING } from '../lexicon/claims.ts';
import { factsBy, type Fact } from './facts.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/** A degree by what implies it: who holds one holds a degree, and who finished school is its graduate. */
const IMPLIED_DEGREES: Readonly<Record<string, RegExp>> = {
  degree: /^degree (?:bachelor|master|doctor|technician|diploma)$/,
  graduate: /^degree (?:bachelor|master|doctor|technician|diploma|degree)$/,
};
/** Whether a claim says no more than what is known, by the ids of the facts that are, and the texts they are from. */
export function isImplied({ kind, key }: Fact, known: ReadonlySet<string>, said: string): boolean {
  const by = kind === 'degree' ? ownProperty(IMPLIED_DEGREES, key) : undefined;
  if (key === 'graduate' && said.search(STUDYING) >= 0) return false;
  return (
    by !== undefined && ([...known].some((id) => by.test(id)) || (key === 'graduate' && said.search(SCHOOLING) >= 0))
  );
}

/** What a text claims by its words, one fact for each place. */
export const findCredentials = (text: string): Fact[] =>
  CREDENTIALS.flatMap(({ kind, key, pattern }) => factsBy(kind, pattern, () => key)(text));
