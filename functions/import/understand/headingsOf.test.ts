import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { accountFor } from '../resume/accounting.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { headingsOf } from './headingsOf.ts';
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
  const { heads, headings } = headingsOf(labelled);
  expect(heads.map(({ text }) => text)).toEqual(rows.map(([text]) => text));
  const { unplaced, dropped } = accountFor(lines, createBlankResume(), headings);
  expect(headings).toContain('Professional Skills');
  expect(unplaced).toEqual(['מפקד מחלקה', 'אופנוע']);
  expect(dropped.map(({ text }) => text)).toContain('Skills');
});
