import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Router } from 'wouter';
import type { Language } from '../../../shared/platform/language.ts';

/** Draws parts of screens in English, by the texts of these areas, as a table of what they show against their data. */
export const screenIn = (...areas: readonly Readonly<Record<string, string>>[]) =>
  screenOf('en', Object.assign({}, ...areas) as Record<string, string>);

/** The same in a language, by these texts. `address`: path and query of the page, where screens have their filters. */
export function screenOf(language: Language, messages: Readonly<Record<string, string>>) {
  const markup = (content: ReactNode, address = '/') => {
    const [path = '', search = ''] = address.split('?');
    return renderToStaticMarkup(
      <IntlProvider
        locale={language}
        timeZone="UTC"
        messages={messages as never}
        onError={(error) => {
          throw error;
        }}
      >
        <Router ssrPath={path} ssrSearch={search}>
          {content}
        </Router>
      </IntlProvider>,
    );
  };
  return {
    markup,
    /** The texts in the order in which they are read, without what is for the eye alone. */
    shown: (content: ReactNode, address?: string) => textsOf(markup(content, address)),
  };
}

/** The texts of markup in the order in which they are read. */
export const textsOf = (html: string): string[] =>
  html
    .replaceAll(/<(svg|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, '|')
    .split('|')
    .map((text) => unescape(text).trim())
    .filter(Boolean);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescape = (text: string) => text.replaceAll(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Texts of every element of a class, in order. */
export const textsIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, inner = '']) => textsOf(inner).join(' '));
