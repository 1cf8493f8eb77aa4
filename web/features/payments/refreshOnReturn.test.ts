import { expect, it, vi } from 'vitest';
import { refreshOnReturn } from './refreshOnReturn.ts';

it('[CRED-03] reads the balance again on return to the page, while a purchase is pending and no longer', () => {
  const seen: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const page = Object.assign(new EventTarget(), seen);
  let pending = true;
  const refresh = vi.fn(async () => {});
  const comeBack = () => page.dispatchEvent(new Event('visibilitychange'));
  const stop = refreshOnReturn(page, { hasPendingPurchase: () => pending, refresh });
  page.visibilityState = 'hidden';
  comeBack();
  expect(refresh).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  comeBack();
  expect(refresh).toHaveBeenCalledTimes(1);
  pending = false;
  comeBack();
  stop();
  pending = true;
  comeBack();
  expect(refresh).toHaveBeenCalledTimes(1);
});
