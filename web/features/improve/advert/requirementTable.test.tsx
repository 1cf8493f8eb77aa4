import { beforeEach, expect, it } from 'vitest';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { readRequirements } from '../../../../shared/improve/advert/requirements.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { textsIn } from '../../../lib/i18n/screen.fixture.tsx';
import { createSafeMapStorage } from '../../../lib/storage/mapStorage.fixture.ts';
import type { Builder } from '../../builder/index.ts';
import { BuilderContext } from '../../builder/builderContext.ts';
import { DraftStoreContext, type DraftStore } from '../../drafts/index.ts';
import { createAdvertNotes, type AdvertNotesStore, type AdvertQuotes } from './advertNotes.ts';
import { RequirementList } from './RequirementTable.tsx';

/** What is kept of advertisements, as the page reads it when it opens. */
let notes: AdvertNotesStore;

interface Kept {
  readonly no?: string;
  readonly yes?: string;
  readonly quotes?: AdvertQuotes;
}
/** Opens the page anew with these notes. */
function keep(advert: string, { no, yes, quotes }: Kept = {}): void {
  const storage = createSafeMapStorage();
  const before = createAdvertNotes(storage, null);
  const keyOf = (text: string) => readRequirements(advert).requirements.find((each) => each.text === text)?.key ?? '';
  if (no !== undefined) before.answer(keyOf(no), false);
  if (yes !== undefined) before.answer(keyOf(yes), true);
  if (quotes !== undefined) before.keepQuotes(advert, quotes);
  notes = createAdvertNotes(storage, null);
}

const table = (job: string, resume: ResumeData = STRONG_RESUME_EN) => {
  const drafts = { state: { resume }, follow: () => () => {} } as unknown as DraftStore;
  return (
    <BuilderContext value={{ drafts } as unknown as Builder}>
      <DraftStoreContext value={drafts}>
        <RequirementList job={job} notes={notes} />
      </DraftStoreContext>
    </BuilderContext>
  );
};
const rowsOf = (html: string) => textsIn(html, /<li>(.*?)<\/li>/gs);

const ADVERT =
  'Requirements:\n- React or Vue\n- Cobol\n- Native English\n- Kubernetes is an advantage\nWe offer lunch.';

beforeEach(() => keep(ADVERT));

inEachLanguage('the table of what a job asks for', ['builder', 'ai'], ({ language, markup, shown, say }) => {
  it('[AI-02] shows each requirement by its standing, with its places, or a question', () => {
    const html = markup(table(ADVERT));
    expect(shown(table(ADVERT)).slice(0, 2)).toEqual([
      say('ai.terms.title'),
      say('ai.terms.coverage', { all: 4, answered: 1, weak: 1 }),
    ]);
    expect(shown(table(ADVERT)).at(-1)).toBe(`${say('ai.terms.note')} ${say('ai.terms.by.rules')}`);
    expect(textsIn(html, /<h4>(.*?)<\/h4>/gs)).toEqual(
      (['missing', 'weak', 'in'] as const).map((standing) => say(`ai.terms.${standing}`)),
    );
    const [, job] = STRONG_RESUME_EN.experience;
    expect(rowsOf(html)).toEqual([
      'Cobol',
      `Kubernetes ${say('ai.terms.advantage')}`,
      `Native English ${say('ai.terms.level')} ${say('ai.terms.open', { place: say('builder.tab.languages') })}`,
      `React or Vue ${say('ai.terms.open', { place: job?.title ?? '' })}`,
    ]);
    // What is missing opens a question, and nothing else does.
    expect(html.match(/aria-expanded="false"/g)).toHaveLength(2);
  });

  it('[AI-02] shows what was answered on its chip', () => {
    keep(ADVERT, { no: 'Cobol', yes: 'Kubernetes' });
    expect(rowsOf(markup(table(ADVERT))).slice(0, 2)).toEqual([
      `Cobol ${say('ai.terms.saidNo')}`,
      `Kubernetes ${say('ai.terms.advantage')} ${say('ai.terms.saidYes')}`,
    ]);
  });

  it('says that nothing is missing where it knows that the list is whole, and else that there may be more', () => {
    const nothing = say('ai.terms.nothingMissing');
    const more = say('ai.terms.perhapsMore');
    const said = (advert: string) => {
      keep(advert);
      const text = shown(table(advert)).join(' ');
      return [text.includes(nothing), text.includes(more)];
    };
    expect(said('Requirements:\n- React\n- Node.js\n- Hebrew')).toEqual([true, false]);
    expect(said(ADVERT)).toEqual([false, false]);
    expect(said('You must know React. Node.js is required.')).toEqual([false, true]);
    expect(said('Requirements:\n- React\n- Node.js\n- Hebrew\n- Relevant experience')).toEqual([false, true]);
    expect(said('We are a nice family business by the sea.')).toEqual([false, false]);
    expect(shown(table('We are a nice family business by the sea.'))).toContain(say('ai.terms.none'));
  });

  it('[AI-02] says whether a model has read the advertisement', () => {
    const said = (quotes: AdvertQuotes) => {
      keep(ADVERT, { quotes });
      return shown(table(ADVERT)).join(' ');
    };
    expect(said([{ quote: 'Cobol', isAdvantage: true }])).toContain(say('ai.terms.by.model'));
    expect(rowsOf(markup(table(ADVERT)))[0]).toBe(`Cobol ${say('ai.terms.advantage')}`);
    expect(said(null)).toContain(say('ai.terms.by.failed'));
  });

  it('[AI-02] reads an advertisement in Hebrew, whatever the language of the screens', () => {
    const hebrew = 'דרישות:\n- React או Vue\n- קובול\n- אנגלית ברמת שפת אם\n- ניסיון ב-Kubernetes - יתרון';
    keep(hebrew);
    expect(rowsOf(markup(table(hebrew, STRONG_RESUME_HE)))[0]).toBe('קובול');
    const figures = shown(table(hebrew, STRONG_RESUME_HE))[1] ?? '';
    expect(figures).toMatch({ he: /^[\dא-ת ]+ מתוך 4 דרישות/, en: /^\d of 4 requirements/ }[language]);
  });
});
