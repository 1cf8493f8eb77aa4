import type { Direction } from '../../../shared/platform/language.ts';
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
const SKILL_CATEGORY = /^[\p{L}\s&/+-]{2,35}:\s*/u;
/** Words that licences to drive are named by. */
const LICENCE = /licen[cs]e|driving|רי?שיון|רי?שיונות|נהיגה|דרגה|דרגות/i;
const LICENCE_CLASS = String.raw`(?:[A-D][1-4]?(?:\s?\+\s?E|E)?|[A-D]\d?\s?\+\s?[A-E]\d?)`;
/** A class of licences ends a text, or begins one. */
const [ENDS_WITH_CLASS, BEGINS_WITH_CLASS] = [
  new RegExp(`(?<![\\p{L}\\d])${LICENCE_CLASS}$`, 'u'),
  new RegExp(`^\\s*${LICENCE_CLASS}\\s*(?:[,;|.]|$)`, 'u'),
];
/** That references are given on request is the end of a page, and no item of the list it stands below. */
const ON_REQUEST =
  /^[^\p{L}]*(?:references?|referees|recommendations|המלצות|ממליצים)(?!\p{L}).*(?:request|דרישה|בקשה)/iu;
/** Longer texts are sentences, which stay whole. */
const MAX_SKILL_LENGTH = 60;

/**
 * Skills out of lists, tables and lines with bars: split at commas and signs outside brackets, without levels and names
 * of groups.
 */
export function parseSkills(lines: readonly TextLine[], direction: Direction): string[] {
  const isList = lines.some(({ text }) => /[,;|•·◆◇♦❖✦∙⋅]\s|\s\/\s/.test(withoutBullet(text)));
  const texts = isList
    ? toParagraphs(joinCells(lines), direction)
    : lines.flatMap((line) => line.cells.map((cell) => cell.text));
  const joined = isList ? texts : joinWrappedNames(lines, texts, direction);
  const skills = joined
    .flatMap((text) => splitOutsideBrackets(withoutCategory(withoutBullet(text))))
    .map((skill) =>
      withoutBullet(skill)
        .replace(SKILL_METER, '')
        .replace(/^:\s*|(?<![.\s])[.\s]+$/g, '')
        .trim(),
    )
    .map((skill) =>
      SKILL_LEVEL.test(skill) && skill.replace(SKILL_LEVEL, '').trim().length > 1
        ? skill.replace(SKILL_LEVEL, '').trim()
        : skill,
    )
    .filter(
      (skill) => /[\p{L}\d]/u.test(skill) && !ON_REQUEST.test(skill) && !SKILL_LEVEL.test(` - ${skill}`.slice(0, 40)),
    );
  return [...new Map(skills.map((skill) => [skill.toLowerCase(), skill])).values()];
}

/** Without the name of its group; that of licences says what their letters are: `Driving licence: B, C1`. */
const withoutCategory = (text: string) =>
  text.replace(SKILL_CATEGORY, (category) =>
    LICENCE.test(category) && BEGINS_WITH_CLASS.test(text.slice(category.length)) ? category : '',
  );

/** Cells of a table are items of a list. */
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

/** A name that a narrow column broke is one again. */
function joinWrappedNames(
  lines: readonly TextLine[],
  texts: readonly string[],
  direction: Direction,
): readonly string[] {
  if (lines.some((line) => line.cells.length > 1)) return texts;
  const gaps = lines.slice(1).map(({ gap }) => gap);
  const usual = median(gaps);
  // Items stand further apart than the lines of one.
  return toParagraphs(
    lines.map((line) => (line.gap < 0.85 * usual || /^\p{Ll}/u.test(line.text) ? line : { ...line, gap: Infinity })),
    direction,
  );
}

function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  // Dashes part skills where nothing else does; a single one stands before a level.
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
