import { describe, expect, it } from 'vitest';
import { safeHref } from './links.ts';

describe('an address', () => {
  it.each([
    ['example.com/work', 'https://example.com/work'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['https://https://example.com', 'https://example.com/'],
    ['HTTPS://Example.COM', 'https://example.com/'],
    ['linkedin.com/in/noa', 'https://linkedin.com/in/noa'],
    ['https://דוגמה.co.il/', 'https://xn--6dbbec0c.co.il/'],
    ['https://example.com/@noa?mail=a@b.example', 'https://example.com/@noa?mail=a@b.example'],
    ['mailto:noa@example.com', 'mailto:noa@example.com'],
    ['tel:+972541112222', 'tel:+972541112222'],
  ])('opens what it shows: %s', (address, href) => {
    expect(safeHref(address)).toBe(href);
    // What prints a document asks again.
    expect(safeHref(href)).toBe(href);
  });

  it.each([
    'noabarak',
    'n/a',
    '-',
    '3.5',
    'http://mailto:x@y.cz',
    'https://user:word@example.com',
    'http://localhost:3000',
    'mailto:n/a',
    'mailto:noa@localhost',
    'tel:',
    'ftp://example.com',
    'javascript:alert(1)',
    'java.script:alert(1)',
    'https://example.com/<b>',
    '',
  ])('that leads nowhere, or where no link may, is none: %s', (address) => {
    expect(safeHref(address)).toBeUndefined();
  });
});
