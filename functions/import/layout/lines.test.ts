import { describe, expect, it } from 'vitest';
import { kindByName } from '../resume/headings.ts';
import { isPeriodOnly } from '../resume/periods.ts';
import type { Glyph } from '../page/glyph.ts';
import { unreadableShare } from './cells.ts';
import { detectDirection, readPages } from './readPages.ts';

const toReadingOrder = (...asked: Parameters<typeof readPages>) => readPages(...asked).lines;

const text = (is: (text: string) => boolean) => (cell: { text: string }) => is(cell.text);
const judge = {
  isHeading: text((one) => kindByName(one) !== undefined),
  isDate: text(isPeriodOnly),
  isLabel: text((one) => /^(?:Phone|Email)$/.test(one)),
};

/** Returns the glyphs of a text from a position; spaces leave a gap. */
function glyphs(text: string, x: number, y: number, size = 10): Glyph[] {
  return Array.from(text).flatMap((char, at) =>
    char === ' ' ? [] : [{ text: char, x: x + at * size * 0.5, y, width: size * 0.5, size, bold: false }],
  );
}

const read = (...all: Glyph[][]) => {
  const pages = [{ width: 595, height: 842, glyphs: all.flat() }];
  return toReadingOrder(pages, detectDirection(pages), judge).map(({ text }) => text);
};

const far = (...texts: string[]) =>
  toReadingOrder(
    [{ width: 595, height: 842, glyphs: texts.flatMap((text, at) => glyphs(text, 40, 200 + at * 14)) }],
    'ltr',
    judge,
  )[0]?.farEdge;

/** Reads a line of texts with different sizes. */
const shared = (...parts: [string, number][]) => {
  let x = 40;
  return parts.flatMap(([part, size]) => {
    const drawn = glyphs(part, x, 100, size);
    x += part.length * size * 0.5;
    return drawn;
  });
};

