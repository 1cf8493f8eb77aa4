import { describe, expect, it } from 'vitest';
import { toSummaryFacts } from '../../../../functions/improve/summaryFacts.ts';
import { judgeChanges } from '../../../../functions/improve/judgeChanges.ts';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../../shared/resume/samples.fixture.ts';
import {
  DEFAULT_SUMMARY_OPTIONS,
  SUMMARY_FOCUSES,
  SUMMARY_LENGTHS,
  SUMMARY_TEMPLATES,
  type SummaryOptions,
} from '../../../../shared/resume/summaryOptions.ts';
import { everyNth, howMany } from '../../../../test/support/exhaustive.ts';
import { writeSummary } from './summary.ts';

const EVERY: readonly SummaryOptions[] = SUMMARY_TEMPLATES.flatMap((template) =>
  SUMMARY_LENGTHS.flatMap((length) => SUMMARY_FOCUSES.map((focus) => ({ template, length, focus }))),
);
const write = (own: string, options: Partial<SummaryOptions>, resume = STRONG_RESUME_EN) =>
  writeSummary(own, toSummaryFacts(resume), { ...DEFAULT_SUMMARY_OPTIONS, ...options });
const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Zא-ת])/).length;
const OWN = 'I was responsible for managing a team of 6.';

describe('a summary of the local editor', () => {
  it('opens with what its template puts first', () => {
    expect(write('', { template: 'general' })).toMatch(/^Development Team Lead, Bank HaTzafon\./);
    expect(write('', { template: 'careerChange' })).toMatch(/^Skills: Node\.js, React/);
    expect(write('', { template: 'recentGraduate' })).toMatch(/^B\.Sc\. Computer Science, Technion\./);
    expect(write('', { template: 'general' }, STRONG_RESUME_HE)).toMatch(/^ראשת צוות פיתוח, בנק הצפון\. מיומנויות:/);
  });

  it('is as long as it was asked to be, and opens with its focus', () => {
    expect(sentences(write(OWN, { length: 'short' }))).toBe(2);
    expect(sentences(write(OWN, { length: 'medium' }))).toBe(4);
    expect(sentences(write(OWN, { length: 'long' }))).toBeGreaterThan(4);
    expect(write(OWN, { focus: 'technical' })).toMatch(/^Skills/);
    expect(write(OWN, { focus: 'achievements' })).toMatch(/^Reduced loading time by 35%/);
    expect(write(OWN, {})).toMatch(/^Managed a team of 6\. Development Team Lead/);
  });

  it('does not say twice what the person said, and nothing where nothing is stated', () => {
    expect(write('Development Team Lead at Bank HaTzafon, Technion graduate.', {})).not.toMatch(
      /Development Team Lead.*Development Team Lead/,
    );
    expect(write('', {}, createBlankResume())).toBe('');
  });

  it(
    'invents nothing and stays within the length, whatever is asked, in both languages',
    { tags: 'exhaustive' },
    () => {
      const written = [STRONG_RESUME_EN, STRONG_RESUME_HE].flatMap((resume) =>
        ['', resume.summary, resume === STRONG_RESUME_EN ? OWN : 'הייתי אחראית על ניהול צוות של 6 עובדים.'].flatMap(
          (own) =>
            everyNth(2, EVERY).map((options) => ({
              resume: { ...resume, summary: own },
              summary: write(own, options, resume),
            })),
        ),
      );
      // Some options come to the same text: it is judged once.
      const once = new Map(written.map((each) => [JSON.stringify([each.resume.summary, each.summary]), each]));
      for (const { resume, summary } of once.values()) {
        const changes = judgeChanges(resume, [{ section: 'summary', text: summary }], { summaryWritten: true });
        expect(changes.map(({ after, verdict }) => [after, verdict.findings])).toEqual(
          changes.map(({ after }) => [after, []]),
        );
        expect(summary.length).toBeLessThanOrEqual(800);
      }
      expect(new Set(written.map(({ summary }) => summary)).size).toBeGreaterThan(howMany(30, 60));
    },
  );
});
