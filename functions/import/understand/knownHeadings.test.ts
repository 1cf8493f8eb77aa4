import { expect, it } from 'vitest';
import { importText } from '../textImport.ts';
import { withKnownHeadings } from './knownHeadings.ts';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';

const read = (...rows: readonly LabelledRow[]) => labelsAfter(withKnownHeadings, rows);
/** Expects that nothing changes. */
const same = (...rows: readonly LabelledRow[]) => expect(read(...rows)).toEqual(rows.map(([, labels]) => labels));

const PROJECTS: LabelledRow = ['Projects', 'h:projects', 2];
const TIDES: LabelledRow = ['Tide Tables, Harbour Lab, 2019 – 2021', 'B.e.degree e.school e.period', 3];
const SEE: LabelledRow = ['See the site', 'skill'];

it('an entry below a heading of the file’s own is of its section, with the text below it', () => {
  expect(read(PROJECTS, TIDES, SEE, ['2018', 'c.period'], ['Skills', 'h:skills', 2], ['Sailing', 'skill'])).toEqual([
    'h:projects',
    'B.p.name p.body p.period',
    'p.body',
    'p.period',
    'h:skills',
    'skill',
  ]);
  const job: LabelledRow = ['Cook, Blue Door, 2019 – 2021', 'B.p.name B.c.title c.period', 3];
  expect(read(['Experience', 'h:experience', 2], job, ['Menus', 'skill'])).toEqual([
    'h:experience',
    'B.x.title x.company x.period',
    'x.body',
  ]);
});

it('nothing is known of it without levels, above the first entry, or where the section is none of entries', () => {
  same(['Projects', 'h:projects'], ['Tide Tables', 'B.e.degree'], SEE);
  same(PROJECTS, SEE);
  same(['Hobbies', 'h:custom', 2], TIDES, SEE);
  same(PROJECTS, ['Education', 'h:education', 3], ['B.A. Economics', 'B.e.degree']);
  // A heading that the person typed ends the section above it.
  same(PROJECTS, ['Skills', 'h:skills'], SEE);
});

it('what is deeper than an entry, or of another family of its section, stays', () => {
  same(
    ['Experience', 'h:experience', 1],
    ['Blue Door', 'B.g.company', 2],
    ['Cook', 'B.x.title', 3],
    ['Courses', 'h:custom', 3],
    ['Baking', 'skill', 3],
    ['maya@korot.example', 'contact'],
  );
});

it('a project of a Markdown file is one, though its name and its text look like a study and a skill', async () => {
  const job =
    '## Work Experience\n\n**Operations Manager**, Harbour Ltd, 2019 – 2023\n\n- Planning the weekly shifts\n';
  const project = '## Projects\n\n### Tide Tables\n\nSee the site\n';
  const text = `# Noa Barak\n\n052-765-4321 | noa.barak@example.com\n\n${job}\n${project}`;
  const found = await importText(new TextEncoder().encode(text));
  expect(found).toMatchObject({
    resumeData: { education: [], skills: [], projects: [{ name: 'Tide Tables', description: 'See the site' }] },
  });
});
