import { useIntl } from 'react-intl';
import { NIS_PER_USD } from '../../../shared/payments/plans.ts';

/** Display currency of prices; only dollars are charged (PAY-04, PAY-05). */
export const CURRENCIES = ['NIS', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Formats prices for the screens. */
export function usePriceFormat() {
  const intl = useIntl();
  const usd = (price: number) =>
    intl.formatNumber(price, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  const nis = (price: number, digits = 0) =>
    intl.formatNumber(price, {
      style: 'currency',
      currency: 'ILS',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: digits,
      minimumFractionDigits: digits,
    });
  return {
    usd,
    nis,
    /** Shekels for a dollar. */
    rate: nis(NIS_PER_USD, 1),
  };
}

/** Approximate shekels for that many dollars, where the price list states none. */
export const approximateNIS = (priceUSD: number) => Math.round(priceUSD * NIS_PER_USD);