describe('lines', () => {
  it('of two columns are read one column after the other, the left first in English', () => {
    const left = ['Skills', 'Excel', 'Jira', 'SAP', 'Figma'].flatMap((text, at) => glyphs(text, 40, 200 + at * 14));
    const right = [
      'Experience',
      'Manager at a small bank',
      'Led a team of twelve people',
      'Education',
      'Studied economics at home',
    ].flatMap((text, at) => glyphs(text, 220, 203 + at * 14));
    expect(read(glyphs('Maya Levin-Abramovich', 60, 60, 20), left, right)).toEqual([
      'Maya Levin-Abramovich',
      'Skills',
      'Excel',
      'Jira',
      'SAP',
      'Figma',
      'Experience',
      'Manager at a small bank',
      'Led a team of twelve people',
      'Education',
      'Studied economics at home',
    ]);
  });

  it('of three columns are read one after the other, below contacts across them', () => {
    const columns = [
      [40, ['Education', 'Degree in biology', 'North College', 'Languages', 'French', 'Polish']],
      [
        200,
        ['Experience', 'Manager at a bank', 'Led a team of twelve', 'Cashier at a shop', 'Sold bread', 'Counted coins'],
      ],
      [380, ['In my bag', 'Excel', 'Jira', 'Four tongues', 'Chess and rowing', 'Cold water']],
    ] as const;
    const drawn = columns.flatMap(([x, texts]) =>
      texts.flatMap((text, at) =>
        glyphs(
          text,
          x,
          200 + at * 15,
          /^(?:[EL][a-z]+|In my bag|Four tongues)$/.test(text) && text !== 'Excel' ? 12 : 10,
        ),
      ),
    );
    const contacts = glyphs('maya@post.example | Haifa | 050-1234567 | maya.example', 40, 90);
    expect(read(glyphs('Maya Levin-Abramovich', 60, 60, 20), contacts, drawn).slice(2)).toEqual(
      columns.flatMap(([, texts]) => texts),
    );
  });

  it('with dates at the far edge are one column', () => {
    const jobs = [
      'Experience',
      'Cook at Harbour',
      'Baker at Corner',
      'Waiter at Hotel',
      'Education',
      'Diploma of baking',
    ].flatMap((text, at) => glyphs(text, 40, 200 + at * 14));
    const dates = ['2019 - 2021', '2017 - 2019', '2015 - 2017'].flatMap((text, at) => glyphs(text, 450, 214 + at * 14));
    expect(read(jobs, dates)).toEqual([
      'Experience',
      'Cook at Harbour  2019 - 2021',
      'Baker at Corner  2017 - 2019',
      'Waiter at Hotel  2015 - 2017',
      'Education',
      'Diploma of baking',
    ]);
  });

  it('of narrow columns at the foot of a page are read by column, what ends above them in none', () => {
    const jobs = [
      'Experience',
      'Cook at the large Harbour Kitchen of the old town, then at the Corner',
      'Education',
      'Diploma of baking and of some more at the school',
    ].flatMap((text, at) => glyphs(text, 40, 200 + at * 14));
    const column = (x: number, ...texts: string[]) => texts.flatMap((text, at) => glyphs(text, x, 300 + at * 14));
    const foot = [
      column(40, 'Skills', 'Ordering of goods', 'First aid', 'Menus'),
      column(220, 'Languages', 'English - native', 'French - good'),
      column(400, 'Awards', 'Cook of the year'),
    ];
    expect(read(glyphs('2012 - 2015', 450, 242), jobs, ...foot)).toEqual([
      'Experience',
      'Cook at the large Harbour Kitchen of the old town, then at the Corner',
      'Education',
      'Diploma of baking and of some more at the school  2012 - 2015',
      'Skills',
      'Ordering of goods',
      'First aid',
      'Menus',
      'Languages',
      'English - native',
      'French - good',
      'Awards',
      'Cook of the year',
    ]);
  });

  it('with a margin of dates and labels are one column, also with headings in the margin', () => {
    const margin = ['Phone', 'Email', 'Experience', '2019 - 2021', '2017 - 2019', 'Education', '2013 - 2016'].flatMap(
      (text, at) => glyphs(text, 40, 200 + at * 14),
    );
    const texts = [
      '052-1234567',
      'someone@example.com',
      '',
      'Cook at Harbour Kitchen',
      'Baker at the Corner',
      '',
      'Diploma of baking',
    ].flatMap((text, at) => glyphs(text, 200, 200 + at * 14));
    expect(read(margin, texts)).toEqual([
      'Phone  052-1234567',
      'Email  someone@example.com',
      'Experience',
      '2019 - 2021  Cook at Harbour Kitchen',
      '2017 - 2019  Baker at the Corner',
      'Education',
      '2013 - 2016  Diploma of baking',
    ]);
  });

  it('have a space where the file draws one, however narrow', () => {
    const [a, b] = [glyphs('high', 40, 200), glyphs('school', 40 + 4 * 5 + 1, 200)];
    expect(read(a, b)).toEqual(['highschool']);
    expect(
      read(
        a,
        b.map((glyph, at) => (at === 0 ? { ...glyph, hasSpaceBefore: true } : glyph)),
      ),
    ).toEqual(['high school']);
  });

  it('have spaces where words were pushed together to fit, and none within a long address', () => {
    const words = ['Staff', 'scientist', 'at', 'the', 'institute'];
    const pushed = (gap: number) =>
      words.flatMap((word, at) => glyphs(word, 40 + words.slice(0, at).join('').length * 5 + at * gap, 100));
    expect(read(pushed(1.4))).toEqual(['Staff scientist at the institute']);
    expect(read(pushed(0.4))).toEqual(['Staffscientistattheinstitute']);
  });

  it('have a period apart that fills its column up to the next text, and no mail address', () => {
    const row = (first: string, y: number) => [...glyphs(first, 40, y), ...glyphs('Cook of the house', 120, y)];
    expect(read(row('2019 - 2021', 200), row('2016 - 2019', 214), row('Sept 2014 - May', 228))).toEqual([
      '2019 - 2021  Cook of the house',
      '2016 - 2019  Cook of the house',
      'Sept 2014 - May  Cook of the house',
    ]);
    expect(read(row('2019 - 2021', 200), row('2016 - 2019', 214), row('06/20 - present', 228))).toContain(
      '06/20 - present  Cook of the house',
    );
    expect(read(row('2019 - 2021', 200), row('2016 - 2019', 214), glyphs('someone2014@aaaabcde', 40, 228))).toContain(
      'someone2014@aaaabcde',
    );
  });

  it('have whole numbers where texts beside bullets begin below one', () => {
    const item = (text: string, y: number) => [...glyphs('•', 40, y), ...glyphs(text, 75, y)];
    expect(read(item('Excel', 200), item('Word', 214), glyphs('2021-2024 - BA', 40, 228))).toContain('2021-2024 - BA');
  });

  it('with dates and places at the far edge are one column below contacts in the middle', () => {
    const head = [...glyphs('Dana Levi', 260, 60, 20), ...glyphs('someone@example.com', 240, 90)];
    const names = ['Experience', 'Corner', 'Cook', 'Blue', 'Host', 'Hill', 'Baker'].flatMap((text, at) =>
      glyphs(text, 40, 120 + at * 14),
    );
    const dates = ['6/2019 - now', 'Haifa', '8/2013 - 5/2019', 'Akko', '1/2010 - 7/2013', 'Lod'].flatMap((text, at) =>
      glyphs(text, 300, 134 + at * 14),
    );
    expect(read(head, names, dates)).toContain('Corner  6/2019 - now');
  });

  it('end at the margin of the page where few come to one edge', () => {
    expect(far('Cook of the house', 'Ran the kitchen')).toBe(555);
    expect(far('Cook of the house', 'Cook of the house', 'Host of the house')).toBe(125);
  });

  it('above the first heading are no columns for the heading below them', () => {
    const rows = ['Cook of the house', '052-1234567', 'Haifa', 'About me'].flatMap((text, at) =>
      glyphs(text, 40, 200 + at * 14),
    );
    const beside = ['someone@example.com', 'somewhere.example.com', 'Herzliya', 'somehow.example'].flatMap((text, at) =>
      glyphs(text, 240, 186 + at * 14),
    );
    expect(read(rows, beside)).toContain('Cook of the house  somewhere.example.com');
  });

  it('stand on one line where type of two sizes does', () => {
    expect(read(glyphs('Haifa', 40, 200, 9), glyphs('Blue Door', 150, 203.4, 10))).toEqual(['Haifa  Blue Door']);
    expect(read(glyphs('Haifa', 40, 200, 9), glyphs('Blue Door', 50, 203.4, 10))).toHaveLength(2);
  });

  it('have a name apart from smaller type behind it, and neither small capitals nor what is raised', () => {
    expect(read(shared(['Dana Levi', 24], [' Licensed Agent', 12]))).toEqual(['Dana Levi  Licensed Agent']);
    expect(read(shared(['D', 24], ['ANA', 14], [' ', 14], ['L', 24], ['EVI', 14]))).toEqual(['DANA LEVI']);
    expect(read(shared(['First', 12], ['1', 6], [' of the team', 12]))).toEqual(['First1 of the team']);
  });

  it('say nothing of what every page has at its foot with its number, the first among them', () => {
    const pages = [1, 2].map((page) => ({
      width: 595,
      height: 842,
      glyphs: [
        ...glyphs(page === 1 ? 'Dana Levi' : 'Baker at Corner', 40, 40),
        ...glyphs(`Dana Levi - ${page}/2`, 40, 820),
      ],
    }));
    expect(toReadingOrder(pages, 'ltr', judge).map((line) => line.text)).toEqual(['Dana Levi', 'Baker at Corner']);
    // A year in the foot of a single page is no page number.
    const one = [
      { width: 595, height: 842, glyphs: glyphs('Course of 2019', 40, 820) },
      { width: 595, height: 842, glyphs: glyphs('Baker', 40, 400) },
    ];
    expect(toReadingOrder(one, 'ltr', judge).map((line) => line.text)).toEqual(['Course of 2019', 'Baker']);
  });

  it('leave out icons of fonts that name nothing, and keep bullets', () => {
    expect(
      read(
        glyphs('\uf095', 40, 200),
        glyphs('052-1234567', 60, 200),
        glyphs('\uf0b7', 40, 214),
        glyphs('Led a team', 60, 214),
      ),
    ).toEqual(['052-1234567', '•  Led a team']);
  });

  it('say nothing of page numbers at the edge', () => {
    expect(read(glyphs('Some text here', 40, 400), glyphs('Page 1 of 2', 280, 830))).toEqual(['Some text here']);
  });
});

