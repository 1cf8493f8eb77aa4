import { describe, expect, it } from 'vitest';
import { CREDIT_PACKS, NIS_PER_USD } from './plans.ts';

describe('the price list', () => {
  it('[PAY-01] [PAY-02] [PAY-03] sells three packs at these prices', () => {
    expect(
      CREDIT_PACKS.map(({ id, credits, priceUSD, priceNIS, savePercent, popular }) => [
        id,
        credits,
        priceUSD,
        priceNIS,
        savePercent,
        popular,
      ]),
    ).toEqual([
      ['small', 5, 1.99, 7, 0, false],
      ['medium', 15, 4.99, 18, 17, true],
      ['large', 30, 8.99, 32, 25, false],
    ]);
  });

  it('says shekels as the dollars are worth, within half a shekel', () => {
    for (const pack of CREDIT_PACKS)
      expect(Math.abs(pack.priceUSD * NIS_PER_USD - pack.priceNIS)).toBeLessThanOrEqual(0.5);
  });

  it('says a saving that is the saving against the small pack, rounded within two percent', () => {
    const [small] = CREDIT_PACKS;
    for (const pack of CREDIT_PACKS) {
      const saved = 100 * (1 - pack.priceUSD / pack.credits / (small!.priceUSD / small!.credits));
      expect(Math.abs(saved - pack.savePercent), pack.id).toBeLessThanOrEqual(2);
    }
  });

  it('[DATA-17] names and describes every pack in both languages, with an icon', () => {
    for (const pack of CREDIT_PACKS) {
      for (const hebrew of [pack.name.he, pack.description.he]) expect(hebrew).toMatch(/[א-ת]/);
      for (const english of [pack.name.en, pack.description.en]) expect(english).toMatch(/^[\x20-\x7eé]+$/);
      expect(pack.icon).not.toBe('');
    }
  });
});
