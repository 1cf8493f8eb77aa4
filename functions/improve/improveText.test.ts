import { describe, expect, it } from 'vitest';
import { judgeChanges } from './judgeChanges.ts';
import { toImproveOutcome } from '../../shared/improve/changes.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { trueQuotes } from './quotes.ts';
import type { CheckedClaim } from './forms.ts';
import { improveSections } from './improveSections.ts';
import type { TextModel } from './model.ts';
import { putOwnSentences } from './rewriteSentences.ts';
import { loggedLines } from '../platform/logging/loggedLines.fixture.ts';
import { splitSentences } from '../../shared/improve/sentences.ts';

const [JOB] = createBlankResume().experience;
type Claim = Partial<CheckedClaim>;

interface Answers {
  readonly proposal: string;
  /** Of each sentence in turn; a function answers as it likes. */
  readonly check?: readonly Claim[] | (() => Promise<string>);
  readonly rewritten?: readonly string[];
  readonly checks?: boolean;
}

/** Improves one job whose description this is, with a model that answers so; what becomes of it, and what was asked. */
async function improve(description: string, { proposal, check = [], rewritten, checks = true }: Answers) {
  const resume = {
    ...createBlankResume(),
    experience: [{ ...JOB!, id: 'exp-1', title: '', company: '', description }],
    personalInfo: { ...createBlankResume().personalInfo, phone: '052-765-4321' },
  };
  const asked: string[] = [];
  const model: TextModel = ({ form, turns }) => {
    asked.push(`${form.name}\n${turns[0]?.text ?? ''}`);
    if (form.name === 'improved_text') return Promise.resolve(JSON.stringify({ text: proposal }));
    if (form.name === 'rewritten_sentences')
      return rewritten
        ? Promise.resolve(JSON.stringify({ sentences: rewritten.map((text, at) => ({ number: at + 1, text })) }))
        : Promise.reject(new Error('busy'));
    if (typeof check === 'function') return check();
    const sentences = check.map((claim, at) => ({
      number: at + 1,
      quote: '',
      verdict: 'same',
      kind: 'none',
      words: '',
      ...claim,
    }));
    return Promise.resolve(JSON.stringify({ sentences }));
  };
  const wish = { improvementType: 'general', jobDescription: '', language: 'en' } as const;
  // Only a check that never comes needs an end; anything else has all the time of a busy machine.
  const milliseconds = typeof check === 'function' ? 3_000 : 100_000;
  const improved = await improveSections(resume, wish, model, { milliseconds, checks });
  const [change] = judgeChanges(resume, improved.texts, { language: 'en' });
  const outcome = change && toImproveOutcome([change], improved.failures);
  return {
    asked,
    failures: improved.failures.map(({ reason }) => reason),
    text: change?.after,
    outcome: change?.verdict.outcome,
    findings: change?.verdict.findings.map(({ text }) => text),
    isUnchecked: (outcome?.unchecked ?? []).length > 0,
    removed: outcome?.repaired?.flatMap(({ words }) => words),
  };
}

const SOURCE = 'I looked after the stock of the shop. Sold shoes to 40 customers a day.';
const LED = 'Managed the stock of the shop. Sold shoes to 40 customers a day.';
const TENDED = 'Looked after and tended the stock of the shop. Sold shoes to 40 customers a day.';
const BOTH = [{ quote: 'looked after the stock of the shop' }, { quote: 'Sold shoes to 40 customers a day' }];

