import type { Direction } from '../../../shared/platform/language.ts';
import { BEGINS_WITH_CLASS, ENDS_WITH_CLASS, LICENCE, splitSkillLabel } from '../../../shared/resume/skillLabels.ts';
import type { Skill } from '../../../shared/resume/schema.ts';
import { median } from '../page/statistics.ts';
import type { TextLine } from '../page/textLine.ts';
import { toParagraphs, withoutBullet } from './bullets.ts';

const SKILL_LEVEL = new RegExp(
  [
    String.raw`(?<!\s)\s*(?:[-–—:(]\s*(?:(?:ברמה|רמה|שליטה|ידע)\s*)?|(?:ברמה|רמה|שליטה)\s*)`,
    String.raw`(?:מתחיל(?:ים)?|בסיסית?|בינונית?|גבוהה?|מתקדמת?|מצוינת|מלאה|טובה(?: מאוד)?|מומחה|`,
    String.raw`beginner|basic|intermediate|advanced|expert|proficient|excellent|very good)`,
    String.raw`\s*(?:\)\s*)?$`,
  ].join(''),
  'i',
);
const SKILL_METER = new RegExp(
  `(?:(?<!\\s)\\s+)?(?:${[
    String.raw`(?:[●○◉◯★☆▮▯■□⬤•]\s*){2,}`,
    String.raw`\d{1,3}\s?%\s*$`,
    String.raw`\(?\d(?:\.\d)?\s?\/\s?(?:5|10)\)?\s*$`,
    String.raw`\(\d{1,2}\+?\s?(?:years?|yrs?|שנים|שנות ניסיון)\)\s*$`,
  ].join('|')})`,
  'gu',
);
/** Longer texts are sentences and stay whole. */
const MAX_SKILL_LENGTH = 60;

/** A skill, and the name of its group where the file clearly shows one. */
export type ParsedSkill = Pick<Skill, 'name' | 'group'>;

/**
 * Reads skills from lists, tables and lines with bars: splits at commas and signs outside brackets and removes levels.
 * A name before a list of several (`Languages: Java, Go`) becomes their group.
 */
export function parseSkills(lines: readonly TextLine[], direction: Direction): ParsedSkill[] {
  const isList = lines.some(({ text }) => /[,;|•·◆◇♦❖✦∙⋅]\s|\s\/\s/.test(withoutBullet(text)));
  const texts = isList
    ? toParagraphs(joinCells(lines), direction)
    : lines.flatMap((line) => line.cells.map((cell) => cell.text));
  const joined = isList ? texts : joinWrappedNames(lines, texts, direction);
  const skills = joined.flatMap((text) => {
    const { label, list } = splitSkillLabel(withoutBullet(text));
    const said = splitOutsideBrackets(list).map(plainName);
    // `Excel: advanced`: what has a level is a skill itself.
    const isSkill = label !== '' && isLevel(said[0] ?? '');
    const names = (isSkill ? [label, ...said] : said).filter(isSkillName);
    const isGroup = label !== '' && !isSkill && names.length > 1;
    return names.map((name): ParsedSkill => ({ name, ...(isGroup && { group: label }) }));
  });
  return [...new Map(skills.map((skill) => [skill.name.toLowerCase(), skill])).values()];
}

/** Removes a skill's meter and level from its name. */
function plainName(text: string): string {
  const name = withoutBullet(text)
    .replace(SKILL_METER, '')
    .replace(/^:\s*|(?<![.\s])[.\s]+$/g, '')
    .trim();
  const bare = name.replace(SKILL_LEVEL, '').trim();
  return bare === '' ? name : bare;
}

const isLevel = (name: string): boolean => SKILL_LEVEL.test(` - ${name}`.slice(0, 40));
const isSkillName = (name: string): boolean => /[\p{L}\d]/u.test(name) && !isLevel(name);

/** Joins the cells of a table as items of a list. */
function joinCells(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) =>
    line.cells.length > 1
      ? {
          ...line,
          text: line.cells
            .map(({ text }, index) =>
              index > 0 && !/[:•●▪-]$/.test(line.cells[index - 1]?.text ?? '') && !text.startsWith(':')
                ? ` | ${text}`
                : index > 0
                  ? ` ${text}`
                  : text,
            )
            .join(''),
        }
      : line,
  );
}

/** Joins names that a narrow column broke. */
function joinWrappedNames(
  lines: readonly TextLine[],
  texts: readonly string[],
  direction: Direction,
): readonly string[] {
  if (lines.some((line) => line.cells.length > 1)) return texts;
  const gaps = lines.slice(1).map(({ gap }) => gap);
  const usual = median(gaps);
  // The gap between items is larger than between the lines of one item.
  return toParagraphs(
    lines.map((line) => (line.gap < 0.85 * usual || /^\p{Ll}/u.test(line.text) ? line : { ...line, gap: Infinity })),
    direction,
  );
}

function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  // Dashes separate skills only where no other sign does. A single dash comes before a level.
  const isDashed = !/[,;|•·◆◇♦❖✦∙⋅]/.test(text) && (text.match(/\s[-–—]\s/g)?.length ?? 0) > 1;
  const isSentence = !isDashed && text.length > MAX_SKILL_LENGTH && !/[,;|•·◆◇♦❖✦∙⋅]|\s\/\s/.test(text);
  for (let position = 0; position < text.length; position += 1) {
    const char = text[position] ?? '';
    if ('([{'.includes(char)) depth += 1;
    if (')]}'.includes(char)) depth = Math.max(0, depth - 1);
    const isComma =
      (char === ',' || char === ';') &&
      !/\d/.test(text[position + 1] ?? '') &&
      !isBetweenClasses(parts.at(-1) ?? '', text, position);
    const isDash = isDashed && '-–—'.includes(char) && text[position - 1] === ' ' && text[position + 1] === ' ';
    const isSign =
      isDash ||
      '|•·●▪◆◇♦❖✦∙⋅'.includes(char) ||
      (char === '/' && text[position - 1] === ' ' && text[position + 1] === ' ');
    if (depth === 0 && !isSentence && (isComma || isSign)) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Whether a comma stands between two classes of one licence. */
const isBetweenClasses = (before: string, text: string, position: number) =>
  BEGINS_WITH_CLASS.test(text.slice(position + 1, position + 9)) &&
  LICENCE.test(before) &&
  ENDS_WITH_CLASS.test(before);
