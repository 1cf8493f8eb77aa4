import { describe, expect, it } from 'vitest';
import { importText } from './textImport.ts';

interface Page {
  readonly text?: readonly string[];
  /** Left, bottom, width and height in points. */
  readonly pictures?: readonly (readonly [number, number, number, number])[];
  /** Returns the operators that place a picture, if it is placed in a special way. */
  readonly place?: (matrix: string) => string;
  /** Side of the picture in pixels. */
  readonly side?: number;
  /** Whether the file declares a page that does not exist. */
  readonly broken?: boolean;
  readonly white?: boolean;
}

const PAGE = [0, 0, 595, 842] as const;
const RESUME = [
  'Maya Ben-Ami',
  'maya@example.com | 052-1234567',
  'Experience',
  'Software Developer, Northwind Robotics',
  'March 2019 - Present',
  'Built the control panel of the warehouse robots',
  'Education',
  'BSc Computer Science, University of Haifa, 2012 - 2015',
  'Skills',
  'TypeScript, React, Node.js, PostgreSQL',
  'Languages',
  'Hebrew, English',
  'Volunteering',
  'Teaching programming to teenagers, 2018',
];

function pdf(pages: readonly Page[]): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${4 + at * 4} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  for (const [
    at,
    {
      text = [],
      pictures = [],
      place = (matrix: string) => `q ${matrix} cm /Im Do Q`,
      side = 2_000,
      white = false,
      broken = false,
    },
  ] of pages.entries()) {
    const drawn = [
      ...pictures.map(([x, y, width, height]) => place(`${width} 0 0 ${height} ${x} ${y}`)),
      white ? '1 1 1 rg' : '',
      ...text.map((line, row) => `BT /F 11 Tf 50 ${780 - row * 18} Td (${line.replace(/[()]/g, '')}) Tj ET`),
    ].join('\n');
    objects.push(
      broken
        ? '<</Type/Pages/Count 1/Kids[9999 0 R]>>'
        : `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${5 + at * 4} 0 R` +
            `/Resources<</Font<</F 3 0 R>>/XObject<</Im ${6 + at * 4} 0 R/Fm ${7 + at * 4} 0 R>>>>>>`,
      `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
      `<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}` +
        `/ColorSpace/DeviceGray/BitsPerComponent 8/Length 4>>\nstream\nabcd\nendstream`,
      '<</Type/XObject/Subtype/Form/BBox[0 0 1 1]' +
        `/Resources<</XObject<</Im ${6 + at * 4} 0 R>>>>/Length 6>>\nstream\n/Im Do\nendstream`,
    );
  }
  return new TextEncoder().encode(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}` +
      `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF`,
  );
}

const errorOf = async (pages: readonly Page[]) => {
  const read = await importText(pdf(pages));
  return 'error' in read ? read.error : 'a résumé';
};
const picturesIn = async (pages: readonly Page[]) => {
  const read = await importText(pdf(pages));
  return 'error' in read ? read.error : read.picturePages;
};
const strips = Array.from({ length: 100 }, (_, at) => [0, at * 8.42, 595, 8.42] as const);
const noise = Array.from({ length: 12 }, (_, at) => `lIl|1 .,;: rnrn ~ ${'vvw '.repeat(6)}${at}`);

