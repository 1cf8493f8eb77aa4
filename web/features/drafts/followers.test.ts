import { expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { createFakeBrowser } from './fakeBrowser.fixture.ts';

const withSummary = (summary: string) => () => ({ ...createBlankResume(), summary });

it('who follows hears of what a field shows in a moment and once, of everything else at once', async () => {
  const browser = createFakeBrowser();
  const { drafts } = browser.open();
  await drafts.load();
  const heard: string[] = [];
  const stop = drafts.follow(() => heard.push(drafts.state.resume.summary));
  drafts.editShown(withSummary('a'));
  drafts.editShown(withSummary('ab'));
  expect([heard, drafts.state.resume.summary]).toEqual([[], 'ab']);
  await browser.advanceTime(100);
  expect(heard).toEqual(['ab']);
  drafts.editShown(withSummary('abc'));
  drafts.edit(withSummary('other'));
  drafts.undo();
  expect(heard).toEqual(['ab', 'other', 'abc']);
  await browser.advanceTime(100);
  expect(heard).toHaveLength(3);
  stop();
  drafts.edit(withSummary(''));
  expect(heard).toHaveLength(3);
});

it('while key follows key, who follows hears after 300 ms, and what comes then after a rest of 100 ms', async () => {
  const browser = createFakeBrowser();
  const { drafts } = browser.open();
  await drafts.load();
  const heard: string[] = [];
  drafts.follow(() => heard.push(drafts.state.resume.summary));
  for (const text of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
    drafts.editShown(withSummary(text));
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await browser.advanceTime(70);
  }
  expect(heard).toEqual(['abcde']);
  drafts.editShown(withSummary('abcdef'));
  await browser.advanceTime(99);
  expect(heard).toHaveLength(1);
  await browser.advanceTime(1);
  expect(heard).toEqual(['abcde', 'abcdef']);
});
