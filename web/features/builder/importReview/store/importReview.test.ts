import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBlankResume, createEntry } from '../../../../../shared/resume/blankResume.ts';
import { keepEntryIds } from '../../../../../shared/resume/ids.ts';
import type { ResumeData } from '../../../../../shared/resume/schema.ts';
import { createFakeBrowser, flushMicrotasks, type FakeBrowser } from '../../../drafts/fakeBrowser.fixture.ts';
import { createSafeMapStorage } from '../../../../lib/storage/mapStorage.fixture.ts';
import type { KeyValueDatabase } from '../../../../lib/storage/browserDatabase.ts';
import type { DraftStore } from '../../../drafts/types.ts';
import { createHandOver, handOverToBuilder, type HandOver } from '../../../import/handOverToBuilder.ts';
import { createImportReviewStore } from './importReview.ts';
import { applyImportedWithReview } from './applyImported.ts';
import { newestChoice } from '../../../../../shared/templates/catalogue.ts';

const MINE: ResumeData = { ...createBlankResume(), summary: 'what was there' };
const IMPORTED: ResumeData = {
  ...createBlankResume(),
  summary: 'imported',
  experience: [
    {
      id: 'exp-1',
      title: 'Acme',
      company: 'Developer',
      location: '',
      startDate: '2020',
      endDate: '',
      current: false,
      description: '',
    },
  ],
};
const FOUND = {
  unplaced: ['a line', 'another'],
  saidAgain: [],
  confidence: { summary: 0.95, 'experience.0.title': 0.5 },
  picturePages: [2, 3],
  personal: ['ת.ז. 012345678'],
  doubts: {},
  placedByModel: [],
};

let browser: FakeBrowser;
let drafts: DraftStore;
let reviews: ReturnType<typeof createImportReviewStore>;
let handedOver: ReturnType<typeof createHandOver>;

const database = (): KeyValueDatabase => ({
  get: async (key) => structuredClone(browser.database.get(key)),
  set: async (key, value) => void browser.database.set(key, structuredClone(value)),
  delete: async (key) => void browser.database.delete(key),
  keys: async () => [...browser.database.keys()],
});

async function open(owner: string | null = 'dana', whole = true): Promise<void> {
  ({ drafts } = browser.open({ owner }));
  await drafts.load();
  reviews = createImportReviewStore(drafts, database());
  const loading = reviews.load();
  if (whole) await loading;
}

const arrive = (found: object = FOUND, owner = 'dana') => {
  handOverToBuilder({ resumeData: IMPORTED, ...FOUND, ...found }, 'cv.pdf', owner, handedOver);
};

async function importIt(found: object = FOUND): Promise<void> {
  arrive(found);
  await applyImportedWithReview(drafts, reviews, handedOver);
}

const nextJob = () => createEntry('experience', { ...IMPORTED, experience: [] }).id;
const shown = () => reviews.state.getState();

beforeEach(async () => {
  browser = createFakeBrowser();
  handedOver = createHandOver(createSafeMapStorage(browser.local));
  await open();
});

// Tests share one page.
afterEach(() => keepEntryIds([]));