describe('a scan', () => {
  it.each<[string, readonly Page[]]>([
    ['no letters over it', [{ pictures: [PAGE] }]],
    ['the name of an app', [{ pictures: [PAGE], text: ['Scanned by CamScanner'] }]],
    [
      'a header and a number on each page',
      [1, 2, 3].map((page) => ({
        pictures: [PAGE],
        text: ['Curriculum Vitae - Maya Ben-Ami - maya@example.com', `Page ${page} of 3`],
      })),
    ],
    ['its picture in strips', [{ pictures: strips, text: ['Scanned by CamScanner'] }]],
    ['its picture beside a margin', [{ pictures: [[60, 80, 470, 680]], text: ['CONFIDENTIAL'] }]],
    [
      'its picture cut to the page',
      [{ pictures: [PAGE], place: (matrix) => `q ${matrix} cm 0 0 1 1 re W n /Im Do Q`, text: ['1'] }],
    ],
    ['its picture straight on the page', [{ pictures: [PAGE], place: (matrix) => `${matrix} cm /Im Do` }]],
    ['a page before it with a few words', [{ text: ['Sent from my scanner'] }, { pictures: [PAGE], text: ['2'] }]],
    ['letters that a reader took for others', [{ pictures: [PAGE], text: noise }]],
    ['a letter before it that says nothing of a résumé', [{ text: noise }, { pictures: [PAGE] }]],
  ])('is known by its picture: %s', async (_, pages) => {
    expect(await errorOf(pages)).toBe('unreadable_pdf');
  });

  it.each<[string, readonly Page[]]>([
    ['a picture behind the page', [{ pictures: [PAGE], text: RESUME }]],
    ['a photograph', [{ pictures: [[400, 650, 120, 150]], text: RESUME }]],
    [
      'certificates behind it, scanned',
      [{ text: RESUME }, { pictures: [PAGE], text: ['Scanned by CamScanner'] }, { pictures: [PAGE] }],
    ],
  ])('is no résumé of text with %s', async (_, pages) => {
    expect(await errorOf(pages)).toBe('a résumé');
  });

  it('is not what holds a few words and no picture of a page, nor one that no scanner makes', async () => {
    const text = ['Maya Ben-Ami maya@example.com'];
    expect(await errorOf([{ text }])).toBe('nothing_found');
    expect(await errorOf([{ text, pictures: [[400, 650, 120, 150]] }])).toBe('nothing_found');
    expect(await errorOf([{ text: noise }])).toBe('nothing_found');
    expect(await errorOf([{ text, pictures: [PAGE], side: 30_000 }])).toBe('nothing_found');
  });
});

describe('pages behind a text', () => {
  it.each<[string, readonly number[], readonly Page[]]>([
    [
      'certificates, one after the other',
      [2, 3],
      [{ text: RESUME }, { pictures: [PAGE], text: ['Scanned by CamScanner'] }, { pictures: [PAGE], text: ['3'] }],
    ],
    [
      'a scan between two pages of text',
      [2],
      [{ text: RESUME.slice(0, 6) }, { pictures: [PAGE] }, { text: RESUME.slice(6) }],
    ],
    [
      'a diploma that lies across',
      [2],
      [
        { text: RESUME },
        { pictures: [[60, 400, 475, 335]], text: ['Curriculum Vitae - Maya Ben-Ami - maya@example.com'] },
      ],
    ],
    ['its picture in strips', [2], [{ text: RESUME }, { pictures: strips }]],
    [
      'its picture within the drawing',
      [2],
      [
        { text: RESUME },
        { pictures: [PAGE], place: (matrix) => `q ${matrix} cm BI /W 40 /H 40 /CS /G /BPC 8 ID abcd EI Q` },
      ],
    ],
    [
      'its picture in a form',
      [2],
      [{ text: RESUME }, { pictures: [PAGE], place: (matrix) => `q ${matrix} cm /Fm Do Q` }],
    ],
    ['one behind a page that is none', [2, 3], [{ text: RESUME }, { broken: true }, { pictures: [PAGE] }]],
    ['a scan behind text over a picture of its own', [2], [{ text: RESUME, pictures: [PAGE] }, { pictures: [PAGE] }]],
  ])('are told of where they are pictures or damaged: %s', async (_, numbers, pages) => {
    expect(await picturesIn(pages)).toEqual(numbers);
  });

  it.each<[string, readonly Page[]]>([
    [
      'a photograph and a banner',
      [
        { text: RESUME, pictures: [[400, 650, 120, 150]] },
        {
          pictures: [
            [0, 742, 595, 100],
            [60, 60, 80, 80],
          ],
        },
      ],
    ],
    ['nothing at all', [{ text: RESUME }, {}, { text: ['3'] }]],
    [
      'the end of the text, over the picture that is behind all of it',
      [
        { text: RESUME, pictures: [PAGE] },
        { text: RESUME.slice(-2), pictures: [PAGE] },
      ],
    ],
    ['a picture beside text', [{ text: RESUME }, { text: RESUME, pictures: [[0, 0, 595, 300]] }]],
  ])('are no pictures with %s', async (_, pages) => {
    expect(await picturesIn(pages)).toEqual([]);
  });
});

it('text in white is read over a picture, and not over paper', async () => {
  const banner = [0, 500, 595, 342] as const;
  for (const [pictures, name] of [
    [[banner], 'Maya Ben-Ami'],
    [[], ''],
  ] as const) {
    const read = await importText(
      pdf([{ pictures, text: RESUME.slice(0, 2), white: true }, { text: RESUME.slice(2) }]),
    );
    expect('error' in read ? read.error : read.resumeData.personalInfo.fullName).toBe(name);
  }
});
