import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/platform/language.ts';
import { BUSINESS_HOURS, LEGAL_FACTS } from '../../shared/site/legal.ts';
import { RECORDED_SCREENS, recordingPath } from '../../shared/site/homePictures.ts';
import type { Operator } from '../../shared/site/operator.ts';
import { EXHAUSTIVE, everyNth } from '../support/exhaustive.ts';
import { sampleFor } from '../../shared/templates/samples/templateSamples.ts';
import { CREDIT_LIFETIME_MONTHS, CREDIT_PACKS, NIS_PER_USD, PREMIUM_PLAN } from '../../shared/payments/plans.ts';
import { extractPages, removeSpaces } from '../tools/pdf-text.ts';
import { accessibilityFaults } from './axe.ts';
import type { Site } from './site.ts';
import { goTo } from './navigation.ts';
import { setUpBrowser, setUpBuiltSite } from './worker.ts';

/** In the page: how a picture moves. `isShort`: it ends before somebody must be able to stop it (WCAG 2.2.2). */
async function readMovement(address: string) {
  const { body } = await fetch(address);
  const decoder = new ImageDecoder({ data: body as ReadableStream, type: 'image/webp' });
  await decoder.completed;
  const { frameCount = 0, repetitionCount } = decoder.tracks.selectedTrack ?? {};
  let microseconds = 0;
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1)
    microseconds += (await decoder.decode({ frameIndex })).image.duration ?? 0;
  return { frames: frameCount, repetitions: repetitionCount, isShort: microseconds < 5_000_000 };
}

let site: Site;
let browser: Browser;

const visitorOf = (width: number) =>
  browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  });

setUpBrowser((one) => (browser = one));
setUpBuiltSite((one) => (site = one));

/** A visit of its own, with what a test does there. */
async function on(path: string, language: Language, look: (page: Page) => Promise<void>): Promise<void> {
  const visitor = await visitorOf(1280);
  try {
    const page = await visitor.newPage();
    await goTo(page, `${site.url}${path}?lang=${language}`);
    await look(page);
  } finally {
    await visitor.close();
  }
}

let reader: Page | undefined;

/** The same for what is only read: one visitor for all of it, who has answered the question on counting. */
async function read(path: string, language: Language, look: (page: Page) => Promise<void>): Promise<void> {
  if (!reader) {
    const visitor = await visitorOf(1280);
    await visitor.addInitScript(() => localStorage.setItem('consent', 'refused'));
    reader = await visitor.newPage();
  }
  await goTo(reader, `${site.url}${path}?lang=${language}`);
  await look(reader);
}

/** Widths at which the place is kept: each in one language, of which `npm test` takes every second one. */
const WIDTHS = [320, 360, 430, 600, 768, 992, 1280];

/** Heights of the section `upload`, or of what keeps its place, at each width. */
async function heightsOfUpload(page: Page, widths: readonly number[]): Promise<number[]> {
  const heights: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The styles of another width come with the frames after it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    heights.push(await page.locator('#upload').evaluate((one) => one.getBoundingClientRect().height));
  }
  return heights;
}

it('[NAV-01] the profile opens to whoever is signed in alone: others are asked to', async () => {
  await read('/profile', 'he', async (page) => expect(new URL(page.url()).pathname).toBe('/login'));
});

describe('the foot', () => {
  const paths = ['/about', '/contact', '/privacy', '/terms', '/accessibility'];

  it('[NAV-14] has the copyright line in Hebrew, and leads to about, contact, privacy and terms', async () => {
    for (const [turn, language] of LANGUAGES.entries()) {
      await read('/', language, async (page) => {
        const foot = page.locator('footer.foot');
        expect(await foot.locator('[lang=he]').innerText()).toMatch(/^© \d{4} קורות\. כל הזכויות שמורות\.$/);
        for (const [index, path] of paths.entries()) {
          const link = foot.locator(`a[href="${path}"]`);
          expect(await link.innerText()).not.toBe('');
          if (!EXHAUSTIVE && index % LANGUAGES.length !== turn) continue;
          await link.click();
          await page.waitForURL(site.url + path);
          await page.waitForFunction(
            () => document.activeElement?.id === 'main' && scrollY === 0 && document.querySelector('main h1') !== null,
          );
        }
      });
    }
  });
});

