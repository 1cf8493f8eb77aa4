import { expect, it } from 'vitest';
import { FREE_PROFILE } from '../../../../shared/account/profile.fixture.ts';
import type { TranslatedLine } from '../../../../shared/api/twin.ts';
import type { OpenChange } from '../../../../shared/resume/changesSince.ts';
import { DOCUMENT_LABELS } from '../../../../shared/templates/document/labels.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { drawAs } from '../../auth/session.fixture.ts';
import { cleanQuestions, isOpen, type PairQuestion } from './pairAnswers.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { TranslationBar, type TranslationBarProps } from './TranslationBar.tsx';
import { createTranslation } from './translation.ts';

const nothing = () => {};
const never = () => new Promise<never>(nothing);
const FINDINGS = { added: [], missing: [], unmarked: [] };
const LINE: TranslatedLine = { path: 'summary', text: 'Led a team of 9', checked: true, ...FINDINGS };
const DOUBTED: TranslatedLine = { ...LINE, added: [{ reason: 'number', text: '9', index: 14 }], missing: ['6', '40%'] };
const CHANGE: OpenChange = {
  section: 'summary',
  entry: '',
  path: 'summary',
  kind: 'changed',
  before: '',
  after: 'x',
  isOwn: false,
  own: '',
  of: '',
};
const QUESTION: PairQuestion = { change: CHANGE, kind: 'write', text: '', known: undefined };

const STILL = createTranslation({
  translate: never,
  accept: never,
  progress: { read: never, delay: never },
  now: () => 0,
  newId: () => '',
});
type ShownTranslation = TranslationBarProps['translation'];

const bar = (state: Partial<ShownTranslation>, props: Partial<TranslationBarProps> = {}) => {
  const translation: ShownTranslation = { ...STILL, ...STILL.state.getState(), ...state };
  const rest = { open: 0, clean: 0, asksGender: false, busy: false, onAsk: nothing, onTakeAll: nothing, ...props };
  return <TranslationBar translation={translation} {...rest} />;
};

const row = (line: TranslatedLine | undefined) => (
  <QuestionRow
    place={1}
    question={QUESTION}
    line={line}
    language="en"
    busy={false}
    disabled={false}
    onKeep={nothing}
    onTake={nothing}
    onWrite={nothing}
    onTranslated={nothing}
    onLeave={nothing}
  />
);

