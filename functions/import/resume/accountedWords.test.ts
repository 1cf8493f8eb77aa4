import { describe, expect, it } from 'vitest';
import { createBlankResume, createEntry } from '../../../shared/resume/blankResume.ts';
import { DEFAULT_TEMPLATE_CHOICE } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { line } from '../line.fixture.ts';
import { pageOf } from '../page.fixture.ts';
import { readPages } from '../layout/readPages.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import type { TextLine } from '../page/textLine.ts';
import { ClaimedPieces, HEADING } from '../places/claims.ts';
import { nameOf } from '../places/foundPlaces.ts';
import { accountFor } from './accounting.ts';
import { withAccount } from './withAccount.ts';

const BLANK = createBlankResume(DEFAULT_TEMPLATE_CHOICE);
const job = (values: Partial<ResumeData['experience'][number]>) => ({
  ...createEntry('experience', BLANK),
  id: 'exp-1',
  ...values,
});
const isInOtherForm = (place: object | undefined) => place !== undefined && 'inOtherForm' in place;
const placeOf = (place: Parameters<typeof nameOf>[0]) => nameOf(place) + (isInOtherForm(place) ? ' ~' : '');

interface Asked {
  readonly resume?: Partial<ResumeData>;
  /** Fields, each with the line and the characters of its first cell that it was read from; `*`: only as another. */
  readonly read?: readonly (readonly [field: string, line: number, from?: number, to?: number])[];
  readonly headings?: readonly string[];
  readonly again?: readonly number[];
}

function account(texts: readonly (string | TextLine)[], { resume = {}, read, headings = [], again = [] }: Asked) {
  const claims = new ClaimedPieces();
  for (const [field, at, from = 0, to = 99] of read ?? [])
    claims.add(field.replace('*', ''), [{ line: at, cell: 0, from, to }], field.endsWith('*'));
  const lines = texts.map((text) => (typeof text === 'string' ? line(text) : text));
  const found = accountFor(lines, { ...BLANK, ...resume }, headings, read && claims, new Set(again));
  return {
    ...found,
    places: found.cells.map(({ words }) => words.map(({ text, place }) => `${text}: ${placeOf(place)}`)),
  };
}
const placesOf = (...asked: Parameters<typeof account>) => account(...asked).places;

describe('a word goes to a field', () => {
  it('that was read from where it stands before one that is read from it too', () => {
    const experience = [job({ company: 'Haifa', location: 'Haifa' })];
    const read = [
      ['exp-1.company*', 0],
      ['exp-1.location', 0],
    ] as const;
    expect(placesOf(['Haifa', 'Haifa'], { resume: { experience }, read })).toEqual([
      ['haifa: experience.0.location'],
      ['haifa: experience.0.company'],
    ]);
    expect(placesOf(['Haifa'], { resume: { experience: [job({ company: 'Haifa' })] }, read: [read[0]] })).toEqual([
      ['haifa: experience.0.company'],
    ]);
  });

  it('whose words stand beside each other there as here', () => {
    const experience = [job({ title: 'Cook of Haifa', company: 'Port of Acre' })];
    expect(placesOf(['Port of Acre', 'Cook of Haifa'], { resume: { experience } })).toEqual([
      ['port: experience.0.company', 'of: experience.0.company', 'acre: experience.0.company'],
      ['cook: experience.0.title', 'of: experience.0.title', 'haifa: experience.0.title'],
    ]);
  });

  it('and heads a section only where nothing else says it', () => {
    const resume = { experience: [job({ title: 'Weaving' })] };
    const read = [[HEADING, 0]] as const;
    expect(placesOf(['Weaving', 'Weaving'], { resume, read, headings: ['Weaving'] })).toEqual([
      ['weaving: (heading)'],
      ['weaving: experience.0.title'],
    ]);
    expect(placesOf(['Weaving'], { resume, read, headings: ['Weaving'] })).toEqual([['weaving: experience.0.title']]);
  });
});

describe('a date', () => {
  const dated = { experience: [job({ title: 'Cook', startDate: '2015-02', endDate: '2019' })] };

  it('is in the fields of its period, in another form', () => {
    expect(placesOf(['Feb 2015 – 2019'], { resume: dated })).toEqual([
      ['feb', '2015', '2019'].map((text) => `${text}: experience.0.startDate experience.0.endDate ~`),
    ]);
    expect(account(['Feb 2015 – 2019'], { resume: dated }).dropped).toEqual([
      { reason: 'written in another form', text: 'Feb 2015 2019' },
    ]);
  });

  it('is in the entry that it was read for, and not in an earlier one of the same dates', () => {
    const experience = ['exp-1', 'exp-2'].map((id) => job({ id, startDate: '2015', endDate: '2019' }));
    const read = [
      ['exp-2.startDate', 0],
      ['exp-2.endDate', 0],
    ] as const;
    expect(placesOf(['2015 – 2019', '2015 – 2019'], { resume: { experience }, read })).toEqual([
      ['2015', '2019'].map((text) => `${text}: experience.1.startDate experience.1.endDate ~`),
      ['2015', '2019'].map((text) => `${text}: experience.0.startDate experience.0.endDate ~`),
    ]);
  });

  it('is no year of a text, though that says the same', () => {
    const resume = { summary: 'Since 2015', experience: [job({ startDate: '2015' })] };
    const read = [
      ['exp-1.startDate', 0],
      ['summary*', 0],
    ] as const;
    expect(placesOf(['2015', 'Since 2015'], { resume, read })).toEqual([
      ['2015: experience.0.startDate ~'],
      ['since: summary', '2015: summary'],
    ]);
  });

  it('has its end in a cell of its own, where that says that it goes on', () => {
    const resume = { experience: [job({ startDate: '2019', current: true })] };
    const read = [
      ['exp-1.startDate', 0],
      ['exp-1.endDate', 1],
    ] as const;
    expect(placesOf(['2019', 'today'], { resume, read })[1]).toEqual(['today: (written in another form)']);
    expect(placesOf(['2019', 'today'], { resume, read: read.slice(0, 1) })[1]).toEqual(['today: unplaced']);
  });
});