it('the home page leads to the cancellation of a purchase by a link of its own, as the law asks', async () => {
  for (const language of LANGUAGES) {
    await read('/', language, async (page) => {
      await page.locator('footer.foot a[href="/contact?cancel"]').click();
      const title = await page.locator('.contact-cancellation h2').innerText();
      expect(title).toBe({ he: 'ביטול עסקה', en: 'Cancel a purchase' }[language]);
      expect(await page.locator('[name=subject]').inputValue()).toBe(title);
      expect(await page.locator('.contact-cancellation a[href="/terms#cancellation"]').count()).toBe(1);
    });
  }
});

describe('home', () => {
  it('[HOME-01] leads to the builder and to the upload section of the page, where a keyboard goes on', async () => {
    await on('/', 'en', async (page) => {
      expect(await page.locator('.hero a.button-primary').getAttribute('href')).toBe('/builder');
      await page.locator('.upload-slot').waitFor();
      await page.locator('.hero a[href="#upload"]').click();
      await page.waitForFunction(
        () => Math.abs((document.querySelector('#upload')?.getBoundingClientRect().top ?? 999) - 80) < 40,
      );
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('upload');
    });
  });

  it('[HOME-03] [HOME-07] [HOME-10] shows an example, steps, features, illustrations and a last call', async () => {
    for (const language of LANGUAGES) {
      await read('/', language, async (page) => {
        const [before, after] = [page.locator('.improve-before li'), page.locator('.improve-after li')];
        expect([await before.count(), await after.count()]).toEqual([2, 2]);
        expect(await before.locator('mark').allInnerTexts()).not.toEqual([]);
        expect(await page.locator('.steps li').count()).toBe(4);
        expect(await page.locator('.facts dt').count()).toBeGreaterThanOrEqual(6);
        expect(await page.locator('.voices li .voices-who span').allInnerTexts()).toEqual(
          Array(3).fill(language === 'he' ? 'להמחשה' : 'Illustration'),
        );
        expect(await page.locator('.voices .section-head p').innerText()).toMatch(
          language === 'he' ? /לא ציטוטים/ : /not quotes/,
        );
        expect(await page.locator('.closing a').getAttribute('href')).toBe('/builder');
      });
    }
  });

  it('shows the builder moving, once and shortly, still to whoever wants that, and opens a real PDF', async () => {
    for (const [language, width, screen] of [
      ['he', 1280, 'laptop'],
      ['en', 390, 'phone'],
    ] as const) {
      for (const [reducedMotion, kind] of [
        ['no-preference', 'moving'],
        ['reduce', 'still'],
      ] as const) {
        const visitor = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion });
        const page = await visitor.newPage();
        await page.addInitScript(() => localStorage.setItem('consent', 'refused'));
        await goTo(page, `${site.url}?lang=${language}`);
        const image = page.locator('.show img');
        await image.scrollIntoViewIfNeeded();
        const shown = () =>
          image.evaluate(({ currentSrc, naturalWidth, naturalHeight }: HTMLImageElement) => ({
            path: currentSrc && new URL(currentSrc).pathname,
            width: naturalWidth,
            height: naturalHeight,
          }));
        await expect.poll(shown).toEqual({ path: recordingPath(screen, language, kind), ...RECORDED_SCREENS[screen] });
        const { frames, repetitions, isShort } = await page.evaluate(
          readMovement,
          recordingPath(screen, language, kind),
        );
        expect({ isMoving: frames > 12, repetitions, isShort }).toEqual({
          isMoving: kind === 'moving',
          repetitions: 0,
          isShort: true,
        });
        const place = await image.boundingBox();
        expect((place?.width ?? 0) / (place?.height ?? 1)).toBeCloseTo(
          RECORDED_SCREENS[screen].width / RECORDED_SCREENS[screen].height,
          1,
        );
        const address = await page.locator('.show a').getAttribute('href');
        const pdf = await (await page.request.get(`${site.url}${address}`)).body();
        const { fullName } = sampleFor('professional', language).personalInfo;
        expect((await extractPages(pdf)).pages.join()).toContain(removeSpaces(fullName));
        await visitor.close();
      }
    }
  });

  it('nothing in sight moves when the upload section arrives, and below it hardly anything', async () => {
    for (const [turn, width, language] of [
      [0, 360, 'he'],
      [1, 1280, 'en'],
    ] as const) {
      // The last is the window as it was.
      const widths = [...WIDTHS.filter((_, index) => EXHAUSTIVE || index % 2 === turn), width];
      const apart = await visitorOf(width);
      const page = await apart.newPage();
      await page.addInitScript(() => {
        Object.assign(globalThis, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (globalThis as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const arrival = Promise.withResolvers<void>();
      await page.route('**/UploadSection-*.js', (route) => arrival.promise.then(() => route.continue()));
      await goTo(page, `${site.url}?lang=${language}`);
      await page.locator('.upload-place').waitFor({ state: 'attached' });
      const kept = await heightsOfUpload(page, widths);
      // Late fonts set the texts again, which moves a line by a pixel: that is not of the section.
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => setTimeout(resolve, 200));
        Object.assign(globalThis, { shifted: 0 });
      });
      arrival.resolve();
      await page.locator('.upload-slot').waitFor();
      await page.evaluate(() => document.querySelector('.upload-slot')?.scrollIntoView());
      // The observer reports a movement one frame later.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
      const arrived = await heightsOfUpload(page, widths);
      expect(Math.max(...kept.map((height, at) => Math.abs(height - (arrived[at] ?? 0))))).toBeLessThan(40);
      await apart.close();
    }
  });
});

