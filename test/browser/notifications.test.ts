import { expect, it } from 'vitest';
import { filledResume, visitBuilder } from './builder-page.ts';
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

it('announces a toast once, whatever dialogs open and close meanwhile', async () => {
  const { page, context } = await visitBuilder(product, { resume: filledResume(), address: '#experience' });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const regions = 'output, [role=alert], [role=status], [aria-live]';
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of addedNodes) {
          const region = (node instanceof Element ? node : node.parentElement)?.closest(regions);
          const within = node instanceof Element ? [...node.querySelectorAll(regions)] : [];
          if (region && target.isConnected) heard.push(node.textContent ?? '');
          else heard.push(...within.map((one) => one.textContent ?? ''));
        }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('[data-entry=exp-1] .icon-button-danger').click();
  await page.locator('.toast').waitFor();
  for (const round of ['once', 'twice']) {
    await page.keyboard.press('Alt+KeyD');
    await page.locator('dialog[open] .toast', { hasText: 'Deleted' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('body > #root > .toasts, #root .toasts').first().waitFor();
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    expect(
      heard.filter((text) => text.includes('Deleted: Team Lead')),
      round,
    ).toHaveLength(1);
  }
  await context.close();
});

it('takes back what it said about a template once it is gone to, and once another is chosen', async () => {
  const { page, context } = await visitBuilder(product, { resume: filledResume({ templateId: 'modern' }) });
  await page.keyboard.press('Alt+KeyD');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  const refusal = page.locator('.toast-warning');
  await refusal.waitFor();
  await refusal.getByRole('button', { name: 'Change template', exact: true }).click();
  await expect.poll(() => refusal.count()).toBe(0);
  await page.keyboard.press('Alt+KeyD');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await refusal.waitFor();
  await page.locator('.template-choice[data-template=professional]').click();
  await expect.poll(() => refusal.count()).toBe(0);
  await context.close();
});
