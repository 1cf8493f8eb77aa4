import { CREDENTIALS, SCHOOLING, STUDYING } from '../lexicon/claims.ts';
import { factsBy, type Fact } from './facts.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/** Credentials that imply another: a bachelor's degree is a degree, and its holder a graduate. */
const IMPLIED_DEGREES: Readonly<Record<string, RegExp>> = {
  degree: /^degree (?:bachelor|master|doctor|technician|diploma)$/,
  graduate: /^degree (?:bachelor|master|doctor|technician|diploma|degree)$/,
};
/** Whether known facts, given by their ids, or the texts they are from (`said`) imply a credential. */
export function isImplied({ kind, key }: Fact, known: ReadonlySet<string>, said: string): boolean {
  const by = kind === 'degree' ? ownProperty(IMPLIED_DEGREES, key) : undefined;
  if (key === 'graduate' && said.search(STUDYING) >= 0) return false;
  return (
    by !== undefined && ([...known].some((id) => by.test(id)) || (key === 'graduate' && said.search(SCHOOLING) >= 0))
  );
}

/** Finds the credentials that a text claims, one fact for each occurrence. */
export const findCredentials = (text: string): Fact[] =>
  CREDENTIALS.flatMap(({ kind, key, pattern }) => factsBy(kind, pattern, () => key)(text));
