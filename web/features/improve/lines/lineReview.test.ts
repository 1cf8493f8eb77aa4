import { describe, expect, it, vi } from 'vitest';
import type { ImproveResponse } from '../../../../shared/improve/suggestions.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { createUndoableStore } from '../../drafts/undoableStore.ts';
import { NO_SUGGESTIONS } from '../noSuggestions.fixture.ts';
import { cleanLines, createLineReview, type LineReviewDependencies } from './lineReview.ts';

const OWN = ['I was responsible for selling shoes', 'Trained 4 new sellers', 'Opened the shop on Fridays'];
const SENT: ResumeData = {
  ...STRONG_RESUME_EN,
  summary: 'Seller of shoes.',
  experience: STRONG_RESUME_EN.experience.slice(0, 1).map((job) => ({ ...job, description: OWN.join('\n') })),
};
const ID = SENT.experience[0]?.id ?? '';
const NOTHING: ImproveResponse = { ...NO_SUGGESTIONS, aiCredits: 2 };
const text = 'Sold shoes\nTrained new sellers\nOpened the shop on Fridays at 7:00';
/** A clean summary; a job of which one line is clean, one has lost a figure, and one is asked about. */
const ANSWER: ImproveResponse = {
  ...NOTHING,
  improvements: { ...NOTHING.improvements, summary: 'Shoe seller.' },
  withheld: [
    {
      section: 'experience',
      id: ID,
      text,
      asked: true,
      findings: [{ reason: 'number', text: '7:00', index: text.indexOf('7:00') }],
    },
  ],
  lost: [{ section: 'experience', id: ID, facts: ['4'] }],
  unchecked: [{ section: 'experience', id: ID }],
  repaired: [{ section: 'summary', words: ['award-winning'] }],
};

