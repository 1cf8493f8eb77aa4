import { expect, it } from 'vitest';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { formatDate, formatRange } from '../../../../shared/resume/dates.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { resumeLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../../shared/resume/samples.fixture.ts';
import { LANGUAGE_LEVELS, type ResumeData } from '../../../../shared/resume/schema.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { readIn, textsIn, valuesIn } from '../../../lib/i18n/screen.fixture.tsx';
import { drawWith } from '../../auth/session.fixture.ts';
import { builderOver, inBuilder } from '../builderScreen.fixture.tsx';
// Parts that a drawn form asks for: where they are loaded before, nothing comes after the file.
import '../help/ExampleBullets.tsx';
import { EntryList } from './EntryList.tsx';
import { ENTRY_LISTS, entryTitle, getSectionModel, type EntryListModel } from './entryLists.ts';

const [JOB] = STRONG_RESUME_HE.experience;
if (!JOB) throw new Error('The sample has jobs');
/** As much as there may be, and dates that are written as nobody reads them. */
const EXTREME: ResumeData = {
  ...STRONG_RESUME_HE,
  experience: [
    { ...JOB, id: 'odd', title: '', company: '', startDate: '2021-04', endDate: '2019-01', current: false },
    { ...JOB, id: 'unread', title: 'QA & <ops>', startDate: 'קיץ 2020', endDate: '', current: true },
    ...Array.from({ length: RESUME_LIMITS.experience - 2 }, (_, place) => ({ ...JOB, id: `job-${place}` })),
  ],
  customSections: [
    {
      id: 'own',
      title: 'שונות',
      items: [
        {
          id: 'item',
          title: 'מדריכה',
          organization: 'צופים',
          location: '',
          startDate: '2012',
          endDate: '',
          description: '',
        },
      ],
    },
  ],
};
const RESUMES = [
  ['empty', createBlankResume()],
  ['usual', { ...STRONG_RESUME_EN, language: 'en' }],
  ['extreme', EXTREME],
] as const satisfies readonly (readonly [string, ResumeData])[];
const LISTS = { ...ENTRY_LISTS, own: getSectionModel('own') } as const;

const cardsOf = (html: string) => html.split('<li class="entry"').slice(1);

inEachLanguage('the entries of a list', ['builder', 'help'], ({ markup, say }) => {
  const draw = (list: EntryListModel, resume: ResumeData, isOpen: boolean) => {
    const builder = builderOver(resume, list.tab);
    drawWith(builder.ui.state, { openEntries: Object.fromEntries(list.read(resume).map(({ id }) => [id, isOpen])) });
    return markup(inBuilder(builder, <EntryList entries={list} />));
  };

  it.each(
    RESUMES.flatMap(([kind, resume]) =>
      Object.entries(LISTS).map(([name, list]) => [name, kind, list, resume as ResumeData] as const),
    ),
  )('has each with its title and period, its fields and what they hold: %s, %s', (_, __, list, resume) => {
    const language = resumeLanguage(resume);
    const entries = list.read(resume);
    const html = draw(list, resume, true);
    const cards = cardsOf(html);
    expect(cards).toHaveLength(entries.length);
    entries.forEach((entry, place) => {
      const card = cards[place] ?? '';
      const when = formatRange(
        String(entry['startDate'] ?? ''),
        String(entry['endDate'] ?? ''),
        entry['current'] === true,
        language,
      );
      expect(textsIn(card, /class="entry-line">(.*?)<\/span><(?:svg|\/)/gs)[0]).toBe(
        [entryTitle(list.kind, entry) || say(list.kind.unnamed, { number: place + 1 }), when].filter(Boolean).join(' '),
      );
      expect(textsIn(card, /<label[^>]*>(.*?)<\/label>/gs)).toEqual(list.kind.fields.map(({ label }) => say(label)));
      const written = list.kind.fields
        .filter(({ control }) => !['current', 'level', 'description'].includes(control))
        .map(({ name, control }) => {
          const value = String(entry[name] ?? '');
          return control === 'date' ? formatDate(value) : value;
        });
      expect(valuesIn(card.replaceAll(/<textarea.*?<\/textarea>/gs, ''))).toEqual(written);
      expect(/<input[^>]*type="checkbox"[^>]*checked=""/.test(card)).toBe(entry['current'] === true);
      const level = /<option value="(\w*)" selected=""/.exec(card)?.[1];
      expect(level).toBe(list.kind.key === 'languages' ? String(entry['level'] ?? '') : undefined);
      const read = readIn(card);
      expect(read.includes(say('builder.date.reversed'))).toBe(entry.id === 'odd');
      expect(read.includes(say('builder.date.asWritten'))).toBe(entry.id === 'unread');
      if (list.kind.key === 'languages')
        for (const each of LANGUAGE_LEVELS) expect(read).toContain(say(`builder.level.${each}`));
    });
    const { key } = list.kind;
    const most = key === 'custom' ? RESUME_LIMITS.customItems : RESUME_LIMITS[key];
    const isGone = list === LISTS.own && resume.customSections.length === 0;
    expect(readIn(html).at(-1)).toBe(isGone || entries.length >= most ? say('builder.entry.full') : say(list.kind.add));
  });

  it('shows of a closed one its line alone', () => {
    const html = draw(ENTRY_LISTS.experience, STRONG_RESUME_EN, false);
    expect(html).not.toMatch(/<input|<textarea/);
    expect(cardsOf(html).every((card) => card.includes('aria-expanded="false"'))).toBe(true);
  });
});
