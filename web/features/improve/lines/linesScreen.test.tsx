import { beforeEach, expect, it } from 'vitest';
import { FREE_PROFILE } from '../../../../shared/account/profile.fixture.ts';
import type { ImproveResponse } from '../../../../shared/improve/suggestions.ts';
import { IMPROVE_LIMITS } from '../../../../shared/payments/plans.ts';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { readIn, textsIn } from '../../../lib/i18n/screen.fixture.tsx';
import { drawAs } from '../../auth/session.fixture.ts';
import { DraftStoreContext, type DraftStore } from '../../drafts/index.ts';
import { createUndoableStore } from '../../drafts/undoableStore.ts';
import { createLineReview } from './lineReview.ts';
import { SuggestedLines } from './SuggestedLines.tsx';

const [job] = STRONG_RESUME_EN.experience;
const id = job?.id ?? '';
const SENT = {
  ...STRONG_RESUME_EN,
  summary: '',
  experience: STRONG_RESUME_EN.experience.slice(0, 1).map((entry) => ({
    ...entry,
    description: 'Was responsible for a team\nDaily, I wrote reports\nStays',
  })),
};
const text = 'Led a team of 16\nWrote reports daily\nStays';
const ANSWER: ImproveResponse = {
  improvements: { experience: [], education: [], projects: [] },
  withheld: [
    {
      section: 'experience',
      id,
      text,
      findings: [
        { reason: 'number', text: '16', index: text.indexOf('16') },
        { reason: 'gender', text: 'Led', index: 0 },
      ],
    },
  ],
  lost: [{ section: 'experience', id, facts: ['responsible'] }],
  unchecked: [{ section: 'experience', id }],
  repaired: [{ section: 'experience', id, words: ['with great success', 'SAP'] }],
  failed: [],
  taken: false,
  untakenLeft: 1,
  aiCredits: 2,
};

function setUp(changes: Partial<ImproveResponse> = {}, sent: ResumeData = SENT) {
  const store = createUndoableStore({ resume: sent, location: null }, { now: () => 0 });
  const drafts = Object.assign(store, { follow: store.subscribe });
  const review = createLineReview({
    drafts,
    sent,
    asked: { improvementType: 'general', jobDescription: '', language: 'en' },
    requestId: 'r',
    owner: 'dana',
    response: { ...ANSWER, ...changes },
    accept: () => Promise.resolve({ aiCredits: 1 }),
    requestImprovement: () => Promise.reject(new Error('not asked')),
    onBalanceChanged: () => {},
    newId: () => 'n',
  });
  const screen = () => (
    <DraftStoreContext value={drafts as unknown as DraftStore}>
      <SuggestedLines review={review} texts={review.texts()} named onTaken={() => {}} />
    </DraftStoreContext>
  );
  return { review, screen, keys: review.texts().flatMap(({ lines }) => lines.map(({ key }) => key)) };
}

const linesOf = (html: string) => html.split(/<li class="line"/).slice(1);
const afterText = (line: string) => readIn(`<i ${line.slice(line.indexOf('line-remark') - 20)}`);

