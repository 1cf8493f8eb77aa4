import { describe, expect, it } from 'vitest';
import { findByClass } from '../../../test/tools/tree-query.ts';
import { SAMPLE_HE } from '../samples/he.ts';
import { buildResumeDocument } from './document.ts';
import { safeHref } from './links.ts';
import { treeToHtml, treeToText } from './tree.ts';

describe('an address', () => {
  it.each([
    ['example.com/work', 'https://example.com/work'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['example.com.', 'https://example.com./'],
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
    '(example.com)',
    'example.com)',
    'example,com/work.html',
    'a|b.com',
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

describe('a field for LinkedIn', () => {
  it.each([
    ['noabarak', 'linkedin.com/in/noabarak'],
    ['@noa-barak-1a2b', 'linkedin.com/in/noa-barak-1a2b'],
    ['in/noabarak/', 'linkedin.com/in/noabarak'],
    ['נועה-ברק', 'linkedin.com/in/נועה-ברק'],
    ['https://www.linkedin.com/in/noa/', 'linkedin.com/in/noa'],
    ['linkedin.com/company/acme', 'linkedin.com/company/acme'],
  ])('shows the page that it opens: %s', (linkedin, shown) => {
    const tree = buildResumeDocument({ ...SAMPLE_HE, personalInfo: { ...SAMPLE_HE.personalInfo, linkedin } });
    const [contact] = findByClass(tree, 'contact-linkedin');
    const [link] = contact?.children ?? [];
    if (typeof link !== 'object') throw new Error('no link');
    expect(treeToText(link).replaceAll(/\p{Cf}/gu, '')).toBe(shown);
    const { host, pathname } = new URL(link.attributes['href'] ?? '');
    expect([host.replace('www.', ''), decodeURI(pathname).replace(/\/$/, '')].join('')).toBe(shown);
  });

  it.each(['Noa Barak', 'n/a', '-', 'כן'])(
    'shows what is not a name there as it is, without a link: %s',
    (linkedin) => {
      const tree = buildResumeDocument({ ...SAMPLE_HE, personalInfo: { ...SAMPLE_HE.personalInfo, linkedin } });
      expect(treeToHtml(findByClass(tree, 'contact-linkedin')[0] ?? tree)).not.toContain('href');
    },
  );
});
