import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Router } from 'wouter';

/** Draws parts of screens in English, by the texts of these areas, as a table of what they show against their data. */
export function screenIn(...areas: readonly Readonly<Record<string, string>>[]) {
  const messages = Object.assign({}, ...areas) as Record<string, string>;
  const markup = (content: ReactNode) =>
    renderToStaticMarkup(
      <IntlProvider
        locale="en"
        timeZone="UTC"
        messages={messages}
        onError={(error) => {
          throw error;
        }}
      >
        <Router ssrPath="/">{content}</Router>
      </IntlProvider>,
    );
  return {
    markup,
    /** The texts in the order in which they are read, without what is for the eye alone. */
    shown: (content: ReactNode) => textsOf(markup(content)),
  };
}

const textsOf = (html: string): string[] =>
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
