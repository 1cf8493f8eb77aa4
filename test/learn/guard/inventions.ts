import { EFFECTS, LIMITS, RANKS, REACHES, RISES, ROLES_EN, ROLES_HE, TOOLS } from './madeWords.ts';
import {
  bare,
  endOf,
  foreignPart,
  GROUPS,
  isContent,
  isHe,
  join,
  lower,
  made,
  partsOf,
  replaceWord,
  type Maker,
} from './madeTexts.ts';

/** Pairs whose proposal says more than its source: each makes one kind of invention. */
export const INVENTIONS: readonly Maker[] = [
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
