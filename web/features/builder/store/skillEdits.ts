import { createSkill } from '../../../../shared/resume/blankResume.ts';
import { addEntry, updateEntry } from '../../../../shared/resume/editResume.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { normalizeText } from '../../../../shared/resume/sanitizeText.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { setSkillGroup } from '../../../../shared/resume/skillGroupEdits.ts';
import { splitSkillLabel } from '../../../../shared/resume/skillLabels.ts';
import { skillKey } from '../../../../shared/resume/skillSuggestions.ts';
import { areNumberedBullets, bulletMarkOf, splitOutsideBrackets } from '../../../../shared/resume/text.ts';
import { stripMarks } from '../../../../shared/resume/textMarks.ts';

/** Names of skills for one group; for none if it is ''. */
export interface NamedSkills {
  readonly group: string;
  readonly names: readonly string[];
}

/**
 * Splits a text into names of skills: at commas, semicolons, bullets or line breaks outside brackets. Marks of lists,
 * `1.` among others in order, and marks of emphasis are not part of a name.
 */
export function parseSkillNames(text: string): string[] {
  const lines = normalizeText(text)
    .split('\n')
    .map((line) => line.slice(bulletMarkOf(line).length).trim());
  const isNumbered = areNumberedBullets(lines.filter((line) => line !== ''));
  const plain = lines.map((line) => stripMarks(isNumbered ? line.replace(/^\S+\s/, '') : line)).join('\n');
  return splitOutsideBrackets(plain, ',;،•·|\n\t').map((name) =>
    name.replace(/\s+/g, ' ').slice(0, RESUME_LIMITS.line),
  );
}

/**
 * Returns names of skills in the groups of a text: a line `Languages: Java, Go`, or a name alone above its lines, until
 * the next name or an empty line. A name before a single skill, as `Excel: advanced`, names a group only if other lines
 * do.
 */
export function parseSkillGroups(text: string): readonly NamedSkills[] {
  const blocks: { group: string; lines: string[] }[] = [{ group: '', lines: [] }];
  for (const line of normalizeText(text).split('\n')) {
    const { label, list } = splitSkillLabel(stripMarks(line.slice(bulletMarkOf(line).length).trim()));
    const last = blocks.at(-1);
    if (label !== '') blocks.push({ group: label, lines: [list] });
    else if (line.trim() === '' && last?.lines.some((each) => each !== '')) blocks.push({ group: '', lines: [] });
    else last?.lines.push(line);
  }
  const groups = blocks
    .map(({ group, lines }) => ({ group, names: parseSkillNames(lines.join('\n')) }))
    .filter(({ names }) => names.length > 0);
  return groups.some(({ group, names }) => group !== '' && names.length > 1)
    ? groups
    : [{ group: '', names: parseSkillNames(text) }];
}

/**
 * Splits the text typed into the skills field: the names that a comma has ended, and the rest still being typed, as an
 * open bracket, or a line that begins with a group's name.
 */
export function takeTypedSkills(typed: string): { readonly names: readonly string[]; readonly rest: string } {
  if (splitSkillLabel(typed).label !== '') return { names: [], rest: typed };
  let [depth, last] = [0, -1];
  for (let index = 0; index < typed.length; index += 1) {
    const sign = typed.charAt(index);
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
    if (depth === 0 && ',،'.includes(sign)) last = index;
  }
  const names = parseSkillNames(typed.slice(0, last + 1));
  return { names, rest: last < 0 ? typed : typed.slice(last + 1).trimStart() };
}

/**
 * Adds skills that are not there yet (case-insensitively): blank ones are filled first, what exceeds the limit is
 * dropped. What is there and in no group comes into theirs.
 */
export const addSkillGroups = (resume: ResumeData, groups: readonly NamedSkills[]): ResumeData =>
  groups.reduce((next, { group, names }) => names.reduce((some, name) => addSkill(some, name, group), next), resume);

/** The same for names in no group. */
export const addSkills = (resume: ResumeData, names: readonly string[]): ResumeData =>
  addSkillGroups(resume, [{ group: '', names }]);

function addSkill(resume: ResumeData, name: string, group: string): ResumeData {
  const key = skillKey(name);
  const known = resume.skills.find((skill) => skillKey(skill.name) === key);
  if (known) return known.group === undefined ? setSkillGroup(resume, known.id, group) : resume;
  const blank = resume.skills.find((skill) => skill.name.trim() === '');
  const skill = blank ?? createSkill(resume, name);
  const added = blank ? updateEntry(resume, 'skills', blank.id, { name }) : addEntry(resume, 'skills', skill);
  return setSkillGroup(added, skill.id, group);
}
