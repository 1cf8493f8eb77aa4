import { expect, it } from 'vitest';
import { lostWords, visibleText } from '../../test/bench/import/evaluate.ts';
import { importText } from './textImport.ts';

/** A text and its position in points, from the left and top of the page as displayed. */
type Placed = readonly [text: string, x: number, y: number];

/** Width in points for 300 columns. */
const WIDTH = 6_700;

/** Returns a page in Helvetica; `turned`: written sideways, with a page rotation of 90 degrees. */
function pdf(texts: readonly Placed[], turned = false): Uint8Array {
  const content = texts
    .map(
      ([text, x, y]) => `BT /F 10 Tf ${turned ? `0 1 -1 0 ${y} ${x}` : `1 0 0 1 ${x} ${842 - y}`} Tm (${text}) Tj ET`,
    )
    .join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${turned ? '842 595]/Rotate 90' : `${WIDTH} 842]`}` +
      '/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return String(offset).padStart(10, '0');
  });
  const rows = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  text += `xref\n0 6\n0000000000 65535 f \n${rows}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`;
  return new TextEncoder().encode(text);
}

const resume = (name: string, mail: string, title: string, top = 60, left = 50): Placed[] =>
  [
    name,
    mail,
    'Experience',
    `${title}, Northwind Robotics`,
    'March 2019 - Present',
    'Built the control panel of the warehouse robots',
    'Education',
    'BSc Computer Science, University of Haifa, 2012 - 2015',
  ].map((text, at) => [text, left, top + at * 16] as const);

async function read(bytes: Uint8Array) {
  const found = await importText(bytes.slice());
  if ('error' in found) throw new Error(found.error);
  return { ...found, lost: lostWords(await visibleText(bytes.slice()), found) };
}

it('a page turned by 90 degrees is read as it is shown', async () => {
  const texts = resume('Maya Ben-Ami', 'maya@example.com', 'Software Developer');
  const [upright, turned] = [await read(pdf(texts)), await read(pdf(texts, true))];
  expect(turned.text).toBe(upright.text);
  expect(turned.resumeData).toEqual(upright.resumeData);
  expect(turned.resumeData.experience).toMatchObject([
    { title: 'Software Developer', company: 'Northwind Robotics', startDate: '2019-03', current: true },
  ]);
  expect(turned.lost).toEqual([]);
});

it('of two résumés in one file the first names the person, and no word of either is lost', async () => {
  const { resumeData, lost, unplaced } = await read(
    pdf([
      ...resume('Maya Ben-Ami', 'maya@example.com', 'Software Developer'),
      ...resume('Omer Katz', 'omer@example.com', 'Pastry Chef', 400),
    ]),
  );
  expect(resumeData.personalInfo).toMatchObject({ fullName: 'Maya Ben-Ami', email: 'maya@example.com' });
  expect(lost).toEqual([]);
  expect(JSON.stringify([resumeData, unplaced])).toContain('omer@example.com');
});

it('300 columns beside each other are read to the last word', async () => {
  const columns = Array.from({ length: 300 }, (_, at): Placed[] =>
    [0, 1, 2, 3].map((row) => [`w${String.fromCodePoint(97 + (at % 26))}${row}`, 20 + at * 22, 300 + row * 16]),
  ).flat();
  const bytes = pdf([...resume('Maya Ben-Ami', 'maya@example.com', 'Software Developer'), ...columns]);
  const { lost, resumeData } = await read(bytes);
  expect(resumeData.personalInfo.email).toBe('maya@example.com');
  expect(lost).toEqual([]);
});
