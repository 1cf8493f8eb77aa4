/** @module-tag exhaustive */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNewResume } from '../../../shared/resume/blankResume.ts';
import { repairResume } from '../../../shared/resume/repairResume.ts';
import { anyResume } from '../../../shared/resume/anyResume.fixture.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { howMany } from '../../../test/support/exhaustive.ts';
import { createFakeBrowser, flushMicrotasks, type FakeTab } from './fakeBrowser.fixture.ts';
import type { DraftState } from './types.ts';

type Step =
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'become'; readonly resume: ResumeData }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'kill' }
  | { readonly do: 'crash' }
  | { readonly do: 'leave' }
  | { readonly do: 'fill' };

const typedText = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((text) => text.toWellFormed().replace(/\p{Cc}|[\u2028\u2029\ufffe\uffff]/gu, ''));
const repairedResume = anyResume.map((resume) => repairResume(resume).resume);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: typedText.map((text): Step => ({ do: 'type', text })) },
  { weight: 2, arbitrary: repairedResume.map((resume): Step => ({ do: 'become', resume })) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'undo' }, { do: 'redo' }) },
  { weight: 3, arbitrary: fc.constantFrom(1, 200, 999, 1_000, 4_000).map((ms): Step => ({ do: 'wait', ms })) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'kill' }, { do: 'leave' }, { do: 'crash' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'fill' }) },
);

/** Local storage as the disk has it after a crash of the browser: some earlier moment. */
type Snapshot = readonly (readonly [string, string])[];

/**
 * Any order of typing, undoing, waiting, killed tabs, crashes of the browser (local storage falls back to an earlier
 * moment, the database keeps what it committed) and local storage getting full: what was typed last is there again.
 */
it('any interleaving of changes, kills, crashes and loads brings back the last state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.nat(), async (steps, lag) => {
      const browser = createFakeBrowser();
      const past: Snapshot[] = [[]];
      let expected: ResumeData = createNewResume();
      let tab: FakeTab = browser.open();
      await tab.drafts.load();

      const reopen = async () => {
        tab = browser.open();
        const report = await tab.drafts.load();
        expect(report.resume).toEqual(expected);
        expect(report.damaged).toEqual([]);
      };
      const change = (resume: ResumeData) => {
        tab.drafts.edit(() => resume);
        expected = resume;
      };

      for (const next of steps) {
        if (next.do === 'type') change({ ...tab.drafts.state.resume, summary: next.text });
        if (next.do === 'become') change(next.resume);
        if (next.do === 'undo' || next.do === 'redo') {
          tab.drafts[next.do]();
          expected = tab.drafts.state.resume;
        }
        if (next.do === 'wait') await browser.advanceTime(next.ms);
        if (next.do === 'fill')
          browser.quota = [...browser.local].reduce((sum, [key, value]) => sum + key.length + value.length, 0) + 20;
        if (next.do === 'leave') {
          tab.drafts.close();
          await flushMicrotasks();
          await reopen();
        }
        if (next.do === 'kill') {
          if (browser.quota < 1_000_000) await flushMicrotasks();
          tab.kill();
          await reopen();
        }
        if (next.do === 'crash') {
          await flushMicrotasks();
          tab.kill();
          const kept = past[past.length - 1 - (lag % past.length)] ?? [];
          browser.local.clear();
          for (const [key, value] of kept) browser.local.set(key, value);
          await reopen();
          past.length = 1;
        }
        expect(tab.drafts.state.changedElsewhere).toBeNull();
        past.push([...browser.local]);
      }
      tab.kill();
    }),
    { numRuns: howMany(300, 10_000) },
  );
});

type EditStep =
  | { readonly do: 'type'; readonly text: string; readonly group: string | undefined }
  | { readonly do: 'replace'; readonly resume: ResumeData }
  | { readonly do: 'setOwner'; readonly owner: string | null }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'undo' | 'redo' | 'restore' | 'import' };

const editStep: fc.Arbitrary<EditStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      text: typedText,
      group: fc.constantFrom('summary', 'title', undefined),
    }),
  },
  { weight: 1, arbitrary: repairedResume.map((resume): EditStep => ({ do: 'replace', resume })) },
  { weight: 1, arbitrary: fc.constantFrom(null, 'dana').map((owner): EditStep => ({ do: 'setOwner', owner })) },
  { weight: 2, arbitrary: fc.constantFrom(1, 1_000, 9_000).map((ms): EditStep => ({ do: 'wait', ms })) },
  {
    weight: 5,
    arbitrary: fc.constantFrom('undo', 'redo', 'restore', 'import').map((each): EditStep => ({ do: each })),
  },
);

/**
 * Undo and redo lead only to states shown since the résumé was last replaced (by another, by an import, by another
 * person's), and to all of them; every listener that sees an edit, an undo or a redo finds it stored already: the tab
 * may be killed in the middle of it.
 */
it('no undo leads across a replacement, and every listener finds the edit in the journal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(editStep, { maxLength: 25 }), async (steps) => {
      const browser = createFakeBrowser();
      const { drafts } = browser.open();
      let shown: ResumeData[] = [];
      const killedHere: { readonly state: DraftState; readonly local: ReadonlyMap<string, string> }[] = [];
      drafts.subscribe((state: DraftState, previous: DraftState) => {
        if (state.epoch !== previous.epoch) shown = [state.resume];
        else if (state.resume !== previous.resume) {
          shown.push(state.resume);
          killedHere.push({ state, local: new Map(browser.local) });
        }
      });
      await drafts.load();

      for (const next of steps) {
        const { epoch, resume } = drafts.state;
        const past = new Set(shown);
        if (next.do === 'type') drafts.edit((now) => ({ ...now, summary: next.text }), { tab: 'summary' }, next.group);
        if (next.do === 'replace') await drafts.replace(next.resume, 'open');
        if (next.do === 'setOwner') await drafts.setOwner(next.owner);
        if (next.do === 'wait') await browser.advanceTime(next.ms);
        if (next.do === 'restore') await drafts.restoreFromHistory((await drafts.listHistory())[0]?.id ?? '');
        if (next.do === 'import') {
          browser.local.set('importedResumeData', JSON.stringify(resume));
          await drafts.applyImported();
        }
        if (next.do === 'undo' || next.do === 'redo') {
          const moved = drafts[next.do]() !== null;
          expect(past).toContain(drafts.state.resume);
          expect(moved).toBe(drafts.state.resume !== resume);
        }
        if (drafts.state.epoch !== epoch)
          expect(drafts.undoHistory.getState()).toMatchObject({ pastStates: [], futureStates: [], isTracking: true });
      }
      while (drafts.undo() !== null);
      expect(drafts.state.resume).toBe(shown[0]);

      for (const { state, local } of killedHere.slice(-12)) {
        const later = createFakeBrowser();
        for (const [key, value] of local) later.local.set(key, value);
        expect((await later.open({ owner: state.owner }).drafts.load()).resume).toEqual(state.resume);
      }
    }),
    { numRuns: howMany(150, 1_500) },
  );
});
