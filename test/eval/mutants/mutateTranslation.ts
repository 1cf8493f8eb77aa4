import type { TranslationWish } from '../../../functions/twin/textsToTranslate.ts';
import { findListedNames } from '../../../shared/improve/guard/names.ts';
import { escapePattern } from '../../../shared/resume/textMarks.ts';
import type { Language } from '../../../shared/platform/language.ts';

/** A translation with one defect. */
interface TranslationMutant {
  readonly kind: string;
  readonly text: string;
}

/** A change of words wherever they stand; each place makes a mutant of its own. */
type WordChange = readonly [words: RegExp, change: string | ((words: string) => string)];

/** What is changed in each language, by kinds. Names and placeholders stay whole. */
const FIGURE = /(?<![\p{L}\d⟦.,:/-])(?!(?:19|20)\d\d(?!\d))\d+(?:,\d{3})*(?![\d⟧:/]|\.\d|[\p{L}]\d)/gu;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
const next = (words: string) => String(Number(words.replaceAll(',', '')) + 1);
const inTurn = (words: readonly string[]): WordChange[] =>
  words.map((word, index) => [
    new RegExp(`(?<=\\d[^\\n.;,]{0,12})(?<![\\p{L}])${word}(?![\\p{L}])`, 'gu'),
    words[(index + 1) % words.length] ?? '',
  ]);
/** Words before a figure, which is not the end of a range. */
const before = (words: string): WordChange[] => [
  [new RegExp(`(?<!\\p{L}|\\d(?: \\p{L}+){0,2} )(?:${words})(?=[\\d₪$€£])`, 'gu'), ''],
];

const WORDS: Readonly<Record<Language, Readonly<Record<string, readonly WordChange[]>>>> = {
  en: {
    'unit exchanged': [
      ...inTurn(['minutes', 'hours', 'days', 'weeks', 'months', 'years']),
      ...inTurn(['kg', 'tons']),
      ...inTurn(['meters', 'km']),
      [/(?<=\d)%/g, ' points'],
    ],
    'currency exchanged': [
      [/₪|NIS /g, '$'],
      [/(?<=\d)\$|\$(?=\d)|€/g, '₪'],
    ],
    'bound left out': before('(?:about|around|some|over|up to|at most|at least|more than|less than|below|nearly) '),
    'denial left out': [[/(?<!\p{L})(?:(?:do|does|did|was) )?(?:[Nn]ot|[Nn]o|[Nn]ever|[Ww]ithout) (?!\d)/gu, '']],
    'denial added': [[/(?<=^|\n)(?=\p{Lu}\p{Ll}+ed )/gu, 'Never ']],
    'help left out': [
      [/(?<=^|\n|\. )(?:Helped|Assisted|Took part|Participated|Supported)(?: in| with| on)?(?!\p{L})/gu, 'Managed'],
    ],
    'help added': [[/(?<=^|\n|\. )(?:Led|Managed|Built|Set up|Planned|Designed)(?= )/gu, 'Helped with']],
    'tool added': [[/(?=\n|$)/g, ' with SAP']],
  },
  he: {
    'unit exchanged': [
      ...inTurn(['דקות', 'שעות', 'ימים', 'שבועות', 'חודשים', 'שנים']),
      ...inTurn(['ק"ג', 'טון']),
      ...inTurn(['מ״ר', 'דונם']),
      [/(?<=\d)%/g, ' נקודות'],
    ],
    'currency exchanged': [
      [/₪|ש["״]ח/g, 'דולר'],
      [/\$|€|דולר|אירו/g, '₪'],
    ],
    'bound left out': before('כ-|(?:מעל|עד|למעלה מ|יותר מ|פחות מ|לפחות|כמעט|לכל היותר)[ -]?(?:ל-)?'),
    'denial left out': [[/(?<!\p{L})ו?(?:לא|ללא|בלי|אין|מעולם לא) /gu, '']],
    'denial added': [[/(?<=^|\n)(?=\p{L}+תי )/gu, 'מעולם לא ']],
    'help left out': [
      [/(?<=^|\n|\. )(?:עזרתי|סייעתי|השתתפתי|תמכתי|לקחתי חלק)(?!\p{L})/gu, 'ניהלתי'],
      [/(?<=^|\n|\. )(?:עזרה|סיוע|השתתפות|תמיכה)(?!\p{L})/gu, 'ניהול'],
    ],
    'help added': [[/(?<=^|\n|\. )(?:הובלתי|ניהלתי|בניתי|הקמתי|תכננתי|עיצבתי)(?!\p{L})/gu, 'עזרתי ב']],
    'tool added': [[/(?=\n|$)/g, ' עם Photoshop']],
  },
};
const IN_BOTH: Readonly<Record<string, readonly WordChange[]>> = {
  'figure changed': [[FIGURE, next]],
  'figure left out': [[FIGURE, '']],
  'year changed': [[YEAR, next]],
  'line left out': [[/(?:^.+\n|\n.+$|(?<=\n).+\n)/gm, '']],
};
const [OTHER_TOOL, ANOTHER_TOOL] = ['SAP', 'Photoshop'];
const OTHER_NAME: Readonly<Record<Language, string>> = { en: 'Novatek', he: 'נובטק' };

function* changed(text: string, [words, change]: WordChange): Generator<string> {
  for (const { 0: written, index } of text.matchAll(words)) {
    const other = typeof change === 'string' ? change : change(written);
    yield text.slice(0, index) + other + text.slice(index + written.length);
  }
}

/** A translation with each defect that a rule can put into it, one at a time. */
export function mutantsOf(translation: string, { to, names }: TranslationWish): TranslationMutant[] {
  const tools = findListedNames(translation).filter(({ kind }) => kind === 'technology');
  const kinds: Readonly<Record<string, readonly WordChange[]>> = {
    ...IN_BOTH,
    ...WORDS[to],
    'tool exchanged': tools.map(({ text }): WordChange => [
      new RegExp(`(?<!\\p{L})${escapePattern(text)}(?!\\p{L})`, 'gu'),
      /sap/i.test(text) ? ANOTHER_TOOL : OTHER_TOOL,
    ]),
    'name exchanged': names.map(([, name]): WordChange => [new RegExp(escapePattern(name), 'gu'), OTHER_NAME[to]]),
  };
  const mutants = Object.entries(kinds).flatMap(([kind, changes]) =>
    changes.flatMap((change) => [...changed(translation, change)].map((text) => ({ kind, text }))),
  );
  const isDefect = ({ text }: TranslationMutant) => text !== translation && text.trim() !== '';
  return [...new Map(mutants.filter(isDefect).map((mutant) => [`${mutant.kind} ${mutant.text}`, mutant])).values()];
}
