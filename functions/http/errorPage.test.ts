import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../shared/errors/errors.ts';
import { PRODUCT } from '../../shared/site/product.ts';
import { escapeHtml } from '../../shared/templates/document/tree.ts';
import { pagePolicy, toErrorPage } from './errorPage.ts';

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

describe('the page of an error', () => {
  const error = new AppError('rate_limited', { details: { seconds: 90 } });

  it('says it in every language, the likelier first, each in its direction and with the way to the site', () => {
    const { body = '' } = toErrorPage(error, 'en');
    const sections = [
      ...body.matchAll(/<section lang="(\w\w)" dir="(\w+)"><(h\d)>([^<]*)<\/\3><p><a href="([^"]*)">/g),
    ];
    expect(sections.map(([, ...parts]) => parts)).toEqual([
      ['en', 'ltr', 'h1', escapeHtml(error.body('en').error), '/?lang=en'],
      ['he', 'rtl', 'h2', escapeHtml(error.body('he').error), '/?lang=he'],
    ]);
    expect(body).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
    expect(toErrorPage(error, 'he').body).toMatch(/<html lang="he" dir="rtl">.*<section lang="he".*<section lang="en"/);
    expect(body).toContain(`<title>${PRODUCT.name.en}</title>`);
    expect(body).toContain(`>${PRODUCT.name.he}</a>`);
    // Phones show it at its size.
    expect(body).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  });

  it('has the error’s status, and says when to come again where anybody knows', () => {
    const { statusCode, headers } = toErrorPage(error, 'en');
    expect([statusCode, headers?.['retry-after']]).toEqual([429, '90']);
    expect(toErrorPage(new AppError('not_found'), 'en').headers).not.toHaveProperty('retry-after');
  });

  it('is kept and listed by nobody, tells no other page where somebody came from, and runs nothing', () => {
    const { headers, body = '' } = toErrorPage(error, 'en');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(body).toContain('<meta name="robots" content="noindex">');
    const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? '';
    expect(style).not.toBe('');
    expect(headers?.['content-security-policy']).toBe(
      `default-src 'none'; style-src ${hashOf(style)}; img-src 'self'; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });
});

it('a policy takes several styles, further rules and images, and nothing by itself', () => {
  expect(pagePolicy(['a{}', 'b{}'], "font-src 'self'; ", ' data:')).toBe(
    `default-src 'none'; style-src ${hashOf('a{}')} ${hashOf('b{}')}; img-src 'self' data:; font-src 'self'; ` +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});