function setUp(response = ANSWER, answers: readonly (ImproveResponse | Error)[] = []) {
  const drafts = createUndoableStore({ resume: SENT, location: null }, { now: () => 0 });
  const accept = vi.fn<LineReviewDependencies['accept']>(async () => ({ aiCredits: 1 }));
  const balance = vi.fn<LineReviewDependencies['onBalanceChanged']>();
  const left = [...answers];
  const call = vi.fn<LineReviewDependencies['requestImprovement']>(async () => {
    const answer = left.shift() ?? new ApiError('internal');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const review = createLineReview({
    drafts,
    sent: SENT,
    asked: { improvementType: 'general', jobDescription: '', language: 'en' },
    requestId: 'result',
    owner: 'dana',
    response,
    accept,
    requestImprovement: call,
    onBalanceChanged: balance,
    newId: () => 'line',
  });
  const job = () => drafts.state.resume.experience[0]?.description.split('\n');
  const lines = () => review.texts().flatMap((each) => each.lines);
  const line = (own: string) => {
    const found = lines().find((each) => each.own.join('\n') === own);
    if (!found) throw new Error(own);
    return found;
  };
  const edit = (description: string) =>
    drafts.edit(
      (resume) => ({ ...resume, experience: resume.experience.map((entry) => ({ ...entry, description })) }),
      { tab: 'experience' },
    );
  return { drafts, review, accept, balance, call, job, lines, line, edit };
}
const [SELL = '', TRAIN = '', OPEN = ''] = OWN;

it('shows each line beside its own, with its question at its words, what it lost and what was taken out', () => {
  const { review, lines } = setUp();
  expect(
    lines().map(({ own, proposal, status, canTake }) => [own, proposal.lines, proposal.lost, status, canTake]),
  ).toEqual([
    [['Seller of shoes.'], ['Shoe seller.'], [], 'open', true],
    [[SELL], ['Sold shoes'], [], 'open', true],
    [[TRAIN], ['Trained new sellers'], ['4'], 'open', true],
    [[OPEN], ['Opened the shop on Fridays at 7:00'], [], 'open', false],
  ]);
  const [asked] = lines().at(-1)?.proposal.findings ?? [];
  expect(asked).toEqual({ reason: 'number', text: '7:00', index: 'Opened the shop on Fridays at '.length });
  expect(review.texts().map(({ removed, unchecked }) => [removed, unchecked])).toEqual([
    [['award-winning'], false],
    [[], true],
  ]);
});

describe('taking', () => {
  it('[AI-04] [AI-08] all that is clean is one press, one payment and one step of undo', async () => {
    const { review, drafts, accept, balance, job, lines } = setUp();
    const clean = cleanLines(review.texts());
    expect(await review.take(clean.map(({ key }) => key))).toBe(2);
    expect([drafts.state.resume.summary, job()]).toEqual(['Shoe seller.', ['Sold shoes', TRAIN, OPEN]]);
    expect(accept).toHaveBeenCalledExactlyOnceWith('result', expect.any(Function));
    expect(balance).toHaveBeenCalledExactlyOnceWith(1, true);
    expect(lines().map(({ status }) => status)).toEqual(['taken', 'taken', 'open', 'open']);
    expect(review.takenSections()).toEqual(['summary', 'experience']);
    expect(drafts.undo()).toEqual({ tab: 'summary', by: 'improve' });
    expect(drafts.state.resume).toEqual(SENT);
    expect(lines().map(({ status }) => status)).toEqual(['open', 'open', 'open', 'open']);
  });

  it('[AI-08] further lines costs nothing, and a line twice does nothing twice', async () => {
    const { review, accept, job, line, drafts } = setUp();
    const { key } = line(SELL);
    expect(await Promise.all([review.take([key]), review.take([key])])).toEqual([1, 0]);
    expect(await review.take([key])).toBe(0);
    expect(await review.take([line(TRAIN).key])).toBe(1);
    expect(job()).toEqual(['Sold shoes', 'Trained new sellers', OPEN]);
    expect(accept).toHaveBeenCalledTimes(1);
    drafts.undo();
    expect(job()).toEqual(['Sold shoes', TRAIN, OPEN]);
  });

  it('[AI-08] where nothing can be paid changes nothing, says so, and can be pressed again', async () => {
    const { review, accept, line, drafts } = setUp();
    accept.mockRejectedValueOnce(new ApiError('not_enough_credits'));
    expect(await review.take([line(SELL).key])).toBe(0);
    expect(drafts.state.resume).toBe(SENT);
    expect(review.state.getState()).toMatchObject({ isPaid: false, isPaying: false, error: { remedy: 'buy' } });
    expect(await review.take([line(SELL).key])).toBe(1);
    expect(review.state.getState()).toMatchObject({ isPaid: true, error: null });
  });

  it('a result that was paid for before asks the server for nothing', async () => {
    const { review, accept, line } = setUp({ ...ANSWER, taken: true });
    expect(await review.take([line(SELL).key])).toBe(1);
    expect(accept).not.toHaveBeenCalled();
  });

  it('what is asked about is taken after a yes alone; a no leaves the person’s line', async () => {
    const { review, job, line } = setUp();
    const { key } = line(OPEN);
    expect(await review.take([key])).toBe(0);
    review.answer(key, 0, false);
    expect(line(OPEN)).toMatchObject({ status: 'left', canTake: false });
    review.answer(key, 0, true);
    expect(line(OPEN)).toMatchObject({ status: 'open', canTake: true });
    expect(cleanLines(review.texts()).map((each) => each.key)).toContain(key);
    expect(await review.take([key])).toBe(1);
    expect(job()).toEqual([SELL, TRAIN, 'Opened the shop on Fridays at 7:00']);
  });

  it('a line as the person has edited it asks nothing, and is put back as it was written', async () => {
    const { review, drafts, job, line, edit } = setUp();
    edit(OWN.map((own) => `• ${own.replace('new', '**new**')}`).join('\n'));
    const written = drafts.state.resume;
    expect(await review.takeAs(line(TRAIN).key, 'Trained four new people\nand one more')).toBe(1);
    expect(job()).toEqual([`• ${SELL}`, '• Trained four **new** people', '• and one more', `• ${OPEN}`]);
    expect(line(TRAIN).status).toBe('taken');
    review.undo(line(TRAIN).key);
    expect(drafts.state.resume).toEqual(written);
    expect(line(TRAIN).status).toBe('open');
  });

  it('a line that the person has changed meanwhile changes nothing and says so; the others still fit', async () => {
    const { review, job, line, edit } = setUp();
    edit([`${SELL} and boots`, TRAIN, OPEN].join('\n'));
    expect(line(SELL).status).toBe('gone');
    expect(await review.take([line(SELL).key])).toBe(0);
    expect(await review.take([line(SELL).key, line(TRAIN).key])).toBe(1);
    expect(job()).toEqual([`${SELL} and boots`, 'Trained new sellers', OPEN]);
  });

  it('one that was changed while it was paid for is not touched', async () => {
    const { review, accept, job, line, edit } = setUp();
    accept.mockImplementationOnce(async () => {
      edit('Mine');
      return { aiCredits: 1 };
    });
    expect(await review.take([line(SELL).key])).toBe(0);
    expect(job()).toEqual(['Mine']);
  });

  it('more than the field takes is not taken', async () => {
    const long = 'x'.repeat(RESUME_LIMITS.summary + 1);
    const { review, lines, drafts } = setUp({ ...NOTHING, improvements: { ...NOTHING.improvements, summary: long } });
    expect(lines()[0]).toMatchObject({ isTooLong: true, canTake: false });
    expect(await review.takeAs(lines()[0]?.key ?? '', long)).toBe(0);
    expect(drafts.state.resume).toEqual(SENT);
  });

  it('another order of the lines is a suggestion of its own, also behind lines that are taken with it', async () => {
    const description = `${OPEN}\nSold shoes\n${TRAIN}`;
    const answer = { ...NOTHING, improvements: { ...NOTHING.improvements, experience: [{ id: ID, description }] } };
    const { review, job, lines } = setUp(answer);
    expect(lines().map(({ own, order }) => [own, order?.map(({ own: mine }) => mine.join())])).toEqual([
      [[SELL], undefined],
      [[], [OPEN, SELL, TRAIN]],
    ]);
    expect(await review.take([lines()[1]?.key ?? ''])).toBe(1);
    expect(job()).toEqual([OPEN, SELL, TRAIN]);
    expect(await review.take([lines()[0]?.key ?? ''])).toBe(1);
    expect(job()).toEqual([OPEN, 'Sold shoes', TRAIN]);
    const other = setUp(answer);
    expect(await other.review.take(other.lines().map(({ key }) => key))).toBe(2);
    expect(other.job()).toEqual([OPEN, 'Sold shoes', TRAIN]);
  });
});

const wording = (description: string): ImproveResponse => ({
  ...NOTHING,
  improvements: { ...NOTHING.improvements, experience: [{ id: ID, description }] },
});

describe('another wording of a line', () => {
  it('is asked for that line alone, within the same result, and names what was seen', async () => {
    const { review, call, line, job } = setUp(ANSWER, [wording('Sold leather shoes'), wording('Sold many shoes')]);
    const { key } = line(SELL);
    await review.another(key);
    const body = call.mock.calls[0]?.[0];
    expect(body?.resumeData.experience.map(({ description }) => description)).toEqual([SELL]);
    expect(body?.oneText).toEqual({ action: 'wording', earlier: ['Sold shoes'], lineOf: 'result' });
    expect(line(SELL).proposal.lines).toEqual(['Sold leather shoes']);
    await review.another(key);
    expect(call.mock.calls[1]?.[0].oneText).toMatchObject({ earlier: ['Sold shoes', 'Sold leather shoes'] });
    review.show(key, 1);
    expect(await review.take([key])).toBe(1);
    expect(job()?.[0]).toBe('Sold leather shoes');
  });

  it('that there is none, or that it failed, is said at the line, which keeps what it had', async () => {
    const { review, line } = setUp(ANSWER, [{ ...NOTHING, unchanged: true }, new ApiError('rewording_limit_reached')]);
    const { key } = line(SELL);
    await review.another(key);
    expect(line(SELL)).toMatchObject({ state: { hasNoOther: true }, proposal: { lines: ['Sold shoes'] } });
    await review.another(key);
    expect(line(SELL).state).toMatchObject({ error: { code: 'rewording_limit_reached' }, isAsking: false });
  });

  it('asks about its own words, whatever was answered about the one before', async () => {
    const description = 'Opened the shop on Fridays at 8:00';
    const answer: ImproveResponse = {
      ...NOTHING,
      withheld: [
        { section: 'experience', id: ID, text: description, findings: [{ reason: 'number', text: '8:00', index: 30 }] },
      ],
    };
    const { review, line } = setUp(ANSWER, [answer]);
    const { key } = line(OPEN);
    review.answer(key, 0, true);
    await review.another(key);
    expect(line(OPEN)).toMatchObject({ canTake: false, proposal: { findings: [{ text: '8:00', index: 30 }] } });
  });
});
