import type { Skill } from '../../../shared/resume/schema.ts';
import { parseSkills } from '../resume/skills.ts';
import type { LabelledDocument } from './document.ts';
import { textOf } from './labelledPage.ts';
import { isHeading, roleOf, type LabelledPart } from './labels.ts';

/** A longer text is a sentence, not the name of a group. */
const MOST_NAME = 40;
/** A name before so many skills may be their group's. Before a single skill it may be part of that skill. */
const FEWEST = 2;

/** Reads the skills, with the names of groups that precede them in their line with a colon. */
export function readSkills(document: LabelledDocument): Skill[] {
  const groupOf = new Map(
    document.lines.flatMap((_, index) => {
      const parts = document.inLine(index);
      const [head, ...others] = parts.filter(({ label }) => roleOf(label) === 'skill.group');
      return head && others.length === 0 ? groupedBy(head, parts, document) : [];
    }),
  );
  return parseSkills(document.linesOf(document.of('skill')), document.direction).map(({ name, group }, index) => {
    const said = group ?? groupOf.get(name.toLowerCase());
    return { id: `skill-${index + 1}`, name, ...(said !== undefined && { group: said }) };
  });
}

/** Returns the skills of a line in lower case, each with the group that begins the line. */
function groupedBy(head: LabelledPart, parts: readonly LabelledPart[], document: LabelledDocument) {
  const name = textOf([head]).trim().replace(/:$/, '').trim();
  const behind = document.cellOf(head)?.text.slice(head.part.to) ?? '';
  // Without a colon the text may be half of a name.
  const isName =
    head === parts.find((part) => !isHeading(part)) && /:\s*$/.test(head.part.text + /^\s*:?/.exec(behind)?.[0]);
  const skills = parseSkills(
    document.linesOf(parts.filter(({ label }) => roleOf(label) === 'skill')),
    document.direction,
  );
  if (!isName || name.length > MOST_NAME || !/\p{L}{2}/u.test(name) || skills.length < FEWEST) return [];
  return skills.map((skill) => [skill.name.toLowerCase(), name] as const);
}
