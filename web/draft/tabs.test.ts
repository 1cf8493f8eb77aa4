import { describe, expect, it } from 'vitest';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { fakeBrowser, settle } from './fakeBrowser.ts';

const saying = (summary: string) => ({ ...SAMPLE_HE, summary });

async function twoTabs() {
  const browser = fakeBrowser();
  browser.local.set('resumeData', JSON.stringify(SAMPLE_HE));
  const one = browser.open().drafts;
  await one.load();
  one.change(saying('start'));
  await browser.pass(1_000);
  const two = browser.open().drafts;
  await two.load();
  return { browser, one, two, stored: () => JSON.parse(browser.local.get('resumeData') ?? '') as { summary: string } };
}

describe('two tabs', () => {
  it('do not disturb each other by being opened', async () => {
    const { one, two } = await twoTabs();
    expect([one.state.changedElsewhere, two.state.changedElsewhere]).toEqual([null, null]);
  });

  it('the other is told at the first change, and takes it', async () => {
    const { browser, one, two } = await twoTabs();
    one.change(saying('from one'));
    await settle();
    expect(two.state.changedElsewhere).toMatchObject({ changedHere: false, otherOwner: false });
    expect(await two.takeTheirs()).toMatchObject({ summary: 'from one' });
    expect(two.state).toMatchObject({ changedElsewhere: null, unsaved: false });
    await browser.pass(5_000);
    expect(one.state).toMatchObject({ changedElsewhere: null, unsaved: false });
    expect(await two.listAside()).toEqual([]);
    two.change(saying('from two'));
    await browser.pass(1_000);
    expect(one.state.changedElsewhere).not.toBeNull();
  });

  it('one that types on does not overwrite the other; what it wrote is kept, also when it is killed', async () => {
    const { browser, one, two, stored } = await twoTabs();
    one.change(saying('from one'));
    await settle();
    two.change(saying('from t'));
    two.change(saying('from two'));
    await browser.pass(3_000);
    two.flush();
    expect(stored().summary).toBe('from one');
    expect(two.state).toMatchObject({ unsaved: true, changedElsewhere: { changedHere: true } });
    const [kept, ...more] = await one.listAside();
    expect(more).toEqual([]);
    expect(kept?.reason).toBe('otherTab');
    expect(await one.readAside(kept?.id ?? '')).toContain('from two');
    await two.takeTheirs();
    expect(await two.listAside()).toHaveLength(1);
  });

  it('one that keeps its own sets the other aside, and the other is told', async () => {
    const { browser, one, two, stored } = await twoTabs();
    one.change(saying('from one'));
    await settle();
    two.change(saying('from two'));
    await two.keepMine();
    await browser.pass(1_000);
    expect(stored().summary).toBe('from two');
    expect(two.state).toMatchObject({ changedElsewhere: null, unsaved: false });
    const aside = await two.listAside();
    expect(aside).toMatchObject([{ reason: 'otherTab' }]);
    expect(await two.readAside(aside[0]?.id ?? '')).toContain('from one');
    expect(one.state.changedElsewhere).not.toBeNull();
    expect(await one.takeTheirs()).toMatchObject({ summary: 'from two' });
  });

  it('what is typed while the other version is being fetched is kept too', async () => {
    const { one, two } = await twoTabs();
    one.change(saying('from one'));
    await settle();
    const taking = two.takeTheirs();
    await Promise.resolve();
    await Promise.resolve();
    two.change(saying('typed meanwhile'));
    await taking;
    expect(two.state.resume.summary).toBe('from one');
    const [kept] = await two.listAside();
    expect(await two.readAside(kept?.id ?? '')).toContain('typed meanwhile');
  });

  it('notice each other also when no message arrives', async () => {
    const browser = fakeBrowser();
    const one = browser.open({ tabs: null }).drafts;
    const two = browser.open({ tabs: null }).drafts;
    await one.load();
    await two.load();
    one.change(saying('from one'));
    two.change(saying('from two'));
    expect(two.state.changedElsewhere).toMatchObject({ changedHere: true });
    await browser.pass(2_000);
    expect(browser.local.get('resumeData')).toContain('from one');
    await two.keepMine();
    expect(await two.listAside()).toHaveLength(1);
  });

  it('of two people: the other person’s version is not shown', async () => {
    const { browser, one, two } = await twoTabs();
    await one.setOwner('dana');
    one.change(saying("dana's own"));
    await browser.pass(1_000);
    expect(two.state.changedElsewhere).toMatchObject({ otherOwner: true });
    expect(await two.takeTheirs()).toBeNull();
    expect(two.state.resume.summary).toBe('start');
    expect(await two.setOwner('dana')).toMatchObject({ summary: "dana's own" });
  });
});
