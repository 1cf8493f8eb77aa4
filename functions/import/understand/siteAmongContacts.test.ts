import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { understandLines } from './understand.ts';

/** Returns the site that is read from a page with contacts below its jobs. */
const siteOf = (...foot: string[]) => siteBelow('Find me', foot);

function siteBelow(title: string, foot: readonly string[]) {
  const heading = { size: 14, bold: true, gap: 28 };
  const rows = [
    line('Dana Levi', { size: 24, bold: true }),
    line('Experience', heading),
    line('Cook, Blue Door, 2015 - 2019'),
    line('Baker, Red Door, 2012 - 2015'),
    line(title, heading),
    ...foot.map((text) => line(text)),
  ].map((one, at) => ({ ...one, y: 40 + 20 * at, cells: one.cells.map((cell) => ({ ...cell, y: 40 + 20 * at })) }));
  return understandLines(rows, [], 'ltr').resumeData.personalInfo.website;
}

it('a site among contacts that stand below the sections is that of the person', () => {
  expect(siteOf('dana@example.com', '052-1234567', 'Peckham, London', 'danalevi.example')).toBe('danalevi.example');
});

it('a site in a line of its own beside another contact is one too, whatever its heading is', () => {
  expect(siteBelow('Say hello', ['nell@example.com', 'nell-nets.example'])).toBe('nell-nets.example');
  expect(siteBelow('Say hello', ['nell-nets.example', '07700 900321'])).toBe('nell-nets.example');
});

it('an address of mail has no site, and one far from contacts is of something else', () => {
  expect(siteOf('dana@example.com', '052-1234567')).toBe('');
  // Below a heading of contacts all of them would be hers.
  const far = ['dana@example.com', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'https://europass.example.eu'];
  expect(siteBelow('Skills', far)).toBe('');
});

it('a site is none where it is the end of an address of mail in two lines', () => {
  expect(siteOf('studio@danalevi.example', 'Peckham, London', 'danalevi.example')).toBe('danalevi.example');
  expect(siteOf('052-1234567', 'dana@levi-', 'wine.example')).toBe('');
});

it('a second phone and a page at a known site are contacts of the person, and nothing of them is left over', () => {
  const rows = [
    line('Dana Levi', { size: 24, bold: true }),
    line('052-1234567 | 03-5550199 | dana@example.com | dana.example | github.com/dana'),
    line('Experience', { size: 14, bold: true, gap: 28 }),
    line('Cook, Blue Door, 2015 - 2019'),
  ].map((row, index) => ({
    ...row,
    y: 40 + 20 * index,
    cells: row.cells.map((cell) => ({ ...cell, y: 40 + 20 * index })),
  }));
  const { resumeData, unplaced } = understandLines(rows, [], 'ltr');
  expect(resumeData.personalInfo).toMatchObject({ phone: '052-1234567', website: 'dana.example' });
  expect(resumeData.contacts?.map(({ kind, value }) => [kind, value])).toEqual([
    ['phone', '03-5550199'],
    ['link', 'github.com/dana'],
  ]);
  expect(unplaced).toEqual([]);
});
