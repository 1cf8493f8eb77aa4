import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { labelParts } from './labelParts.ts';
import { understandLines } from './understand.ts';

it('every part has a label, how likely it is, and what else it may be', () => {
  const lines = [
    line('Dana Levi', { size: 22, bold: true, y: 40 }),
    line('dana@example.com', { y: 60 }),
    line('Experience', { size: 14, bold: true, gap: 28, y: 100 }),
    line('Cook, Blue Door, 2015 - 2019', { y: 120 }),
  ];
  const { labelled } = labelParts(lines, 'ltr');
  expect(labelled.map(({ label }) => label)).toContain('h:experience');
  for (const { sure, begins = 0, rival } of labelled) {
    expect(sure).toBeGreaterThan(0);
    expect(sure).toBeLessThanOrEqual(1);
    expect(begins).toBeGreaterThan(0);
    expect(begins).toBeLessThanOrEqual(1);
    expect(rival?.sure).toBeGreaterThan(0);
    expect(sure + (rival?.sure ?? 1)).toBeLessThanOrEqual(1.0001);
  }
});

const HEBREW = [
  line('נועה ברק', { size: 22, bold: true, y: 40 }),
  line('noa.barak@example.com', { y: 60 }),
  line('ניסיון תעסוקתי', { size: 14, bold: true, gap: 28, y: 100 }),
  line('מנהלת תפעול, אורן בע"מ, 2019 - 2023', { y: 120 }),
];
const ENGLISH = [
  line('Dana Levi', { size: 22, bold: true, y: 40 }),
  line('dana@example.com', { y: 60 }),
  line('Experience', { size: 14, bold: true, gap: 28, y: 100 }),
  line('Cook, Blue Door, 2015 - 2019', { y: 120 }),
];

it.each([
  ['rtl', HEBREW, 'שירות צבאי', 'מש"קית הדרכה, חיל המודיעין, 2008 - 2010', 'המלצות יימסרו לפי דרישה'],
  ['rtl', HEBREW, 'מיומנויות', 'Excel, SAP', '* ממליצים: יינתנו לפי בקשה *'],
  ['ltr', ENGLISH, 'Military service', 'Instructor, Signal Corps, 2008 - 2010', 'References available upon request.'],
  ['ltr', ENGLISH, 'Skills', 'Excel, SAP', 'References: on request'],
] as const)('a note that references are given on request is set aside (%s, %#)', (...given) => {
  const [direction, head, heading, above, note] = given;
  const lines = [
    ...head,
    line(heading, { size: 14, bold: true, gap: 28, y: 160 }),
    line(above, { y: 180 }),
    line(note, { y: 208, gap: 28 }),
  ];
  const { resumeData, unplaced } = understandLines(lines, [], direction);
  const [, word = ''] = /(\p{L}+)/u.exec(note) ?? [];
  expect(JSON.stringify(resumeData)).not.toContain(word);
  expect(unplaced.join(' ')).toContain(word);
  expect(resumeData.skills.length + resumeData.customSections.flatMap(({ items }) => items).length).toBeGreaterThan(0);
});

it.each(['References checked at the request of clients', 'Taking references', 'Requests'])('%s is a duty', (text) => {
  const { resumeData } = understandLines([...ENGLISH, line(`• ${text}`, { y: 134 })], [], 'ltr');
  expect(resumeData.experience[0]?.description).toBe(text);
});