const left = (text: string) => {
  const [drawn] = readPages([pageOf([[text, 40, 20]])], 'ltr', cellClassifier).lines as [TextLine];
  const cells = drawn.cells.map((cell) => ({ ...cell, text: 'Noa' }));
  return account([{ ...drawn, cells }], {}).left.map(({ place }) => nameOf(place));
};

describe('what is in no field has a reason', () => {
  it('where it is part of the name of a heading', () => {
    expect(placesOf(['My Work History', 'Work', 'Wor'], { headings: ['My Work History'] })).toEqual([
      ['my: (heading)', 'work: (heading)', 'history: (heading)'],
      ['work: (heading)'],
      ['wor: unplaced'],
    ]);
  });

  it('where it only joins two texts, alone among others', () => {
    const resume = { experience: [job({ title: 'Cook', company: 'Blue Door' })] };
    expect(placesOf(['Cook at Blue Door'], { resume })[0]?.[1]).toBe('at: (joins two texts)');
    expect(account(['Cook at Blue Door'], { resume }).dropped).toEqual([{ reason: 'joins two texts', text: 'at' }]);
    expect(placesOf(['at'], { resume })).toEqual([['at: unplaced']]);
    expect(placesOf(['Cook at the Blue Door'], { resume })[0]?.slice(1, 3)).toEqual(['at: unplaced', 'the: unplaced']);
    expect(placesOf(['Cook near Blue Door'], { resume })[0]?.[1]).toBe('near: unplaced');
  });

  it.each([
    ['Phone', '(label)'],
    ['Phone:', '(label)'],
    ['Position', '(label)'],
    ['Phone 12 34', 'unplaced'],
    ['Résumé', '(document title)'],
    ['5 years', '(length of time)'],
    ['Looms', 'unplaced'],
  ])('%s: %s', (text, place) => {
    expect(placesOf([text], {})[0]?.[0]).toBe(
      `${text
        .toLowerCase()
        .split(/\W*\s|:/)[0]
        ?.normalize('NFKC')}: ${place}`,
    );
  });

  it('where it is the level of a language, which the nearest name before it has, or the first behind', () => {
    const languages = ['Welsh', 'Irish'].map((name, index) => ({
      id: `lang-${index}`,
      name,
      level: 'native' as const,
    }));
    const read = (...texts: string[]) => placesOf(texts, { resume: { languages } }).flat();
    expect(read('Welsh, mother tongue, Irish')).toEqual([
      'welsh: languages.0.name',
      'mother: languages.0.level ~',
      'tongue: languages.0.level ~',
      'irish: languages.1.name',
    ]);
    expect(read('Welsh', 'mother tongue', 'Irish')[1]).toBe('mother: languages.0.level ~');
    expect(read('mother tongue Irish, Welsh')[0]).toBe('mother: languages.1.level ~');
    expect(read('mother tongue', 'Irish')[0]).toBe('mother: (written in another form)');
  });

  it('where nothing but signs are left of what is drawn', () => {
    expect([left('•'), left('12'), left('123'), left('Cook')]).toEqual([
      ['(sign)'],
      ['(sign)'],
      ['unplaced'],
      ['unplaced'],
    ]);
  });
});

it('what is unplaced is told by its texts, those of another version apart, with the brackets that close', () => {
  const { unplaced, saidAgain } = account(['Looms (old) here', 'נולים', '(odd'], { again: [1] });
  expect([unplaced, saidAgain]).toEqual([['Looms (old) here', 'נולים', 'odd'], ['נולים']]);
  const resume = { skills: [{ id: 'skill-1', name: 'here' }] };
  expect(account(['Looms (old) here'], { resume }).unplaced).toEqual(['Looms (old)']);
  expect(account(['Looms old) here'], { resume }).unplaced).toEqual(['Looms old']);
});

const prepared = (...personal: string[]) => ({ lines: [line('Looms')], turned: [line('Nets')], personal, ink: [] });

describe('private data', () => {
  const reading = { resumeData: BLANK, confidence: { summary: 1 }, headings: [] };

  it('is told with its reason, each fact, and the turned lines are accounted for', () => {
    expect(withAccount(reading, prepared('ID: 1', 'Age: 2'))).toMatchObject({
      dropped: [
        { reason: 'private', text: 'ID: 1', ink: [] },
        { reason: 'private', text: 'Age: 2' },
      ],
      personal: ['ID: 1', 'Age: 2'],
      unplaced: ['Looms', 'Nets'],
      confidence: { summary: 1 },
    });
    expect(withAccount(reading, prepared()).dropped).toEqual([]);
  });
});
