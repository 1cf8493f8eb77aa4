import { describe, expect, it } from 'vitest';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import ai from '../../../lib/i18n/messages/en/ai.json' with { type: 'json' };
import builder from '../../../lib/i18n/messages/en/builder.json' with { type: 'json' };
import shell from '../../../lib/i18n/messages/en/shell.json' with { type: 'json' };
import { screenIn, textsIn } from '../../../lib/i18n/screen.fixture.tsx';
import { DraftStoreContext, type DraftStore } from '../../drafts/index.ts';
import { NO_DECISIONS, answerQuestion, type ReviewDecisions } from './decisions.ts';
import { SuggestionCard } from './SuggestionCard.tsx';
import type { CurrentSuggestion } from '../currentSuggestions.ts';

const { markup, shown } = screenIn(shell, builder, ai);
const [job, earlier] = STRONG_RESUME_EN.experience;
const [study] = STRONG_RESUME_EN.education;
const drafts = { state: { resume: STRONG_RESUME_EN }, subscribe: () => () => {} } as unknown as DraftStore;

const OFFER: CurrentSuggestion = {
  section: 'experience',
  id: job?.id ?? '',
  before: 'Was responsible for a team\nWrote reports',
  after: 'Led a team\nWrote reports',
  findings: [],
  lost: [],
  changedSince: false,
};
const card = (changes: Partial<CurrentSuggestion> = {}, choices: ReviewDecisions = NO_DECISIONS, preview = false) => (
  <DraftStoreContext value={drafts}>
    <SuggestionCard
      offer={{ ...OFFER, ...changes }}
      preview={preview}
      choices={choices}
      onDecide={() => {}}
      onConfirm={() => {}}
      onAnswer={() => {}}
    />
  </DraftStoreContext>
);
const heading = (changes: Partial<CurrentSuggestion>) => shown(card(changes))[0];
const WITHHELD: Partial<CurrentSuggestion> = {
  findings: [
    { reason: 'number', text: '16', index: 0 },
    { reason: 'name', text: 'Acme', index: 4 },
  ],
};

const ASKED: Partial<CurrentSuggestion> = {
  after: 'Led a fast team\nWrote reports',
  asked: true,
  findings: [
    { reason: 'added', text: 'fast', index: 6 },
    { reason: 'hedge', text: 'Led', index: 0 },
  ],
};

describe('what the review of suggestions shows of an answer', () => {
  it('[AI-04] [AI-05] names the entry that the text belongs to', () => {
    expect(heading({})).toBe(`Experience · ${job?.title}, ${job?.company}`);
    expect(heading({ id: earlier?.id ?? '' })).toBe(`Experience · ${earlier?.title}, ${earlier?.company}`);
    expect(heading({ section: 'education', id: study?.id ?? '' })).toBe(
      `Education · ${study?.degree}, ${study?.institution}`,
    );
    expect(shown(card({ section: 'summary', id: undefined } as never))[0]).toBe('Summary');
  });

  it('both texts, each beneath its own title, with what goes and what is new', () => {
    const [before = '', after = ''] = markup(card()).split('class="offer-text"').slice(1);
    expect(textsIn(before, /<h4>(.*?)<\/h4>/g)).toEqual(['Your text']);
    expect(textsIn(before, /<li>(.*?)<\/li>/g).map((line) => line.replaceAll(/\s+/g, ' '))).toEqual(
      OFFER.before.split('\n'),
    );
    expect(textsIn(before, /<del>(.*?)<\/del>/g).join(' ')).toContain('responsible');
    expect(textsIn(after, /<h4>(.*?)<\/h4>/g)).toEqual(['Suggested']);
    expect(textsIn(after, /<li>(.*?)<\/li>/g).map((line) => line.replaceAll(/\s+/g, ' '))).toEqual(
      OFFER.after.split('\n'),
    );
    expect(textsIn(after, /<ins>(.*?)<\/ins>/g).join(' ')).toContain('Led');
  });

  it('every reason for which it is held back, and what was lost, new or changed meanwhile', () => {
    expect(shown(card(WITHHELD))).toEqual(
      expect.arrayContaining([
        'A number that your text does not have: 16',
        'A name that your text does not have: Acme',
      ]),
    );
    expect(shown(card({ lost: ['six', 'SAP'] }))).toContain('No longer there: six · SAP');
    const rulesAlone =
      'The check of what this says was not made this time: only the rules have compared it. Please read it closely.';
    expect(shown(card({ unchecked: true }))).toContain(rulesAlone);
    expect(shown(card())).not.toContain(rulesAlone);
    const old = 'You changed this text after asking. The suggestion is for the earlier version.';
    expect(shown(card({ changedSince: true }))).toContain(old);
    expect(shown(card())).not.toContain(old);
  });

  it('what is only suspected with one plain question, its words in a frame, and is taken after that yes alone', () => {
    const [, proposal = ''] = markup(card(ASKED)).split('class="offer-text"').slice(1);
    expect(textsIn(proposal, /<mark[^>]*>(.*?)<\/mark>/g)).toEqual(['Led', 'fast']);
    expect(shown(card(ASKED))).toEqual(
      expect.arrayContaining([
        'Is this true?',
        'Not in your text in these words: fast',
        'Your text says this less firmly: Led',
      ]),
    );
    expect(markup(card(ASKED)).match(/type="checkbox"/g)).toHaveLength(1);
    expect(shown(card(ASKED))).not.toContain('Take');
    expect(shown(card(ASKED, NO_DECISIONS, true)).filter((text) => /^(?:Yes|Take|Leave)/.test(text))).toEqual([]);
    const yes = answerQuestion(NO_DECISIONS, { ...OFFER, ...ASKED }, true);
    expect(shown(card(ASKED, yes))).toContain('Take');
    expect(markup(card(WITHHELD)).match(/type="checkbox"/g)).toHaveLength(2);
    expect(markup(card(WITHHELD))).not.toContain('<mark');
  });

  it('is taken only when each point is confirmed, and decided only once it is paid for', () => {
    const buttons = (...given: Parameters<typeof card>) =>
      shown(card(...given)).filter((text) => text === 'Take' || text === 'Leave');
    const key = `experience/${OFFER.id}`;
    expect(buttons()).toEqual(['Take', 'Leave']);
    expect(buttons(WITHHELD)).toEqual(['Leave']);
    expect(buttons(WITHHELD, { decisions: {}, confirmed: { [`${key}#0`]: true } })).toEqual(['Leave']);
    const all = { [`${key}#0`]: true, [`${key}#1`]: true };
    expect(buttons(WITHHELD, { decisions: {}, confirmed: all })).toEqual(['Take', 'Leave']);
    expect(buttons(WITHHELD, NO_DECISIONS, true)).toEqual([]);
    expect(shown(card(WITHHELD, NO_DECISIONS, true))).toContain('Preview, with parts left out');
  });
});
