import { describe, expect, it } from 'vitest';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { createFakeBrowser, flushMicrotasks } from './fakeBrowser.fixture.ts';

const saying = (summary: string) => ({ ...SAMPLE_HE, summary });

async function twoTabs() {
  const browser = createFakeBrowser();
  browser.local.set('resumeData', JSON.stringify(SAMPLE_HE));
  const one = browser.open().drafts;
  await one.load();
  one.edit(() => saying('start'));
  await browser.advanceTime(1_000);
  const two = browser.open().drafts;
  await two.load();
  return { browser, one, two, stored: () => JSON.parse(browser.local.get('resumeData') ?? '') as { summary: string } };
}

describe('two tabs', () => {
  it('do not disturb each other by being opened', async () => {
    const { one, two } = await twoTabs();
    expect([one.state.changedElsewhere, two.state.changedElsewhere]).toEqual([null, null]);
  });

  it('the other is notified at the first change, and takes it', async () => {
    const { browser, one, two } = await twoTabs();
    one.edit(() => saying('from one'));
    await flushMicrotasks();
    expect(two.state.changedElsewhere).toMatchObject({ changedHere: false, otherOwner: false });
    expect(await two.keepTheirs()).toMatchObject({ summary: 'from one' });
    expect(two.state).toMatchObject({ changedElsewhere: null, unsaved: false });
    await browser.advanceTime(5_000);
    expect(one.state).toMatchObject({ changedElsewhere: null, unsaved: false });
    expect(await two.listHistory()).toEqual([]);
    two.edit(() => saying('from two'));
    await browser.advanceTime(1_000);
    expect(one.state.changedElsewhere).not.toBeNull();
  });

  it('one that types on does not overwrite the other; what it wrote is kept, also when it is killed', async () => {
    const { browser, one, two, stored } = await twoTabs();
    one.edit(() => saying('from one'));
    await flushMicrotasks();
    two.edit(() => saying('from t'));
    two.edit(() => saying('from two'));
    await browser.advanceTime(3_000);
    two.flush();
    expect(stored().summary).toBe('from one');
    expect(two.state).toMatchObject({ unsaved: true, changedElsewhere: { changedHere: true } });
    const [kept, ...more] = await one.listHistory();
    expect(more).toEqual([]);
    expect(kept?.reason).toBe('otherTab');
    expect(await one.readHistoryEntry(kept?.id ?? '')).toContain('from two');
    await two.keepTheirs();
    expect(await two.listHistory()).toHaveLength(1);
  });

  it('one that keeps its own sets the other aside, and the other is notified', async () => {
    const { browser, one, two, stored } = await twoTabs();
    one.edit(() => saying('from one'));
    await flushMicrotasks();
    two.edit(() => saying('from two'));
    await two.keepMine();
    await browser.advanceTime(1_000);
    expect(stored().summary).toBe('from two');
    expect(two.state).toMatchObject({ changedElsewhere: null, unsaved: false });
    const aside = await two.listHistory();
    expect(aside).toMatchObject([{ reason: 'otherTab' }]);
    expect(await two.readHistoryEntry(aside[0]?.id ?? '')).toContain('from one');
    expect(one.state.changedElsewhere).not.toBeNull();
    expect(await one.keepTheirs()).toMatchObject({ summary: 'from two' });
  });

  it('what is typed while the other version is being fetched is kept too', async () => {
    const { one, two } = await twoTabs();
    one.edit(() => saying('from one'));
    await flushMicrotasks();
    const taking = two.keepTheirs();
    await Promise.resolve();
    await Promise.resolve();
    two.edit(() => saying('typed meanwhile'));
    await taking;
    expect(two.state.resume.summary).toBe('from one');
    const [kept] = await two.listHistory();
    expect(await two.readHistoryEntry(kept?.id ?? '')).toContain('typed meanwhile');
  });

  it('notice each other also when no message arrives', async () => {
    const browser = createFakeBrowser();
    const one = browser.open({ tabs: null }).drafts;
    const two = browser.open({ tabs: null }).drafts;
    await one.load();
    await two.load();
    one.edit(() => saying('from one'));
    two.edit(() => saying('from two'));
    expect(two.state.changedElsewhere).toMatchObject({ changedHere: true });
    await browser.advanceTime(2_000);
    expect(browser.local.get('resumeData')).toContain('from one');
    await two.keepMine();
    expect(await two.listHistory()).toHaveLength(1);
  });

  it('of two people: the other person’s version is not shown', async () => {
    const { browser, one, two } = await twoTabs();
    await one.setOwner('dana');
    one.edit(() => saying("dana's own"));
    await browser.advanceTime(1_000);
    expect(two.state.changedElsewhere).toMatchObject({ otherOwner: true });
    expect(await two.keepTheirs()).toBeNull();
    expect(two.state.resume.summary).toBe('start');
    expect(await two.setOwner('dana')).toMatchObject({ summary: "dana's own" });
  });

  it('one that took the other’s version goes on from it, also when it is killed', async () => {
    const { browser, one, two } = await twoTabs();
    expect(await two.keepTheirs()).toBeNull();
    one.edit(() => saying('from one'));
    await flushMicrotasks();
    await two.keepTheirs();
    await browser.advanceTime(5_000);
    two.edit(() => saying('from two, after one'));
    await flushMicrotasks();
    const { drafts } = browser.open();
    expect(await drafts.load()).toMatchObject({ resume: { summary: 'from two, after one' }, recovered: 1 });
  });

  it('storage that was emptied elsewhere is no conflict, and the next change stores the draft anew', async () => {
    const { browser, one, stored } = await twoTabs();
    browser.local.clear();
    one.edit(() => saying('after'));
    expect(one.state.changedElsewhere).toBeNull();
    await browser.advanceTime(1_000);
    expect([stored().summary, one.state.unsaved]).toEqual(['after', false]);
  });
});
