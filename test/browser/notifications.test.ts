import { expect, it } from 'vitest';
import { visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

/**
 * The notification dialog of DLG-05 is the toast region (decision 9): met here where the builder really shows each
 * type.
 */
const product = setUpProduct();

it('[DLG-05] every kind of notification can be closed, and has an action where there is one', async () => {
  const { page, context } = await visitBuilder(product, { address: '?template=nothing' });
  const toast = (kind: string) => page.locator(`.toast.toast-${kind}`);
  const close = (kind: string) => toast(kind).getByRole('button', { name: 'Close' });
  const actions = (kind: string) => toast(kind).locator('.button');

  await toast('warning').waitFor();
  await expect.poll(() => actions('warning').count()).toBe(0);
  await close('warning').click();
  await expect.poll(() => toast('warning').count()).toBe(0);

  await page.locator('.panel input').first().fill('Maya Cohen');
  await page.keyboard.press('Alt+KeyS');
  await toast('success').waitFor();
  await expect.poll(() => toast('success').innerText()).toContain('Resume saved locally successfully!');
  await expect.poll(() => close('success').count()).toBe(1);
  await toast('notification').waitFor();
  await expect.poll(() => actions('notification').count()).toBe(1);
  await close('notification').click();
  await expect.poll(() => toast('notification').count()).toBe(0);

  let calls = 0;
  await page.route('**/api/generate-pdf', (route) => {
    calls += 1;
    return route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ error: 'error generating PDF, try again', code: 'pdf_failed' }),
    });
  });
  await page.locator('.export').first().click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await toast('error').waitFor();
  await expect.poll(() => close('error').count()).toBe(1);
  await actions('error').first().click();
  await expect.poll(() => calls).toBe(2);
  await context.close();
});
