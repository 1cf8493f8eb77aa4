import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedResume } from '../../../shared/api/resumes.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { sessionStore } from '../auth/index.ts';
import { createSafeMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { createFakeBrowser, flushMicrotasks, type FakeBrowser } from '../drafts/fakeBrowser.fixture.ts';
import type { DraftStore, SaveStatus } from '../drafts/types.ts';
import { startCloudAutosave } from './autosave.ts';
import { createCloudSync, followSignIn } from './cloudSync.ts';
import { createPendingSaveStore } from './pendingSave.ts';
import type { CloudSync } from './types.ts';
import { FakeServer } from './fakeServer.fixture.ts';

let browser: FakeBrowser;
let drafts: DraftStore;
let server: FakeServer;
let cloud: CloudSync;
let owner: string | null;
let statuses: SaveStatus[];
let ids = 0;

/** What was saved, as the page is told. */
let told: SavedResume[];

const open = () =>
  createCloudSync({
    onSaved: (saved) => told.push(saved),
    drafts,
    api: server,
    getOwner: () => owner,
    pendingSaves: createPendingSaveStore(createSafeMapStorage(browser.local)),
    newId: () => `wish-${(ids += 1)}`,
    mayAutosave: async (templateId) => templateId !== 'not-mine',
  });
const write = (summary: string) => drafts.edit(() => ({ ...drafts.state.resume, summary }));

beforeEach(async () => {
  browser = createFakeBrowser();
  server = new FakeServer();
  owner = 'dana';
  ({ drafts } = browser.open({ owner: 'dana' }));
  await drafts.load();
  cloud = open();
  statuses = [];
  told = [];
  drafts.subscribe(() => {
    if (statuses.at(-1) !== drafts.state.status) statuses.push(drafts.state.status);
  });
});

describe('saving to the cloud', () => {
  it('[CLOUD-01] [CLOUD-03] creates on the first save, says saving and saved, and the draft gets its id', async () => {
    write('a');
    expect(await cloud.save('My Resume')).toEqual({ success: true, copy: { id: 'r1', version: 1, name: 'My Resume' } });
    expect(statuses.filter((status) => status !== 'unsaved' && status !== '')).toEqual(['saving', 'saved']);
    expect(drafts.state).toMatchObject({ cloud: { id: 'r1', version: 1 }, name: 'My Resume', unsaved: false });
  });

  it('says once that the improver changed it, also after a save that failed', async () => {
    write('a');
    await cloud.save('x');
    drafts.edit((resume) => ({ ...resume, summary: 'b' }), { tab: 'summary', by: 'improve' });
    write('c');
    server.next = 'save_failed';
    await cloud.save();
    await cloud.save();
    write('d');
    await cloud.save();
    expect(server.before).toEqual(['improve', undefined]);
    drafts.edit((resume) => ({ ...resume, summary: 'e' }), { tab: 'summary', by: 'improve' });
    await drafts.replace({ ...createBlankResume(), summary: 'other' }, 'open', { id: 'r1', version: 3, name: 'x' });
    write('f');
    await cloud.save();
    expect(server.before).toEqual(['improve', undefined, undefined]);
  });

  it('[CLOUD-02] clears saved and error after 3 s', async () => {
    write('a');
    await cloud.save('x');
    await browser.advanceTime(2_900);
    expect(drafts.state.status).toBe('saved');
    await browser.advanceTime(200);
    expect(drafts.state.status).toBe('');
    server.next = 'save_failed';
    write('b');
    await cloud.save();
    expect(drafts.state.status).toBe('error');
    await browser.advanceTime(3_100);
    expect(drafts.state.status).not.toBe('error');
  });

  it('knows after a reload that nothing is unsaved, in whatever order the parts of an entry were stored', async () => {
    write('a');
    await cloud.save('x');
    ({ drafts } = browser.open({ owner: 'dana' }));
    await drafts.load();
    expect(drafts.state).toMatchObject({ unsaved: false, cloud: { id: 'r1' } });
    const shuffled = Object.fromEntries(Object.entries(drafts.state.resume).toReversed()) as unknown as ResumeData;
    await drafts.replace(shuffled, 'open', { id: 'r1', version: 1, name: 'x' });
    ({ drafts } = browser.open({ owner: 'dana' }));
    await drafts.load();
    expect(drafts.state.unsaved).toBe(false);
  });

  it('[CLOUD-04] updates under the same id afterwards', async () => {
    write('a');
    await cloud.save('x');
    write('b');
    expect(await cloud.save()).toMatchObject({ success: true, copy: { id: 'r1', version: 2, name: 'x' } });
    expect(server.resumes.size).toBe(1);
  });

  it('[ERR-05] answers "Not logged in" to nobody, and to a draft that is another person’s', async () => {
    owner = null;
    expect(await cloud.save('x')).toMatchObject({ success: false, error: 'Not logged in', kind: 'signedOut' });
    owner = 'noam';
    expect(await cloud.save('x')).toMatchObject({ success: false, error: 'Not logged in', kind: 'signedOut' });
    expect(server.calls).toBe(0);
  });

  it('[ERR-06] answers storage_limit_reached over the limit, with the message', async () => {
    server.slots = 0;
    write('a');
    expect(await cloud.save('x')).toMatchObject({
      success: false,
      error: 'storage_limit_reached',
      text: 'Storage limit reached, upgrade to Premium to save more resumes',
    });
    expect(statuses).toContain('error');
  });

  it('[ERR-09] answers other failures with their message, and sets the status to error', async () => {
    server.next = 'save_failed';
    write('a');
    expect(await cloud.save('x')).toMatchObject({ success: false, error: 'Error saving resume. Please try again.' });
    expect(drafts.state.status).toBe('error');
  });

  it('saves once more what changed while a save was under way, in order', async () => {
    write('a');
    const first = cloud.save('x');
    write('b');
    await Promise.all([first, cloud.save()]);
    expect(server.resumes.get('r1')).toMatchObject({ version: 2, data: { summary: 'b' } });
    expect(drafts.state.unsaved).toBe(false);
  });

  it('leaves unsaved what changed after the save was sent', async () => {
    write('a');
    const saving = cloud.save('x');
    await Promise.resolve();
    await Promise.resolve();
    write('b');
    await saving;
    expect(drafts.state).toMatchObject({ unsaved: true, cloud: { version: 1 }, resume: { summary: 'b' } });
  });

  it('does not mix up résumés when another one is opened while a save is under way', async () => {
    write('a');
    const saving = cloud.save('x');
    await Promise.resolve();
    await Promise.resolve();
    await drafts.replace({ ...createBlankResume(), summary: 'other' }, 'new');
    await saving;
    expect(drafts.state.cloud).toBeNull();
    expect(server.resumes.get('r1')).toMatchObject({ data: { summary: 'a' } });
  });

  it('an import begins another résumé, and the saved one stays as it was', async () => {
    write('a');
    await cloud.save('x');
    await drafts.replace({ ...createBlankResume(), summary: 'imported' }, 'import');
    expect(drafts.state.cloud).toBeNull();
    await cloud.save('y');
    expect([...server.resumes.values()].map(({ data }) => data.summary)).toEqual(['a', 'imported']);
  });

  it('creates it again where it was deleted elsewhere: nothing is lost with it', async () => {
    write('a');
    await cloud.save('x');
    server.resumes.clear();
    write('b');
    expect(await cloud.save()).toMatchObject({ success: true, copy: { version: 1 } });
    expect([...server.resumes.values()]).toMatchObject([{ data: { summary: 'b' } }]);
  });
});

const start = () =>
  startCloudAutosave({ drafts, cloud, getOwner: () => owner, setTimer: (ms, call) => browser.setTimer(ms, call) });
const saved = () => server.resumes.get('r1')?.data.summary;

describe('[CLOUD-04] [AUTO-03] autosave in the cloud', () => {
  it('follows 5 s after the last change, once, and nothing is unsaved then', async () => {
    start();
    write('a');
    await cloud.save('x');
    const before = server.calls;
    write('b');
    await browser.advanceTime(4_000);
    write('c');
    await browser.advanceTime(4_900);
    expect([saved(), drafts.state.inCloud, drafts.state.stored]).toEqual(['a', false, true]);
    await browser.advanceTime(200);
    expect([saved(), drafts.state.inCloud, drafts.state.unsaved]).toEqual(['c', true, false]);
    expect(drafts.state.cloudSavedAt).not.toBeNull();
    await browser.advanceTime(60_000);
    expect(server.calls).toBe(before + 1);
  });

  it('takes a new name along, also one given while a save is under way', async () => {
    start();
    write('a');
    await cloud.save('x');
    drafts.rename('y');
    expect(drafts.state).toMatchObject({ inCloud: false, unsaved: true });
    const saving = cloud.autosave();
    await flushMicrotasks();
    expect(server.resumes.get('r1')?.name).toBe('y');
    await saving;
    write('b');
    const next = cloud.autosave();
    await Promise.resolve();
    await Promise.resolve();
    drafts.rename('z');
    await next;
    expect(drafts.state).toMatchObject({ name: 'z', inCloud: false });
    await browser.advanceTime(5_100);
    expect([server.resumes.get('r1')?.name, drafts.state.inCloud]).toEqual(['z', true]);
  });

  it('is flushed on leaving, and catches up at the next visit', async () => {
    const autosave = start();
    write('a');
    await cloud.save('x');
    write('b');
    await autosave.flush();
    expect(saved()).toBe('b');
    write('c');
    drafts.flush();
    ({ drafts } = browser.open({ owner: 'dana' }));
    await drafts.load();
    cloud = open();
    start();
    await browser.advanceTime(5_100);
    expect(saved()).toBe('c');
  });

  it('leaves alone what has no copy in the cloud, and what is not the signed-in person’s', async () => {
    const autosave = start();
    write('a');
    await browser.advanceTime(10_000);
    expect(server.calls).toBe(0);
    await cloud.save('x');
    write('b');
    owner = null;
    await browser.advanceTime(10_000);
    await autosave.flush();
    expect(saved()).toBe('a');
  });

  it('stops at a conflict until it is decided, and tells of it', async () => {
    start();
    write('mine');
    await cloud.save('x');
    server.put('r1', 'theirs', { ...createBlankResume(), summary: 'theirs' }, 5);
    write('mine too');
    await browser.advanceTime(5_100);
    expect(cloud.failure.getState()).toMatchObject({ kind: 'conflict', current: { version: 5 } });
    const { calls } = server;
    write('more of mine');
    await browser.advanceTime(10_000);
    expect([server.calls, saved()]).toEqual([calls, 'theirs']);
    const current = cloud.failure.getState()?.current;
    if (!current) throw new Error('no conflict');
    await cloud.keepMine(current);
    expect([saved(), cloud.failure.getState()]).toEqual(['more of mine', null]);
    write('and again');
    await browser.advanceTime(5_100);
    expect(saved()).toBe('and again');
  });

  it('[PREM-07] never uses up the free premium template: it waits for a save by hand, or for another', async () => {
    start();
    write('a');
    await cloud.save('x');
    drafts.edit((resume) => ({ ...resume, templateId: 'not-mine' }));
    const { calls } = server;
    await browser.advanceTime(20_000);
    write('b');
    await browser.advanceTime(20_000);
    expect([server.calls, cloud.failure.getState()?.kind]).toEqual([calls, 'premium']);
    drafts.edit((resume) => ({ ...resume, templateId: 'classic' }));
    await browser.advanceTime(5_100);
    expect([saved(), cloud.failure.getState()]).toEqual(['b', null]);
  });

  it('makes none again where the copy was deleted elsewhere: what is here stays in this browser', async () => {
    start();
    write('a');
    await cloud.save('x');
    server.resumes.clear();
    write('b');
    await browser.advanceTime(5_100);
    expect(server.resumes.size).toBe(0);
    expect(drafts.state).toMatchObject({ cloud: null, unsaved: false, stored: true, resume: { summary: 'b' } });
  });

  it('does not take its own version, whose answer was lost, for somebody else’s', async () => {
    start();
    write('a');
    await cloud.save('x');
    server.next = 'lost';
    write('b');
    await browser.advanceTime(5_100);
    expect(cloud.failure.getState()).toMatchObject({ kind: 'offline' });
    write('c');
    await browser.advanceTime(5_100);
    expect([saved(), cloud.failure.getState()]).toEqual(['c', null]);
  });
});

describe('a save that fails', () => {
  it.each([
    ['unauthenticated', 'signedOut', 'Not logged in'],
    ['account_deleted', 'signedOut', 'Not logged in'],
    ['premium_template', 'premium', 'premium_template'],
    ['storage_limit_reached', 'limit', 'storage_limit_reached'],
    ['network', 'offline', 'network'],
    ['timeout', 'offline', 'timeout'],
    ['unavailable', 'offline', 'unavailable'],
    ['save_failed', 'other', 'Error saving resume. Please try again.'],
    // The newer version was not told.
    ['conflict', 'other', 'conflict'],
  ] as const)('with %s is told as %s, and waits for the network alone', async (code, kind, error) => {
    write('a');
    server.next = code;
    expect(await cloud.save('x')).toMatchObject({ success: false, kind, error });
    expect(cloud.failure.getState()?.kind).toBe(kind);
    expect([cloud.hasPendingSave(), told]).toEqual([kind === 'offline', []]);
  });

  it('is told of no other résumé', async () => {
    write('a');
    server.next = 'save_failed';
    await cloud.save('x');
    await drafts.replace({ ...createBlankResume(), summary: 'other' }, 'new');
    expect(cloud.failure.getState()).toBeNull();
  });

  it('for nobody goes on once they have signed in again, and only then', async () => {
    write('a');
    await cloud.save('x');
    write('b');
    expect(await cloud.goOn()).toBeNull();
    server.next = 'unauthenticated';
    await cloud.save();
    expect(await cloud.goOn()).toMatchObject({ success: true });
    expect(told.map(({ data, version }) => [data.summary, version])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('is not waited for where the session ended before it was tried, and goes on after the sign-in', async () => {
    write('a');
    cloud.waitForSignIn();
    expect(cloud.failure.getState()).toBeNull();
    await cloud.save('x');
    write('b');
    owner = null;
    cloud.waitForSignIn();
    expect(cloud.failure.getState()).toMatchObject({ kind: 'signedOut' });
    expect(await cloud.autosave()).toBeNull();
    owner = 'dana';
    expect(await cloud.goOn()).toMatchObject({ success: true });
    expect(server.resumes.get('r1')?.data.summary).toBe('b');
  });

  it('waits from the start where nobody is signed in, and whenever the page loses its person', () => {
    const heard: string[] = [];
    const person = { uid: 'dana', displayName: 'Dana', photoURL: '', aiCredits: 2 };
    sessionStore.setState({ person: null });
    followSignIn({
      waitForSignIn: () => void heard.push('wait'),
      goOn: () => {
        heard.push('go on');
        return Promise.resolve(null);
      },
    });
    for (const next of [person, { ...person, aiCredits: 1 }, null, person]) sessionStore.setState({ person: next });
    expect(heard).toEqual(['wait', 'go on', 'wait', 'go on']);
  });

  it('by itself for a template that is not theirs is told, and none is made once they are gone', async () => {
    write('a');
    await cloud.save('x');
    drafts.edit((resume) => ({ ...resume, templateId: 'not-mine' }));
    expect(await cloud.autosave()).toMatchObject({ kind: 'premium', error: 'premium_template' });
    drafts.edit((resume) => ({ ...resume, templateId: 'classic', summary: 'b' }));
    const saving = cloud.autosave();
    await Promise.resolve();
    owner = null;
    expect([await saving, server.resumes.get('r1')?.data.summary]).toEqual([null, 'a']);
    expect([cloud.hasPendingSave(), await cloud.retry()]).toEqual([false, null]);
  });

  it('is not waiting while it is under way', async () => {
    write('a');
    const saving = cloud.save('x');
    await Promise.resolve();
    await Promise.resolve();
    expect([server.calls, cloud.hasPendingSave()]).toEqual([1, false]);
    await saving;
  });
});

describe('without a way to the cloud', () => {
  it('keeps the save here and makes it when the way is free again', async () => {
    write('a');
    server.next = 'network';
    expect(await cloud.save('x')).toMatchObject({ success: false, kind: 'offline' });
    expect(cloud.hasPendingSave()).toBe(true);
    expect(JSON.parse(browser.local.get('resumeData') ?? '{}')).toMatchObject({ summary: 'a' });
    expect(await cloud.retry()).toMatchObject({ success: true });
    expect([cloud.hasPendingSave(), await cloud.retry()]).toEqual([false, null]);
  });

  it('creates one résumé though the answer was lost and the tab closed, then saves what changed', async () => {
    write('a');
    server.next = 'lost';
    await cloud.save('x');
    write('b');
    drafts.flush();
    ({ drafts } = browser.open({ owner: 'dana' }));
    await drafts.load();
    cloud = open();
    expect(await cloud.retry()).toMatchObject({ success: true, copy: { id: 'r1', version: 2 } });
    expect([...server.resumes.values()]).toMatchObject([{ data: { summary: 'b' } }]);
  });

  it('never lets a résumé that waits become another one’s', async () => {
    write('a');
    server.next = 'lost';
    await cloud.save('x');
    await drafts.replace({ ...createBlankResume(), summary: 'other' }, 'new');
    expect(await cloud.save('y')).toMatchObject({ success: true, copy: { id: 'r2' } });
    expect(server.resumes.get('r1')).toMatchObject({ data: { summary: 'a' } });
  });

  it('waits for its owner alone', async () => {
    write('a');
    server.next = 'network';
    await cloud.save('x');
    owner = 'noam';
    expect([cloud.hasPendingSave(), await cloud.retry()]).toEqual([false, null]);
  });
});

/** Mine and theirs, both changed since the version I read. */
async function conflict(): Promise<SavedResume> {
  write('mine');
  await cloud.save('x');
  server.put('r1', 'theirs', { ...createBlankResume(), summary: 'theirs' }, 5);
  write('mine too');
  const result = await cloud.save();
  if (result.success || !result.current) throw new Error('no conflict');
  return result.current;
}

describe('a conflict', () => {
  it('changes nothing on either side until it is decided', async () => {
    expect(await conflict()).toMatchObject({ version: 5, data: { summary: 'theirs' } });
    expect(server.resumes.get('r1')).toMatchObject({ version: 5 });
    expect(drafts.state.resume.summary).toBe('mine too');
  });

  it('keeps mine over the version that was shown', async () => {
    expect(await cloud.keepMine(await conflict())).toMatchObject({ success: true, copy: { id: 'r1', version: 6 } });
    expect(server.resumes.get('r1')).toMatchObject({ data: { summary: 'mine too' } });
  });

  it('is a conflict again where a third version came meanwhile', async () => {
    const current = await conflict();
    server.put('r1', 'third', { ...createBlankResume(), summary: 'third' }, 9);
    expect(await cloud.keepMine(current)).toMatchObject({ success: false, kind: 'conflict', current: { version: 9 } });
  });

  it('takes theirs and sets mine aside', async () => {
    await cloud.keepTheirs(await conflict());
    expect(drafts.state).toMatchObject({
      resume: { summary: 'theirs' },
      cloud: { id: 'r1', version: 5 },
      unsaved: false,
    });
    const [kept] = await drafts.listHistory();
    expect(JSON.parse((await drafts.readHistoryEntry(kept?.id ?? '')) ?? '{}')).toMatchObject({ summary: 'mine too' });
  });

  it('keeps both: mine becomes a résumé of its own', async () => {
    await conflict();
    expect(await cloud.keepBoth('x (2)')).toMatchObject({ success: true, copy: { id: 'r2', name: 'x (2)' } });
    expect(server.resumes.get('r1')).toMatchObject({ data: { summary: 'theirs' } });
    expect(server.resumes.get('r2')).toMatchObject({ data: { summary: 'mine too' } });
    expect(drafts.state.cloud).toMatchObject({ id: 'r2' });
  });

  it('cannot keep both at the limit, and says so', async () => {
    await conflict();
    server.slots = 1;
    expect(await cloud.keepBoth('x (2)')).toMatchObject({ success: false, kind: 'limit' });
    expect(drafts.state.resume.summary).toBe('mine too');
  });
});
