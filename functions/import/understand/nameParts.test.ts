import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { withWholeNames } from './nameParts.ts';
import { toParts } from './parts.ts';

function whole(...lines: readonly (readonly [text: string, labels: string])[]): string {
  const written = lines.map(([text], at) => line(text, { y: 100 + 14 * at }));
  const parts = toParts(written);
  const labels = lines.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  return withWholeNames(
    written,
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  )
    .map(({ label }) => label)
    .join(' ');
}

it('a second post behind the comma of the first is of the title, and what was done there is not', () => {
  expect(whole(['Deputy, head of purchasing', 'B.x.title x.body'])).toBe('B.x.title x.title');
  expect(whole(['סגנית, מנהלת מחלקת גבייה', 'B.x.title x.body'])).toBe('B.x.title x.title');
  expect(whole(['Deputy, two sites', 'B.x.title x.body'])).toBe('B.x.title x.body');
  expect(whole(['Deputy, the manager of ten sites in two towns', 'B.x.title x.body'])).toBe('B.x.title x.body');
});

it('what stands behind the comma of a post is of it, where what was done stands behind bullets', () => {
  const post: [string, string] = ['Weaver, tapestry room', 'B.x.title x.body'];
  expect(whole(post, ['• Rugs, curtains', 'x.body x.body'])).toBe('B.x.title x.title x.body x.body');
  expect(whole(post, ['• Rugs', 'x.body'], ['Looms', 'h:custom'], ['Mended', 'x.body'])).toBe(
    'B.x.title x.title x.body h:custom x.body',
  );
  expect(whole(post, ['Rugs', 'x.body'])).toBe('B.x.title x.body x.body');
  expect(whole(['• Weaver, tapestry', 'x.title x.body'], ['• Rugs', 'x.body'])).toBe('x.title x.body x.body');
});

it('what stands behind the dash of a post is of it, where its employer has a line of its own', () => {
  const student: [string, string] = ['Student – hardware tests', 'B.x.title x.company'];
  const ofPost = 'B.x.title x.title';
  expect(whole(student, ['Silicon Valley', 'x.company'])).toBe(`${ofPost} x.company`);
  expect(whole(['כרמלית ביטוח', 'B.g.company'], ['חתמת – עסקים גדולים', student[1]])).toBe(`B.g.company ${ofPost}`);
  expect(whole(student, ['Ran them daily', 'x.body'])).toBe(`${student[1]} x.body`);
  expect(whole(['Student – Blue Door Ltd', student[1]], ['Silicon', 'x.company'])).toBe(`${student[1]} x.company`);
  expect(whole(['Work', 'h:experience'], student)).toBe(`h:experience ${student[1]}`);
});

it('a second post behind a slash is of the title, where the employer stands behind it', () => {
  const labels = 'B.x.title x.company x.company';
  expect(whole(['Courier / driver, Loom House', labels])).toBe('B.x.title x.title x.company');
  expect(whole(['Courier | driver, Loom House', labels])).toBe(labels);
  expect(whole(['Courier / Loom House', 'B.x.title x.company'])).toBe('B.x.title x.company');
});