describe('a claim check', () => {
  it('clears what is only suspected, where its quotes are true', async () => {
    expect(await improve(SOURCE, { proposal: TENDED, checks: false })).toMatchObject({
      outcome: 'asked',
      findings: ['tended'],
      isUnchecked: true,
    });
    expect(await improve(SOURCE, { proposal: TENDED, check: BOTH })).toMatchObject({
      outcome: 'clean',
      text: TENDED,
      isUnchecked: false,
    });
  });

  it('leaves a word that says more by itself to the person, who is asked at it', async () => {
    expect(await improve(SOURCE, { proposal: LED, check: BOTH })).toMatchObject({
      text: LED,
      outcome: 'asked',
      findings: ['Managed'],
      isUnchecked: false,
    });
    const check = [{ quote: 'Helped organise the conference' }];
    expect(
      await improve('Helped organise the conference.', { proposal: 'Organised the conference.', check }),
    ).toMatchObject({ findings: ['Organised'] });
  });

  it('clears nothing that is certain, however true its quotes', async () => {
    const proposal = TENDED.replace('40', '60');
    expect(await improve(SOURCE, { proposal, check: BOTH })).toMatchObject({
      text: TENDED.replace('Sold shoes to 60', 'Sold shoes to 40'),
      outcome: 'clean',
    });
  });

  it.each([
    ['invented quotes', [{ quote: 'was the manager of the stock' }, BOTH[1]!]],
    ['a quote that proves too little', [{ quote: 'of' }, BOTH[1]!]],
    ['no quote', [{ quote: '' }, BOTH[1]!]],
  ])('with %s proves nothing: the person’s own sentence stands', async (_, check) => {
    expect(await improve(SOURCE, { proposal: TENDED, check })).toMatchObject({ text: undefined });
  });

  it('proves nothing of a piece that nobody said, whatever it calls the same', async () => {
    const proposal = TENDED.replace('40 customers a day.', '40 customers a day, wrapping parcels in ribbons.');
    expect(await improve(SOURCE, { proposal, check: BOTH })).toMatchObject({ text: TENDED, outcome: 'clean' });
  });

  it('finds what moved from one sentence to another, by what it quotes', async () => {
    const source = 'Trained new people on the till. Counted 40 boxes in the stock room.';
    const moved = 'Trained 40 new people on the till. Counted boxes in the stock room.';
    const check = [{ quote: 'Trained new people on the till' }, { quote: 'Counted … boxes in the stock room' }];
    expect(await improve(source, { proposal: moved, check })).toMatchObject({
      text: 'Trained new people on the till. Counted boxes in the stock room.',
      outcome: 'clean',
    });
  });

  it.each<[string, Answers['check']]>([
    ['fails', () => Promise.reject(new Error('boom'))],
    ['is late, and does not listen', () => new Promise<string>(() => {})],
    ['answers prose', async () => 'All fine!'],
    ['answers of other sentences', async () => JSON.stringify({ sentences: [] })],
  ])('that %s was not made, and the answer and the log say so', async (why, check) => {
    const proposal = SOURCE.replace('I looked', 'Looked');
    const lines = await loggedLines(async () => {
      const { isUnchecked, failures } = await improve(SOURCE, { proposal, check: check! });
      expect([isUnchecked, failures], why).toEqual([true, []]);
    });
    // An answer of its form is one, whatever it is about.
    expect(lines.map(({ step }) => step)).toEqual(why.startsWith('answers of') ? [] : ['claim check']);
  });

  it('gets placeholders in place of private data', async () => {
    const source = 'Sold shoes. Call me on 052-765-4321';
    const { asked, text } = await improve(source, {
      proposal: 'Sold shoes. Call ⟦P1⟧',
      check: [{ quote: 'Sold shoes' }, { quote: 'Call me on ⟦P1⟧' }],
    });
    expect(text).toBe('Sold shoes. Call 052-765-4321');
    expect(asked.join('\n')).not.toContain('052');
  });
});

