import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../resume/blankResume.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { MAX_HELD_LENGTH } from '../bidi/nonBreaking.ts';
import { newestChoice } from '../catalogue.ts';
import { buildResumeDocument } from './document.ts';
import { treeToHtml } from './tree.ts';

const JOB = createBlankResume().experience[0] as ResumeData['experience'][number];
const htmlOf = (more: Partial<ResumeData>) =>
  treeToHtml(buildResumeDocument({ ...createBlankResume(), language: 'en', experience: [], ...more }))
    // Marks of direction stand around words of either language.
    .replaceAll(/<\/?bd[io][^>]*>|[\u200e\u200f\u2066-\u2069]/g, '');
const job = (more: Partial<typeof JOB>) =>
  htmlOf({ experience: [{ ...JOB, id: 'job', title: '', company: '', ...more }] });

const placeOf = (location: string) =>
  /class="(entry-place[^"]*)"/.exec(job({ title: 'Cook', company: 'Blue Door', location }))?.[1];

describe('an entry', () => {
  it('is headed by its title, and lists what was done', () => {
    const html = job({ title: 'Cook', company: 'Blue Door', description: 'Fried fish\nTrained 3 cooks' });
    expect(html).toMatch(/<h3[^>]*class="entry-title"[^>]*>[^<]*(?:<span[^>]*>)?Cook/);
    expect(html).toMatch(/<p[^>]*class="entry-org"/);
    expect(html.match(/<ul[^>]*class="bullets"/g)).toHaveLength(1);
    expect(html.match(/<li[^>]*class="bullet"/g)).toHaveLength(2);
  });

  it('without a title is headed by its organization, which is not said twice', () => {
    const html = job({ company: 'Blue Door' });
    expect(html).toMatch(/<h3[^>]*class="entry-title"/);
    expect(html.match(/Blue Door/g)).toHaveLength(1);
    expect(html).not.toContain('entry-org');
  });

  it('of which nothing would be seen is none, and one of a line alone has no head', () => {
    expect(job({ title: ' ' })).not.toContain('class="entry"');
    const html = job({ description: 'Fried fish' });
    expect(html).toContain('class="entry"');
    expect(html).not.toContain('entry-head');
  });

  it('has its place in one line, if that is as short as a column', () => {
    expect([placeOf('x'.repeat(MAX_HELD_LENGTH)), placeOf('x'.repeat(MAX_HELD_LENGTH + 1)), placeOf(' ')]).toEqual([
      'entry-place unbroken',
      'entry-place',
      undefined,
    ]);
  });
});

const orgOf = (company: string, location: string) =>
  /<p class="entry-org">(.*?)<\/p>/.exec(job({ title: 'Cook', company, location }))?.[1];

describe('an organization', () => {
  it('has its place behind a comma, which goes into the next line with words in brackets', () => {
    const place = '<span class="entry-place unbroken">Haifa</span>';
    expect(orgOf('Blue Door', 'Haifa')).toBe(`<span class="entry-company">Blue Door</span>, ${place}`);
    expect(orgOf('Blue Door (formerly Red Door and Sons)', 'Haifa')).toBe(
      '<span class="unbroken"><span class="entry-company">Blue Door ' +
        `<span class="whole">(formerly Red Door and Sons)</span></span>,</span> ${place}`,
    );
  });

  it.each([
    ['compact', 92],
    ['fresh', 78],
  ])('in %s stands in one line with title and place up to %i characters', (templateId, most) => {
    const isLong = (company: string, title = 'Cook') =>
      htmlOf({
        ...newestChoice(templateId),
        experience: [{ ...JOB, id: 'job', title, company, location: 'Haifa' }],
      }).includes('entry-head-long');
    const company = 'x'.repeat(most - 'CookHaifa'.length);
    expect([isLong(company), isLong(`${company}x`)]).toEqual([false, true]);
    // Once, where it is the title.
    expect([isLong(company, ''), isLong(`${company}xCook`, '')]).toEqual([false, true]);
  });
});

it.each([
  ['https://tides.example/', 'href="https://tides.example/"'],
  ['javascript:alert(1)', undefined],
])('the address %s of a project leads there, or is a text where nobody may be led', (url, link) => {
  const projects = [
    { id: 'p', name: 'Tides', role: '', technologies: '', startDate: '', endDate: '', description: '' },
  ];
  const html = htmlOf({ projects: projects.map((each) => ({ ...each, url })) });
  expect(/<a[^>]* (href="[^"]*")/.exec(html)?.[1]).toBe(link);
  expect(html).toContain(link === undefined ? 'alert' : 'tides.example');
  expect(/<a[ >]/.test(html)).toBe(link !== undefined);
});

describe('a language', () => {
  it('is an item with its level beside it, where one is known', () => {
    const languages = [
      { id: 'a', name: 'English', level: 'fluent' },
      { id: 'b', name: 'Arabic', level: '' },
      { id: 'c', name: ' ', level: 'native' },
    ] as unknown as ResumeData['languages'];
    const html = htmlOf({ languages });
    expect(html.match(/<li[^>]*class="language"/g)).toHaveLength(2);
    expect(html.match(/<span[^>]*class="language-name"/g)).toHaveLength(2);
    expect(html.match(/data-level="\w+"/g)).toEqual(['data-level="fluent"']);
    expect(html.match(/class="language-level"/g)).toHaveLength(1);
  });
});
