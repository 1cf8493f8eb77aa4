import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { importText } from '../textImport.ts';
import { withBothNames } from './bothNames.ts';
import { LABELS, type Label } from './labels.ts';
import { toParts } from './parts.ts';

const score = (weights: Partial<Record<Label, number>>) => Float32Array.from(LABELS, (label) => weights[label] ?? 0);

/** The labels of a line's parts, once each entry has both names; `scores` are those of its parts. */
function relabelled(text: string, labels: readonly Label[], scores: readonly Partial<Record<Label, number>>[]) {
  const parts = toParts([line(text)]);
  const found = labels.map((label) => ({ label, margin: 200 }));
  return withBothNames(
    parts,
    found,
    parts.map((_, at) => score(scores[at] ?? {})),
  ).map(({ label }) => label);
}

it('an entry of several texts of one name is cut where both names cost least', () => {
  const scores = [{ 'B.x.company': 90, 'B.x.title': 80 }, { 'x.company': 90 }, {}];
  expect(
    relabelled('Night guard, Hotel Galei Kinneret, 2006-2009', ['B.x.company', 'x.company', 'x.period'], scores),
  ).toEqual(['B.x.title', 'x.company', 'x.period']);
  expect(
    relabelled('Carmel – Electrician, 2006-2009', ['B.x.title', 'x.title', 'x.period'], [{}, { 'x.title': 90 }, {}]),
  ).toEqual(['B.x.company', 'x.title', 'x.period']);
});

it('a line below a title is its employer where other entries have theirs there, with the place behind it', () => {
  const lines = ['Chef, 2009-2012', 'Blue Door, Haifa', 'Cook, 2006-2009', 'Hotel Carmel, Acre', '• Breakfasts'];
  const parts = toParts(lines.map((text, at) => line(text, { y: 100 + 14 * at })));
  const other = ['B.x.title', 'x.period', 'x.body', 'x.body', 'x.body'] as const;
  const read = (above: readonly Label[]) =>
    withBothNames(
      parts,
      [...above, ...other].map((label) => ({ label, margin: 200 })),
      parts.map((_, at) => score(at === 7 ? { 'x.place': 50 } : {})),
    ).map(({ label }) => label);
  const below: Label[] = ['B.x.title', 'x.period', 'x.company', 'x.place'];
  expect(read(below).slice(4)).toEqual(['B.x.title', 'x.period', 'x.company', 'x.place', 'x.body']);
  expect(read(['B.x.title', 'x.period', 'x.body', 'x.body']).slice(4)).toEqual(other);
});

it('the text behind a title is its employer where other entries have theirs there, and the period follows', () => {
  const lines = ['Chef | Blue Door | 2009-2012', 'Waiter | Roth Gal and Baum | 2006-2009', 'Cook | Haifa | 2003-2005'];
  const parts = toParts(lines.map((text, at) => line(text, { y: 100 + 14 * at })));
  const read = (chef: readonly Label[], behindWaiter: Label, behindCook: Label) =>
    withBothNames(
      parts,
      [...chef, ...(['B.x.title', behindWaiter, 'x.period', 'B.x.title', behindCook, 'x.period'] as const)].map(
        (label) => ({ label, margin: 200 }),
      ),
      parts.map(() => score({})),
    )
      .map(({ label }) => label)
      .filter((_, at) => at % 3 === 1);
  const chef: readonly Label[] = ['B.x.title', 'x.company', 'x.period'];
  expect(read(chef, 'x.body', 'x.place')).toEqual(['x.company', 'x.company', 'x.place']);
  // A place is no employer, whatever it was taken for, and where no entry has one there nothing is known.
  expect(read(chef, 'x.place', 'x.body')).toEqual(['x.company', 'x.place', 'x.body']);
  expect(read(['B.x.title', 'x.body', 'x.period'], 'x.body', 'x.place')).toEqual(['x.body', 'x.body', 'x.place']);
});

it('stays where it costs too much, where there is no period, and below an employer', () => {
  const labels: Label[] = ['B.x.company', 'x.company', 'x.period'];
  const text = 'Night guard, Hotel Galei Kinneret, 2006-2009';
  expect(relabelled(text, labels, [{ 'B.x.company': 900 }, { 'x.company': 900 }])).toEqual(labels);
  expect(relabelled(text, ['B.x.company', 'x.company', 'x.body'], [])).toEqual(['B.x.company', 'x.company', 'x.body']);
  expect(relabelled(text, ['B.g.company', 'x.company', 'x.period'], [])).toEqual([
    'B.g.company',
    'x.company',
    'x.period',
  ]);
});

