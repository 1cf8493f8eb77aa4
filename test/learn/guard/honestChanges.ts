import { FILLERS } from './madeWords.ts';
import { bare, endOf, GROUPS, isHe, join, lower, made, partsOf, replaceWord, type Maker } from './madeTexts.ts';

/** A word of the same meaning in the form of the one whose place it takes. */
const inflectLike = (word: string, base: string) => {
  if (/[א-ת]/.test(word) || /(?:ed|ing|s)$/.test(base)) return base;
  const stem = base.replace(/e$/, '');
  if (word.endsWith('ing')) return `${stem}ing`;
  if (word.endsWith('ed')) return `${stem}ed`;
  return /[^s]s$/.test(word) ? `${base}s` : base;
};

/** Pairs whose proposal says no more than its source. */
export const HONEST: readonly Maker[] = [
  // Another order.
  (r, base) => {
    const parts = partsOf(base.text);
    if (parts.length < 2) return undefined;
    const ends = parts.map(endOf);
    const order = r.some(
      parts.map((_, at) => at),
      parts.length,
    );
    return made(
      base.text,
      join(order.map((at, place) => bare(parts[at] as string) + (ends[place] ?? ''))),
      false,
      'order',
    );
  },
  // A part left out.
  (r, base) => {
    const parts = partsOf(base.text);
    if (parts.length < 2) return undefined;
    const out = r.int(0, parts.length - 1);
    return made(base.text, join(parts.filter((_, at) => at !== out)), false, 'part left out');
  },
  // Words of the same meaning, one or two.
  (r, base) => {
    const same = (text: string) =>
      replaceWord(r, text, (word) => {
        const group =
          GROUPS.get(word.toLowerCase()) ?? GROUPS.get(word.toLowerCase().replace(/(?:ed|ing|s)$/, '')) ?? [];
        return group.length === 0 ? undefined : inflectLike(word.toLowerCase(), r.pick(group));
      });
    const once = same(base.text);
    if (once === undefined) return undefined;
    return made(base.text, r.chance(0.5) ? (same(once) ?? once) : once, false, 'same meaning');
  },
  // Words that say nothing.
  (r, base) => {
    const parts = partsOf(base.text);
    const at = r.int(0, parts.length - 1);
    const part = parts[at] as string;
    const filler = r.pick(FILLERS[base.lang]);
    const joined = r.chance(0.5) ? `${filler} ${lower(bare(part))}` : `${bare(part)} ${filler}`;
    return made(
      base.text,
      join(parts.map((each, place) => (place === at ? joined + endOf(part) : each))),
      false,
      'filler',
    );
  },
  // Small words of grammar.
  (_, base) =>
    isHe(base)
      ? made(
          base.text,
          base.text.replace(/ ([א-ת]{3,}) /g, (all, word: string) => (/^[הובלמש]/.test(word) ? all : ` ה${word} `)),
          false,
          'grammar',
        )
      : made(base.text, base.text.replace(/ (?:the|a|an) /g, ' '), false, 'grammar'),
  // A limit by another word of its kind, or kept.
  (r, base) => {
    const pairs = isHe(base)
      ? 'לפעמים=מדי פעם|כמה=מספר|מעט=קצת|לרוב=בדרך כלל|כמעט=קרוב ל|רוב=מרבית|עזרתי ב=סייעתי ב|' +
        'בערך=בסביבות|לעיתים=מעת לעת|השתתפתי ב=לקחתי חלק ב|בצוות=יחד עם הצוות|רק=בלבד|לפי ' +
        'הצורך=כשנדרש'
      : 'sometimes=from time to time|a few=several|nearly=almost|mostly=mainly|helped ' +
        'with=assisted with|about=approximately|once=on one occasion|took part in=participated in|' +
        'when needed=as required|some=several|together with=alongside|only=solely|' +
        'usually=typically|occasionally=now and then';
    const [one = '', other = ''] = r.pick(pairs.split('|')).split('=');
    const parts = partsOf(base.text);
    const at = r.int(0, parts.length - 1);
    const part = parts[at] as string;
    const say = (word: string) =>
      join(
        parts.map((each, place) =>
          place === at ? `${word}${/ [בל]$/.test(word) ? '' : ' '}${lower(bare(part))}${endOf(part)}` : each,
        ),
      );
    return r.chance(0.5)
      ? made(say(one), say(other), false, 'limit kept')
      : made(say(other), say(one), false, 'limit kept');
  },
  // A sign for another.
  (r, base) =>
    made(
      base.text,
      base.text.replace(/[,;.]\s/g, () => r.pick(['; ', ', ', '. ', '\n'])),
      false,
      'signs',
    ),
];
