import type { Language } from '../platform/language.ts';
import { SKILL_CATEGORIES, SUGGESTED_SKILLS, type SkillCategory, type SkillName } from './skillCatalogue.ts';

/** Most suggestions of the "all" view: of each category, and in total (BLD-25). */
export const ALL_CATEGORIES_LIMITS = { perCategory: 8, most: 20 } as const;

export interface SkillSuggestionRequest {
  readonly category: SkillCategory | 'all';
  /** Language of the résumé: suggestions are put into it as they are. */
  readonly language: Language;
  readonly skills: readonly { readonly name: string }[];
  /** Maximum number of skills of the "all" view, where it is not the usual one. */
  readonly most?: number;
  /** A random number from 0 (included) to 1 (excluded), for the shuffle of the "all" view. */
  readonly random?: () => number;
}

/**
 * Skills to offer, without those entered already in either language (BLD-24). One category comes whole, in its order;
 * the all view takes 8 of each category, shuffled, and at most 20 (BLD-25).
 */
export function suggestSkills({
  category,
  language,
  skills,
  most = ALL_CATEGORIES_LIMITS.most,
  random = Math.random,
}: SkillSuggestionRequest): string[] {
  const taken = new Set(skills.map((skill) => skillKey(skill.name)));
  const open = (of: SkillCategory) =>
    SUGGESTED_SKILLS[of]
      .filter((name) => !skillKeys(name).some((key) => taken.has(key)))
      .map((name) => skillNameIn(name, language));
  if (category !== 'all') return open(category);
  const some = SKILL_CATEGORIES.flatMap((each) => open(each).slice(0, ALL_CATEGORIES_LIMITS.perCategory));
  return shuffle(some, random).slice(0, most);
}

/**
 * Returns the form in which spellings of one skill are equal: without case, spaces, dots, hyphens, quotes and Hebrew
 * geresh and gershayim.
 */
export function skillKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.\-–־_'"`׳״’‘“”]|\p{Cf}/gu, '');
}

let knownSkillKeys: ReadonlySet<string> | undefined;

/** Whether a skill is one of the table's, in either language. */
export function isKnownSkill(name: string): boolean {
  knownSkillKeys ??= new Set(Object.values(SUGGESTED_SKILLS).flatMap((names) => names.flatMap(skillKeys)));
  return knownSkillKeys.has(skillKey(name));
}

function skillNameIn(name: SkillName, language: Language): string {
  return typeof name === 'string' ? name : name[language];
}

function skillKeys(name: SkillName): string[] {
  return typeof name === 'string' ? [skillKey(name)] : [skillKey(name.he), skillKey(name.en)];
}

/** Fisher-Yates on a copy. */
function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    [mixed[last], mixed[pick]] = [mixed[pick] as T, mixed[last] as T];
  }
  return mixed;
}
