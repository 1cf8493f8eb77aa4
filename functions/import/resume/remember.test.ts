import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTexts, rememberTexts } from './remember.ts';

describe('what is remembered of the texts of a document', () => {
  beforeEach(forgetTexts);

  it('is asked for once, whatever the answer, until all is forgotten', () => {
    const ask = vi.fn((text: string) => (text === 'none' ? undefined : text.length));
    const remembered = rememberTexts(ask);
    expect([remembered('ab'), remembered('ab'), remembered('none'), remembered('none')]).toEqual([
      2,
      2,
      undefined,
      undefined,
    ]);
    expect(ask).toHaveBeenCalledTimes(2);
    forgetTexts();
    expect(remembered('ab')).toBe(2);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is no more than of four thousand texts', () => {
    const ask = vi.fn((text: string) => text);
    const remembered = rememberTexts(ask);
    for (let index = 0; index < 4_000; index += 1) remembered(String(index));
    remembered('0');
    expect(ask).toHaveBeenCalledTimes(4_000);
    remembered('more');
    remembered('0');
    expect(ask).toHaveBeenCalledTimes(4_002);
  });
});
