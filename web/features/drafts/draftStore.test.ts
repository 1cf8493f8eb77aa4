import { describe, expect, it } from 'vitest';
import { createBlankResume, createNewResume } from '../../../shared/resume/blankResume.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { createFakeBrowser, flushMicrotasks } from './fakeBrowser.fixture.ts';

const withSummary = (summary: string) => ({ ...createBlankResume(), summary });
const storedIn = (local: Map<string, string>) => JSON.parse(local.get('resumeData') ?? 'null') as unknown;

const never = () => new Promise<never>(() => {});

describe('autosave', () => {
  it('[AUTO-01] stores the résumé, and nothing else, under resumeData exactly 1 s after the last change', async () => {
    const browser = createFakeBrowser();
    const { drafts } = browser.open();
    await drafts.load();
    drafts.edit(() => withSummary('a'));
    await browser.advanceTime(900);
    drafts.edit(() => withSummary('ab'));
    await browser.advanceTime(999);
    expect(browser.local.has('resumeData')).toBe(false);
    await browser.advanceTime(1);
    expect(storedIn(browser.local)).toEqual(withSummary('ab'));
    expect(drafts.state.storedAt).not.toBeNull();
  });

  it('writes nothing for a visitor who changes nothing', async () => {
    const browser = createFakeBrowser();
    const { drafts } = browser.open();
    const report = await drafts.load();
    await browser.advanceTime(10_000);
    drafts.close();
    expect(report).toMatchObject({ restored: false, recovered: 0, damaged: [], resume: createNewResume() });
    expect([...browser.local.keys()]).toEqual([]);
    expect(drafts.state.unsaved).toBe(false);
  });

  it('[AUTO-03] a change sets the unsaved-changes flag, and a save clears it: autosave, leaving or Save', async () => {
    const browser = createFakeBrowser();
    const { drafts } = browser.open();
    await drafts.load();
    drafts.edit(() => withSummary('a'));
    expect(drafts.state).toMatchObject({ unsaved: true, status: 'unsaved' });
    await browser.advanceTime(1_000);
    expect(drafts.state).toMatchObject({ unsaved: false, status: 'savedLocally' });
    drafts.edit(() => withSummary('ab'));
    drafts.flush();
    expect(drafts.state.unsaved).toBe(false);
    await flushMicrotasks();
    expect(drafts.state.status).toBe('savedLocally');
    drafts.edit(() => withSummary('abc'));
    expect(await drafts.saveLocally()).toBe(true);
    expect(drafts.state).toMatchObject({ unsaved: false, status: 'savedLocally' });
    expect(storedIn(browser.local)).toEqual(withSummary('abc'));
  });

  it('while a copy in the cloud lags behind, changes stay unsaved though they are stored here', async () => {
    const browser = createFakeBrowser();
    const { drafts } = browser.open({ owner: 'dana' });
    await drafts.load();
    const copy = { id: 'r1', version: 1, name: 'CV' };
    drafts.edit(() => withSummary('a'));
    drafts.markCloudSaving();
    drafts.markCloudSaved(drafts.state.resume, copy);
    expect(drafts.state).toMatchObject({ unsaved: false, status: 'saved', cloud: copy, name: 'CV' });
    drafts.edit(() => withSummary('ab'));
    await browser.advanceTime(1_000);
    expect(storedIn(browser.local)).toEqual(withSummary('ab'));
    expect(drafts.state).toMatchObject({ unsaved: true });
    drafts.markCloudSaving();
    const sent = drafts.state.resume;
    drafts.edit(() => withSummary('abc'));
    drafts.markCloudSaved(sent, { ...copy, version: 2 });
    expect(drafts.state).toMatchObject({ unsaved: true, status: 'unsaved' });

    const later = browser.open({ owner: 'dana' }).drafts;
    await later.load();
    expect(later.state).toMatchObject({
      unsaved: true,
      cloud: { id: 'r1', version: 2 },
      name: 'CV',
      resume: { summary: 'abc' },
    });
  });

  it('clears the labels saved, savedLocally and error after 3 s, and no other', async () => {
    const browser = createFakeBrowser();
    const { drafts } = browser.open();
    await drafts.load();
    const copy = { id: 'r1', version: 1, name: '' };
    for (const [show, label] of [
      [() => drafts.markCloudSaved(drafts.state.resume, copy), 'saved'],
      [() => drafts.markCloudFailed(), 'error'],
      [() => drafts.saveLocally(), 'savedLocally'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await show();
      // oxlint-disable-next-line no-await-in-loop
      await browser.advanceTime(2_999);
      expect(drafts.state.status).toBe(label);
      // oxlint-disable-next-line no-await-in-loop
      await browser.advanceTime(1);
      expect(drafts.state.status).toBe('');
    }
    drafts.markCloudSaving();
    await browser.advanceTime(60_000);
    expect(drafts.state.status).toBe('saving');
  });

  it('tells listeners once for every change, with a new state each time', async () => {
    const browser = createFakeBrowser();
    const { drafts } = browser.open();
    await drafts.load();
    const seen: unknown[] = [];
    const stop = drafts.subscribe(() => seen.push(drafts.state));
    drafts.edit(() => withSummary('a'));
    drafts.edit(() => withSummary('ab'));
    expect(new Set(seen).size).toBe(seen.length);
    expect(drafts.state.resume.summary).toBe('ab');
    const before = seen.length;
    stop();
    drafts.edit(() => withSummary('abc'));
    expect(seen.length).toBe(before);
  });
});

describe('loading', () => {
  it('brings back the first words of all, typed before anything was stored', async () => {
    const browser = createFakeBrowser();
    const tab = browser.open();
    expect(await tab.drafts.load()).toMatchObject({ restored: false, recovered: 0, damaged: [] });
    tab.drafts.edit(() => withSummary('a'));
    tab.drafts.edit(() => withSummary('ab'));
    await flushMicrotasks();
    tab.kill();
    const { drafts } = browser.open();
    expect(await drafts.load()).toMatchObject({ restored: true, resume: { summary: 'ab' } });
    expect(JSON.parse(browser.local.get('resumeData') ?? '')).toMatchObject({ summary: 'ab' });
  });

  it('tells of nothing that was brought back where an empty résumé was stored', async () => {
    const browser = createFakeBrowser();
    browser.local.set('resumeData', JSON.stringify(createBlankResume()));
    expect(await browser.open().drafts.load()).toMatchObject({ restored: false, damaged: [] });
  });

  it('brings the stored résumé back, also one that something else stored', async () => {
    const browser = createFakeBrowser();
    browser.local.set('resumeData', JSON.stringify(SAMPLE_HE));
    const { drafts } = browser.open();
    const report = await drafts.load();
    expect(report).toMatchObject({ restored: true, resume: SAMPLE_HE, damaged: [] });
    expect(drafts.state).toMatchObject({ resume: SAMPLE_HE, unsaved: false, cloud: null });
  });

  it('brings back what was typed and not stored when the tab was killed, and stores it whole', async () => {
    const browser = createFakeBrowser();
    browser.local.set('resumeData', JSON.stringify(SAMPLE_HE));
    const tab = browser.open();
    await tab.drafts.load();
    tab.drafts.edit(() => ({ ...SAMPLE_HE, summary: 'עד כאן' }));
    tab.kill();
    expect(storedIn(browser.local)).toEqual(SAMPLE_HE);
    const report = await browser.open().drafts.load();
    expect(report).toMatchObject({ recovered: 1, resume: { ...SAMPLE_HE, summary: 'עד כאן' } });
    expect(storedIn(browser.local)).toEqual(report.resume);
    expect(browser.local.has('resumeData.journal')).toBe(false);
  });

  it('brings a name back that was given just before the tab was killed', async () => {
    const browser = createFakeBrowser();
    const tab = browser.open();
    await tab.drafts.load();
    tab.drafts.edit(() => SAMPLE_HE);
    tab.drafts.rename('למשרת פיתוח');
    tab.kill();
    const { drafts } = browser.open();
    await drafts.load();
    expect(drafts.state).toMatchObject({ name: 'למשרת פיתוח', resume: SAMPLE_HE, unsaved: false });
  });

  it('takes the database where local storage fell back behind it, as after a crash of the whole browser', async () => {
    const browser = createFakeBrowser();
    const first = browser.open();
    await first.drafts.load();
    first.drafts.edit(() => withSummary('old'));
    await browser.advanceTime(1_000);
    const onDisk = new Map(browser.local);
    first.drafts.edit(() => withSummary('newer'));
    await browser.advanceTime(1_000);
    first.drafts.edit(() => withSummary('newest'));
    await flushMicrotasks();
    first.kill();
    browser.local.clear();
    for (const [key, value] of onDisk) browser.local.set(key, value);
    expect((await browser.open().drafts.load()).resume.summary).toBe('newest');
    browser.local.clear();
    expect((await browser.open().drafts.load()).resume.summary).toBe('newest');
  });

  it('starts from local storage when the database never answers', async () => {
    const browser = createFakeBrowser();
    browser.local.set('resumeData', JSON.stringify(SAMPLE_HE));
    const { drafts } = browser.open({ database: { get: never, set: never, delete: never, keys: never } });
    const loading = drafts.load();
    await flushMicrotasks();
    await browser.advanceTime(2_000);
    expect((await loading).resume).toEqual(SAMPLE_HE);
  });

  it('keeps text that is not a résumé for download, says so, and starts again', async () => {
    const browser = createFakeBrowser();
    const torn = JSON.stringify(SAMPLE_HE).slice(0, 500);
    browser.local.set('resumeData', torn);
    const { drafts } = browser.open();
    const report = await drafts.load();
    expect(report.damaged).toEqual([{ id: expect.any(String), kind: 'lost' }]);
    expect(report.resume).toEqual(createNewResume());
    const [aside] = await drafts.listHistory();
    expect(aside).toMatchObject({ reason: 'damaged', readable: false });
    expect(await drafts.readHistoryEntry(aside?.id ?? '')).toBe(torn);
    expect(await drafts.restoreFromHistory(aside?.id ?? '')).toBeNull();
  });

  it('repairs what it can and keeps the original of what it could not keep whole', async () => {
    const browser = createFakeBrowser();
    const original = JSON.stringify({
      ...SAMPLE_HE,
      skills: [{ id: 'skill-1', name: 'א'.repeat(5_000) }],
      personalInfo: { fullName: 'דנה' },
    });
    browser.local.set('resumeData', original);
    const { drafts } = browser.open();
    const report = await drafts.load();
    expect(report.damaged).toMatchObject([{ kind: 'repaired' }]);
    expect(report.resume).toMatchObject({ personalInfo: { fullName: 'דנה', email: '' }, summary: SAMPLE_HE.summary });
    expect(await drafts.readHistoryEntry(report.damaged[0]?.id ?? '')).toBe(original);
  });

  it('never lets a damaged journal or damaged metadata touch the draft', async () => {
    for (const key of ['resumeData.journal', 'resumeData.meta', 'resumeData.aside']) {
      for (const junk of ['', '{', 'null', '[1]', '1|{"changes":[[["summary"],"x"]]}', '{"revision":"NaN"}']) {
        const browser = createFakeBrowser();
        browser.local.set('resumeData', JSON.stringify(SAMPLE_HE));
        browser.local.set(key, junk);
        const { drafts } = browser.open();
        // oxlint-disable-next-line no-await-in-loop
        expect((await drafts.load()).resume).toEqual(SAMPLE_HE);
        drafts.edit(() => ({ ...SAMPLE_HE, summary: 'y' }));
        // oxlint-disable-next-line no-await-in-loop
        await browser.advanceTime(1_000);
        expect(storedIn(browser.local)).toEqual({ ...SAMPLE_HE, summary: 'y' });
      }
    }
  });
});
