import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../../../lib/i18n/messages/en/account.json' with { type: 'json' };
import shellEn from '../../../lib/i18n/messages/en/shell.json' with { type: 'json' };
import he from '../../../lib/i18n/messages/he/account.json' with { type: 'json' };
import shellHe from '../../../lib/i18n/messages/he/shell.json' with { type: 'json' };
import type { LoginVariant } from '../loginPrompt.ts';
import { textsOf } from '../../../lib/i18n/screen.fixture.tsx';
import { drawAs } from '../session.fixture.ts';
import LoginDialog from './LoginDialog.tsx';
import { SignIn, type SignInProblem } from './SignIn.tsx';

const VARIANTS: readonly LoginVariant[] = ['download', 'ai', 'storage', 'upload'];
const LANGUAGES = { he: { ...shellHe, ...he }, en: { ...shellEn, ...en } };

function shown(
  language: keyof typeof LANGUAGES,
  variant: LoginVariant,
): { title: string; text: string; benefits: string[]; buttons: string } {
  const html = renderToStaticMarkup(
    <IntlProvider locale={language} messages={LANGUAGES[language] as never}>
      <LoginDialog prompt={{ variant, from: '/', settle: () => undefined }} />
    </IntlProvider>,
  );
  return {
    title: /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1] ?? '',
    text: /login-dialog"><p>(.*?)<\/p>/.exec(html)?.[1] ?? '',
    benefits: [...html.matchAll(/<li>.*?<span>(.*?)<\/span><\/li>/g)].map(([, line = '']) => line),
    buttons: [...html.matchAll(/<button.*?<\/button>/g)].join(' '),
  };
}

afterEach(() => vi.restoreAllMocks());

describe.each(['he', 'en'] as const)('the login dialog in %s', (language) => {
  it('[LOG-04] has a title, a description and three benefits of its own in each of four variants', () => {
    const all = VARIANTS.map((variant) => shown(language, variant));
    for (const { title, text, benefits } of all) {
      expect(title).not.toBe('');
      expect(text).not.toBe('');
      expect(benefits).toHaveLength(3);
    }
    for (const part of ['title', 'text'] as const) expect(new Set(all.map((one) => one[part])).size).toBe(4);
    expect(new Set(all.flatMap(({ benefits }) => benefits)).size).toBe(12);
  });

  it('[LOG-05] offers Continue with Google and Skip for now, which is the main action where it downloads', () => {
    for (const variant of VARIANTS) {
      expect(shown(language, variant).buttons).toContain(LANGUAGES[language]['account.google']);
      expect(shown(language, variant).buttons).toContain(
        LANGUAGES[language][variant === 'download' ? 'account.skip.download' : 'account.skip'],
      );
    }
  });

  it.each<[SignInProblem | null, boolean]>([
    ['failed', false],
    ['stale', false],
    // What went wrong before is over while the next attempt is made.
    ['failed', true],
    [null, false],
    [null, true],
  ])('[ERR-01] says what went wrong, and while it waits how to go on: %s, %s', (problemBefore, signingIn) => {
    drawAs(null, { signingIn });
    const html = renderToStaticMarkup(
      <IntlProvider locale={language} messages={LANGUAGES[language] as never}>
        <SignIn from="/" problemBefore={problemBefore} onSignedIn={() => undefined} />
      </IntlProvider>,
    );
    const texts = LANGUAGES[language];
    expect(textsOf(html)).toEqual(
      signingIn
        ? [texts['account.signingIn'], texts['account.waiting'], texts['account.cancel']]
        : [texts['account.google'], ...(problemBefore ? [texts[`account.${problemBefore}`]] : [])],
    );
  });

  it('[LOG-04] tells whose session has ended so, under the same title, and no reasons for an account', () => {
    const [before] = VARIANTS.map((variant) => shown(language, variant));
    drawAs(null, { ended: { of: 'u1', how: 'expired' } });
    for (const variant of VARIANTS)
      expect(shown(language, variant)).toMatchObject({ text: LANGUAGES[language]['account.expired'], benefits: [] });
    expect(shown(language, 'download').title).toBe(before?.title);
  });
});
