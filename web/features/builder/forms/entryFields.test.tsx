import { expect, it } from 'vitest';
import { textDirection } from '../../../../shared/platform/language.ts';
import { createCustomItem, createEntry } from '../../../../shared/resume/blankResume.ts';
import { RECOMMENDED } from '../../../../shared/resume/hints.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { readIn, textsIn } from '../../../lib/i18n/screen.fixture.tsx';
import { builderOver, inBuilder } from '../builderScreen.fixture.tsx';
// A part that a drawn form asks for: where it is loaded before, nothing comes after the file.
import '../help/ExampleBullets.tsx';
import { EntryField } from './EntryField.tsx';
import { ENTRY_LISTS, getSectionModel, type EntryListModel, type FormEntry } from './entryLists.ts';
import { FIELD_EXAMPLES } from './examples.ts';

const TITLES = { he: 'ראש צוות', en: 'Team Lead' } as const;
type ListName = Exclude<keyof typeof ENTRY_LISTS, 'skills'>;

/** A résumé in the other language than the screens', with one entry that has these values. */
const resumeWith = (language: 'he' | 'en', list: ListName | 'custom', values: Readonly<Record<string, unknown>>) => {
  const resume = { ...{ he: STRONG_RESUME_HE, en: STRONG_RESUME_EN }[language], language };
  const blank = list === 'custom' ? createCustomItem(resume) : createEntry(list, resume);
  const entry = { ...blank, ...values, id: 'e' };
  return (
    list === 'custom'
      ? { ...resume, customSections: [{ id: 'own', title: 'Own', items: [entry] }] }
      : { ...resume, [list]: [entry] }
  ) as ResumeData;
};