describe('about', () => {
  it('[STAT-01] [STAT-02] [STAT-03] tells story, mission, technology, team and plans; leads to templates', async () => {
    for (const language of LANGUAGES) {
      await read('/about', language, async (page) => {
        const text = await page.locator('main').innerText();
        expect(text).toContain(String(LEGAL_FACTS.founded));
        expect(LEGAL_FACTS.founded).toBe(2023);
        for (const word of language === 'he'
          ? ['חדשנות', 'איכות', 'נגישות', 'הטכנולוגיה', 'לאן ממשיכים']
          : ['Innovation', 'Quality', 'Accessibility', 'Technology', 'Where we are going'])
          expect(text).toContain(word);
        expect(await page.locator('[aria-labelledby=about-team] dt').count()).toBe(3);
        expect(await page.locator('.about-call a').getAttribute('href')).toBe('/templates');
      });
    }
  });
});

const shekels = (text: string) => text.replaceAll(/[\u200e\u200f\u00a0]/g, ' ').replaceAll(/ +/g, ' ');

describe('privacy and terms', () => {
  it('[STAT-13] are of March 20, 2025, say when they were last changed, and link to each other', async () => {
    for (const [language, date, path, other] of [
      ['en', /^First published: March 20, 2025\. Last updated: \w+ \d+, 202\d\.$/, '/privacy', '/terms'],
      ['he', /לראשונה: 20 במרץ 2025\. .* לאחרונה: \d+ ב.+ 202\d\.$/, '/terms', '/privacy'],
    ] as const) {
      await read(path, language, async (page) => {
        expect(await page.locator('.legal-date').innerText()).toMatch(date);
        await page.locator(`.legal a[href="${other}"]`).click();
        await page.locator(`main[data-screen="${other}"]`).waitFor();
        expect(await page.locator('.legal-date').innerText()).toMatch(date);
      });
    }
  });

  it('[STAT-14] [STAT-15] [STAT-16] the terms say what they must, with the prices of the price list', async () => {
    await read('/terms', 'en', async (page) => {
      const text = shekels(await page.locator('main').innerText());
      expect(text).toContain(
        `expire ${CREDIT_LIFETIME_MONTHS} months after issuance. They are non-transferable, ` +
          'non-refundable and not exchangeable for cash',
      );
      expect(text).toContain('the amount you paid in the last 12 months or $100, whichever is greater');
      expect(text).toContain('not for people under 16');
      expect(text).toContain('The law of Israel governs');
      expect(text).toContain(`at ₪${NIS_PER_USD.toFixed(2)} to the dollar`);
      expect(text).toContain(`$${PREMIUM_PLAN.priceUSD} a month`);
      for (const { name, credits, priceUSD, priceNIS } of CREDIT_PACKS)
        expect(text).toContain(`${name.en}: ${credits} credits for $${priceUSD} (about ₪${priceNIS})`);
    });
    await read('/terms', 'he', async (page) => {
      const text = shekels(await page.locator('main').innerText());
      for (const part of [
        /פגים 12 חודשים/,
        /אינם ניתנים להעברה/,
        /אין עליהם החזר/,
        /אי אפשר להמיר אותם בכסף/,
        /12 החודשים האחרונים/,
        /100 \$, הגבוה מביניהם/,
        /טרם מלאו להם 16/,
        /הדין של מדינת ישראל/,
        /סעיף 14ג/,
        /תוך 14 ימים/,
        /עד 5% מהמחיר או/,
        /בני 65 ומעלה/,
        /תוך 4 חודשים/,
        /3 ימי עסקים/,
        /מתחדש מדי חודש/,
      ])
        expect(text).toMatch(part);
    });
  });
});

