import { describe, expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import { RESUME_LIMITS } from './limits.ts';
import { addSpokenLanguage, SPOKEN_LANGUAGES, suggestSpokenLanguages } from './spokenLanguages.ts';

describe('spoken languages', () => {
  it('[DATA-10] fill the blank entry first, then a new one, with their level', () => {
    const one = addSpokenLanguage(createBlankResume(), 'עברית', 'native');
    expect(one.languages).toEqual([{ id: 'lang-1', name: 'עברית', level: 'native' }]);
    const two = addSpokenLanguage(one, 'English', 'advanced');
    expect(two.languages).toEqual([...one.languages, { id: 'lang-2', name: 'English', level: 'advanced' }]);
  });

  it('are offered in the language of the résumé until one has them, by either name', () => {
    const resume = addSpokenLanguage(createBlankResume(), ' hebrew ', 'native');
    expect(suggestSpokenLanguages(resume, 'he')).toEqual(SPOKEN_LANGUAGES.slice(1).map(({ he }) => he));
    expect(suggestSpokenLanguages(resume, 'en')[0]).toBe('English');
  });

  it('change nothing when the list is full', () => {
    let resume = createBlankResume();
    for (let at = 0; at < RESUME_LIMITS.languages; at += 1) resume = addSpokenLanguage(resume, `L${at}`, 'basic');
    expect(addSpokenLanguage(resume, 'English', 'basic')).toBe(resume);
  });
});
