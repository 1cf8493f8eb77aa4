import { describe, expect, it } from 'vitest';
import type { ImproveResponse } from '../../../../shared/improve/suggestions.ts';
import { IMPROVE_LIMITS } from '../../../../shared/payments/plans.ts';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import ai from '../../../lib/i18n/messages/en/ai.json' with { type: 'json' };
import builder from '../../../lib/i18n/messages/en/builder.json' with { type: 'json' };
import shell from '../../../lib/i18n/messages/en/shell.json' with { type: 'json' };
import { screenIn, textsIn } from '../../../lib/i18n/screen.fixture.tsx';
import { DraftStoreContext, type DraftStore } from '../../drafts/index.ts';
import { createUndoableStore } from '../../drafts/undoableStore.ts';
import { createLineReview } from './lineReview.ts';
import { SuggestedLines } from './SuggestedLines.tsx';

const { markup, shown } = screenIn(shell, builder, ai);
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

function setUp(changes: Partial<ImproveResponse> = {}) {
  const store = createUndoableStore({ resume: SENT, location: null }, { now: () => 0 });
  const drafts = Object.assign(store, { follow: store.subscribe });
  const review = createLineReview({
    drafts,
    sent: SENT,
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

describe('a result line by line shows', () => {
  it('[AI-05] whose text it is, each line beside its own, and what is only moved without a mark', () => {
    const { screen } = setUp();
    expect(shown(screen())).toContain(`Experience · ${job?.title}, ${job?.company}`);
    const [first = '', second = ''] = markup(screen()).split('<li class="line"').slice(1);
    expect(textsIn(first, /<del>(.*?)<\/del>/g)).toEqual(['Was responsible for']);
    expect(textsIn(first, /<ins>(.*?)<\/ins>/g).join('|')).toContain('Led');
    expect(textsIn(first, /<mark[^>]*>(.*?)<\/mark>/g)).toEqual(['Led', '16']);
    expect(textsIn(second, /<del>(.*?)<\/del>/g)).toEqual(['I']);
    expect(textsIn(second, /<ins>(.*?)<\/ins>/g)).toEqual([]);
    expect(shown(screen())).toContain('1 line stays as it is.');
  });

  it('each doubt as a question with its two answers, what is lost, taken out and not checked', () => {
    const texts = shown(setUp().screen());
    for (const expected of [
      'A number that your text does not have: 16. ',
      'A different grammatical gender from yours: Led. ',
      'Is this true?',
      'Is this how you want it?',
      'Yes, it is true',
      'Yes, like this',
      'No, keep my line',
      'No longer there: responsible',
      'Taken out before you saw it, because your text does not say it: with great success · SAP',
      ai['ai.review.unchecked'],
    ])
      expect(texts.map((each) => each.trim())).toContain(expected.trim());
    const none = shown(setUp({ unchecked: [], repaired: [], lost: [] }).screen()).join('\n');
    for (const absent of ['Taken out', 'No longer there', ai['ai.review.unchecked']])
      expect(none).not.toContain(absent);
  });

  it('[AI-08] what taking costs before anything is taken, and how often one may look', async () => {
    const { review, screen, keys } = setUp();
    const texts = shown(screen()).join('\n');
    expect(texts).toContain('Looking costs nothing. Taking the first line costs one credit');
    expect(texts).toContain('Without taking a line, you can ask 1 more time today.');
    expect(texts).toContain('2 lines to decide · none taken yet');
    expect(shown(setUp({ untakenLeft: 0 }).screen()).join()).toContain('these are the last suggestions');
    expect(IMPROVE_LIMITS.untakenResults).toBeGreaterThan(1);
    await review.take([keys[1] ?? '']);
    const after = shown(screen()).join('\n');
    expect(after).toContain('1 line to decide · 1 taken');
    expect(after).toContain('Put mine back');
    const paid = shown(setUp({ taken: true }).screen()).join('\n');
    expect(paid).toContain('Paid: you can take every line here.');
    expect(paid).not.toContain('costs one credit');
  });

  it('a line of which a doubt was denied as left, which can be looked at again', () => {
    const { review, screen, keys } = setUp();
    review.answer(keys[0] ?? '', 0, false);
    expect(shown(screen())).toEqual(expect.arrayContaining(['Left as it was', 'Look again']));
  });
});
