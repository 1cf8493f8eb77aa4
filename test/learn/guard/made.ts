import { ACTION_CONCEPTS } from '../../../shared/improve/lexicon/concepts/actions.ts';
import { ENGLISH_SYNONYMS } from '../../../shared/improve/lexicon/concepts/englishSynonyms.ts';
import { PEOPLE_CONCEPTS } from '../../../shared/improve/lexicon/concepts/people.ts';
import { THING_CONCEPTS } from '../../../shared/improve/lexicon/concepts/things.ts';
import { TRADE_CONCEPTS } from '../../../shared/improve/lexicon/concepts/trades.ts';
import { FUNCTION_WORDS, NEUTRAL_WORDS } from '../../../shared/improve/lexicon/neutralWords.ts';
import { Random } from '../import/random.ts';

/** A person's text from which pairs are made, and what else its entry says. */
export interface BaseText {
  readonly lang: 'he' | 'en';
  readonly text: string;
  readonly context: readonly string[];
}

/** A made pair: `source` is the base, or the base with a word more that limits it. */
export interface MadePair {
  readonly source: string;
  readonly proposal: string;
  readonly invented: boolean;
  readonly category: string;
}

const isHe = ({ lang }: BaseText) => lang === 'he';
/** Parts of a text between signs, with the signs. */
const partsOf = (text: string) => text.match(/[^,;.\n]+[,;.\n]*\s*/g) ?? [text];
const bare = (part: string) => part.replace(/[,;.\n\s]+$/, '').trim();
const endOf = (part: string) => /[,;.\n\s]*$/.exec(part)?.[0] ?? '';
const isContent = (word: string) =>
  /^[\p{L}'"-]{3,}$/u.test(word) && !FUNCTION_WORDS.has(word.toLowerCase()) && !NEUTRAL_WORDS.has(word.toLowerCase());

const LIMITS: Readonly<Record<'he' | 'en', readonly (readonly [word: string, before: boolean])[]>> = {
  en: (
    'sometimes|occasionally|a few|some|small|partly|mostly|usually|basic|simple|nearly|about|' +
    'under supervision|in training|' +
    'as a trainee|alongside a senior colleague|with my team|together with the manager|once|' +
    'from time to time|when needed|' +
    'a little|helped with|assisted with|took part in|participated in|tried to improve|' +
    'temporary|as a volunteer|several|' +
    'contributed to|supported|filled in for the manager in|observed|learned|shadowed a colleague in|only|part of'
  )
    .split('|')
    .map((word) => [word, !/^(?:under|in training|as a|alongside|with|together|once|from|when)/.test(word)] as const),
  he: (
    'לפעמים|מדי פעם|כמה|מעט|קצת|חלק מ|בעיקר|לרוב|בסיסי|קטן|כמעט|בערך|בהנחיית המנהל|בתקופת ' +
    'ההכשרה|בפיקוח|לצד עובד ותיק|' +
    'יחד עם הצוות|בצוות|פעם אחת|לעיתים|לפי הצורך|עזרה ב|סיוע ב|השתתפות ב|השתתפתי ב|עזרתי ב|' +
    'סייעתי ב|תמכתי ב|ניסיון ל|' +
    'זמני|בהתנדבות|מספר|תרמתי ל|צפייה ב|למדתי|רק|מילוי מקום ב|ליווי של'
  )
    .split('|')
    .map((word) => [word, !/^(?:בהנחיית|בתקופת|בפיקוח|לצד|יחד|בצוות|פעם|לפי|בהתנדבות)/.test(word)] as const),
};

const RISES = {
  en: (
    'Led|Managed|Headed|Oversaw|Supervised|Directed|Spearheaded|Founded|Owned|Coordinated|Was ' +
    'responsible for|Initiated|Set up|' +
    'Established|Designed|Launched|Planned and led|Trained staff in|Took charge of|Developed|Negotiated|Approved'
  ).split('|'),
  he: (
    'הובלת|ניהול|פיקוח על|ניהלתי|הובלתי|אחריות מלאה על|הקמת|ייזום|ריכוז|פיקוד על|עמדתי בראש|' +
    'הקמתי|יזמתי|תכנון והובלה של|' +
    'הדרכת עובדים ב|אחראי על|ניהול צוות ב|הנהגתי|תכנון|פיתוח|אישור'
  ).split('|'),
} as const;
const RANKS = {
  en: 'Senior|Chief|Lead|Head|Principal|Certified|Qualified|Licensed|Expert|Award-winning|Leading|Experienced'.split(
    '|',
  ),
  he: 'בכיר|ראשי|מוסמך|מומחה|מצטיין|מוביל|מוסמכת|בכירה|ראשית|מצטיינת|מקצועי|ותיק'.split('|'),
} as const;
const EFFECTS = {
  en: (
    'which increased sales|leading to fewer complaints|resulting in higher satisfaction|improving response times|' +
    'ensuring full compliance|reducing costs|to the full satisfaction of customers|on time and within budget|' +
    'which saved the company money|boosting team morale|exceeding all targets|with excellent results|and cut errors|' +
    'thereby shortening waiting times|achieving record numbers|that won repeat business|while ' +
    'maintaining the highest ' +
    'standards|ahead of schedule|with zero incidents|and became the go-to person for it|praised by management'
  ).split('|'),
  he: (
    'שהביא לעלייה במכירות|מה שהוביל לפחות תלונות|תוך שיפור זמני התגובה|תוך עמידה מלאה ביעדים|לשביעות רצון הלקוחות|' +
    'שחסך לחברה כסף|תוך הפחתת עלויות|בהצלחה רבה|ללא תקלות|וצמצום טעויות|עד לפתרון מלא|ובכך קיצרתי את זמני ההמתנה|' +
    'תוך שמירה על הסטנדרטים הגבוהים ביותר|שזכה לשבחים מההנהלה|מעל ליעד|בזמן ובמסגרת התקציב|במהירות ויעילות|' +
    'והגדלת שביעות הרצון|מה ששיפר את השירות|וקיבלתי על כך הערכה'
  ).split('|'),
} as const;
const REACHES = {
  en: (
    'all|every|national|international|across the company|company-wide|across several sites|for ' +
    'major clients|daily|weekly|in three languages|nationwide|the entire|multiple|large|' +
    'complex|for leading brands|remotely|independently'
  ).split('|'),
  he: (
    'כל|ארצי|בינלאומי|בכל הארץ|בכל החברה|בכמה סניפים|ללקוחות גדולים|מדי יום|מדי שבוע|בשלוש ' +
    'שפות|באופן עצמאי|מורכבים|רבים|כלל|לחברות מובילות|בחו"ל|גדולים'
  ).split('|'),
} as const;
const TOOLS = (
  'Excel|SAP|Salesforce|Python|AutoCAD|Photoshop|Jira|Priority|Monday|Power BI|WordPress|' +
  'Docker|Git|Zendesk|HubSpot|Figma|Revit|Tableau|Oracle|Kanban|Lean|ISO 9001'
).split('|');
const FILLERS = {
  en: (
    'also|various|in my role|as part of the role|on a regular basis|carrying out|personally|in ' +
    'the workplace|the|duly|together with this|in this position|thereby also|in total'
  ).split('|'),
  he: (
    'גם|במסגרת התפקיד|כחלק מהתפקיד|ביצוע|שונים|במקום העבודה|כמו כן|בנוסף|באופן שוטף|בתפקיד זה|' +
    'עבודה של|וכן|במסגרת זו|בסך הכול'
  ).split('|'),
} as const;
const ROLES_EN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bby (?=\d)/, ['to ', 'from ']],
  [/\bto (?=\d)/, ['by ', 'from ']],
  [/\bfrom (?=\d)/, ['by ', 'over ']],
  [/\bin (?=(?:19|20)\d\d)/, ['since ', 'from ', 'until ']],
  [/\bsince (?=\d)/, ['in ', 'until ']],
  [/\b(?:about|around|nearly|almost|up to|roughly) (?=\d)/, ['over ', 'more than ', '', 'at least ']],
];
const ROLES_HE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<![א-ת])ב-(?=\d)/, ['ל-', 'מ-']],
  [/(?<![א-ת])ל-(?=\d)/, ['ב-', 'מעל ']],
  [/(?<![א-ת])מ-(?=\d)/, ['ב-', 'ל-']],
  [/מאז (?=\d)/, ['בשנת ', 'עד ']],
  [/(?<![א-ת])כ-(?=\d)/, ['מעל ', 'יותר מ-', '', 'לפחות ']],
  [/(?<![א-ת])עד (?=\d)/, ['מעל ', 'לפחות ', '']],
];