describe('what is doubted', () => {
  const adds = [BOTH[0]!, { ...BOTH[1]!, verdict: 'adds', kind: 'result', words: ', raising sales' }] as const;
  const proposal = TENDED.replace(' a day.', ' a day, raising sales.');

  it('goes back once with its words, and what comes is used where it says no more', async () => {
    const { asked, text, outcome, removed } = await improve(SOURCE, {
      proposal,
      check: adds,
      rewritten: ['Sold shoes to 40 customers daily.'],
    });
    expect([text, outcome]).toEqual([
      'Looked after and tended the stock of the shop. Sold shoes to 40 customers daily.',
      'clean',
    ]);
    expect(asked.map((question) => question.split('\n')[0])).toEqual([
      'improved_text',
      'checked_claims',
      'rewritten_sentences',
    ]);
    expect(asked[2]).toContain('"doubts":[", raising sales"]');
    // What was taken out is shown to the person.
    expect(removed).toEqual(['raising sales']);
  });

  it.each([
    ['says it again', ['Sold shoes to 40 customers a day, raising sales.']],
    ['says something else', ['Sold shoes and dresses to 40 customers a day.']],
    ['has another number', ['Sold shoes to 50 customers a day.']],
    ['is empty', ['']],
    ['never comes', undefined],
  ])('is the person’s own sentence where what comes %s', async (_, rewritten) => {
    const lines = await loggedLines(async () =>
      expect(await improve(SOURCE, { proposal, check: adds, ...(rewritten && { rewritten }) })).toMatchObject({
        text: TENDED,
        outcome: 'clean',
      }),
    );
    expect(lines.map(({ step }) => step)).toEqual(rewritten ? [] : ['rewriting']);
  });

  it('is every piece that the check names, each at its words', async () => {
    const both = [BOTH[0]!, { ...BOTH[1]!, verdict: 'adds', kind: 'result', words: 'happy … raising sales' }] as const;
    const { asked } = await improve(SOURCE, {
      proposal: TENDED.replace('40 customers a day.', '40 happy customers a day, raising sales.'),
      check: both,
    });
    expect(asked[2]).toContain('"doubts":["happy","raising sales"]');
  });

  it('takes what the check did not name with it, where the floor suspects it: the rest is not a source', async () => {
    const { text } = await improve(SOURCE, {
      proposal: TENDED.replace(
        'Sold shoes to 40 customers a day.',
        'Sold shoes to 40 customers a day in a leading chain, raising sales.',
      ),
      check: adds,
      rewritten: ['Sold shoes to 40 customers a day in a leading chain.'],
    });
    expect(text).toBe(TENDED);
  });

  it('is no figure that stands beside the words that were quoted for its sentence', async () => {
    const source = 'Processed supplier invoices, around 400 a month, and chased approvals.';
    const rewording = 'Handled around 400 supplier invoices a month and chased approvals.';
    const check = [{ quote: 'Processed supplier invoices … and chased approvals' }];
    expect(await improve(source, { proposal: rewording, check })).toMatchObject({ text: rewording, outcome: 'clean' });
  });

  it('is asked about where no model checks: only what is certain is taken out', async () => {
    const { text, outcome, findings } = await improve(SOURCE, {
      proposal: proposal.replace('40', '90'),
      check: () => Promise.reject(new Error('busy')),
    });
    expect(text).toBe(TENDED);
    expect([outcome, findings]).toEqual(['asked', ['tended']]);
  });

  it('is never said twice: sentences that were made of one go together', () => {
    const source = 'Ran the till and counted stock.\nSold shoes.';
    const [first, second, third] = splitSentences('Ran the till. Counted stock in 3 shops.\nSold shoes well.');
    const doubt = { reason: 'number', sure: true, text: '3', index: 0 } as const;
    const put = (sentences: Parameters<typeof putOwnSentences>[1]) => putOwnSentences(source, sentences, new Map());
    expect(
      put([
        { ...first!, quotes: ['Ran the till'], doubts: [] },
        { ...second!, quotes: ['counted stock'], doubts: [doubt] },
        { ...third!, quotes: ['Sold shoes'], doubts: [] },
      ]),
    ).toBe('Ran the till and counted stock.\nSold shoes well.');
    expect(put([{ ...third!, text: 'Won prizes', quotes: [], doubts: [doubt] }])).toBe('');
  });

  it('a private detail that is lost is reported, and nothing of the text is used', async () => {
    const { failures, text } = await improve('Sold shoes. Call 052-765-4321', { proposal: 'Sold shoes.' });
    expect([failures, text]).toEqual([['incomplete'], undefined]);
  });
});

describe('a quote', () => {
  it.each([
    ['ניהול צוות – 6 עובדים', 'ניהול צוות - 6 עובדים'],
    ['דו"ח מע"מ חודשי, ותשלומים', 'דו״ח מע״מ חודשי ותשלומים'],
    ['Sold shoes... Counted stock', 'sold shoes … counted stock.'],
    ['Ran “the” till', 'ran "the"  till'],
  ])('of "%s" may be written "%s"', (source, quote) => expect(trueQuotes(quote, [source])).toBeDefined());

  it.each([
    ['Sold shoes', 'Sold shoe'],
    ['Did not manage the shop', 'manage a shop'],
    ['Sold shoes', '…'],
    ['Sold shoes', 'Sold shoes … to the king'],
  ])('of "%s" may not be "%s"', (source, quote) => expect(trueQuotes(quote, [source])).toBeUndefined());
});
