import { ENGLISH_IRREGULAR_VERBS, ENGLISH_VERBS } from '../../../../shared/resume/wordLists.ts';

/** Past of a verb by its base and its -ing form. */
const PAST_TENSE = new Map<string, string>();
for (const base of ENGLISH_VERBS.trim().split(/\s+/)) {
  const past = base.endsWith('e') ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
  PAST_TENSE.set(base, past);
  PAST_TENSE.set(base.endsWith('e') ? `${base.slice(0, -1)}ing` : `${base}ing`, past);
}
for (const row of ENGLISH_IRREGULAR_VERBS.trim().split(/(?:(?<!\s)\s+)?[|\n]\s*/)) {
  const [base = '', past = '', ing = ''] = row.trim().split(' ');
  for (const form of [base, ing]) if (form !== '' && past !== '') PAST_TENSE.set(form, past);
}

const toPastTense = (verb: string) => PAST_TENSE.get(verb.toLowerCase());

/** Weak openings, and what says the same at once. The first that fits is used. */
const WEAK_OPENINGS: readonly (readonly [RegExp, (verb: string, rest: string) => string | undefined])[] = [
  [
    /^(?:I )?(?:was|were|am) (?:responsible for|in charge of|tasked with|involved in) (\w+ing)\b(.*)$/is,
    (verb, rest) => toPastTense(verb) && toPastTense(verb) + rest,
  ],
  [/^(?:I )?(?:was|were) asked to (\w+)\b(.*)$/is, (verb, rest) => toPastTense(verb) && toPastTense(verb) + rest],
  [/^(?:I )?(?:helped|assisted in) (\w+ing)\b(.*)$/is, (verb, rest) => `helped with ${verb}${rest}`],
  [/^(?:I )?(?:was|am) (responsible) (for\b.*)$/is, (word, rest) => `${word} ${rest}`],
  [/^I (\w+ed|led|built|wrote|ran|made|held|sold|taught|gave)\b(.*)$/s, (verb, rest) => verb + rest],
];

const FILLER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\b(?:very|really|basically|actually)\s+/gi, ''],
  [/\b(?:a large number of|lots of|a lot of)\b(?= [a-z]+(?<!s)s\b)/gi, 'many'],
  [/\bon a (daily|weekly|monthly) basis\b/gi, '$1'],
  [/\butilis?z?ed\b/gi, 'used'],
];

/** One sentence or bullet in plainer, stronger words; nothing is added. */
export function editEnglish(sentence: string): string {
  let text = FILLER_WORDS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), sentence);
  for (const [pattern, rewrite] of WEAK_OPENINGS) {
    const match = pattern.exec(text);
    const better = match && rewrite(match[1] as string, match[2] as string);
    if (!better) continue;
    text = better;
    break;
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
}
