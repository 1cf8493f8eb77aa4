import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { SAMPLE_EN } from '../../../shared/templates/samples/en.ts';
import { newestChoice } from '../../../shared/templates/catalogue.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { createFakeBrowser } from './fakeBrowser.fixture.ts';

async function opened(resume = SAMPLE_HE) {
  const browser = createFakeBrowser();
  const { drafts } = browser.open();
  await drafts.load();
  drafts.edit(() => resume);
  return { browser, drafts };
}

describe('setting aside', () => {
  it('keeps the draft with time, name, reason and template when another begins, and returns it', async () => {
    const { browser, drafts } = await opened();
    const { archivedId: asideId } = await drafts.replace(drafts.newResume('minimal'), 'new');
    expect(drafts.state).toMatchObject({
      resume: createBlankResume(newestChoice('minimal')),
      epoch: 2,
      unsaved: false,
    });
    expect(await drafts.listHistory()).toEqual([
      {
        id: asideId,
        reason: 'new',
        at: expect.any(Number),
        name: SAMPLE_HE.personalInfo.fullName,
        templateId: SAMPLE_HE.templateId,
        readable: true,
      },
    ]);
    drafts.edit(() => SAMPLE_EN);
    expect(await drafts.restoreFromHistory(asideId ?? '')).toEqual(SAMPLE_HE);
    expect(JSON.parse(browser.local.get('resumeData') ?? '')).toEqual(SAMPLE_HE);
    expect(await drafts.listHistory()).toMatchObject([
      { reason: 'broughtBack', name: SAMPLE_EN.personalInfo.fullName },
    ]);
  });

  it('keeps nothing of a draft that holds nothing, and of one that the cloud has as it is', async () => {
    const { drafts } = await opened({ ...createBlankResume(), templateId: 'modern' });
    expect((await drafts.replace(SAMPLE_EN, 'open', { id: 'r1', version: 4, name: 'CV' })).archivedId).toBeNull();
    expect(drafts.state).toMatchObject({ cloud: { id: 'r1', version: 4 }, name: 'CV', unsaved: false });
    expect((await drafts.replace(SAMPLE_HE, 'import')).archivedId).toBeNull();
    expect(await drafts.listHistory()).toEqual([]);
  });

  it('keeps a draft in which nothing but the headline is written', async () => {
    const { drafts } = await opened({ ...createBlankResume(), headline: 'אחות מוסמכת' });
    const { archivedId } = await drafts.replace(SAMPLE_EN, 'import');
    expect(JSON.parse((await drafts.readHistoryEntry(archivedId ?? '')) ?? '')).toMatchObject({
      headline: 'אחות מוסמכת',
    });
  });

  it('keeps also what is typed while it is being stored', async () => {
    const { drafts } = await opened();
    const replacing = drafts.replace(SAMPLE_EN, 'import');
    await Promise.resolve();
    await Promise.resolve();
    drafts.edit(() => ({ ...SAMPLE_HE, summary: 'ועוד מילה' }));
    const { archivedId: asideId } = await replacing;
    expect(JSON.parse((await drafts.readHistoryEntry(asideId ?? '')) ?? '')).toMatchObject({ summary: 'ועוד מילה' });
    expect(drafts.state.resume).toEqual(SAMPLE_EN);
  });

  it('keeps the newest 20', async () => {
    const { browser, drafts } = await opened();
    for (let turn = 1; turn <= 23; turn += 1) {
      drafts.edit(() => ({ ...SAMPLE_HE, personalInfo: { ...SAMPLE_HE.personalInfo, fullName: `${turn}` } }));
      // oxlint-disable-next-line no-await-in-loop
      await drafts.archive('new');
      // oxlint-disable-next-line no-await-in-loop
      await browser.advanceTime(10);
    }
    const names = (await drafts.listHistory()).map(({ name }) => Number(name));
    expect(names).toEqual(Array.from({ length: 20 }, (_, index) => 23 - index));
  });

  it('discards one, and takes that back', async () => {
    const { drafts } = await opened();
    const id = (await drafts.archive('new')) ?? '';
    const before = await drafts.listHistory();
    await drafts.deleteHistoryEntry(id);
    expect(await drafts.listHistory()).toEqual([]);
    expect(await drafts.undoDeleteHistoryEntry(id)).toBe(true);
    expect(await drafts.listHistory()).toEqual(before);
    expect(await drafts.undoDeleteHistoryEntry(id)).toBe(false);
  });

  it('uses local storage where there is no database, and memory where that is full', async () => {
    const browser = createFakeBrowser();
    browser.databaseWorks = false;
    const { drafts } = browser.open();
    await drafts.load();
    drafts.edit(() => SAMPLE_HE);
    await drafts.replace(SAMPLE_EN, 'new');
    expect(browser.local.has('resumeData.aside')).toBe(true);
    browser.quota = 0;
    await drafts.replace({ ...SAMPLE_HE, summary: 'ב' }, 'new');
    expect((await drafts.listHistory()).map(({ name }) => name).sort()).toEqual(
      [SAMPLE_EN.personalInfo.fullName, SAMPLE_HE.personalInfo.fullName].sort(),
    );
  });
});