inEachLanguage('a translation of a pair', ['profile', 'ai'], ({ shown, markup, say, language }) => {
  it.each([0, 1, 2, 5])(
    'says before anything is asked what it costs, of %i credits, and for how many texts',
    (credits) => {
      drawAs({ ...FREE_PROFILE, aiCredits: credits, hasUsedAi: true });
      expect(shown(bar({}, { open: credits + 1 }))).toEqual([
        say('profile.twin.price', { credits }),
        say('profile.twin.ask.any', { count: credits + 1 }),
      ]);
    },
  );

  it('is free the first time, asks once in which form it speaks, and is not there where nothing waits', () => {
    drawAs({ ...FREE_PROFILE, hasUsedAi: false });
    expect(shown(bar({}, { open: 2, asksGender: true }))).toEqual([
      say('profile.twin.price.free'),
      say('profile.twin.gender'),
      say('profile.twin.ask.f', { count: 2 }),
      say('profile.twin.ask.m', { count: 2 }),
    ]);
    expect(shown(bar({}))).toEqual([]);
  });

  it('that is under way shows its sections, which have come, and a way to stop waiting', () => {
    const paths = ['headline', 'experience/a/title', 'experience/a/description', 'sectionTitles/summary'];
    const finished = [{ section: 'experience' }, { section: 'summary', failed: 'late' }] as const;
    const texts = shown(bar({ running: { since: 0, paths, finished: [...finished] } }));
    const { headings } = DOCUMENT_LABELS[language];
    expect(texts).toEqual([
      say('profile.twin.asking'),
      headings.contacts,
      say('ai.working.texts', { count: 1 }),
      headings.experience,
      say('ai.working.texts', { count: 2 }),
      say('ai.working.done'),
      headings.summary,
      say('ai.failed.late'),
      say('ai.working.count', { done: 2, all: 3 }),
      say('ai.working.seconds', { seconds: 0 }),
      say('ai.stop'),
    ]);
  });

  it('that is here offers what nothing is asked about, and what did not come at no other price', () => {
    drawAs({ ...FREE_PROFILE, hasUsedAi: true });
    const lines = new Map([['summary', LINE]]);
    const failed = ['headline', 'skills/a/name'].map((path) => ({ path, reason: 'late' as const }));
    expect(shown(bar({ lines, failed, isTaken: true }, { open: 1, clean: 3 }))).toEqual([
      say('ai.failed', { section: DOCUMENT_LABELS[language].headings.contacts, reason: say('ai.failed.late') }),
      say('ai.failed', { section: DOCUMENT_LABELS[language].headings.skills, reason: say('ai.failed.late') }),
      say('profile.twin.takeAll', { count: 3 }),
      say('profile.twin.askAgain', { count: 1 }),
    ]);
  });

  it('that failed says so in its own words, and without credits where to have some', () => {
    drawAs({ ...FREE_PROFILE, aiCredits: 0, hasUsedAi: true });
    const failed = shown(bar({ problem: { code: 'improve_failed', text: null } }, { open: 1 }));
    expect(failed[0]).toBe(say('profile.twin.notTranslated'));
    const poor = shown(bar({ problem: { code: 'no_credits', text: 'none left' } }, { open: 1 }));
    expect([poor[0], poor.at(-1)]).toEqual(['none left', say('profile.twin.buy')]);
    // Credits that this browser still knew about, beside words that say there are none.
    drawAs({ ...FREE_PROFILE, aiCredits: 27, hasUsedAi: true });
    const spent = shown(bar({ problem: { code: 'no_credits', text: 'none left' } }, { open: 1 }));
    expect(spent).not.toContain(say('profile.twin.price', { credits: 27 }));
  });

  it('stands in its field, with what it says more and less at its words', () => {
    expect(markup(row(DOUBTED))).toContain('>Led a team of 9</textarea>');
    const texts = shown(row(DOUBTED));
    expect(texts).toEqual(
      expect.arrayContaining([
        say('ai.reason.number', { text: '9' }),
        say('profile.twin.missing', { facts: '6 · 40%' }),
        say('profile.twin.useTranslation'),
        say('profile.twin.leaveTranslation'),
        say('profile.twin.keep'),
      ]),
    );
    // What somebody writes over a translation is not a translation less.
    expect(texts).not.toContain(say('profile.twin.byHand'));
    expect(shown(row({ ...LINE, unmarked: ['SQL', 'six'] }))).toContain(
      say('profile.twin.unmarked', { words: 'SQL · six' }),
    );
    expect(shown(row({ ...LINE, checked: false }))).toContain(say('profile.twin.unchecked'));
    expect(shown(row(undefined))).toContain(say('profile.twin.byHand'));
  });
});

const cleanOf = (line: TranslatedLine) => cleanQuestions([QUESTION], new Map([[line.path, line]])).length;
const isOpenAt = (path: string, more: Partial<PairQuestion> = {}) =>
  isOpen({ ...QUESTION, ...more, change: { ...CHANGE, path } });

it('one press takes what was checked and has no question', () => {
  expect(
    [LINE, DOUBTED, { ...LINE, checked: false }, { ...LINE, missing: ['6'] }, { ...LINE, unmarked: ['6'] }].map(
      cleanOf,
    ),
  ).toEqual([1, 0, 0, 0, 0]);
});

it('a model is asked for words that are not known, and never for a name or what every language has alike', () => {
  const [texts, names] = [
    ['summary', 'headline', 'experience/e/description'],
    ['personalInfo/fullName', 'experience/e/company', 'personalInfo/email'],
  ];
  expect(texts.map((path) => isOpenAt(path))).toEqual([true, true, true]);
  expect(names.map((path) => isOpenAt(path))).toEqual([false, false, false]);
  expect([isOpenAt('headline', { known: 'Nurse' }), isOpenAt('summary', { kind: 'take' })]).toEqual([false, false]);
});