const share = (...parts: string[]) => unreadableShare(parts.flatMap((text, at) => glyphs(text, 40, 40 + at * 14)));

describe('a character map', () => {
  it('is whole where only icons, bullets and stars have no name', () => {
    expect(
      share(
        '\uf095 052-1234567',
        '\uf0b7 Led a team of nine',
        'Excel \0\0\0\0\0',
        'Cooking and baking for many people',
      ),
    ).toBe(0);
  });

  it('is broken where parts of words have none', () => {
    expect(share('E\0perience of many years', 'C\0o\0king and baking')).toBeGreaterThan(0.02);
    expect(share('\0\0\0 \0\0 \0\0\0\0', '\0\0\0\0', 'abc')).toBeGreaterThan(0.5);
  });

  it('have dates and headings of a margin apart from text that begins where others do, however near', () => {
    const margin = (text: string, y: number) => glyphs(text, 112 - text.length * 5, y);
    const rows = ['Led the kitchen', 'Trained the cooks', 'Bought the fish'].map((text, at) =>
      glyphs(text, 120, 228 + at * 14),
    );
    expect(read(margin('2019 - 2021', 200), glyphs('Cook', 120, 200), ...rows)).toContain('2019 - 2021  Cook');
    expect(read(margin('Skills', 200), glyphs('Fish and meat', 120, 200), ...rows)).toContain('Skills  Fish and meat');
    // If no other text begins there, a space is just a space.
    expect(read(margin('2019 - 2021', 200), glyphs('Cook', 120, 200))).toEqual(['2019 - 2021 Cook']);
  });

  it('of contacts at the top are no column beside a heading below them', () => {
    const left = [
      glyphs('Maya Levin', 40, 60, 20),
      glyphs('Engineer', 40, 76),
      glyphs('Experience', 40, 150),
      glyphs('Mota Engil, Porto', 120, 150),
      glyphs('2017 - Present', 120, 166),
      glyphs('Bridges of the pink line, from the tender to the day they were handed over to the town', 120, 182),
    ];
    const right = ['+351 912 345 678', 'maya@example.com', 'Rua das Flores 12', 'maya.example.pt'].map((text, at) =>
      glyphs(text, 440, 56 + at * 13),
    );
    const found = read(...left, ...right);
    expect(found.indexOf('Experience  Mota Engil, Porto')).toBeGreaterThan(
      found.findIndex((text) => text.includes('maya.example.pt')),
    );
  });

  it('with dates and places at the far edge are one column, whatever stands above it', () => {
    const left = [
      'Experience',
      'Senior Accountant',
      'Slovnaft, the refinery',
      'Accountant',
      'Accace, of the town',
      'Junior Accountant',
      'Firm of three people',
      'Education',
      'Master in Accounting',
      'Skills',
      'Tax of firms',
      'Group reports',
    ].flatMap((text, at) => glyphs(text, 40, 200 + at * 14));
    const right = [
      '2018 - 2021',
      'Bratislava',
      '2015 - 2018',
      'Bratislava',
      '2013 - 2015',
      'Bratislava',
      '',
      '2009 - 2013',
      '',
      'Power Query',
      'Ledgers',
    ].flatMap((text, at) => glyphs(text, 440, 214 + at * 14));
    const above = ['Katarina Novotna', 'Hlavna 45', 'k@example.com'].flatMap((text, at) =>
      glyphs(text, 440, 100 + at * 14),
    );
    expect(read(left, right, above)).toContain('Senior Accountant  2018 - 2021');
  });

  it('have no column of a few contacts and the date of the first entry below them', () => {
    const left = [
      glyphs('Orna Weissman', 40, 60, 20),
      glyphs('Head of people', 40, 80),
      glyphs('About me', 40, 110),
      glyphs('Fifteen years of work', 40, 124),
      glyphs('Experience', 40, 150),
      glyphs('Teva, Petah Tikva', 40, 164),
      glyphs('Business Partner', 40, 178),
    ];
    const right = [
      glyphs('054-4009182', 480, 60),
      glyphs('orna@example.com', 470, 80),
      glyphs('Kfar Saba', 480, 95),
      glyphs('2018 - Present', 470, 164),
    ];
    const next = [
      glyphs('Keter, Karmiel', 40, 192),
      glyphs('September 2012 - December 2017', 400, 192),
      glyphs('Head of all the people of a firm with four factories in the north of the country and abroad', 40, 206),
    ];
    expect(read(...left, ...right, ...next)).toContain('Teva, Petah Tikva  2018 - Present');
  });

  it('of the outer column may go on to the margin of the page where few of them do', () => {
    const left = ['Skills', 'Excel', 'Jira', 'SAP', 'Figma'].flatMap((text, at) => glyphs(text, 40, 200 + at * 14));
    const right = ['Experience', 'Cook', 'Blue Door', 'Education', 'Diploma of baking'].flatMap((text, at) =>
      glyphs(text, 220, 203 + at * 14),
    );
    const pages = [{ width: 595, height: 842, glyphs: [...left, ...right] }];
    expect(
      toReadingOrder(pages, 'ltr', judge)
        .filter(({ column }) => column === 2)
        .map((line) => line.farEdge),
    ).toEqual([555, 555, 555, 555, 555]);
  });
});
