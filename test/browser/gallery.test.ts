import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../shared/platform/language.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { ACCENTS } from '../../shared/templates/design/accents.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { goTo } from './navigation.ts';
import { setUpStaticVisitors } from './static-visitors.ts';

const { site, visit, open } = setUpStaticVisitors();

const names = (page: Page) => page.locator('.gallery-card h2').allInnerTexts();

/** Returns each card's content and the address of its button. */
const cards = (page: Page) =>
  page.locator('.gallery-card').evaluateAll((all) =>
    all.map((card) => {
      const image = card.querySelector('img');
      return {
        name: card.querySelector('h2')?.innerText,
        description: card.querySelector('p')?.innerText,
        to: card.querySelector('a')?.getAttribute('href'),
        image: [image?.alt, image?.getAttribute('src')],
      };
    }),
  );

const expectedCards = (language: Language) =>
  TEMPLATES.map(({ id, name, description }) => ({
    name: name[language],
    description: description[language],
    to: `/builder?template=${id}`,
    image: [name[language], `/images/templates/${id}-template`].map((part): unknown => expect.stringContaining(part)),
  }));

describe('gallery', () => {
  it('[GAL-01] [GAL-02] [GAL-03] [GAL-04] shows a category or what is searched, how many, and all again', async () => {
    // The prerendered page shows every template in Hebrew, so the test waits for what only the script shows.
    const page = await visit({ path: '/templates?category=technology', language: 'en' });
    for (const [label, category] of [
      ['Tech', 'tech'],
      ['Professional', 'professional'],
      ['Creative', 'creative'],
      ['Academic', 'academic'],
      ['All', undefined],
    ] as const) {
      // The address's choice is selected already.
      if (category === 'tech') await expect.poll(() => page.getByRole('radio', { name: label }).isChecked()).toBe(true);
      else await page.locator('.segment', { hasText: label }).click();
      const wanted = TEMPLATES.filter((template) => category === undefined || template.category === category).map(
        (template) => template.name.en,
      );
      await page.getByText(`${wanted.length} templates found`).waitFor();
      expect(await names(page)).toEqual(wanted);
    }
    const search = page.getByRole('searchbox', { name: 'Search templates' });
    await search.fill('MAGAZINE');
    await page.getByText('One template found').waitFor();
    expect(await names(page)).toEqual(['Editorial']);
    await page.locator('.segment', { hasText: 'Tech' }).click();
    await page.getByText('No templates found').waitFor();
    await page.locator('.gallery-filters select').selectOption('one');
    await page.locator('.gallery-filters').getByRole('checkbox').check();
    await expect.poll(() => new URL(page.url()).search).toBe('?category=tech&layout=one&free=true');
    await page.getByRole('button', { name: 'Reset filters' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByText(`${TEMPLATES.length} templates found`).waitFor();
    expect(await cards(page)).toEqual(expectedCards('en'));
    expect(await search.inputValue()).toBe('');
    expect(await page.getByRole('radio', { name: 'All' }).isChecked()).toBe(true);
  });

  it('[GAL-05] [GAL-06] a card has image, name and description in the screens’ language, and a button', async () => {
    const page = await visit({ path: '/templates', language: 'he' });
    expect(await cards(page)).toEqual(expectedCards('he'));
    await page.locator('.gallery-card').nth(8).getByRole('link').click();
    await page.waitForURL(`${site.url}/builder?template=${TEMPLATES[8]?.id}`);
  });

  it('[GAL-02] [GAL-05] filters are in the address; a page opens large, steps by keys and closes by Back', async () => {
    const page = await visit({ path: '/templates', language: 'he' });
    const free = page.getByRole('checkbox', { name: 'רק בחינם' });
    await free.check();
    await page.getByLabel('מבנה').selectOption('one');
    await page.getByText('נמצאו 3 תבניות').waitFor();
    expect(await names(page)).toEqual(['קלאסית', 'אקדמית', 'התחלה']);
    expect(new URL(page.url()).search).toBe('?free=true&layout=one');
    await goTo(page, page.url());
    await page.getByText('נמצאו 3 תבניות').waitFor();
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
      ['ArrowLeft', 'תבנית התחלה'],
      ['ArrowLeft', 'תבנית קלאסית'],
      ['ArrowRight', 'תבנית התחלה'],
      ['ArrowRight', 'תבנית אקדמית'],
    ] as const) {
      await page.keyboard.press(key);
      await dialog.getByRole('heading', { name }).waitFor();
    }
    expect(await dialog.locator('output.figure').innerText()).toBe('2 מתוך 3');
    await dialog.locator('.segment', { hasText: 'English' }).click();
    await sheet.getByText('Dr. Leah Stern').first().waitFor();
    expect(await dialog.locator('.button-primary').getAttribute('href')).toBe('/builder?template=academic');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?free=true&layout=one');
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

/** The page that is drawn in the card of this template: whose it is, and its accent. */
const drawn = (page: Page, id: string) =>
  page.locator(`.gallery-card[data-template=${id}] .first-page`).evaluate((host) => {
    const resume = host.shadowRoot?.querySelector('.resume');
    return {
      isSeen: getComputedStyle(host).visibility === 'visible',
      name: resume?.querySelector('.name')?.textContent,
      accent: resume && getComputedStyle(resume).getPropertyValue('--design-accent'),
    };
  });

describe('a page of the gallery that no picture shows', () => {
  it('[GAL-01] is somebody’s of the trade that is searched, or the gallery says that there is nobody', async () => {
    const OTHERS = { he: 'אין לנו דוגמה לתפקיד הזה', en: 'There is no sample for this job' } as const;
    for (const [language, searched, person, unknown] of [
      ['en', 'nurse', 'Samar Khoury', 'plumber'],
      ['he', 'מורה', 'יעל מזרחי', 'אינסטלטור'],
    ] as const) {
      const page = await visit({ path: '/templates', language });
      const search = page.getByRole('searchbox');
      await search.fill(searched);
      for (const id of ['classic', 'professional'])
        await expect
          .poll(() => drawn(page, id))
          .toMatchObject({ isSeen: true, name: expect.stringContaining(person) as string });
      expect(await page.getByText(OTHERS[language]).count()).toBe(0);
      await page.locator('[data-template=classic] .gallery-card-open').click();
      await page.getByRole('dialog').locator('.large-page-sheets').getByText(person).first().waitFor();
      await page.keyboard.press('Escape');
      await search.fill(unknown);
      await page.getByText(OTHERS[language]).waitFor();
      expect(await page.locator('.gallery-card .first-page').count()).toBe(0);
    }
  });

  it('[GAL-05] is drawn in the colour that is tapped, which goes along to the large page and the builder', async () => {
    const page = await visit({ path: '/templates', language: 'en' });
    const card = page.locator('.gallery-card[data-template=modern]');
    expect(await card.locator('.first-page').count()).toBe(0);
    await card.locator('.accent', { has: page.getByRole('radio', { name: 'Red' }) }).click();
    expect(await card.getByRole('radio', { name: 'Red' }).isChecked()).toBe(true);
    await expect
      .poll(() => drawn(page, 'modern'))
      .toEqual({ isSeen: true, name: expect.stringContaining('Adam Sharon') as string, accent: ACCENTS.red });
    expect(await page.locator('.first-page').count()).toBe(1);
    expect(await card.getByRole('link').getAttribute('href')).toBe('/builder?template=modern&accent=red');
    await page.getByRole('button', { name: 'A larger page of Modern' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Adam Sharon').first().waitFor();
    expect(await dialog.getByRole('radio', { name: 'Red' }).isChecked()).toBe(true);
    await dialog.locator('.button-primary').click();
    await page.locator('.builder').waitFor();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('resumeData') ?? '{}') as unknown))
      .toMatchObject({ templateId: 'modern', design: { accent: ACCENTS.red } });
    expect(new URL(page.url()).search).toBe('');
  });

  it('is the person’s own résumé where there is one, and the sample where that is asked for', async () => {
    const page = await open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const own = { ...SAMPLE_EN, personalInfo: { ...SAMPLE_EN.personalInfo, fullName: 'Noa Levi' } };
    await page.addInitScript(
      (left) => Object.entries(left).forEach(([key, value]) => localStorage.setItem(key, value)),
      { language: 'en', resumeData: JSON.stringify(own) },
    );
    await goTo(page, `${site.url}/templates`);
    await expect
      .poll(() => drawn(page, 'minimal'))
      .toMatchObject({ isSeen: true, name: expect.stringContaining('Noa Levi') });
    await page.locator('.segment', { hasText: 'Samples' }).click();
    await expect.poll(() => page.locator('.first-page').count()).toBe(0);
  });

  it('[GAL-01] [GAL-03] a trade finds what suits it, the best first, and says so', async () => {
    const page = await visit({ path: '/templates', language: 'he' });
    await page.getByRole('searchbox', { name: 'חיפוש תבנית' }).fill('אחות אחראית משמרת');
    await page.getByText('קודם המתאימות לתפקיד: אחות מוסמכת.').waitFor();
    expect(await names(page)).toEqual(['קלאסית', 'מקצועית', 'ציבורית', 'ציר זמן']);
  });
});

describe('an image that cannot be loaded', () => {
  it('[TPL-11] gives way to a placeholder, and its text stays when that fails too', async () => {
    const page = await open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en-US' });
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
