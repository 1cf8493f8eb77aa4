import { describe, expect, it } from 'vitest';
import { unaccounted } from '../../test/support/account/unaccounted.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ParsedResume } from './resume/parsedResume.ts';

/** Returns a reading with one post that has this description and start date. */
function reading(of: Partial<ParsedResume>, description = '', startDate = ''): ParsedResume {
  const blank = createBlankResume();
  const post = { id: '1', title: '', company: '', location: '', startDate, endDate: '', current: false, description };
  return {
    resumeData: { ...blank, experience: [post] },
    unplaced: [],
    personal: [],
    ...of,
  } as unknown as ParsedResume;
}
const lost = (texts: readonly string[], found: ParsedResume) =>
  unaccounted({ texts, links: [], leftOut: [] }, found).words;

describe('the account catches', () => {
  it('a year that is a skill, though a date says it in the form of the product', () => {
    expect(lost(['2019'], reading({}, '', '2019'))).toEqual(['2019']);
    const dropped = [{ text: '2019', why: 'written in another form' }] as unknown as ParsedResume['dropped'] & object;
    expect(lost(['2019'], reading({ dropped }, '', '2019'))).toEqual([]);
    expect(lost(['2019', '2019'], reading({ dropped }, '', '2019'))).toEqual(['2019']);
  });

  it('a number, though others that are read begin or end as it does', () => {
    expect(lost(['11122222019 2021'], reading({}, '11122222021 2019'))).toEqual(['11122222019', '2021']);
    expect(lost(['11122222019'], reading({}, '11122222021 2019'))).toEqual(['11122222019']);
    expect(lost(['2019 9 2018'], reading({}, '9 9 2018 2018'))).toEqual(['2019']);
  });

  it('a word, though others that are read begin or end as it does', () => {
    expect(lost(['levihaifa noa'], reading({}, 'haifa levinoa'))).toEqual(['levihaifa', 'noa']);
    expect(lost(['levihaifa'], reading({}, 'haifa levinoa'))).toEqual(['levihaifa']);
    expect(lost(['נועהלוי'], reading({}, 'לוי נועהכהן'))).toEqual(['נועהלוי']);
  });

  it('a number, though its figures stand elsewhere, as those that count items', () => {
    expect(lost(['12', 'one', 'two'], reading({}, '1. one\n2. two'))).toEqual(['12']);
    expect(lost(['1', '2', 'one'], reading({}, 'one 12'))).toEqual([]);
    expect(lost(['1', 'one', '2'], reading({}, 'one 12'))).toEqual(['1', '2']);
    // An address over two lines; an item's number before a number that begins with the same digit.
    expect(lost(['example.org'], reading({}, 'exam\nple.org'))).toEqual([]);
    expect(lost(['1', '12'], reading({}, '112'))).toEqual([]);
  });

  it('a word that is private elsewhere', () => {
    const found = reading({ personal: ['רישיון נהיגה B'] });
    expect(lost(['רישיון נהיגה B', 'עיצוב', 'רישיון נהיגה B'], found)).toEqual(['עיצוב']);
    expect(lost(['רישיון נהיגה B', 'רישיון עסק'], found)).toEqual(['רישיון', 'עסק']);
  });
});