/** Attributes of the drawn field, by their names in small letters. */
function attributesIn(html: string): Readonly<Record<string, string>> {
  const [tag = ''] = /<(?:input|textarea)[^>]*data-resume-field[^>]*>/.exec(html) ?? [];
  return Object.fromEntries(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
}

const countOf = (html: string) => textsIn(html, /class="field-counter[^"]*"[^>]*>(.*?)<\//gs);
const lines = (count: number) => Array.from({ length: count }, (_, place) => `Line ${place}`).join('\n');

inEachLanguage('a field of an entry', ['builder', 'help'], ({ language: screens, markup, say }) => {
  // The résumé's language is not the screens'.
  const language = screens === 'he' ? 'en' : 'he';
  const [dir, examples] = [textDirection(language), FIELD_EXAMPLES[language]];
  const draw = (list: ListName | 'custom', name: string, values: Partial<FormEntry> = {}) => {
    const resume = resumeWith(language, list, values);
    const entries: EntryListModel = list === 'custom' ? getSectionModel('own') : ENTRY_LISTS[list];
    const spec = entries.kind.fields.find((field) => field.name === name);
    if (!spec) throw new Error(name);
    return markup(inBuilder(builderOver(resume, entries.tab), <EntryField entries={entries} id="e" spec={spec} />));
  };

  const TEXT = { dir, lang: language, autocomplete: 'off', enterkeyhint: 'next', maxlength: `${RESUME_LIMITS.line}` };
  const DATE = { dir: 'ltr', inputmode: 'numeric', autocomplete: 'off', enterkeyhint: 'next' };
  it.each<readonly [list: ListName | 'custom', name: string, values: Partial<FormEntry>, Record<string, unknown>]>([
    ['experience', 'title', {}, { ...TEXT, placeholder: examples['experience.title'] }],
    ['languages', 'name', {}, { ...TEXT, placeholder: examples['languages.name'] }],
    ['experience', 'title', { title: TITLES[language] }, { ...TEXT, value: TITLES[language] }],
    ['experience', 'title', { title: TITLES[screens] }, { ...TEXT, dir: 'auto', value: TITLES[screens] }],
    [
      'projects',
      'url',
      {},
      {
        dir: 'ltr',
        inputmode: 'url',
        enterkeyhint: 'next',
        autocapitalize: 'off',
        spellcheck: 'false',
        maxlength: `${RESUME_LIMITS.url}`,
        placeholder: examples['projects.url'],
      },
    ],
    ['projects', 'technologies', {}, { ...TEXT, maxlength: `${RESUME_LIMITS.url}` }],
    ['experience', 'description', {}, { dir, lang: language, rows: '4', maxlength: `${RESUME_LIMITS.description}` }],
    ['experience', 'startDate', {}, { ...DATE, value: '', placeholder: examples['date.start'] }],
    ['experience', 'endDate', {}, { ...DATE, value: '', placeholder: examples['date.end'] }],
    ['experience', 'startDate', { startDate: '2019-03' }, { ...DATE, value: '03/2019' }],
    ['experience', 'startDate', { startDate: 'אביב' }, { ...DATE, dir, inputmode: 'text', value: 'אביב' }],
    ['experience', 'endDate', { current: true }, { ...DATE, value: '', placeholder: undefined, disabled: '' }],
    ['education', 'endDate', {}, { ...DATE, placeholder: examples['date.end'], disabled: undefined }],
    ['experience', 'startDate', { current: true }, { ...DATE, disabled: undefined }],
  ])('is written as its kind asks: %s, %s, %j', (list, name, values, attributes) => {
    const all = attributesIn(draw(list, name, values));
    expect(all).toMatchObject(
      Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)),
    );
    for (const [key, value] of Object.entries(attributes)) if (value === undefined) expect(all).not.toHaveProperty(key);
    expect(all['data-resume-field']).toBe(`e.${name}`);
  });

  it.each(['experience', 'education', 'projects', 'custom'] as const)(
    'of several lines says how many are good, and how many there are: %s',
    (list) => {
      const kind = list === 'projects' ? 'project' : list;
      const most = RECOMMENDED[`${kind}Bullets`].max;
      for (const count of [0, 1, most, most + 1]) {
        const html = draw(list, 'description', { description: lines(count) });
        expect(readIn(html)).toContain(say(`builder.hint.bullets.${kind}`));
        expect(countOf(html)).toEqual([say('builder.count.bullets', { count })]);
        expect(html.includes('caution')).toBe(count > most);
        expect(html).toContain('data-bulleted="true"');
      }
    },
  );

  it('of technologies says how many are good, and how many there are', () => {
    for (const count of [0, 1, RECOMMENDED.technologies.max, RECOMMENDED.technologies.max + 1]) {
      const html = draw('projects', 'technologies', { technologies: lines(count).replaceAll('\n', ', ') });
      expect(readIn(html)).toContain(say('builder.hint.technologies'));
      expect(countOf(html)).toEqual([say('builder.count.technologies', { count })]);
      expect(html.includes('caution')).toBe(count > RECOMMENDED.technologies.max);
    }
  });

  it.each([
    ['education', 'endDate', {}, true],
    ['projects', 'endDate', {}, true],
    ['custom', 'endDate', {}, true],
    ['education', 'endDate', { endDate: '2019' }, false],
    ['education', 'startDate', {}, false],
    ['experience', 'endDate', {}, false],
  ] as const)(
    'of an end that is empty offers that it goes on, except for jobs: %s, %s, %j',
    (list, name, values, has) => {
      expect(readIn(draw(list, name, values)).includes(say('builder.date.untilPresent'))).toBe(has);
    },
  );

  const said = (name: string, startDate: string, endDate: string) =>
    readIn(draw('experience', name, { startDate, endDate })).filter((text) => text.endsWith('.') || text.length > 20);
  it('of an end says where it is before its start, and where nobody can read it; a start does not', () => {
    expect(said('endDate', '2021', '2019')).toEqual([say('builder.date.reversed')]);
    expect([said('startDate', '2021', '2019'), said('endDate', '2019', '2021')]).toEqual([[], []]);
    expect(said('endDate', '2021', 'winter')).toEqual([say('builder.date.asWritten')]);
  });
});
