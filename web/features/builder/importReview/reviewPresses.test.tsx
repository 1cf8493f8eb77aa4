import { expect, it } from 'vitest';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { inBuilder } from '../builderScreen.fixture.tsx';
import { changesOf, livingBuilder } from '../livingBuilder.fixture.ts';
import ImportReviewPane from './ImportReviewPane.tsx';
import type { ImportReview } from './store/importReview.ts';
import { getPageImportReview } from './store/pageImportReview.ts';

const [JOB] = STRONG_RESUME_EN.experience;
const { fullName } = STRONG_RESUME_EN.personalInfo;
const REVIEW: ImportReview = {
  fileName: 'maya.pdf',
  parts: [
    { part: 'personal', count: 5, sureness: 'sure' },
    { part: 'education', count: 2, sureness: 'likely' },
  ],
  checks: [
    { part: 'personal', entry: null, field: 'fullName', value: fullName },
    { part: 'experience', entry: JOB?.id ?? '', field: 'company', value: JOB?.company ?? '' },
  ],
  personal: [],
  picturePages: [],
  unplaced: [
    { text: 'Driving licence B', state: 'open' },
    { text: 'Placed already', state: 'placed' },
    { text: 'References', state: 'open' },
    { text: 'Left out', state: 'left' },
  ],
  placements: [],
  before: null,
};

const states = (review: ImportReview | null) => review?.unplaced.map(({ state }) => state);

inEachLanguage('a press in the review of an import', ['builder', 'review'], ({ controls, say }) => {
  async function open(changes: Partial<ImportReview> = {}) {
    const builder = await livingBuilder(STRONG_RESUME_EN, 'ai');
    const reviews = getPageImportReview(builder.drafts);
    reviews.begin({ ...REVIEW, ...changes });
    const now = () => reviews.state.getState().review;
    const Pane = () => <ImportReviewPane review={now() ?? REVIEW} onHide={null} />;
    return { builder, now, pane: controls(inBuilder(builder, <Pane />)) };
  }

  it.each([
    ['two', REVIEW.unplaced, 2],
    ['one', REVIEW.unplaced.slice(0, 2), 1],
  ])('on the end asks first where texts are open, and says how many: %s', async (_, unplaced, count) => {
    const { pane, now } = await open({ unplaced });
    pane.press(say('review.done'));
    const asked = [say('review.leave.title'), say('review.leave.text', { count })];
    expect(pane.shown()).toEqual(expect.arrayContaining(asked));
    pane.press(say('review.leave.cancel'));
    for (const text of asked) expect(pane.shown()).not.toContain(text);
    expect(now()).not.toBeNull();
    pane.press(say('review.done'));
    pane.press(say('review.leave.confirm'));
    expect(now()).toBeNull();
  });

  it('on the end ends at once where nothing is open', async () => {
    const { builder, pane, now } = await open({ unplaced: REVIEW.unplaced.filter(({ state }) => state !== 'open') });
    expect(changesOf(builder, () => pane.press(say('review.done'))).resume).toEqual({});
    expect([now(), builder.ui.state.getState().view]).toEqual([null, 'form']);
  });

  it('leaves a text out and takes that back, each its own', async () => {
    const { pane, now } = await open();
    pane.press(say('review.leaveOut'), 1);
    expect(states(now())).toEqual(['open', 'placed', 'left', 'left']);
    pane.press(say('review.showDone', { count: 3 }));
    pane.press(say('review.reopen'), 0);
    expect(states(now())).toEqual(['open', 'open', 'left', 'left']);
  });

  it('on a value that is right asks about that one no more', async () => {
    const { pane, now } = await open();
    pane.press(say('review.right', { field: say('builder.field.company') }));
    expect(now()?.checks.map(({ field }) => field)).toEqual(['fullName']);
    expect(pane.shown()).toContain(say('review.checks.about', { count: 1 }));
    pane.press(say('review.right', { field: say('builder.field.fullName') }));
    expect(now()?.checks).toEqual([]);
  });

  it('on a part that was found opens its section', async () => {
    const { builder, pane } = await open();
    const tabOf = (press: () => unknown) => changesOf(builder, press).ui.tab;
    expect(tabOf(() => pane.press(say('review.part.education', { count: 2 })))).toBe('education');
    expect(tabOf(() => pane.press(say('review.part.personal', { count: 5 })))).toBe('personal');
  });
});