inEachLanguage('a result line by line', ['builder', 'ai'], ({ markup, shown, say }) => {
  beforeEach(() => drawAs(null));
  const read = (changes: Partial<ImproveResponse> = {}) => readIn(markup(setUp(changes).screen()));

  it('shows mixed lines as the sheet does: the signs of `C++` follow it, whichever of them are new', () => {
    const sent: ResumeData = { ...SENT, language: 'he', summary: 'אחראית על שרת ב-C' };
    const { screen } = setUp(
      { withheld: [], improvements: { ...ANSWER.improvements, summary: 'פיתחתי שרת ב-C++' } },
      sent,
    );
    const [line = ''] = linesOf(markup(screen()));
    expect(line).toContain('<p lang="he" dir="rtl">');
    expect(line.slice(line.indexOf('line-new'))).toMatch(/<bdi dir="ltr">(?:<\/?(?:ins|span)>)*C(?:<[^>]+>)*\+\+/);
  });

  it('[AI-05] has whose text it is, each line beside its own, and what is only moved without a mark', () => {
    const { screen } = setUp();
    expect(shown(screen())).toContain(`${say('builder.tab.experience')} · ${job?.title}, ${job?.company}`);
    const [first = '', second = ''] = linesOf(markup(screen()));
    expect(textsIn(first, /<del>(.*?)<\/del>/g)).toEqual(['Was responsible for']);
    expect(textsIn(first, /<ins>(.*?)<\/ins>/g).join('|')).toContain('Led');
    expect(textsIn(first, /<mark[^>]*>(.*?)<\/mark>/g)).toEqual(['Led', '16']);
    expect(textsIn(second, /<del>(.*?)<\/del>/g)).toEqual(['I']);
    expect(textsIn(second, /<ins>(.*?)<\/ins>/g)).toEqual([]);
    for (const line of [first, second])
      expect(textsIn(line, /<span class="line-side">(.*?)<\/span>/g)).toEqual([
        say('ai.lines.yours'),
        say('ai.lines.suggested'),
      ]);
    expect(read()).toContain(say('ai.lines.staying', { count: 1 }));
  });

  it('has each doubt as a question with its two answers, what is lost, taken out and not checked', () => {
    const notes = [
      say('ai.review.lost', { facts: 'responsible' }),
      say('ai.lines.removed', { words: 'with great success · SAP' }),
      say('ai.review.unchecked'),
    ];
    const [first = '', second = ''] = linesOf(markup(setUp().screen()));
    const questions = [
      [say('ai.reason.number', { text: '16' }), 'ai.review.asked', 'ai.review.asked.yes'],
      [say('ai.reason.gender', { text: 'Led' }), 'ai.lines.form', 'ai.lines.form.yes'],
    ] as const;
    const actions = (['ai.review.take', 'ai.review.leave', 'ai.lines.edit', 'ai.text.anotherFree'] as const).map((id) =>
      say(id),
    );
    expect(afterText(first)).toEqual([
      notes[0],
      ...questions.flatMap(([text, asked, yes]) => [text.trim(), say(asked), say(yes), say('ai.lines.no')]),
      ...actions,
    ]);
    // What is asked about cannot be taken before it is answered.
    const takes = [first, second].map((line) => /<button[^>]*>/.exec(line.split('line-actions')[1] ?? '')?.[0] ?? '');
    expect(takes.map((take) => /disabled=""|aria-disabled="true"/.test(take))).toEqual([true, false]);
    expect(read()).toEqual(expect.arrayContaining(notes));
    const none = read({ unchecked: [], repaired: [], lost: [] });
    for (const note of notes) expect(none).not.toContain(note);
  });

  it('[AI-08] says what taking costs before anything is taken, and how often one may look', async () => {
    const { review, screen, keys } = setUp();
    const texts = () => readIn(markup(screen()));
    expect(texts()).toEqual(
      expect.arrayContaining([
        say('ai.lines.unpaid', { count: 2 }),
        say('ai.lines.looks', { left: 1 }),
        say('ai.lines.counts', { open: 2, taken: 0 }),
      ]),
    );
    for (const left of [0, 9]) expect(read({ untakenLeft: left })).toContain(say('ai.lines.looks', { left }));
    drawAs(FREE_PROFILE);
    expect(read()).toContain(say('ai.lines.unpaid.free', { count: 2 }));
    drawAs({ ...FREE_PROFILE, hasUsedAi: true });
    expect(read()).not.toContain(say('ai.lines.unpaid.free', { count: 2 }));
    expect(IMPROVE_LIMITS.untakenResults).toBeGreaterThan(1);
    await review.take([keys[1] ?? '']);
    expect(texts()).toEqual(
      expect.arrayContaining([
        say('ai.lines.counts', { open: 1, taken: 1 }),
        say('ai.lines.taken'),
        say('ai.lines.undo'),
      ]),
    );
    const paid = read({ taken: true });
    expect(paid).toContain(say('ai.lines.paid'));
    expect(paid).not.toContain(say('ai.lines.unpaid', { count: 2 }));
  });

  it('takes those without questions by one press, where there are several', () => {
    const clean = { withheld: [], lost: [], unchecked: [], repaired: [] };
    const improvements = { experience: [{ id, description: text }], education: [], projects: [] };
    expect(read({ ...clean, improvements })).toContain(say('ai.lines.takeAll', { count: 2 }));
    expect(read()).not.toContain(say('ai.lines.takeAll', { count: 1 }));
  });

  it('has a line of which a doubt was denied as left, which can be looked at again', () => {
    const { review, screen, keys } = setUp();
    review.answer(keys[0] ?? '', 0, false);
    const [first = ''] = linesOf(markup(screen()));
    expect(readIn(`<i ${first}`).slice(0, 3)).toEqual([
      say('ai.lines.left'),
      'Was responsible for a team',
      say('ai.lines.again'),
    ]);
  });
});
