/** @module-tag exhaustive */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { repairResume } from '../../../shared/resume/repairResume.ts';
import { anyResume } from '../../../shared/resume/anyResume.fixture.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { createFakeBrowser, flushMicrotasks, type FakeTab } from './fakeBrowser.fixture.ts';

type Step =
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'become'; readonly resume: ResumeData }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'kill' }
  | { readonly do: 'crash' }
  | { readonly do: 'leave' }
  | { readonly do: 'fill' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }).map((text): Step => ({
      do: 'type',
      text: text.toWellFormed().replace(/\p{Cc}|[\u2028\u2029\ufffe\uffff]/gu, ''),
    })),
  },
  { weight: 2, arbitrary: anyResume.map((resume): Step => ({ do: 'become', resume: repairResume(resume).resume })) },
  { weight: 3, arbitrary: fc.constantFrom(1, 200, 999, 1_000, 4_000).map((ms): Step => ({ do: 'wait', ms })) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'kill' }, { do: 'leave' }, { do: 'crash' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'fill' }) },
);

/** Local storage as the disk has it after a crash of the browser: some earlier moment. */
type Snapshot = readonly (readonly [string, string])[];

/**
 * Any order of typing, waiting, killed tabs, crashes of the browser (local storage falls back to an earlier moment, the
 * database keeps what it committed) and local storage getting full: what was typed last is there again.
 */
it('any interleaving of changes, kills, crashes and loads brings back the last state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.nat(), async (steps, lag) => {
      const browser = createFakeBrowser();
      const past: Snapshot[] = [[]];
      let expected: ResumeData = createBlankResume();
      let tab: FakeTab = browser.open();
      await tab.drafts.load();

      const reopen = async () => {
        tab = browser.open();
        const report = await tab.drafts.load();
        expect(report.resume).toEqual(expected);
        expect(report.damaged).toEqual([]);
      };
      const change = (resume: ResumeData) => {
        tab.drafts.change(resume);
        expected = resume;
      };

      for (const next of steps) {
        if (next.do === 'type') change({ ...tab.drafts.state.resume, summary: next.text });
        if (next.do === 'become') change(next.resume);
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
    { numRuns: 300 },
  );
});
