import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { kindByName } from './headings.ts';
import { findPersonName } from './personName.ts';

describe('what people write otherwise', () => {
  it('a bold name is the name without what stands behind it in one text', () => {
    const one = line('נטע אברמוביץ מעצבת פנים', { size: 20, bold: true });
    const runs = [
      { text: 'נטע אברמוביץ ', bold: true },
      { text: 'מעצבת פנים', bold: false },
    ];
    expect(findPersonName([{ ...one, cells: one.cells.map((cell) => ({ ...cell, runs })) }, line('כרמיאל')])).toBe(
      'נטע אברמוביץ',
    );
  });

  it('papers and skills under one heading are skills, and sentences above the work are the summary', () => {
    expect([
      kindByName('Certifications & Skills'),
      kindByName('רישיונות ומיומנויות'),
      kindByName('Languages and Tools'),
    ]).toEqual(['skills', 'skills', 'languages']);
  });
});