const GROUPS = new Map<string, string[]>();
for (const row of [ACTION_CONCEPTS, PEOPLE_CONCEPTS, THING_CONCEPTS, TRADE_CONCEPTS, ENGLISH_SYNONYMS]
  .join('\n')
  .split(/[\n|]/)) {
  const words = row
    .trim()
    .split(/\s+/)
    .filter((word) => !word.includes('_') && word.length > 2);
  for (const word of words)
    GROUPS.set(word, [
      ...(GROUPS.get(word) ?? []),
      ...words.filter((other) => other !== word && /[א-ת]/.test(other) === /[א-ת]/.test(word)),
    ]);
}

/** A part of another text that could be one more thing of a list. */
function foreignPart(r: Random, others: readonly BaseText[], lang: 'he' | 'en'): string | undefined {
  for (let turn = 0; turn < 6; turn += 1) {
    const other = r.pick(others);
    if (other.lang !== lang) continue;
    const part = bare(r.pick(partsOf(other.text)));
    const words = part.split(' ');
    if (words.length < 2 || /\d/.test(part)) continue;
    const length = r.pick([1, 1, 2, 2, 3, 4]);
    const from = Math.max(0, words.length - length);
    const chosen = words
      .slice(from)
      .join(' ')
      .replace(/^(?:ו|and )/, '');
    if (chosen.split(' ').some(isContent)) return chosen;
  }
  return undefined;
}