describe('the review of an import', () => {
  it('begins with what was found, how surely, and what found no place; nothing of the way there is left', async () => {
    await importIt();
    expect(shown()).toMatchObject({
      shown: true,
      review: {
        fileName: 'cv.pdf',
        parts: [
          { part: 'summary', count: 1, sureness: 'sure' },
          { part: 'experience', count: 1, sureness: 'unsure' },
        ],
        checks: [{ part: 'experience', entry: 'exp-1', field: 'title', value: 'Acme' }],
        picturePages: [2, 3],
        personal: ['ת.ז. 012345678'],
        unplaced: [
          { text: 'a line', state: 'open' },
          { text: 'another', state: 'open' },
        ],
      },
    });
    expect([...browser.local.keys()].filter((key) => key.startsWith('imported'))).toEqual([]);
  });

  it('leaves out what is private, and still shows it', async () => {
    await importIt({ unplaced: ['ת.ז. 012345678', 'a line'] });
    expect(shown().review?.unplaced).toEqual([
      { text: 'ת.ז. 012345678', state: 'left' },
      { text: 'a line', state: 'open' },
    ]);
  });

  it('leaves out what the file says again in another language, says so, and still shows it', async () => {
    await importIt({ unplaced: ['Cook, Blue Cafe', 'a line'], saidAgain: ['Cook, Blue Cafe'] });
    expect(shown().review).toMatchObject({
      hasSecondVersion: true,
      unplaced: [
        { text: 'Cook, Blue Cafe', state: 'left' },
        { text: 'a line', state: 'open' },
      ],
    });
    await importIt({ unplaced: ['Cook'], saidAgain: ['Cook'], picturePages: [], personal: [], confidence: {} });
    expect(shown().shown).toBe(true);
  });

  it('tells what a model placed by itself, and begins for it alone too', async () => {
    const placedByModel = [{ path: 'experience.0', was: { title: 'Developer' }, unplaced: ['Acme'] }];
    await importIt({ unplaced: [], picturePages: [], personal: [], placedByModel });
    expect(shown()).toMatchObject({
      shown: true,
      review: { checks: [], placements: [{ entry: 'exp-1', values: { title: 'Acme' }, was: { title: 'Developer' } }] },
    });
    await open();
    expect(shown()).toMatchObject({ shown: true, review: { placements: [{ entry: 'exp-1' }] } });
    await drafts.replace({ ...createBlankResume(), summary: 'other' }, 'new');
    expect(shown().review).toBeNull();
  });

  it('says why a value is unsure where that is known, and nothing that this page has no words for', async () => {
    await importIt({ doubts: { 'experience.0.title': 'overOutlines', summary: 'anything' } });
    expect(shown().review?.checks).toMatchObject([{ field: 'title', reason: 'overOutlines' }]);
  });

  it('stays out of the way where nothing was unsure', async () => {
    await importIt({ unplaced: [], picturePages: [], personal: [], confidence: { summary: 0.95 } });
    expect(shown()).toMatchObject({ shown: false, review: { checks: [] } });
  });

  it('is there for a file that hardly looks like a résumé alone, after a reload too', async () => {
    await importIt({ unplaced: [], picturePages: [], personal: [], confidence: {}, isHardlyResume: true });
    expect(shown()).toMatchObject({ shown: true, review: { isHardlyResume: true } });
    await open();
    expect(shown()).toMatchObject({ shown: true, review: { isHardlyResume: true } });
  });

  it('is there for pages that were not read alone', async () => {
    await importIt({ unplaced: [], personal: [], confidence: { summary: 0.95 } });
    expect(shown()).toMatchObject({ shown: true, review: { picturePages: [2, 3] } });
    await open();
    expect(shown()).toMatchObject({ shown: true, review: { picturePages: [2, 3] } });
  });

  it('is there for documents within the file that were not read alone', async () => {
    await importIt({ unplaced: [], picturePages: [], personal: [], confidence: {}, unreadDocuments: 2 });
    expect(shown()).toMatchObject({ shown: true, review: { unreadDocuments: 2 } });
    await open();
    expect(shown()).toMatchObject({ shown: true, review: { unreadDocuments: 2 } });
  });

  it('keeps the ids of entries that it tells of, after a reload too, until it is over', async () => {
    await importIt();
    expect(nextJob()).toBe('exp-2');
    await open();
    expect(nextJob()).toBe('exp-2');
    reviews.finish();
    expect(nextJob()).toBe('exp-1');
  });

  it('goes on where it was stored before pages were recorded', async () => {
    await importIt();
    const [key = ''] = [...browser.database.keys()].filter((each) => each.startsWith('review:'));
    const { picturePages: _, ...older } = browser.database.get(key) as object & { picturePages: unknown };
    browser.database.set(key, older);
    await open();
    expect(shown().review).toMatchObject({ fileName: 'cv.pdf', picturePages: [] });
  });

  it('is there again after a reload, until the person is done with it', async () => {
    await importIt();
    reviews.update({
      unplaced: [
        { text: 'a line', state: 'placed' },
        { text: 'another', state: 'open' },
      ],
    });
    await open();
    expect(shown()).toMatchObject({ shown: true, review: { unplaced: [{ state: 'placed' }, { state: 'open' }] } });
    reviews.finish();
    await open();
    expect(shown().review).toBeNull();
  });

  it('is its owner’s alone, and waits for them', async () => {
    await importIt();
    await drafts.setOwner(null);
    await flushMicrotasks();
    expect(shown().review).toBeNull();
    await drafts.setOwner('noam');
    await flushMicrotasks();
    expect(shown().review).toBeNull();
    await drafts.setOwner('dana');
    await flushMicrotasks();
    expect(shown().review).toMatchObject({ fileName: 'cv.pdf' });
  });

  it('keeps nothing but the texts without a place once another résumé is opened', async () => {
    await importIt();
    await drafts.replace({ ...createBlankResume(), summary: 'other' }, 'new');
    expect(shown().review).toMatchObject({
      checks: [],
      parts: [],
      picturePages: [],
      before: null,
      unplaced: [{ text: 'a line' }, { text: 'another' }],
    });
    reviews.update({ unplaced: [] });
    await drafts.replace(MINE, 'new');
    expect(shown().review).toBeNull();
  });

  it('is not given to anybody but its owner, for whom it waits', async () => {
    arrive();
    for (const next of [null, 'noam']) {
      // oxlint-disable-next-line no-await-in-loop -- one person after the other
      await drafts.setOwner(next);
      // oxlint-disable-next-line no-await-in-loop
      expect(await applyImportedWithReview(drafts, reviews, handedOver)).toBeNull();
    }
    await drafts.setOwner('dana');
    expect((await applyImportedWithReview(drafts, reviews, handedOver))?.resume.summary).toBe('imported');
  });

  it.each([
    ['another program’s file takes the template and the design that were chosen', FOUND.confidence, 'tech', '#8f1d5c'],
    ['our own file keeps its own', {}, IMPORTED.templateId, undefined],
  ] as const)('%s', async (_, confidence, templateId, accent) => {
    drafts.edit((resume) => ({ ...resume, ...newestChoice('tech'), design: { accent: '#8f1d5c' } }));
    await importIt({ confidence });
    expect(drafts.state.resume).toMatchObject({ templateId, summary: 'imported' });
    expect(drafts.state.resume.design?.accent).toBe(accent);
  });

  const FULL: HandOver = { ...createSafeMapStorage(), write: () => 'full' };

  it('has its review also where storage has no room for what is handed over', async () => {
    handedOver = createHandOver(FULL, FULL);
    await importIt();
    expect(drafts.state.resume.summary).toBe('imported');
    expect(shown().review?.unplaced.map(({ text }) => text)).toEqual(FOUND.unplaced);
    expect(await applyImportedWithReview(drafts, reviews, handedOver)).toBeNull();
  });

  it.each(['importedResumeData', 'importedResumeData.found'])(
    'and where there is none for %s it stands whole in the storage of the tab, which a reload leaves',
    async (refused) => {
      const tab = new Map<string, string>();
      const full = createSafeMapStorage(browser.local);
      const places = () =>
        createHandOver(
          { ...full, write: (key, text) => (key === refused ? 'full' : full.write(key, text)) },
          createSafeMapStorage(tab),
        );
      // An import before it, which nobody has taken, is not what comes now.
      handedOver = createHandOver(full);
      arrive({ unplaced: ['earlier'] });
      handedOver = places();
      arrive();
      expect([
        [...browser.local.keys()].filter((key) => key.startsWith('imported')),
        [...tab.keys()].toSorted(),
      ]).toEqual([[], ['importedResumeData', 'importedResumeData.found']]);
      handedOver = places();
      await applyImportedWithReview(drafts, reviews, handedOver);
      expect(drafts.state.resume.summary).toBe('imported');
      expect(shown().review?.unplaced.map(({ text }) => text)).toEqual(FOUND.unplaced);
      expect(tab.size).toBe(0);
    },
  );

  it('begins without a review where somebody else wrote what is imported', async () => {
    browser.local.set('importedResumeData', JSON.stringify(IMPORTED));
    browser.local.set('importedResumeData.found', '{"fileName":5}');
    await applyImportedWithReview(drafts, reviews, handedOver);
    expect(drafts.state.resume.summary).toBe('imported');
    expect(shown().review).toBeNull();
  });
});

