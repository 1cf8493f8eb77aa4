import { expect, it } from 'vitest';
import { RESUME_LIKENESS } from '../../../shared/upload/confidence.ts';
import { STRONG_RESUME_EN } from '../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { countSections, isFilePlaces, parseImportResult } from './importResult.ts';

it.each([
  ['less like a résumé than the bound', RESUME_LIKENESS - 0.01, true],
  ['as like one as the bound', RESUME_LIKENESS, undefined],
  ['just like one', 1, undefined],
  ['of which that is not known', undefined, undefined],
  ['whose answer is broken', 'low', undefined],
])('only a file less like a résumé than the bound is asked about: one %s', (_, likeness, asked) => {
  expect(parseImportResult({ resumeData: {}, likeness }).isHardlyResume).toBe(asked);
});

it.each([null, 'text', 5, [], {}, { resumeData: null }, { resumeData: [] }, { resumeData: 'x' }])(
  'an answer without a résumé is none: %j',
  (answer) => {
    expect(() => parseImportResult(answer)).toThrow(expect.objectContaining({ code: 'invalid_server_response' }));
  },
);

it('of an answer is taken what is well formed, and nothing else', () => {
  const resumeData = createBlankResume();
  const nothing = {
    resumeData,
    unplaced: [],
    saidAgain: [],
    confidence: {},
    picturePages: [],
    personal: [],
    doubts: {},
    placedByModel: [],
  };
  expect(parseImportResult({ resumeData })).toEqual(nothing);
  const broken = Object.fromEntries(Object.keys(nothing).map((key) => [key, 'text']));
  expect(parseImportResult({ ...broken, resumeData, places: 'x', unreadDocuments: '2' })).toEqual(nothing);
  expect(
    parseImportResult({
      resumeData,
      unplaced: ['a', ' ', 5, 'b'],
      saidAgain: ['c'],
      confidence: { summary: 0.4, headline: 'high' },
      picturePages: [2, '3'],
      personal: ['d', null],
      doubts: { summary: 'overOutlines', headline: 'unreadLetters', skills: 'other' },
      placedByModel: [{ path: 'summary', was: { title: 'e', year: 5 }, unplaced: ['f', ''] }, { was: {} }, null],
      unreadDocuments: 2,
    }),
  ).toEqual({
    resumeData,
    unplaced: ['a', 'b'],
    saidAgain: ['c'],
    confidence: { summary: 0.4 },
    picturePages: [2],
    personal: ['d'],
    doubts: { summary: 'overOutlines', headline: 'unreadLetters' },
    placedByModel: [{ path: 'summary', was: { title: 'e' }, unplaced: ['f'] }],
    unreadDocuments: 2,
  });
});

it.each([
  [true, []],
  [true, [[0, 0, 1, 1, 1, 1, 1, 'x']]],
  [false, [[0, 0, 1, 1, 1, 1, 1]]],
  [false, [[0, 0, 1, 1, 1, 1, 1, 2]]],
  [false, ['12345678']],
  [false, 'none'],
])('places are shown where every run has its text: %s for %j', (wanted, runs) => {
  const places = { pages: [[1, 595, 842]], places: ['summary'], runs, unseen: [] };
  expect(isFilePlaces(places)).toBe(wanted);
  expect(isFilePlaces({ ...places, unseen: undefined })).toBe(false);
  expect('places' in parseImportResult({ resumeData: {}, places })).toBe(wanted);
});

it('sections are counted that hold something, the person and the summary each for one', () => {
  const blank = createBlankResume();
  expect(countSections(blank)).toBe(0);
  expect(countSections({ ...blank, summary: ' ' })).toBe(0);
  expect(countSections({ ...blank, summary: 'x', skills: [{ id: 'skill-1', name: 'C++' }] })).toBe(2);
  const section = {
    id: 'custom-1',
    title: 'More',
    items: [{ id: 'item-1', title: 'x' }],
  } as unknown as ResumeData['customSections'][number];
  expect(countSections({ ...blank, customSections: [section, { ...section, id: 'custom-2' }] })).toBe(2);
  const { summary, experience, education, skills, languages, projects, customSections } = STRONG_RESUME_EN;
  const lists = [experience, education, skills, languages, projects].filter((list) => list.length > 0);
  expect(countSections(STRONG_RESUME_EN)).toBe(1 + (summary === '' ? 0 : 1) + lists.length + customSections.length);
});
