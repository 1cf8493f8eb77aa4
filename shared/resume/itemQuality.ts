import { RECOMMENDED } from './hints.ts';
import { splitBullets, isBlankText, splitTags } from './text.ts';
import { analyzeWording, type Wording } from './wording.ts';

/** Levels of an item's or the skills' quality (SCORE-06, SCORE-07). */
export type QualityLevel = 'excellent' | 'good' | 'average' | 'needs-work';

export const MAX_ITEM_QUALITY = 8;

/** A job without its title, employer or dates is not excellent, however well its work is described. */
const MOST_UNNAMED = 6;

export interface ItemQuality {
  /** 0 to 8. */
  readonly points: number;
  readonly level: QualityLevel;
  /** The rules that the item does not meet yet, most important first. */
  readonly missing: readonly ItemRule[];
}

export type ItemRule =
  | 'title'
  | 'organization'
  | 'dates'
  | 'bullets'
  | 'bulletCount'
  | 'wordCount'
  | 'actionVerbs'
  | 'numbers'
  | 'keyTerms';

export type ItemKind = 'experience' | 'education' | 'project' | 'custom';

/** Quality by points, from the highest (SCORE-06). */
const ITEM_LEVELS: readonly [from: number, QualityLevel][] = [
  [7, 'excellent'],
  [5, 'good'],
  [3, 'average'],
  [0, 'needs-work'],
];

/** Quality level of an entry (SCORE-06), from its points: 0 to 8. */
export function itemLevel(points: number): QualityLevel {
  return ITEM_LEVELS.find(([from]) => points >= from)?.[1] ?? 'needs-work';
}

/** The quality of an entry's description: its bullets, and its wording as a whole. */
export interface DescriptionWording {
  readonly bullets: readonly Wording[];
  /** Length in words, Hebrew ones made equal to English ones. */
  readonly extent: number;
  readonly keyTerms: number;
  readonly withVerb: number;
  readonly withNumber: number;
}

const wordingCache = new WeakMap<object, { text: string; result: DescriptionWording }>();

/** Reads an entry's description; remembered by the entry, since entries are replaced and not changed. */
export function analyzeDescription(entry: { readonly description: string }): DescriptionWording {
  const known = wordingCache.get(entry);
  if (known?.text === entry.description) return known.result;
  const bullets = splitBullets(entry.description).map(analyzeWording);
  const result: DescriptionWording = {
    bullets,
    extent: bullets.reduce((sum, bullet) => sum + bullet.extent, 0),
    keyTerms: new Set(bullets.flatMap((bullet) => [...bullet.keyTerms])).size,
    withVerb: bullets.filter((bullet) => bullet.opensWithVerb).length,
    withNumber: bullets.filter((bullet) => bullet.hasNumber).length,
  };
  wordingCache.set(entry, { text: entry.description, result });
  return result;
}

/** An entry of any section in the terms of its quality. */
interface QualityItem {
  readonly title: string;
  readonly organization: string;
  readonly dates: string;
  readonly description: DescriptionWording;
}

type QualityRule = readonly [ItemRule, points: number, met: (item: QualityItem) => boolean];

const NAMED_RULES: readonly QualityRule[] = [
  ['title', 1, (item) => !isBlankText(item.title)],
  ['organization', 1, (item) => !isBlankText(item.organization)],
  ['dates', 1, (item) => !isBlankText(item.dates)],
];

/** Work is judged by what was done and achieved; each table adds up to 8. */
function workRules(bullets: number, words: number): readonly QualityRule[] {
  return [
    ...NAMED_RULES,
    ['bullets', 1, ({ description }) => description.bullets.length > 0],
    ['bulletCount', 1, ({ description }) => description.bullets.length >= bullets],
    ['actionVerbs', 1, ({ description }) => description.withVerb > 0],
    ['numbers', 1, ({ description }) => description.withNumber > 0],
    ['wordCount', 1, ({ description }) => description.extent >= words],
  ];
}

const QUALITY_RULES: Readonly<Record<ItemKind, readonly QualityRule[]>> = {
  experience: workRules(RECOMMENDED.experienceBullets.min, 20),
  project: workRules(RECOMMENDED.projectBullets.min, 12),
  custom: workRules(RECOMMENDED.customBullets.min, 12),
  /** Studies are judged by title, place and dates, then by their description. */
  education: [
    ['title', 2, (item) => !isBlankText(item.title)],
    ['organization', 2, (item) => !isBlankText(item.organization)],
    ['dates', 1, (item) => !isBlankText(item.dates)],
    ['bullets', 1, ({ description }) => description.bullets.length > 0],
    ['numbers', 1, ({ description }) => description.withNumber > 0],
    ['keyTerms', 1, ({ description }) => description.keyTerms > 0],
  ],
};

/** The fields of each kind that hold title, organization and dates. */
type QualityEntry = { readonly description: string; readonly startDate: string; readonly endDate: string } & Readonly<
  Partial<
    Record<
      'title' | 'degree' | 'name' | 'company' | 'institution' | 'organization' | 'role' | 'url' | 'technologies',
      string
    >
  >
>;

/** Quality of one entry, 0 to 8 (SCORE-06): excellent from 7, good from 5, average from 3, else needs-work. */
export function itemQuality(entry: QualityEntry, kind: ItemKind): ItemQuality {
  const item: QualityItem = {
    title: entry.title ?? entry.degree ?? entry.name ?? '',
    organization:
      entry.company ??
      entry.institution ??
      entry.organization ??
      `${entry.role ?? ''}${entry.url ?? ''}${splitTags(entry.technologies ?? '').join('')}`,
    dates: entry.startDate + entry.endDate,
    description: analyzeDescription(entry),
  };
  const rules = QUALITY_RULES[kind];
  const missing = rules.filter(([, , met]) => !met(item)).map(([rule]) => rule);
  const sum = rules.reduce((total, [rule, worth]) => total + (missing.includes(rule) ? 0 : worth), 0);
  const isUnnamed = kind === 'experience' && NAMED_RULES.some(([rule]) => missing.includes(rule));
  const points = Math.min(sum, isUnnamed ? MOST_UNNAMED : MAX_ITEM_QUALITY);
  return { points, level: itemLevel(points), missing };
}

export interface SkillsQuality {
  readonly count: number;
  readonly points: number;
  readonly level: QualityLevel;
}

/** Points of the skills by their number, from the highest (SCORE-07). */
const SKILL_LEVELS: readonly [from: number, points: number, QualityLevel][] = [
  [8, 5, 'excellent'],
  [5, 4, 'good'],
  [3, 3, 'average'],
  [0, 1, 'needs-work'],
];

/**
 * Quality of that many skills (SCORE-07): 8 and more excellent (5 points), 5 good (4), 3 average (3), else needs-work
 * (1).
 */
export function skillsQuality(count: number): SkillsQuality {
  const [, points, level] = SKILL_LEVELS.find(([from]) => count >= from) ?? [0, 1, 'needs-work'];
  return { count, points, level };
}
