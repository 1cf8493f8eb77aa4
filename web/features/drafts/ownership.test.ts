import { describe, expect, it } from 'vitest';
import { createBlankResume, createNewResume } from '../../../shared/resume/blankResume.ts';
import { SAMPLE_EN } from '../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { createFakeBrowser, type FakeBrowser } from './fakeBrowser.fixture.ts';

async function openFor(browser = createFakeBrowser(), owner: string | null = null) {
  const { drafts } = browser.open({ owner });
  await drafts.load();
  return { browser, drafts };
}

describe('whose draft it is', () => {
  it('an anonymous draft and its list become theirs who sign in', async () => {
    const { drafts } = await openFor();
    drafts.edit(() => SAMPLE_EN);
    await drafts.archive('new');
    drafts.edit(() => SAMPLE_HE);
    expect(await drafts.setOwner('dana')).toEqual(SAMPLE_HE);
    expect(drafts.state).toMatchObject({ owner: 'dana', resume: SAMPLE_HE });
    expect(await drafts.listHistory()).toHaveLength(1);
    expect(await drafts.setOwner(null)).toEqual(createNewResume());
    expect(await drafts.listHistory()).toEqual([]);
  });

  it('the journal of one person’s changes to an empty résumé never becomes another’s', async () => {
    const { browser, drafts } = await openFor(createFakeBrowser(), 'dana');
    await drafts.replace(createBlankResume(), 'new');
    drafts.edit(() => ({ ...createBlankResume(), summary: "Dana's" }));
    await browser.advanceTime(2_000);
    await drafts.setOwner(null);
    await browser.advanceTime(2_000);
    expect((await openFor(browser, null)).drafts.state.resume).toEqual(createNewResume());
  });

  it('the next person sees neither draft nor list, and the first finds both again', async () => {
    const { browser, drafts } = await openFor(createFakeBrowser(), 'dana');
    drafts.edit(() => SAMPLE_EN);
    const id = (await drafts.archive('new')) ?? '';
    drafts.edit(() => SAMPLE_HE);
    expect(await drafts.setOwner('noam')).toEqual(createNewResume());
    expect(await drafts.listHistory()).toEqual([]);
    expect(await drafts.readHistoryEntry(id)).toBeNull();
    expect(await drafts.restoreFromHistory(id)).toBeNull();
    await drafts.deleteHistoryEntry(id);
    expect(browser.local.get('resumeData')).not.toContain(SAMPLE_HE.personalInfo.fullName);
    drafts.edit(() => ({ ...createBlankResume(), summary: "Noam's" }));
    expect(await drafts.setOwner('dana')).toEqual(SAMPLE_HE);
    expect(await drafts.listHistory()).toMatchObject([{ id }]);
    expect((await drafts.setOwner('noam')).summary).toBe("Noam's");
  });

  it('a builder opened by somebody else, or by nobody, starts empty', async () => {
    const { browser, drafts } = await openFor(createFakeBrowser(), 'dana');
    drafts.edit(() => SAMPLE_HE);
    drafts.close();
    const other = await openFor(browser, null);
    expect(other.drafts.state.resume).toEqual(createNewResume());
    expect(await other.drafts.setOwner('dana')).toEqual(SAMPLE_HE);
  });

  it('signing in with anonymous work keeps the draft that waited in the list', async () => {
    const { drafts } = await openFor(createFakeBrowser(), 'dana');
    drafts.edit(() => SAMPLE_HE);
    await drafts.setOwner(null);
    drafts.edit(() => SAMPLE_EN);
    expect(await drafts.setOwner('dana')).toEqual(SAMPLE_EN);
    expect(await drafts.listHistory()).toMatchObject([{ reason: 'signIn', name: SAMPLE_HE.personalInfo.fullName }]);
  });

  it('what is typed while another tab makes the draft theirs is in their list, and in nobody else’s', async () => {
    const { browser, drafts } = await openFor();
    drafts.edit((resume) => ({ ...resume, summary: 'before' }));
    await browser.advanceTime(2_000);
    const other = await openFor(browser, 'dana');
    other.drafts.close();
    drafts.edit((resume) => ({ ...resume, summary: 'before and after' }));
    await browser.advanceTime(2_000);
    expect((await drafts.setOwner('dana')).summary).toBe('before');
    const [kept] = await drafts.listHistory();
    expect(await drafts.readHistoryEntry(kept?.id ?? '')).toContain('before and after');
    await drafts.setOwner(null);
    await drafts.setOwner('noam');
    expect(await drafts.listHistory()).toEqual([]);
  });

  const LOCKS = [true, false];

  it.each(LOCKS)(
    'the draft that waited is not lost where two tabs take it out at once (locks: %s)',
    async (hasLocks) => {
      for (let ahead = 0; ahead <= 120; ahead += 1) {
        const { browser, drafts } = await openFor(createFakeBrowser(hasLocks), 'dana');
        drafts.edit((resume) => ({ ...resume, summary: 'MARK' }));
        await browser.advanceTime(2_000);
        await drafts.setOwner(null);
        const first = drafts.setOwner('dana');
        for (let turn = 0; turn < ahead; turn += 1) await Promise.resolve();
        await Promise.all([first, openFor(browser, 'dana')]);
        await browser.advanceTime(2_000);
        expect((await openFor(browser, 'dana')).drafts.state.resume.summary, `${ahead} ahead`).toBe('MARK');
      }
    },
  );

  it.each(LOCKS)('nor where one of the two was written in before signing in (locks: %s)', async (hasLocks) => {
    for (let ahead = 0; ahead <= 120; ahead += 1) {
      const { browser, drafts } = await openFor(createFakeBrowser(hasLocks), 'dana');
      drafts.edit((resume) => ({ ...resume, summary: 'MARK' }));
      await browser.advanceTime(2_000);
      await drafts.setOwner(null);
      const other = await openFor(browser);
      drafts.edit((resume) => ({ ...resume, summary: 'anonymous' }));
      await browser.advanceTime(2_000);
      const first = other.drafts.setOwner('dana');
      for (let turn = 0; turn < ahead; turn += 1) await Promise.resolve();
      await Promise.all([first, drafts.setOwner('dana')]);
      await browser.advanceTime(2_000);
      const stored = JSON.stringify([[...browser.local], [...browser.database]]);
      expect([stored.includes('MARK'), stored.includes('anonymous')], `${ahead} ahead`).toEqual([true, true]);
      // Where they can wait for each other, both show the one draft, and nobody is asked which is to stay.
      const shown = [drafts.state, other.drafts.state].map(({ resume, changedElsewhere }) =>
        JSON.stringify([resume.summary, changedElsewhere]),
      );
      if (hasLocks)
        expect([shown, await drafts.listHistory()], `${ahead} ahead`).toEqual([
          ['["MARK",null]', '["MARK",null]'],
          [expect.anything()],
        ]);
    }
  });

  it('works without a database', async () => {
    const browser = createFakeBrowser();
    browser.databaseWorks = false;
    const { drafts } = await openFor(browser, 'dana');
    drafts.edit(() => SAMPLE_HE);
    expect(await drafts.setOwner('noam')).toEqual(createNewResume());
    const later = await openFor(browser, 'dana');
    expect(later.drafts.state.resume).toEqual(SAMPLE_HE);
  });
});

