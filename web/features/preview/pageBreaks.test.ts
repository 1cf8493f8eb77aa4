import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { MAX_PDF_PAGES } from '../../../shared/templates/page.ts';
import { findPageBreaks, findTextLines, isPrintingEngine, PageBreakInquiry, rememberPageBreaks } from './pageBreaks.ts';
import type { AskPageBreaks } from './types.ts';

const breaksAt = (...units: number[]) => ({ columns: [units.map((unit) => ({ unit, offset: 0 }))], cloned: [] });
const ask = vi.fn<AskPageBreaks>();
const told = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  ask.mockReset().mockResolvedValue(breaksAt(7));
  told.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[PDF-05] asking for the breaks of the PDF', () => {
  it('waits until nobody types, and asks for the last résumé alone', async () => {
    const inquiry = new PageBreakInquiry(ask, told);
    const [first, second] = [createBlankResume(), createBlankResume()];
    inquiry.show(first, true);
    await vi.advanceTimersByTimeAsync(400);
    inquiry.show(second, true);
    await vi.advanceTimersByTimeAsync(400);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(ask.mock.calls.map(([resume]) => resume)).toEqual([second]);
    expect(told.mock.calls).toEqual([[second]]);
    expect([findPageBreaks(first), findPageBreaks(second)]).toEqual([undefined, breaksAt(7)]);
    // An undo shows it again: nothing is left to ask.
    inquiry.show(second, true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('asks later where lines alone may differ, and keeps lines apart from what a download sends', async () => {
    ask.mockResolvedValue({ ...breaksAt(7), lines: [[2, 40, 81]] });
    const inquiry = new PageBreakInquiry(ask, told);
    const resume = createBlankResume();
    inquiry.show(resume, false);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(told.mock.calls).toEqual([[resume]]);
    expect([findPageBreaks(resume), findTextLines(resume)]).toEqual([breaksAt(7), [[2, 40, 81]]]);
  });

  it('drops an answer that comes after the next key', async () => {
    const inquiry = new PageBreakInquiry(ask, told);
    const answer = Promise.withResolvers<ReturnType<typeof breaksAt>>();
    ask.mockReturnValueOnce(answer.promise);
    inquiry.show(createBlankResume(), true);
    await vi.advanceTimersByTimeAsync(1_000);
    inquiry.show(createBlankResume(), true);
    expect(ask.mock.calls[0]?.[1].aborted).toBe(true);
    answer.resolve(breaksAt(3));
    await vi.advanceTimersByTimeAsync(0);
    expect(told).not.toHaveBeenCalled();
  });

  it('asks nobody offline, and pauses after a failure', async () => {
    const inquiry = new PageBreakInquiry(ask, told);
    const showFor = async (milliseconds: number) => {
      inquiry.show(createBlankResume(), true);
      await vi.advanceTimersByTimeAsync(milliseconds);
    };
    vi.stubGlobal('navigator', { onLine: false });
    await showFor(1_000);
    expect(ask).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    ask.mockRejectedValueOnce(new Error('rate_limited'));
    await showFor(1_000);
    await showFor(20_000);
    expect([ask.mock.calls.length, told.mock.calls.length]).toEqual([1, 0]);
    await showFor(20_000);
    await showFor(1_000);
    expect([ask.mock.calls.length, told.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('breaks that are sent with a PDF', () => {
  it('are the printing engine’s own, and not of more pages than a PDF may have', () => {
    expect(isPrintingEngine()).toBe(false);
    vi.stubGlobal('navigator', { userAgentData: { brands: [{ brand: 'Not)A;Brand' }, { brand: 'Chromium' }] } });
    expect(isPrintingEngine()).toBe(true);
    for (const [userAgent, prints] of [
      [
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/153.0.0.0 Safari/537.36',
        true,
      ],
      ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/153.0 Mobile/15E148 Safari/604.1', false],
      ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
    ] as const) {
      vi.stubGlobal('navigator', { userAgent });
      expect(isPrintingEngine(), userAgent).toBe(prints);
    }
    const resume = createBlankResume();
    rememberPageBreaks(resume, breaksAt(4));
    expect(findPageBreaks(resume)).toEqual(breaksAt(4));
    rememberPageBreaks(resume, breaksAt(...Array.from({ length: MAX_PDF_PAGES }, (_, page) => page + 1)));
    expect(findPageBreaks(resume)).toBeUndefined();
  });
});