describe('the undo of an import', () => {
  it('brings back what was there, and sets aside what was imported', async () => {
    drafts.edit(() => MINE);
    await importIt();
    expect(await reviews.undo()).toBe(true);
    expect(drafts.state.resume).toEqual(MINE);
    expect((await drafts.listHistory()).map(({ reason }) => reason)).toEqual(['broughtBack']);
    expect(shown().review).toBeNull();
  });

  it('of a second one brings the review of the first back, which can be undone too', async () => {
    drafts.edit(() => MINE);
    await importIt();
    reviews.update({
      unplaced: [
        { text: 'a line', state: 'placed' },
        { text: 'another', state: 'open' },
      ],
    });
    const first = shown().review;
    // On a page that is just being opened, which knows about the first one only from storage.
    await open(undefined, false);
    await importIt({ unplaced: ['of the second'], picturePages: [] });
    await open();
    expect(shown().review?.unplaced).toEqual([{ text: 'of the second', state: 'open' }]);
    expect(await reviews.undo()).toBe(true);
    expect(shown().review).toMatchObject({ ...first, before: { asideId: first?.before?.asideId } });
    expect(await reviews.undo()).toBe(true);
    expect(drafts.state.resume).toEqual(MINE);
    expect(shown().review).toBeNull();
  });

  it('works after a reload too', async () => {
    drafts.edit(() => MINE);
    await importIt();
    await open();
    expect(await reviews.undo()).toBe(true);
    expect(drafts.state.resume).toEqual(MINE);
  });

  it('goes back to an empty résumé where there was none', async () => {
    await importIt();
    await reviews.undo();
    expect(drafts.isEmpty()).toBe(true);
    expect(await drafts.listHistory()).toHaveLength(1);
  });

  it('goes back to the copy in the cloud, still linked with it', async () => {
    await drafts.replace(MINE, 'open', { id: 'r1', version: 3, name: 'Mine' });
    await importIt();
    expect(drafts.state.cloud).toBeNull();
    await reviews.undo();
    expect(drafts.state).toMatchObject({ resume: MINE, cloud: { id: 'r1', version: 3 } });
  });

  it('says so where what was there is gone, and changes nothing', async () => {
    drafts.edit(() => MINE);
    await importIt();
    for (const { id } of await drafts.listHistory()) await drafts.deleteHistoryEntry(id);
    expect(await reviews.undo()).toBe(false);
    expect(drafts.state.resume.summary).toBe('imported');
    expect(shown().review).not.toBeNull();
  });
});
