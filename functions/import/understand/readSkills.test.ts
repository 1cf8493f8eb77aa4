import { expect, it } from 'vitest';
import type { Direction } from '../../../shared/platform/language.ts';
import { line } from '../line.fixture.ts';
import { understandLines } from './understand.ts';

const skillsOf = (direction: Direction, heading: string, ...texts: string[]) =>
  understandLines(
    [
      line('Dana Levi', { size: 22, bold: true, y: 40 }),
      line('dana@example.com', { y: 60 }),
      line(heading, { size: 13, bold: true, gap: 24, y: 100 }),
      ...texts.map((text, index) => line(text, { y: 120 + 16 * index })),
    ],
    [],
    direction,
  ).resumeData.skills.map(({ name, group }) => (group === undefined ? name : `${name}/${group}`));

it('a name with a colon before a list is the group of its skills', () => {
  expect(skillsOf('ltr', 'Skills', 'Languages: Java, Go, SQL', 'Tools: Git, Jira')).toEqual([
    'Java/Languages',
    'Go/Languages',
    'SQL/Languages',
    'Git/Tools',
    'Jira/Tools',
  ]);
  expect(skillsOf('rtl', 'מיומנויות', 'שפות תכנות: Python, JavaScript')).toEqual([
    'Python/שפות תכנות',
    'JavaScript/שפות תכנות',
  ]);
});

it('what stands above skills, or before a single one, names no group of them', () => {
  expect(skillsOf('ltr', 'Skills', 'Languages', 'Java', 'Go').join()).not.toContain('/');
  expect(skillsOf('ltr', 'Skills', 'Excel: advanced', 'Word: basic', 'Outlook').join()).not.toContain('/');
});