it('an employer of five words that no lexicon has is no description of the post beside it', async () => {
  const file = new URL('../../../test/data/import-word/docx/itay-sidebar.docx', import.meta.url);
  const found = await importText(new Uint8Array(readFileSync(file)));
  expect('error' in found ? found : found.resumeData.experience.map(({ company }) => company)).toEqual([
    'תנובה',
    'קוסט פורר גבאי את קסירר',
    'בריטמן אלמגור זהר',
  ]);
});

it('the names of one entry are cut in the order that all others have', () => {
  const texts = ['Roofer | Stone Brothers | 2015 - 2018', 'Chef | Blue Door | 2009 - 2012'];
  const parts = toParts(texts.map((text, at) => line(text, { y: 100 + 14 * at })));
  const read = (chef: readonly Label[]) =>
    withBothNames(
      parts,
      [...(['B.x.company', 'x.company', 'x.period'] as const), ...chef].map((label) => ({ label, margin: 200 })),
      // By the scores alone the employer comes first.
      parts.map((_, at) => score(at === 0 ? { 'B.x.company': 90 } : {})),
    )
      .map(({ label }) => label)
      .slice(0, 2);
  expect(read(['B.x.title', 'x.company', 'x.period'])).toEqual(['B.x.title', 'x.company']);
  expect(read(['B.x.company', 'x.title', 'x.period'])).toEqual(['B.x.company', 'x.title']);
});

/** The labels of the parts of lines, once each entry has both names. */
const relabelledLines = (
  texts: readonly string[],
  labels: readonly Label[],
  scores: readonly Partial<Record<Label, number>>[],
) => {
  const parts = toParts(texts.map((text, at) => line(text, { y: 100 + 14 * at })));
  return withBothNames(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
    parts.map((_, at) => score(scores[at] ?? {})),
  ).map(({ label }) => label);
};

it('names of one kind in two lines are both, one in each, where the period stands at the end of the first', () => {
  const labels: Label[] = ['B.e.degree', 'e.period', 'e.degree', 'e.degree'];
  const lines = ['בית הספר לנגרות עכו ¦ 2011 – 2013', 'הסמכה בנגרות, 600 שעות'];
  const scores = [{ 'B.e.school': 90 }, {}, { 'e.degree': 90 }] as const;
  expect(relabelledLines(lines, labels, scores)).toEqual(['B.e.school', 'e.period', 'e.degree', 'e.degree']);
  // Behind the second line it is the time of what may be one name.
  const below: Label[] = ['B.e.degree', 'e.degree', 'e.period'];
  expect(
    relabelledLines(['Diploma in joinery and', 'restoration ¦ 2011 – 2013'], below, [{ 'B.e.school': 90 }]),
  ).toEqual(below);
});

it('a name is not cut where the line below it is the other, as in all other entries', () => {
  const texts = ['Chef, 2009-2012', 'Blue Door', 'Weaver, by hand, 2006-2009', 'Several looms', '• Rugs'];
  const scores = [{}, {}, {}, {}, { 'x.company': 300 }];
  const read = (employer: Label) =>
    relabelledLines(
      texts,
      ['B.x.title', 'x.period', employer, 'B.x.title', 'x.title', 'x.period', 'x.body', 'x.body'],
      scores,
    ).slice(3, 7);
  expect(read('x.company')).toEqual(['B.x.title', 'x.title', 'x.period', 'x.company']);
  expect(read('x.body')).toEqual(['B.x.title', 'x.company', 'x.period', 'x.body']);
});

const readPost = (post: string) => {
  const texts = ['Trewidden Tin', '3 years 2 months', 'Sales Manager', '2015-2018', post, '2012-2015'];
  const parts = toParts(texts.map((text, at) => line(text, { y: 40 + 14 * at })));
  const labels = ['B.x.company', 'length', 'x.title', 'x.period', 'B.x.title', 'x.title', 'x.period'] as const;
  return withBothNames(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
    parts.map((_, at) => score(at === 4 ? { 'B.x.company': 90, 'B.x.title': 80 } : {})),
  )
    .slice(4)
    .map(({ label }) => label);
};

it('a post with a comma below those of its employer is no employer, and one that names a firm is cut', () => {
  expect(readPost('Account Executive, West Country')).toEqual(['B.x.title', 'x.title', 'x.period']);
  expect(readPost('Account Executive, Hotel Carmel')).toEqual(['B.x.company', 'x.title', 'x.period']);
});
