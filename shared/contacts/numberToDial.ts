import { plainSigns } from '../text/fold.ts';

/** Digits of the shortest number that can be called from another area. */
const FEWEST_DIGITS = 7;

/** Whether a text is a number that can be called from another area, or a short one of a business: `*2345`. */
export function canBeCalled(phone: string): boolean {
  const dial = numberToDial(phone);
  return dial.startsWith('*') || dial.replace('+', '').length >= FEWEST_DIGITS;
}

/**
 * Returns the number that a phone field dials: `+972541112222`, `0541112222`, `*2345`; '' if the text is not exactly
 * one number. It agrees with the grammar that finds numbers in texts (phone.ts), which is too large for the builder's
 * first script.
 */
export function numberToDial(text: string): string {
  const [first = ''] = /[+*(\s]{0,4}\d(?:[\d\s().-]|\/(?=\d)){0,40}\+?/.exec(plainSigns(text)) ?? [];
  const digits = first.replace(/\D/g, '');
  // Years, from when to when, or more digits than any number has (E.164).
  if (!/^\d{4,18}$/.test(digits) || /^(?:19|20)\d\d\D+(?:19|20)\d\d\D*$/.test(first)) return '';
  const sign = first.match(/[+*]/)?.[0] ?? '';
  const dial = (sign + digits).replace(/^00|^011(?=\d{10})|^(?=972\d{8})/, '+').replace(/^\+9720/, '+972');
  return dial.length > 16 ? '' : dial;
}
