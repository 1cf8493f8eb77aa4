import { expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { DEFAULT_TEMPLATE_CHOICE } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { FilePlaces } from '../../../shared/upload/filePlaces.ts';
import { placedRuns } from '../../../shared/upload/placedRuns.ts';
import { placesAfter } from './placesAfter.ts';

const JOB = {
  id: 'exp-1',
  title: 'Blue Door',
  company: 'Cook',
  location: '',
  startDate: '2019',
  endDate: '',
  current: true,
  description: '',
};
const BEFORE: ResumeData = { ...createBlankResume(DEFAULT_TEMPLATE_CHOICE), experience: [JOB] };
const PLACES: FilePlaces = {
  pages: [[1, 595, 842]],
  places: ['experience.0.company', 'experience.0.title', 'experience.0.startDate', 'unplaced', '(heading)'],
  runs: [
    [0, 0, 0, 40, 40, 30, 10, 'Cook'],
    [1, 0, 0, 80, 40, 50, 10, 'Blue Door'],
    [2, 0, 0, 200, 40, 50, 10, 'since 2019'],
    [3, 0, 1, 40, 60, 90, 10, 'Baked bread'],
    [3, 0, 2, 40, 80, 90, 10, 'Nothing of this'],
    [4, 0, 3, 40, 90, 90, 10, 'Experience'],
  ],
  unseen: [],
};
const fieldsAfter = (after: ResumeData) => {
  const places = placesAfter(PLACES, BEFORE, after);
  return [placedRuns(places).map(({ field, reason }) => field ?? reason), places.unseen];
};

it('a text goes with its field where a model cuts names otherwise, or gives a text without a place one', () => {
  const after = {
    ...BEFORE,
    experience: [{ ...JOB, title: 'Cook', company: 'Blue Door', description: 'Baked bread' }],
  };
  expect(fieldsAfter(after)).toEqual([
    [
      'experience.0.title',
      'experience.0.company',
      'experience.0.startDate',
      'experience.0.description',
      undefined,
      'heading',
    ],
    [],
  ]);
});

it('a value that is gone leaves its text without a place, and one that no text says is put together', () => {
  const after = { ...BEFORE, summary: 'Something else', experience: [{ ...JOB, company: '' }] };
  const [fields, unseen] = fieldsAfter(after);
  expect(fields?.slice(0, 2)).toEqual([undefined, 'experience.0.title']);
  expect(unseen).toEqual(['summary']);
});

it('a text that two fields hold now goes to that of its own entry, and one that was in none to the first', () => {
  const both = { ...JOB, company: 'Hotel', description: 'Cook\nBaked bread' };
  const [before, after] = [JOB, both].map((job) => ({
    ...BEFORE,
    experience: [{ ...JOB, id: 'exp-0', title: 'Chef', company: 'Inn', description: job.description }, job],
  })) as [ResumeData, ResumeData];
  const places: FilePlaces = {
    ...PLACES,
    places: ['experience.1.company', 'unplaced'],
    runs: [
      [0, 0, 0, 40, 40, 30, 10, 'Cook'],
      [1, 0, 1, 40, 60, 90, 10, 'Baked bread'],
    ],
  };
  const moved = placesAfter(places, before, after);
  expect(placedRuns(moved).map(({ field }) => field)).toEqual(['experience.1.description', 'experience.0.description']);
  expect(moved.places).toEqual([
    'experience.1.company',
    'unplaced',
    'experience.1.description',
    'experience.0.description',
  ]);
});

it('a text stays where it is as long as its field is as it was, or still says it', () => {
  const after = { ...BEFORE, experience: [{ ...JOB, title: 'Blue Door', company: 'Cook', location: 'Cook in 2019' }] };
  expect(fieldsAfter(after)[0]?.slice(0, 3)).toEqual([
    'experience.0.company',
    'experience.0.title',
    'experience.0.startDate',
  ]);
  const longer = { ...BEFORE, experience: [{ ...JOB, company: 'Cook and Sons', description: 'Cook' }] };
  expect(fieldsAfter(longer)[0]?.[0]).toBe('experience.0.company');
});

it('a field that is gone leaves its text without a place, where nothing else is changed', () => {
  const gone = { ...BEFORE, experience: [{ ...JOB, company: '' }] };
  expect(fieldsAfter(gone)).toEqual([
    [undefined, 'experience.0.title', 'experience.0.startDate', undefined, undefined, 'heading'],
    [],
  ]);
});

it('a field that is a further one of some words is not said to be put together', () => {
  const places = { ...PLACES, places: ['experience.0.company summary', ...PLACES.places.slice(1)] };
  const before = { ...BEFORE, summary: 'Cook' };
  const after = { ...before, experience: [{ ...JOB, description: 'Baked bread' }] };
  expect(placesAfter(places, before, after).unseen).toEqual([]);
});

it('nothing changes where the résumé does not', () => {
  expect(placesAfter(PLACES, BEFORE, { ...BEFORE })).toBe(PLACES);
});
