import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { TextLine } from '../page/textLine.ts';
import { describeParts } from './features.ts';
import { LOOK_EVIDENCE } from './headingLook.ts';
import { toParts } from './parts.ts';
import { CONTENT_HYPOTHESES } from './sectionContent.ts';
import { headedSections } from './unnamedHeadings.ts';

const heading = (text: string) => line(text, { bold: true, size: 14, gap: 30 });
const title = (text: string) => line(text, { bold: true });

/** What each heading of a page begins, by its text. */
function headed(lines: readonly TextLine[]): Readonly<Record<string, string>> {
  const parts = toParts(lines);
  const described = describeParts(lines, parts, 'ltr');
  return Object.fromEntries(
    headedSections(described).flatMap((one, at) => (one ? [[parts[at]?.text ?? '', one.kind]] : [])),
  );
}

const POSTS = [title('Sous Chef'), line('Blue Door, 2015 – 2019'), title('Cook'), line('Old Mill, 2012 – 2015')];
const STUDIES = [title('B.A. in History'), line('Ruppin College, 2009 – 2012')];
const top = [line('Dana Levi', { bold: true, size: 24 }), line('dana@example.com')];
const page = (...lines: readonly TextLine[]) => [
  ...top,
  ...lines,
  heading('Languages'),
  line('Hebrew'),
  heading('Skills'),
  line('Bread'),
];

it('a heading in words of one’s own is told by posts, studies, lists or sentences below it', () => {
  expect(headed(page(heading('Stages & boards'), ...POSTS, heading('Benches'), ...STUDIES))).toEqual({
    'Stages & boards': 'experience',
    Benches: 'education',
    Languages: 'languages',
    Skills: 'skills',
  });
  const said = heading('What drives me');
  const sentences = ['A cook who has learned in kitchens of four countries', 'and writes down what people say.'].map(
    (text) => line(text),
  );
  expect(
    headed([...top, said, ...sentences, heading('Experience'), ...POSTS, heading('Education'), ...STUDIES]),
  ).toEqual({
    'What drives me': 'summary',
    Experience: 'experience',
    Education: 'education',
  });
  const lists = [heading('Good at'), line('Bread'), line('Pastry'), line('Knives'), heading('I speak'), line('Hebrew')];
  expect(headed([...top, ...lists, heading('Experience'), ...POSTS, heading('Education'), ...STUDIES])).toMatchObject({
    'Good at': 'skills',
    'I speak': 'languages',
  });
});

it('is told in Hebrew too', () => {
  const lines = [
    line('דנה לוי', { bold: true, size: 24 }),
    heading('מה עשיתי עד היום'),
    title('סו שפית'),
    line('מסעדת הכרם, 2015 – 2019'),
    title('טבחית'),
    line('בית קפה תמר, 2012 – 2015'),
    heading('שפות'),
    line('עברית'),
    heading('השכלה'),
    line('תואר ראשון, 2009 – 2012'),
  ];
  expect(headed(lines)['מה עשיתי עד היום']).toBe('experience');
});

it('heads nothing where it is set as text, or as titles of entries are', () => {
  expect(headed(page(line('Stages & boards'), ...POSTS))).not.toHaveProperty('Stages & boards');
  const titles = page(heading('Experience'), ...POSTS.map((one) => (one.bold ? heading(one.text) : one)));
  expect(Object.keys(headed(titles))).toEqual(['Experience', 'Languages', 'Skills']);
  expect(headed(page(heading('Stages and boards.'), ...POSTS))).not.toHaveProperty('Stages and boards.');
  expect(headed(page(heading('Stages & boards'), heading('Experience'), ...POSTS))).not.toHaveProperty(
    'Stages & boards',
  );
  expect(headed(page(line('• Stages & boards', { bold: true, size: 14, gap: 30 }), ...POSTS))).not.toHaveProperty(
    'Stages & boards',
  );
});

it('posts beside a section of work, or less clear ones beside clearer, are a section of their own', () => {
  const unpaid = [title('Cook'), line('Beit Lessin, 2019 – 2020')];
  expect(headed(page(heading('Experience'), ...POSTS, heading('For others'), ...unpaid))).toMatchObject({
    Experience: 'experience',
    'For others': 'other',
  });
  expect(headed(page(heading('For others'), ...unpaid, heading('Stages & boards'), ...POSTS))).toMatchObject({
    'For others': 'other',
    'Stages & boards': 'experience',
  });
});

it('larger type may head what smaller type, set as other headings are, heads too', () => {
  const large = line('Kitchens', { bold: true, size: 18, gap: 40 });
  const [rotas, menus] = ['Rotas', 'Menus'].map((text) => ({ ...heading(text), gap: 20 })) as [TextLine, TextLine];
  const posts = [rotas, line('Blue Door, 2015 – 2019'), menus, line('Old Mill, 2012 – 2015')];
  expect(headed(page(large, ...posts))).toEqual({ Kitchens: 'experience', Languages: 'languages', Skills: 'skills' });
});

it('goes through a document of nothing but headings in no time', () => {
  const lines = Array.from({ length: 4_000 }, (_, at) => (at % 2 === 0 ? heading('Stages') : line('Boards')));
  const started = process.cpuUsage();
  headed([heading('Skills'), ...lines, heading('Languages')]);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000);
});

it('every piece of evidence has a name of its own, says what it looks at, and shows it by an example', () => {
  const rows = [...LOOK_EVIDENCE, ...CONTENT_HYPOTHESES.flatMap(({ evidence }) => evidence)];
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  for (const { name, says, example } of rows) {
    expect(says, name).toMatch(/^\S.{15,}$/u);
    expect(example, name).toMatch(/^\S.* → -?\d/u);
  }
});