const join = (parts: readonly string[]) => parts.join('').replace(/ {2,}/g, ' ').trim();
const lower = (text: string) => (/^[A-Z][a-z]/.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text);

type Maker = (r: Random, base: BaseText, others: readonly BaseText[]) => MadePair | undefined;
const made = (source: string, proposal: string, invented: boolean, category: string): MadePair | undefined =>
  source === proposal ? undefined : { source, proposal, invented, category };

/** A word in the place of one of a text that stands for the same, and the place where it stands. */
function replaceWord(r: Random, text: string, choose: (word: string) => string | undefined): string | undefined {
  const words = text.split(/(?<=[ \n])|(?=[ ,;.\n])/);
  const places = words.flatMap((word, at) => (isContent(word.trim()) ? [at] : []));
  for (const at of r.some(places, places.length)) {
    const word = (words[at] as string).trim();
    const other = choose(word);
    if (other === undefined) continue;
    const cased = /^[A-Z]/.test(word) ? other[0]?.toUpperCase() + other.slice(1) : other;
    return words.map((each, place) => (place === at ? each.replace(word, cased) : each)).join('');
  }
  return undefined;
}
const inflectLike = (word: string, base: string) => {
  if (/[א-ת]/.test(word) || /(?:ed|ing|s)$/.test(base)) return base;
  const stem = base.replace(/e$/, '');
  if (word.endsWith('ing')) return `${stem}ing`;
  if (word.endsWith('ed')) return `${stem}ed`;
  return /[^s]s$/.test(word) ? `${base}s` : base;
};

