import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import en from './messages/en/shell.json' with { type: 'json' };
import he from './messages/he/shell.json' with { type: 'json' };
import { useTranslations } from './useTranslations.ts';

const MESSAGES: Readonly<Record<'he' | 'en', Record<string, string>>> = { he, en };

function Continue({ name }: { readonly name: string }) {
  return useTranslations()('shell.continueWith', { name });
}

it.each([
  ['he', 'Check Point Ltd.', 'להמשיך: \u2066Check Point Ltd.\u2069'],
  ['he', 'נועה', 'להמשיך: נועה'],
  ['en', 'Check Point Ltd.', 'Continue: Check Point Ltd.'],
] as const)('a value of the other direction keeps its signs within a text: %s, %s', (locale, name, shown) => {
  expect(
    renderToStaticMarkup(
      <IntlProvider locale={locale} messages={MESSAGES[locale]}>
        <Continue name={name} />
      </IntlProvider>,
    ),
  ).toBe(shown);
});
