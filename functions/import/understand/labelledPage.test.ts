import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { accountFor } from '../resume/accounting.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { LabelledPage, saysItsSection, textOf } from './labelledPage.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

it('a text that was taken for a heading and says no section is among those without a place', () => {
  const rows: readonly (readonly [string, Label])[] = [
    ['ניסיון בהוראה', 'h:experience'],
    ['מפקד מחלקה', 'h:experience'],
    ['ניסיון', 'h:education'],
    ['אופנוע', 'h:custom'],
    ['Professional', 'h:skills'],
    ['Skills', 'h:skills'],
  ];
  const lines = rows.map(([text]) => line(text));
  const labelled = toParts(lines).map((part, at) => ({ part, label: rows[at]?.[1] ?? ('junk' as const), sure: 1 }));
  const { sections } = new LabelledPage(lines, labelled, 'rtl');
  const headings = sections.filter(saysItsSection).map(({ heads }) => textOf(heads));
  expect(sections.flatMap(({ heads }) => heads.map(({ part }) => part.text))).toEqual(rows.map(([text]) => text));
  const { unplaced, dropped } = accountFor(lines, createBlankResume(), headings);
  expect(headings).toContain('Professional Skills');
  expect(unplaced).toEqual(['מפקד מחלקה', 'אופנוע']);
  expect(dropped.map(({ text }) => text)).toContain('Skills');
});

type Row = readonly [text: string, labels: string];

function pageOf(...rows: readonly Row[]): LabelledPage {
  const lines = rows.map(([text], at) => line(text, { y: 100 + 14 * at }));
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  const parts = toParts(lines);
  expect(parts).toHaveLength(labels.length);
  return new LabelledPage(
    lines,
    parts.map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: at === 0 ? 0.5 : 1 })),
    'ltr',
  );
}

const PAGE = () =>
  pageOf(
    ['Dana Levi', 'name'],
    ['Work', 'h:experience'],
    ['Cook, Blue Door, 2015 - 2019', 'B.x.title x.company x.period'],
    ['Ran the kitchen', 'x.body'],
    ['Waiter', 'B.x.title'],
    ['Spoken: Hebrew', 'h:languages language'],
    ['Cook', 'skill'],
  );

it('knows sections, their lines and their entries, each with its head', () => {
  const page = PAGE();
  expect(page.sections.map(({ label, parts }) => [label, parts.length])).toEqual([
    ['head', 1],
    ['h:experience', 5],
    ['h:languages', 2],
  ]);
  // A line with a heading and more belongs to the section; a line with only the heading does not.
  expect(page.linesBelow('h:languages').map(({ text }) => text)).toEqual(['Spoken: Hebrew', 'Cook']);
  expect(page.linesBelow('head', 'h:experience').map(({ text }) => text)).toEqual([
    'Dana Levi',
    'Cook, Blue Door, 2015 - 2019',
    'Ran the kitchen',
    'Waiter',
  ]);
  const [cook, waiter] = page.entries('x');
  expect(cook?.head.map(({ part }) => part.text)).toEqual(['Cook', 'Blue Door', '2015 - 2019']);
  expect([cook, waiter].map((entry) => [entry?.isWhole, entry?.has('body')])).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('knows what stands around a part, what a text is elsewhere, and how clear all labels are', () => {
  const page = PAGE();
  const around = page.around(page.of('x.company'));
  expect(around.map(({ part }) => part.text)).toEqual(['Cook', 'Blue Door', '2015 - 2019']);
  expect(page.rolesOf('Cook')).toEqual(['x.title', 'skill']);
  expect(page.rolesOf('cook')).toEqual([]);
  expect(page.clearness).toBeCloseTo(0.95);
});

it('of a line that holds other parts too, what belongs to some of them', () => {
  const page = PAGE();
  expect(page.linesOf(page.of('x.title', 'x.company')).map(({ text }) => text)).toEqual(['Cook, Blue Door', 'Waiter']);
  expect(page.paragraphsOf(page.of('x.body'))).toBe('Ran the kitchen');
});
