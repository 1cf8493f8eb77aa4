import type { FindingReason } from '../findings.ts';
import { NAMED_IN_BOTH } from '../lexicon/names.ts';
import { findListedNames } from './names.ts';

/** What is as certain across languages as within one. Whatever else is found there are words, which a language changes. */
const CERTAIN: ReadonlySet<FindingReason> = new Set([
  'number',
  'percentage',
  'date',
  'unit',
  'hedge',
  'negation',
  'technology',
  'frequency',
  'gender',
  'language',
  'characters',
  'too_long',
]);

/** Whether rules can be certain of it in a translation; of a name where a list has it in both languages. */
export const isCertainAcross = (reason: FindingReason, words: string): boolean =>
  CERTAIN.has(reason) ||
  (reason === 'name' && findListedNames(words).some(({ kind, key }) => kind === 'name' && NAMED_IN_BOTH.has(key)));