/** Goes on to another of the pages that are read, by the foot. */
async function turnTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) await page.locator(`footer.foot a[href="${path}"]`).click();
  await page.locator(`main[data-screen="${path}"]`).waitFor();
}

describe('who runs the site', () => {
  const operator: Operator = {
    name: { he: 'חברה לדוגמה בע״מ', en: 'Example Ltd' },
    registration: '51-000000-0',
    vat: [{ from: '2025-01-01', percent: 18 }],
    address: { he: 'רחוב הדוגמה 1, תל אביב', en: '1 Example St, Tel Aviv' },
    email: 'us@example.com',
    phone: '03-000-0000',
    accessibility: { name: { he: 'דנה כהן', en: 'Dana Cohen' }, email: 'access@example.com' },
  };

  it.each(everyNth(2, LANGUAGES))(
    'stands in the three legal pages where it is configured, and else leaves no empty line, %s',
    async (language) => {
      await read('/terms', language, async (page) => {
        for (const path of ['/terms', '/privacy', '/accessibility']) {
          await turnTo(page, path);
          await page.locator('#operator, #coordinator').waitFor();
          if (path === '/privacy') expect(await page.locator('#others p').first().innerText()).toMatch(/AWS\./);
          expect(await page.locator('.legal-operator').count()).toBe(0);
        }
      });
      const apart = await visitorOf(1280);
      await apart.addInitScript(() => localStorage.setItem('consent', 'refused'));
      await apart.route('**/config.json', (route) =>
        route.fulfill({ json: { operator, dataAreas: ['eu', 'israel'] } }),
      );
      const page = await apart.newPage();
      await goTo(page, `${site.url}/terms?lang=${language}`);
      const says = async (path: string, parts: readonly string[], other?: string) => {
        await turnTo(page, path);
        const text = await page.locator('.legal-operator').innerText();
        expect(await accessibilityFaults(page, { within: '.legal-operator' })).toEqual([]);
        for (const part of parts) expect(text).toContain(part);
        if (other) expect(text).not.toContain(other);
      };
      for (const path of ['/terms', '/privacy'])
        await says(path, [
          operator.name[language],
          operator.registration,
          operator.address[language],
          operator.email,
          '03-000-0000',
        ]);
      await turnTo(page, '/privacy');
      expect(await page.locator('#others p').first().innerText()).toContain(
        { he: 'בשרתים של AWS באיחוד האירופי ובישראל.', en: 'on AWS servers in the European Union and in Israel.' }[
          language
        ],
      );
      await says('/accessibility', [operator.accessibility.name[language], 'access@example.com'], 'us@example.com');
      await apart.close();
    },
  );
});

