import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { goTo } from './navigation.ts';
import { setUpStaticVisitors } from './static-visitors.ts';

const { site, visit, leave } = setUpStaticVisitors();

const names = (page: Page) => page.locator('.gallery-card h2').allInnerTexts();

describe('gallery', () => {
  it('[GAL-01] [GAL-03] [GAL-04] search narrows the templates and their count, and reset shows all again', async () => {
    const page = await visit({ path: '/templates', language: 'en' });
    const search = page.getByRole('searchbox', { name: 'Search templates' });
    await search.fill('MAGAZINE');
    await page.getByText('One template found').waitFor();
    expect(await names(page)).toEqual(['Editorial']);
    await page.locator('.segment', { hasText: 'Tech' }).click();
    await page.getByText('No templates found').waitFor();
    await page.getByRole('button', { name: 'Reset filters' }).click();
    await page.getByText(`${TEMPLATES.length} templates found`).waitFor();
    expect(await names(page)).toEqual(TEMPLATES.map((template) => template.name.en));
    expect(await search.inputValue()).toBe('');
    expect(await page.getByRole('radio', { name: 'All' }).isChecked()).toBe(true);
  });

  it('[GAL-02] each category shows only its own templates, technology means tech, all shows every one', async () => {
    const page = await visit({ path: '/templates', language: 'en' });
    for (const [label, category] of [
      ['Professional', 'professional'],
      ['Creative', 'creative'],
      ['Tech', 'tech'],
      ['Academic', 'academic'],
      ['All', undefined],
    ] as const) {
      await page.locator('.segment', { hasText: label }).click();
      const wanted = TEMPLATES.filter((template) => category === undefined || template.category === category).map(
        (template) => template.name.en,
      );
      await page.getByText(`${wanted.length} templates found`).waitFor();
      expect(await names(page)).toEqual(wanted);
    }
    const tech = TEMPLATES.filter((template) => template.category === 'tech').map((template) => template.name.en);
    await goTo(page, `${site.url}/templates?category=technology`);
    // The prerendered page shows every template in Hebrew, so the test waits for what only the script shows.
    await page.getByText(`${tech.length} templates found`).waitFor();
    expect(await names(page)).toEqual(tech);
    expect(await page.getByRole('radio', { name: 'Tech' }).isChecked()).toBe(true);
  });

  it('[GAL-05] [GAL-06] a card has image, name and description in the screens’ language, and a button', async () => {
    for (const language of ['he', 'en'] as const) {
      const page = await visit({ path: '/templates', language });
      const cards = page.locator('.gallery-card');
      expect(await cards.count()).toBe(TEMPLATES.length);
      for (const [index, template] of TEMPLATES.entries()) {
        const card = cards.nth(index);
        expect(await card.locator('h2').innerText()).toBe(template.name[language]);
        expect(await card.locator('p').innerText()).toBe(template.description[language]);
        expect(await card.getByRole('link').getAttribute('href')).toBe(`/builder?template=${template.id}`);
        expect(await card.getByRole('img', { name: template.name[language] }).getAttribute('src')).toMatch(
          `/images/templates/${template.id}-template`,
        );
      }
      await cards.nth(8).getByRole('link').click();
      await page.waitForURL(`${site.url}/builder?template=${TEMPLATES[8]?.id}`);
      await leave();
    }
  });

  it('[GAL-02] [GAL-05] filters are in the address; a page opens large, steps by keys and closes by Back', async () => {
    const page = await visit({ path: '/templates', language: 'he' });
    const free = page.getByRole('checkbox', { name: 'רק בחינם' });
    await free.check();
    await page.locator('.segment', { hasText: 'טור אחד' }).click();
    await page.getByText('נמצאו שתי תבניות').waitFor();
    expect(await names(page)).toEqual(['קלאסית', 'אקדמית']);
    expect(new URL(page.url()).search).toBe('?free=true&layout=one');
    await goTo(page, page.url());
    await page.getByText('נמצאו שתי תבניות').waitFor();
    expect(await free.isChecked()).toBe(true);

    const opener = page.getByRole('button', { name: 'הצגת קלאסית בגדול' });
    await opener.click();
    const dialog = page.getByRole('dialog');
    const sheet = dialog.locator('.large-page-sheets');
    await dialog.getByRole('heading', { name: 'תבנית קלאסית' }).waitFor();
    await sheet.getByText('סמר חורי').first().waitFor();
    // In a right to left screen the next one is on the left; after the last comes the first.
    for (const [key, name] of [
      ['ArrowLeft', 'תבנית אקדמית'],
      ['ArrowLeft', 'תבנית קלאסית'],
      ['ArrowRight', 'תבנית אקדמית'],
    ] as const) {
      await page.keyboard.press(key);
      await dialog.getByRole('heading', { name }).waitFor();
    }
    expect(await dialog.locator('output.figure').innerText()).toBe('2 מתוך 2');
    await dialog.locator('.segment', { hasText: 'English' }).click();
    await sheet.getByText('Dr. Leah Stern').first().waitFor();
    expect(await dialog.locator('.button-primary').getAttribute('href')).toBe('/builder?template=academic');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?free=true&layout=one');
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('an image that cannot be loaded', () => {
  it('[TPL-11] gives way to a placeholder, and its text stays when that fails too', async () => {
    const page = await visit();
    const asked: string[] = [];
    await page.route(/\/images\/templates\/|\/api\/placeholder\//, (route) => {
      asked.push(route.request().url().replace(site.url, ''));
      return route.fulfill({ status: 404 });
    });
    await goTo(page, `${site.url}/templates`);
    await page.locator('.gallery-card .template-sheet[role=img]').first().waitFor();
    await expect
      .poll(() => asked)
      .toEqual(
        expect.arrayContaining([
          '/images/templates/professional-template.jpg',
          '/api/placeholder/794/1123?text=professional',
        ]),
      );
    await expect
      .poll(() =>
        page
          .locator('.gallery-card')
          .first()
          .getByRole('img', { name: /מקצועית/ })
          .count(),
      )
      .toBe(1);
  });
});