/** What stands there under nobody's name. */
const unnamed = ({ local, database }: FakeBrowser) =>
  JSON.stringify([[...local], [...database].filter(([key]) => !key.startsWith('owner:'))]);

describe('what was somebody’s', () => {
  it('stands under their name alone once they have left, also the last words of the journal', async () => {
    const { browser, drafts } = await openFor(createFakeBrowser(), 'dana');
    drafts.edit((resume) => ({ ...resume, summary: 'first MARK' }));
    await browser.advanceTime(2_000);
    expect(browser.database.has('journal')).toBe(false);
    drafts.edit((resume) => ({ ...resume, summary: 'last MARK' }));
    await browser.advanceTime(100);
    expect(browser.database.get('journal')).toContain('last MARK');
    await drafts.setOwner(null);
    expect(unnamed(browser)).not.toContain('MARK');
    expect((await drafts.setOwner('dana')).summary).toBe('last MARK');
  });

  it('is kept for nobody where they have deleted the account', async () => {
    const { browser, drafts } = await openFor(createFakeBrowser(), 'dana');
    drafts.edit((resume) => ({ ...resume, summary: 'MARK' }));
    await browser.advanceTime(100);
    await drafts.setOwner(null, { of: 'dana', how: 'deleted' });
    expect(JSON.stringify([[...browser.local], [...browser.database]])).not.toContain('MARK');
    expect((await drafts.setOwner('dana')).summary).toBe('');
  });

  it('waits for them where a page that slept hears only that somebody after them has deleted the account', async () => {
    const { drafts } = await openFor(createFakeBrowser(), 'dana');
    drafts.edit((resume) => ({ ...resume, summary: 'MARK' }));
    await drafts.setOwner(null, { of: 'noam', how: 'deleted' });
    expect((await drafts.setOwner('dana')).summary).toBe('MARK');
  });

  it('stays on the pages that show it where the account was deleted elsewhere, and is nobody’s', async () => {
    const { browser, drafts } = await openFor(createFakeBrowser(), 'dana');
    drafts.edit((resume) => ({ ...resume, summary: 'MARK' }));
    drafts.markCloudSaved(drafts.state.resume, { id: 'r1', version: 1, name: 'CV' });
    await browser.advanceTime(2_000);
    const other = (await openFor(browser, 'dana')).drafts;
    // What the browser keeps of them goes first.
    browser.local.clear();
    browser.database.clear();
    for (const page of [drafts, other]) {
      await page.setOwner(null, { of: 'dana', how: 'gone' });
      expect(page.state).toMatchObject({
        owner: null,
        cloud: null,
        unsaved: false,
        changedElsewhere: null,
        resume: { summary: 'MARK' },
      });
    }
    drafts.close();
    other.close();
    expect((await openFor(browser, null)).drafts.state.resume.summary).toBe('MARK');
    expect(JSON.stringify([[...browser.local], [...browser.database]])).not.toContain('dana');
  });
});