describe('contact', () => {
  const names = { he: ['יום ראשון', 'יום חמישי', 'סגור'], en: ['Sunday', 'Thursday', 'Closed'] } as const;

  it('[STAT-04] [STAT-05] shows the same hours in both languages, the weekend closed, and four questions', async () => {
    expect(BUSINESS_HOURS.open).toEqual({ first: 0, last: 4 });
    for (const language of LANGUAGES) {
      await read('/contact', language, async (page) => {
        const hours = await page.locator('.contact-hours').innerText();
        for (const name of names[language]) expect(hours).toContain(name);
        expect(hours).toContain(`${BUSINESS_HOURS.opens}–${BUSINESS_HOURS.closes}`);
        expect(await page.locator('.contact-faq dt').count()).toBe(4);
      });
    }
  });

  it('[STAT-06] [STAT-07] [STAT-08] [STAT-09] [STAT-10] [STAT-11] says what stops it, sends, and thanks', async () => {
    await on('/contact', 'en', async (page) => {
      const sent: unknown[] = [];
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/contact', async (route) => {
        sent.push(route.request().postDataJSON());
        await answer.promise;
        await route.fulfill({ json: { received: true } });
      });
      const field = (name: string) => page.locator(`[name=${name}]`);
      const error = page.locator('.contact-form .field-error:visible');
      const button = page.locator('.contact-form button[type=submit]');
      // Every empty field says so, and the first of them takes the keyboard.
      for (const [name, value, empty] of [
        ['name', 'Noa', 3],
        ['email', 'noa@example.com', 2],
        ['message', 'Hello', 1],
      ] as const) {
        await button.click();
        const said = Array.from({ length: empty }, () => 'Please fill in all fields marked *');
        await expect.poll(() => error.allInnerTexts()).toEqual(said);
        await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
        expect(await field(name).getAttribute('aria-invalid')).toBe('true');
        await field(name).fill(value);
      }
      for (const wrong of ['noa', 'noa@example', 'noa example@x.co', '@x.co']) {
        await field('email').fill(wrong);
        await button.click();
        await expect.poll(() => error.allInnerTexts()).toEqual(['Please enter a valid email address']);
      }
      expect(sent).toEqual([]);

      await field('email').fill('noa@example.com');
      const started = Date.now();
      await button.click();
      await expect.poll(() => button.innerText()).toBe('Sending…');
      expect(await button.isDisabled()).toBe(true);
      expect(await button.locator('.spinner').count()).toBe(1);
      answer.resolve();
      await page.locator('.contact-thanks').waitFor();
      expect(Date.now() - started).toBeGreaterThanOrEqual(1_500);
      expect(sent).toEqual([{ name: 'Noa', email: 'noa@example.com', subject: '', message: 'Hello', language: 'en' }]);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
      await page.getByRole('button', { name: 'Send another message' }).click();
      await expect
        .poll(() =>
          page
            .locator('.contact-form input, .contact-form textarea')
            .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
        )
        .toEqual(['', '', '', '']);
    });
  });

  it('[STAT-12] a failure is reported in the screens’ language, keeps the text, and may be tried again', async () => {
    await on('/contact', 'he', async (page) => {
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/contact', async (route) => {
        await answer.promise;
        await route.fulfill({
          status: 500,
          json: { error: 'ההודעה לא נשלחה. כדאי לנסות שוב.', code: 'contact_failed' },
        });
      });
      for (const [name, value] of [
        ['name', 'נועה'],
        ['email', 'noa@example.com'],
        ['message', 'שלום'],
      ] as const)
        await page.locator(`[name=${name}]`).fill(value);
      const button = page.locator('.contact-form button[type=submit]');
      await button.click();
      expect(await page.locator('.contact-failed').innerText()).toBe('');
      answer.resolve();
      await page.locator('.contact-failed:visible').waitFor();
      expect(await page.locator('.contact-failed').innerText()).toBe('ההודעה לא נשלחה. כדאי לנסות שוב.');
      expect(await page.locator('[name=message]').inputValue()).toBe('שלום');
      await page.unroute('**/api/contact');
      await page.route('**/api/contact', (route) => route.fulfill({ json: { received: true } }));
      await button.click();
      await page.locator('.contact-thanks').waitFor();
    });
  });
});
