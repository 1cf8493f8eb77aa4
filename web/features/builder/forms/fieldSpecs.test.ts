import { describe, expect, it } from 'vitest';
import { createBlankCustomSection, createBlankResume, createEntry } from '../../../../shared/resume/blankResume.ts';
import { ENTRY_FORMS, PERSONAL_FIELDS } from './fieldSpecs.ts';

const BLANK = createBlankResume();
const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name).toSorted();
const valuesOf = (entry: object) =>
  Object.keys(entry)
    .filter((name) => name !== 'id')
    .toSorted();

describe('the form has a field for everything that a résumé holds, and for nothing else', () => {
  it('[DATA-06] of personal details, and of the professional title beside the name', () => {
    const [fullName, headline, ...rest] = PERSONAL_FIELDS;
    expect(headline?.name).toBe('headline');
    expect(names([...(fullName ? [fullName] : []), ...rest])).toEqual(valuesOf(BLANK.personalInfo));
  });

  it.each([
    ['[DATA-07] of a job', ENTRY_FORMS.experience, createEntry('experience', BLANK)],
    ['[DATA-08] of a study', ENTRY_FORMS.education, createEntry('education', BLANK)],
    ['[DATA-11] of a project', ENTRY_FORMS.projects, createEntry('projects', BLANK)],
    ['[DATA-09] of a language', ENTRY_FORMS.languages, { ...createEntry('languages', BLANK), level: '' }],
    [
      '[DATA-12] of an item of a custom section',
      ENTRY_FORMS.custom,
      createBlankCustomSection(BLANK, '').items[0] ?? {},
    ],
  ])('%s', (_, form, entry) => {
    expect(names(form.fields)).toEqual(valuesOf(entry));
  });
});
