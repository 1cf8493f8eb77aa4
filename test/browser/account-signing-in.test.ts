import { describe, expect, it } from 'vitest';
import { STATIC_PAGES } from '../../shared/site/staticPages.ts';
import { everyNth } from '../support/exhaustive.ts';
import { setUpAccountSite, currentPath, press } from './account-page.ts';
import { GOOGLE, chooseAccount, signInByPopup } from './account-site.ts';
import { screenReady, goTo } from './navigation.ts';

const people = setUpAccountSite();

/** The scenes look at its page and its dialogs by axe. */
describe('signing in', () => {
  it('[LOG-01] [LOG-02] [LOG-03] [LOG-06] [NAV-07] [NAV-10] leads through Google’s window to the profile', async () => {
    const visitor = await people.open({}, '/login');
    const { page, context } = visitor;
    await expect.poll(() => page.locator('.benefits li').count()).toBe(3);
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: GOOGLE }).click(),
    ]);
    await popup.getByLabel('Email').waitFor();
    expect(popup.url()).toMatch(/^https:/);
    await page.getByRole('button', { name: 'Logging in…' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Logging in…' }).isDisabled()).toBe(true);
    const closed = popup.waitForEvent('close');
    await chooseAccount(popup, people.newEmail(), 'Dana Cohen');
    await closed;
    await page.waitForURL('**/profile');
    await page.getByRole('heading', { name: 'Dana Cohen' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Profile of Dana Cohen, 2 credits' }).isVisible())
      .toBe(true);
    await expect.poll(() => page.locator('.bar').getByText('Log in').count()).toBe(0);
  });

  it('[PRO-10] [ROLE-09] is asked for by profile and receipts alone, and leads back to where one was', async () => {
    const visitor = await people.open({}, '/about');
    const { page } = visitor;
    await goTo(page, `${people.site.url}/profile`);
    await page.waitForURL('**/login?from=%2Fprofile');
    await page.goBack();
    await screenReady(page);
    expect(await currentPath(page)).toBe('/about');
    await goTo(page, `${people.site.url}/receipt/1`);
    expect(await currentPath(page)).toBe('/login');
    for (const { path } of everyNth(3, STATIC_PAGES)) {
      await goTo(page, people.site.url + path);
      expect(await currentPath(page)).toBe(path);
    }
    await goTo(page, `${people.site.url}/builder`);
    await page.locator('.toolbar').waitFor();
    // The section one has gone to, not the one that the screen began with.
    await page.locator('[role=tab][data-tab=skills]').click();
    await page.waitForURL('**/builder#skills');
    await page.locator('.bar').getByRole('link', { name: 'Log in' }).click();
    await signInByPopup(visitor, people.newEmail(), 'Dana');
    await page.waitForURL((url) => url.pathname === '/builder' && url.hash === '#skills');
  });

  it('goes through the whole page where windows are blocked, and comes back to where it began', async () => {
    const { page } = await people.open({}, '/login?from=%2Fbuilder');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: GOOGLE }).click();
    await page.waitForURL(/^https:/);
    await chooseAccount(page, people.newEmail(), 'Dana');
    await page.waitForURL(`${people.site.url}/builder`);
    await page.getByRole('link', { name: /Profile of Dana/ }).waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  it('comes through the window without channels between windows, and leaves none of it in storage', async () => {
    const visitor = await people.open();
    await visitor.context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    await goTo(visitor.page, `${people.site.url}/login`);
    await signInByPopup(visitor, people.newEmail(), 'Dana');
    await visitor.page.waitForURL('**/profile');
    expect(await visitor.page.evaluate(() => localStorage.getItem('korot-sign-in'))).toBeNull();
  });

  it('opens no other window in a home-screen app, and comes back to where it began', async () => {
    const { page, context } = await people.open();
    await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await goTo(page, `${people.site.url}/login?from=%2Fbuilder`);
    await page.getByRole('button', { name: GOOGLE }).click();
    await page.waitForURL(/^https:/);
    expect(context.pages()).toHaveLength(1);
    await chooseAccount(page, people.newEmail(), 'Dana');
    await page.waitForURL(`${people.site.url}/builder`);
    await page.getByRole('link', { name: /Profile of Dana/ }).waitFor();
  });

  it('[ERR-01] says "Login failed, please try again" when it failed, and works the next time', async () => {
    const visitor = await people.open({}, '/login');
    const { page } = visitor;
    await page.route('**/api/profile', (route) =>
      route.fulfill({ status: 401, json: { error: 'x', code: 'unauthenticated' } }),
    );
    await signInByPopup(visitor, people.newEmail(), 'Dana');
    await page.getByText('Login failed, please try again').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Cognito')))).toEqual([]);
    await page.unroute('**/api/profile');
    // Google remembers who it was.
    await page.getByRole('button', { name: GOOGLE }).click();
    await page.waitForURL('**/profile');
  });

  it.each(['en', 'he'] as const)(
    'that nobody has begun here, or that is over, leaves the page usable: %s',
    async (language) => {
      const { page } = await people.open({ language }, '/login');
      const [stale, failed] =
        language === 'en'
          ? ['This login link is no longer valid. Please log in again.', 'Login failed, please try again']
          : ['קישור ההתחברות הזה כבר לא בתוקף. אפשר להתחבר מחדש.', 'ההתחברות לא הצליחה, כדאי לנסות שוב'];
      const said = () => page.locator('.login [role=alert]').innerText();
      const usable = async () => {
        await page.waitForURL((url) => url.pathname === '/login' && !/code|state|error/.test(url.search));
        await expect.poll(() => page.getByRole('button', { name: GOOGLE }).isEnabled()).toBe(true);
      };
      for (const query of [
        'code=c&state=s',
        'code=c',
        'state=s',
        'error=access_denied&state=s',
        'error=server_error',
      ]) {
        await page.goto(`${people.site.url}/login?${query}`);
        await usable();
        await expect.poll(said).toBe(stale);
      }
      // This tab has begun one, and what comes is not its end.
      for (const [query, text] of [
        ['code=c&state=s', failed],
        ['error=server_error&state=s', failed],
        ['error=access_denied&state=s', ''],
      ] as const) {
        await page.evaluate(() => sessionStorage.setItem('signIn.redirected', '/templates'));
        await page.goto(`${people.site.url}/login?${query}`);
        await usable();
        await expect.poll(said).toBe(text);
        expect(await page.evaluate(() => [sessionStorage.length, location.search])).toEqual([0, '?from=%2Ftemplates']);
      }
    },
  );

  it('can be cancelled while the end of a redirect is waited for', async () => {
    const { page } = await people.open({}, '/login');
    await page.route('**/config.json', () => undefined);
    await page.evaluate(() => sessionStorage.setItem('signIn.redirected', '/templates'));
    await page.goto(`${people.site.url}/login?code=c&state=s`);
    await press(page, 'Cancel');
    await expect.poll(() => page.getByRole('button', { name: GOOGLE }).isEnabled()).toBe(true);
    expect(await page.evaluate(() => location.search)).toBe('?from=%2Ftemplates');
  });

  it('can be given up by the button here, by the page there or by closing the window, and begun again', async () => {
    const visitor = await people.open({}, '/login');
    const { page, context } = visitor;
    for (const how of ['the button here', 'the page there', 'closing the window']) {
      const [popup] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name: GOOGLE }).click(),
      ]);
      await popup.getByLabel('Email').waitFor();
      if (how === 'the button here') await press(page, 'Cancel');
      else if (how === 'the page there') await popup.getByRole('button', { name: 'Cancel' }).click();
      else await popup.close();
      await page.getByRole('button', { name: GOOGLE }).waitFor();
      await expect.poll(() => page.getByRole('alert').filter({ hasText: 'failed' }).count()).toBe(0);
    }
    await signInByPopup(visitor, people.newEmail(), 'Dana');
    await page.waitForURL('**/profile');
  });

  it('sends browsers that Google refuses to a real one', async () => {
    const { page } = await people.open(
      {
        language: 'he',
        width: 360,
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 ' +
          'Instagram 355.0.0.1',
      },
      '/login',
    );
    await page.getByText('כדאי לפתוח בדפדפן').waitFor();
    await expect.poll(() => page.getByRole('button', { name: GOOGLE }).count()).toBe(0);
  });

  it('[NAV-08] [PRO-01] ends with logout, at home, and the next person has to choose an account', async () => {
    const visitor = await people.signedIn(people.newEmail(), 'Dana');
    const { page, context } = visitor;
    await page.locator('.profile-head').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${people.site.url}/`);
    await page.locator('.bar').getByRole('link', { name: 'Log in' }).waitFor();
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /^Cognito.*(idToken|accessToken|refreshToken)$/.test(key)),
      ),
    ).toEqual([]);
    await goTo(page, `${people.site.url}/login`);
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: GOOGLE }).click(),
    ]);
    await popup.getByLabel('Email').waitFor();
  });

  it('[LOG-08] comes back to the same profile the next time', async () => {
    const email = people.newEmail();
    const { page, context } = await people.signedIn(email, 'Dana');
    await people.saveElsewhere(page, 'Kept');
    await context.close();
    const again = await people.signedIn(email, 'Dana');
    await again.page.getByRole('heading', { name: 'Kept' }).waitFor();
  });

  it('[DLG-08] [LOG-05] [PDF-02] is offered before a download, and can be skipped', async () => {
    const { page } = await people.open({}, '/builder');
    await page.locator('.toolbar').waitFor();
    await page.keyboard.press('Alt+KeyD');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Before you download' }).waitFor();
    await expect.poll(() => dialog.locator('.benefits li').count()).toBe(3);
    await expect.poll(() => dialog.getByRole('button', { name: GOOGLE }).isVisible()).toBe(true);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Skip for now and download')]);
    expect(download.suggestedFilename()).toBe('resume.pdf');
  });
});
