import { describe, expect, it } from 'vitest';
import { BUILDERS } from './builders.ts';
import { makeHtml, startsOf } from './madePage.ts';
import { ROW_NAMES } from './rowNames.ts';
import { TOLD } from './toldHeads.ts';

const pages = startsOf([41], 3000).map((start) => {
  const { lang, builder, html } = makeHtml(start);
  const body = html.slice(html.indexOf('<body>'));
  const lines = body
    .replace(/<\/(?:div|p|tr|li|h1|h2|td)>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return { lang, builder, html: body, lines };
});
const share = (has: (page: (typeof pages)[number]) => boolean) => pages.filter(has).length / pages.length;

/** What people send that a page may have, by what shows it, and the least and the greatest share of pages with it. */
const DIMENSIONS: readonly [
  what: string,
  shows: (page: (typeof pages)[number]) => boolean,
  from: number,
  to: number,
][] = [
  ['the look of a builder', ({ builder }) => builder !== undefined, 0.3, 0.4],
  ['years of the Hebrew calendar', ({ html }) => /period"[^>]*>[^<]*תש[א-ת]{0,2}["״”][א-ת]/.test(html), 0.02, 0.15],
  ['quotes as Word makes them', ({ html }) => /[א-ת]”[א-ת]/.test(html), 0.05, 0.3],
  ['no name', ({ html }) => !html.includes('data-l="name"'), 0.01, 0.06],
  ['a name with the surname first', ({ html }) => /data-l="name">[\p{L}' -]+, \p{Lu}\p{Ll}+</u.test(html), 0.003, 0.05],
  ['a name in two fields', ({ html }) => html.match(/data-l="name"/g)?.length === 2, 0.003, 0.05],
  ['a phone with its extension', ({ html }) => /\d(?:,? ext\.? |,? שלוחה | x| Ext: )\d/.test(html), 0.015, 0.08],
  ['two sections of jobs', ({ html }) => html.match(/data-l="h:experience"/g)?.length === 2, 0.03, 0.15],
  [
    'headings with letters set apart',
    ({ html }) => /data-l="h:\w+"[^>]*>(?:\p{L}[ \u00a0]+){4,}/u.test(html),
    0.01,
    0.06,
  ],
  [
    'short bullets alone',
    ({ html }) => /(?:<li><span data-l="x.body"[^>]*>[^<]{2,20}<\/span><\/li>){2}/.test(html),
    0.02,
    0.2,
  ],
  ['bullets with years', ({ html }) => /x\.body"[^>]*>[^<]*(?<!\d)20[012]\d(?!\d)/.test(html), 0.15, 0.6],
  ['bullets that end in a tool', ({ html }) => /x\.body"[^>]*>[^<]* ב[-־]\p{L}+</u.test(html), 0.02, 0.2],
  [
    'titles with words that begin as prefixes do',
    ({ html }) => /x\.title"[^>]*>[א-ת"]+ (?:בניין|בדיקות|בטיחות|בקרה)/.test(html),
    0.02,
    0.2,
  ],
  ['posts under one employer', ({ html }) => html.includes('data-l="g.company"'), 0.05, 0.2],
  [
    'posts without periods under an employer with one',
    ({ html }) => html.includes('data-l="g.period"') && !html.includes('data-l="x.period"'),
    0.005,
    0.06,
  ],
  [
    'a period alone above its first bullet',
    ({ lines }) => lines.some((line, at) => /^[\d./ –-]{9,17}$/.test(line) && /^[•-] \p{L}/u.test(lines[at + 1] ?? '')),
    0.003,
    0.06,
  ],
  [
    'a degree and its subject apart',
    ({ html }) =>
      /e\.degree" data-e="(e\d+)"[^>]*>[^<]*<\/span>(?:<[^>]*>|, )*<span data-l="e\.degree" data-e="\1"/.test(html),
    0.002,
    0.06,
  ],
  ['tables with a number of rows', ({ html }) => /<td><span data-l="junk">1\.?<\/span><\/td>/.test(html), 0.001, 0.03],
  [
    'a beginning and an end in columns of their own',
    ({ html }) => /x\.period"[^>]*>[^<]*<\/span><\/td><td><span data-l="x\.period"/.test(html),
    0.003,
    0.05,
  ],
  ['skills below their groups', ({ html }) => html.includes('data-l="skill.group"'), 0.1, 0.5],
  ['grids of languages', ({ html }) => /data-l="label">(?:Speaking|דיבור)/.test(html), 0.02, 0.1],
];

describe('made pages have what people send', () => {
  it.each(DIMENSIONS)('%s', (_, shows, from, to) => {
    expect(share(shows)).toBeGreaterThanOrEqual(from);
    expect(share(shows)).toBeLessThanOrEqual(to);
  });

  it('every builder, in each of its languages', () => {
    const seen = new Set(pages.map(({ builder, lang }) => `${builder} ${lang}`));
    for (const { name, lang } of BUILDERS)
      for (const own of lang === 'both' ? (['he', 'en'] as const) : [lang]) expect(seen).toContain(`${name} ${own}`);
  });

  it('every header of tables and forms', () => {
    const all = pages.flatMap(({ html }) =>
      [...html.matchAll(/data-l="label"[^>]*>([^<]*)</g)].map(([, text]) => text),
    );
    const seen = new Set(all);
    const names = Object.values(ROW_NAMES).flatMap((own) => Object.values(own).flat());
    // Rare ones need more pages than a test makes: most are there.
    const missing = names.filter((name) => !seen.has(name.replaceAll('&', '&amp;')));
    expect(missing.length).toBeLessThan(0.12 * names.length);
  });

  it('sentences that tell a job or a study, in both languages', () => {
    const text = pages.map(({ lines }) => lines.join('\n')).join('\n');
    const openings = Object.values(TOLD).flatMap(({ x, e }) => [...x, ...e].map((form) => form.split('{')[0] ?? ''));
    for (const opening of openings.filter((one) => /\p{L}{3}/u.test(one))) expect(text).toContain(opening.trim());
  });

  it('nothing is left unfilled, and the same start gives the same page', () => {
    for (const { lines } of pages)
      for (const line of lines) expect(line).not.toMatch(/\{\w*\}|undefined|NaN|\(\s*\)|\[\s*\]|<\w/);
    expect(makeHtml(41_000_123)).toEqual(makeHtml(41_000_123));
  });
});