const INVENTIONS: readonly Maker[] = [
  // One more thing in a list.
  (r, base, others) => {
    const parts = partsOf(base.text);
    const at = r.int(0, parts.length - 1);
    const more = foreignPart(r, others, base.lang);
    if (!more) return undefined;
    const part = parts[at] as string;
    const joined = isHe(base)
      ? r.pick([`${bare(part)}, ${more}`, `${bare(part)} ו${more}`, `${more} ו${bare(part)}`, `${bare(part)} ${more}`])
      : r.pick([`${bare(part)}, ${more}`, `${bare(part)} and ${lower(more)}`, `${more} and ${lower(bare(part))}`]);
    return made(
      base.text,
      join(parts.map((each, place) => (place === at ? joined + endOf(part) : each))),
      true,
      'list',
    );
  },
  // An effect.
  (r, base) => {
    const parts = partsOf(base.text);
    const at = r.int(0, parts.length - 1);
    const part = parts[at] as string;
    const joined = `${bare(part)}${r.pick([',', ''])} ${r.pick(EFFECTS[base.lang])}`;
    return made(
      base.text,
      join(parts.map((each, place) => (place === at ? joined + endOf(part) : each))),
      true,
      'effect',
    );
  },
  // A higher part, before what was done or instead of its verb.
  (r, base) => {
    const parts = partsOf(base.text);
    const at = r.int(0, parts.length - 1);
    const part = parts[at] as string;
    const rise = r.pick(RISES[base.lang]);
    const words = bare(part).split(' ');
    const rest = lower(words.slice(r.pick([0, 1])).join(' '));
    if (rest === '') return undefined;
    const joined = rise.endsWith(' ב') || rise === 'ב' ? `${rise}${rest}` : `${at === 0 ? rise : lower(rise)} ${rest}`;
    return made(
      base.text,
      join(parts.map((each, place) => (place === at ? joined + endOf(part) : each))),
      true,
      'part',
    );
  },
  // A rank.
  (r, base) => {
    const words = base.text.split(' ');
    const rank = r.pick(RANKS[base.lang]);
    const at = r.pick([0, 0, r.int(0, words.length - 1)]);
    const proposal = isHe(base)
      ? [...words.slice(0, at + 1), rank, ...words.slice(at + 1)].join(' ')
      : [
          ...words.slice(0, at),
          at === 0 ? rank : lower(rank),
          at === 0 ? lower(words[0] as string) : (words[at] as string),
          ...words.slice(at + 1),
        ].join(' ');
    return made(base.text, proposal, true, 'rank');
  },
  // Reach, frequency, tools.
  (r, base) => {
    const parts = partsOf(base.text);
    const at = r.int(0, parts.length - 1);
    const part = parts[at] as string;
    const tool = r.pick(TOOLS);
    const more = r.pick([
      r.pick(REACHES[base.lang]),
      isHe(base) ? r.pick([`ב-${tool}`, `באמצעות ${tool}`]) : r.pick([`using ${tool}`, `in ${tool}`, `with ${tool}`]),
    ]);
    const joined = `${bare(part)} ${more}`;
    return made(
      base.text,
      join(parts.map((each, place) => (place === at ? joined + endOf(part) : each))),
      true,
      'reach',
    );
  },
  // Another thing in the place of one.
  (r, base, others) => {
    const foreign = foreignPart(r, others, base.lang)?.split(' ').findLast(isContent);
    if (!foreign || base.text.includes(foreign)) return undefined;
    const proposal = replaceWord(r, base.text, (word) =>
      (GROUPS.get(word.toLowerCase()) ?? []).includes(foreign.toLowerCase()) ? undefined : lower(foreign),
    );
    return proposal === undefined ? undefined : made(base.text, proposal, true, 'exchanged');
  },
  // A limit that went missing.
  (r, base) => {
    const [limit, before] = r.pick(LIMITS[base.lang]);
    const parts = partsOf(base.text);
    const at = r.int(0, parts.length - 1);
    const part = parts[at] as string;
    const words = bare(part).split(' ');
    if (words.length < 2) return undefined;
    const place = r.pick([0, 0, 1, r.int(0, words.length - 1)]);
    const limited = before
      ? [
          ...words.slice(0, place),
          limit.endsWith(' ב') || limit.endsWith(' ל') || limit.endsWith(' מ')
            ? `${limit}${words[place]}`
            : `${limit} ${place === 0 ? lower(words[0] as string) : words[place]}`,
          ...words.slice(place + 1),
        ].join(' ')
      : `${bare(part)} ${limit}`;
    const source = join(parts.map((each, spot) => (spot === at ? limited + endOf(part) : each)));
    return made(source, base.text, true, 'limit');
  },
  // A number in another role, or of the entry instead of its own.
  (r, base) => {
    const [pattern, others] = r.pick(isHe(base) ? ROLES_HE : ROLES_EN);
    if (!pattern.test(base.text)) return undefined;
    return made(base.text, base.text.replace(pattern, r.pick(others)), true, 'role of number');
  },
  (r, base) => {
    const numbers = [...base.text.matchAll(/\d+/g)];
    const known = base.context.join(' ').match(/\d{4}/g) ?? [];
    if (numbers.length === 0) return undefined;
    const number = r.pick(numbers);
    const value = Number(number[0]);
    const other = r.pick([...known, String(value + r.pick([1, 2, 5, 10])), String(value * 2)]);
    if (other === number[0]) return undefined;
    return made(
      base.text,
      base.text.slice(0, number.index) + other + base.text.slice(number.index + number[0].length),
      true,
      'number',
    );
  },
  (r, base) => {
    const words = base.text.split(' ');
    const from = words.findIndex((word) => /^(?:כ-|ל-|ב-|לכ-)?\d+$/.test(word));
    if (from < 0) return undefined;
    const to = r.int(0, words.length - 1);
    if (Math.abs(to - from) < 2 || !isContent(words[to] ?? '')) return undefined;
    const rest = words.filter((_, at) => at !== from);
    rest.splice(to > from ? to - 1 : to, 0, words[from] as string);
    return made(base.text, rest.join(' '), true, 'number moved');
  },
  // A "not" that went missing.
  (_, base) =>
    made(
      base.text,
      base.text.replace(isHe(base) ? /(?<![א-ת])ו?(?:לא|ללא|בלי) / : /\b(?:not|no|never|without) /, ''),
      true,
      'negation',
    ),
  // What several did became one's own.
  (_, base) => {
    const proposal = isHe(base)
      ? base.text.replace(/([א-ת]{3,})נו(?![א-ת])/, '$1תי')
      : base.text
          .replace(/\bwe\b/, 'I')
          .replace(/\bWe\b/, 'I')
          .replace(/\bour\b/, 'my');
    return made(base.text, proposal, true, 'we');
  },
  (r, base) => {
    const pair: readonly (readonly [RegExp, string])[] = isHe(base)
      ? [
          [/(?<![א-ת])אחרי(?= ש)/, 'בזכות זה'],
          [/(?<![א-ת])לאחר(?= )/, 'עקב'],
        ]
      : [
          [/\bafter\b/, 'because'],
          [/\bwhen\b/, 'because'],
          [/ and (?=[a-z]+ed )/, ' so that I '],
        ];
    const [pattern, to] = r.pick(pair);
    return made(base.text, base.text.replace(pattern, to), true, 'cause');
  },
];

const HONEST: readonly Maker[] = [
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

/** Pairs made of one text, the same for each seed: of every kind that fits one, or none. */
export function makePairs(base: BaseText, others: readonly BaseText[], seed: number): MadePair[] {
  const r = new Random(seed);
  return [...INVENTIONS, ...HONEST, ...HONEST].flatMap((make) => {
    const pair = make(r, base, others);
    return pair && pair.proposal.trim() !== '' ? [pair] : [];
  });
}
