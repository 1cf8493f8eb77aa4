import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorText, type ErrorCode } from '../../../../shared/errors/errors.ts';
import { drawAs } from '../../auth/session.fixture.ts';
import accountEn from '../../../lib/i18n/messages/en/account.json' with { type: 'json' };
import en from '../../../lib/i18n/messages/en/payments.json' with { type: 'json' };
import shellEn from '../../../lib/i18n/messages/en/shell.json' with { type: 'json' };
import accountHe from '../../../lib/i18n/messages/he/account.json' with { type: 'json' };
import he from '../../../lib/i18n/messages/he/payments.json' with { type: 'json' };
import shellHe from '../../../lib/i18n/messages/he/shell.json' with { type: 'json' };
import type { Checkout } from '../checkout.ts';
import { CheckoutStatus } from './CheckoutStatus.tsx';

const MESSAGES = { he: { ...shellHe, ...accountHe, ...he }, en: { ...shellEn, ...accountEn, ...en } };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(['he', 'en'] as const)('a payment of which nobody knows how it ended, in %s', (language) => {
  const shown = (code: ErrorCode) =>
    renderToStaticMarkup(
      <IntlProvider locale={language} messages={MESSAGES[language] as never}>
        <CheckoutStatus
          title=""
          step={{ at: 'unconfirmed', problem: { code, text: errorText(code, language) } }}
          checkout={{} as Checkout}
          onClose={() => undefined}
        />
      </IntlProvider>,
    );

  it('is not called failed, and nobody is asked to pay again', () => {
    const html = shown('payment_failed_support');
    expect(html).toContain(MESSAGES[language]['payments.unconfirmed']);
    expect(html).not.toContain(errorText('payment_failed_support', language));
  });

  it('[ERR-12] is called paid where it is, without its credits', () => {
    const html = shown('credits_not_updated');
    expect(html).toContain(errorText('credits_not_updated', language));
    expect(html).toContain(MESSAGES[language]['payments.noSecond']);
  });

  it('[PAY-10] asks whose session has ended to sign in, and not to check what only they may see', () => {
    expect(shown('unauthenticated')).toContain(MESSAGES[language]['payments.check']);
    vi.stubGlobal('location', { pathname: '/profile', search: '' });
    drawAs(null, { ended: { of: 'u1', how: 'expired' } });
    const html = shown('unauthenticated');
    expect(html).toContain(MESSAGES[language]['payments.expired']);
    expect(html).toContain(MESSAGES[language]['account.google']);
    for (const id of ['payments.check', 'payments.unconfirmed'] as const)
      expect(html).not.toContain(MESSAGES[language][id]);
  });
});
