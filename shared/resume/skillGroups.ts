import { isBlankText } from './blankText.ts';
import { RESUME_LIMITS } from './limits.ts';
import type { Skill } from './schema.ts';

/** Skills of one group; `name` is '' for those without a group. */
export interface SkillGroup {
  readonly name: string;
  readonly skills: readonly Skill[];
}

/**
 * Returns the groups in the order of their first skill (decision 130): one unnamed group if no skill has a group. Names
 * that differ only in case or spaces are one group, with the first spelling.
 */
export function groupSkills(skills: readonly Skill[]): SkillGroup[] {
  const groups = new Map<string, { readonly name: string; readonly skills: Skill[] }>();
  for (const skill of skills) {
    const name = groupName(skill.group);
    const key = groupKey(name);
    const group = groups.get(key);
    if (group) group.skills.push(skill);
    else groups.set(key, { name, skills: [skill] });
  }
  return [...groups.values()];
}

/** A name as it is shown; '' if none of it would be seen. */
export const groupName = (name = '') => (isBlankText(name) ? '' : name.trim().replace(/\s+/g, ' '));
const groupKey = (name: string | undefined) => groupName(name).normalize('NFKC').toLowerCase();

export const isSameGroup = (name: string | undefined, other: string | undefined): boolean =>
  groupKey(name) === groupKey(other);

/** A skill in the group of that name; in none for ''. */
export function inGroup({ group: _before, ...skill }: Skill, name: string | undefined): Skill {
  const group = groupName(name).slice(0, RESUME_LIMITS.line);
  return group === '' ? skill : { ...skill, group };
}
