import { format } from 'node:util';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { vi } from 'vitest';
import { Router } from 'wouter';
import type { Language } from '../../../shared/platform/language.ts';

/** Draws parts of screens in English, by the texts of these areas, as a table of what they show against their data. */
export const screenIn = (...areas: readonly Readonly<Record<string, string>>[]) =>
  screenOf('en', Object.assign({}, ...areas) as Record<string, string>);

/** The same in a language, by these texts. `address`: path and query of the page, where screens have their filters. */
export function screenOf(language: Language, messages: Readonly<Record<string, string>>) {
  const markup = (content: ReactNode, address = '/') => {
    const [path = '', search = ''] = address.split('?');
    return withoutComplaints(() =>
      renderToStaticMarkup(
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
      ),
    );
  };
  return {
    markup,
    /** The texts in the order in which they are read, without what is for the eye alone. */
    shown: (content: ReactNode, address?: string) => textsOf(markup(content, address)),
  };
}

/** Makes React's complaints while drawing, such as rows without a key, an error. */
function withoutComplaints(draw: () => string): string {
  const complain = vi.spyOn(console, 'error').mockImplementation((...complaint) => {
    throw new Error(format(...complaint));
  });
  try {
    return draw();
  } finally {
    complain.mockRestore();
  }
}

/** The texts of markup in the order in which they are read. */
export const textsOf = (html: string): string[] =>
  html
    .replaceAll(/<(svg|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, '|')
    .split('|')
    .map((text) => unescape(text).trim())
    .filter(Boolean);

/**
 * Returns the readable texts of markup, in order, including names, descriptions and placeholders. A text for both ear
 * and eye is listed once.
 */
export const readIn = (html: string): string[] =>
  [
    ...html
      .replaceAll(/<(svg|style)\b.*?<\/\1>/gs, '')
      .matchAll(/ (?:aria-label|aria-valuetext|placeholder|title|alt)="([^"]*)"|>([^<]+)/g),
  ]
    .map(([, name, text]) => unescape(name ?? text ?? '').trim())
    .filter((text, place, all) => text !== '' && text !== all[place - 1]);

/** The values of fields, in order. */
export const valuesIn = (html: string): string[] =>
  [
    ...html.matchAll(
      /<input(?![^>]*type="(?:radio|checkbox|color|range)")[^>]* value="([^"]*)"|<textarea[^>]*>([^<]*)/g,
    ),
  ].map(([, value, text]) => unescape(value ?? text ?? ''));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescape = (text: string) => text.replaceAll(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Texts of every element of a class, in order. */
export const textsIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, inner = '']) => textsOf(inner).join(' '));
