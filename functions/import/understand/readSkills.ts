import type { Skill } from '../../../shared/resume/schema.ts';
import { parseSkills } from '../resume/skills.ts';
import type { LabelledDocument } from './document.ts';
import { textOf, type PageSection } from './labelledPage.ts';
import { roleOf, type LabelledPart } from './labels.ts';

/** A longer one is a sentence, and no name of a group. */
const MOST_NAME = 40;
/** Of so many skills a name may be taken for that of a group; before one alone it may be a part of it. */
const FEWEST = 2;

/** Skills, with the names of groups that plainly stand before them: in their line, or in one of their own above. */
export function readSkills(document: LabelledDocument): Skill[] {
  const groups = document.sections.flatMap(runsOf).flatMap(({ heads, parts }) => {
    const group = textOf(heads).replace(/[\s:–—-]+$/u, '');
    const names = parseSkills(document.linesOf(parts), document.direction).map(({ name }) => name.toLowerCase());
    const isName = /\p{L}{2}/u.test(group) && group.length <= MOST_NAME && names.length >= FEWEST;
    return isName ? names.map((name) => [name, group] as const) : [];
  });
  const groupOf = new Map(groups);
  return parseSkills(document.linesOf(document.of('skill')), document.direction).map(({ name, group }, index) => {
    const said = group ?? groupOf.get(name.toLowerCase());
    return { id: `skill-${index + 1}`, name, ...(said !== undefined && { group: said }) };
  });
}

/** Skills of a section that stand behind the same name. */
function runsOf({ parts }: PageSection): { heads: LabelledPart[]; parts: LabelledPart[] }[] {
  const runs: { heads: LabelledPart[]; parts: LabelledPart[] }[] = [];
  for (const part of parts) {
    const role = roleOf(part.label);
    const last = runs.at(-1);
    if (role === 'skill') last?.parts.push(part);
    else if (role === 'skill.group' && last?.parts.length === 0) last.heads.push(part);
    else if (role === 'skill.group') runs.push({ heads: [part], parts: [] });
  }
  return runs;
}
