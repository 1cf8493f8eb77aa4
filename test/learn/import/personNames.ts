import { ENGLISH_WORDS as EN } from './englishWords.ts';
import { HEBREW_WORDS as HE } from './hebrewWords.ts';
import { nameInTwo } from './names.ts';
import type { Random } from './random.ts';

/** How a person is named above a page: as people write it; nothing if a page has no name. */
export function personName(r: Random, lang: 'he' | 'en', first: string, last: string): string {
  const he = lang === 'he';
  const t = he ? HE : EN;
  if (r.chance(0.03)) return '';
  if (r.chance(0.03)) return nameInTwo(r, lang);
  if (r.chance(0.03)) return `${first} (${r.pick(t.first)}) ${last}`;
  if (r.chance(0.04))
    return he
      ? `${last} ${first}`
      : r.pick([`${last}, ${first}`, `${last.toUpperCase()} ${first}`, `${last} ${first}`]);
  if (!he && r.chance(0.08)) return `${first} ${r.pick(EN.first)[0]}. ${last}`;
  if (r.chance(0.05))
    return `${r.pick(he ? ['ד"ר', 'עו"ד', 'רו"ח', "אינג'", 'הרב'] : ['Dr.', 'Prof.', 'Adv.'])} ${first} ${last}`;
  if (r.chance(0.03))
    return `${first} ${last}${r.pick(he ? [', עו"ד', ', רו"ח', ', M.A.'] : [', RN', ', PhD', ', CPA'])}`;
  return `${first} ${last}`;
}