describe('an imported résumé', () => {
  it('replaces the draft, which is set aside, and is removed only when it is stored', async () => {
    const { browser, drafts } = await opened();
    browser.local.set('importedResumeData', JSON.stringify(SAMPLE_EN));
    browser.databaseWorks = false;
    const before = browser.quota;
    browser.quota = 0;
    expect(await drafts.applyImported()).toMatchObject({ resume: SAMPLE_EN });
    expect(browser.local.has('importedResumeData')).toBe(true);
    browser.quota = before;
    browser.databaseWorks = true;
    const taken = await drafts.applyImported();
    expect(taken).toMatchObject({ resume: SAMPLE_EN, damaged: null });
    expect(browser.local.has('importedResumeData')).toBe(false);
    expect(JSON.parse(browser.local.get('resumeData') ?? '')).toEqual(SAMPLE_EN);
    expect((await drafts.listHistory()).map(({ reason, name }) => [reason, name])).toContainEqual([
      'import',
      SAMPLE_HE.personalInfo.fullName,
    ]);
    expect(await drafts.applyImported()).toBeNull();
  });

  it('that cannot be read leaves the draft as it is, and its text can be downloaded', async () => {
    const { browser, drafts } = await opened();
    browser.local.set('importedResumeData', '{"personalInfo":');
    const taken = await drafts.applyImported();
    expect(taken).toMatchObject({ resume: SAMPLE_HE, damaged: { kind: 'lost' } });
    expect(await drafts.readHistoryEntry(taken?.damaged?.id ?? '')).toBe('{"personalInfo":');
    expect(drafts.state.resume).toEqual(SAMPLE_HE);
  });
});

describe('a damaged résumé', () => {
  it.each([
    ['in part', { ...SAMPLE_EN, skills: 5 }, 'repaired', SAMPLE_EN.summary],
    ['with nothing in it', { experience: 5 }, 'lost', SAMPLE_HE.summary],
  ])('%s that is imported can be downloaded as it was', async (_, value, kind, summary) => {
    const { browser, drafts } = await opened();
    browser.local.set('importedResumeData', JSON.stringify(value));
    const taken = await drafts.applyImported();
    expect([taken?.damaged?.kind, drafts.state.resume.summary]).toEqual([kind, summary]);
    expect(await drafts.readHistoryEntry(taken?.damaged?.id ?? '')).toBe(JSON.stringify(value));
    expect(browser.local.has('importedResumeData')).toBe(false);
  });

  it('that is brought back stays set aside, and one that is whole and stored does not', async () => {
    const { browser, drafts } = await opened();
    browser.database.set('aside:part', {
      id: 'part',
      owner: null,
      reason: 'new',
      at: 1,
      name: 'Old',
      cloud: null,
      text: JSON.stringify({ ...SAMPLE_EN, skills: 5 }),
    });
    expect(await drafts.restoreFromHistory('part')).toMatchObject({ summary: SAMPLE_EN.summary, skills: [] });
    expect(drafts.state.name).toBe('Old');
    expect((await drafts.listHistory()).map(({ id }) => id)).toContain('part');
    const { archivedId: whole } = await drafts.replace(SAMPLE_HE, 'new');
    Object.assign(browser, { quota: 0, databaseWorks: false });
    expect(await drafts.restoreFromHistory(whole ?? '')).toBeNull();
    browser.databaseWorks = true;
    expect(await drafts.restoreFromHistory(whole ?? '')).not.toBeNull();
    expect((await drafts.listHistory()).map(({ id }) => id)).not.toContain(whole);
  });

  it('of the same moment stand in one order', async () => {
    const { browser, drafts } = await opened();
    const entry = { owner: null, reason: 'new', at: 1, name: '', cloud: null, text: '{}' };
    for (const id of ['b', 'c', 'a']) browser.database.set(`aside:${id}`, { ...entry, id });
    expect((await drafts.listHistory()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});

describe('an empty draft', () => {
  it('holds nothing but defaults: a title of a custom section is something', async () => {
    const { drafts } = await opened(createBlankResume());
    expect(drafts.isEmpty()).toBe(true);
    drafts.edit(() => ({
      ...createBlankResume(),
      customSections: [{ id: 'section-1', title: 'שירות צבאי', items: [] }],
    }));
    expect(drafts.isEmpty()).toBe(false);
  });
});
