import { describe, expect, it } from 'vitest';
import { bareAddress, findAddresses, findLinkedIn, findMail, linkedInAddress } from './addresses.ts';

describe('the address of mail in a text', () => {
  it.each([
    ['דוא"ל: noa.barak+cv@mail.example.co.il, חיפה', 'noa.barak+cv@mail.example.co.il'],
    ['ל-dana@example.com', 'dana@example.com'],
    ['a@example.com or b@example.com', 'a@example.com'],
    // Signs that nobody sees, and dashes of print.
    ['noa\u200e@exa\u00admple.com', 'noa@example.com'],
    ['dana@best‑of.example', 'dana@best-of.example'],
    [`${'x'.repeat(64)}@example.com`, `${'x'.repeat(64)}@example.com`],
    ['noa@localhost', ''],
    ['@noa', ''],
    ['', ''],
  ])('of %j is %j', (text, mail) => {
    expect(findMail(text)).toBe(mail);
  });
});

describe('the address at LinkedIn in a text', () => {
  it.each([
    ['see https://il.linkedin.com/in/noa-barak.', 'https://il.linkedin.com/in/noa-barak'],
    ['linkedin.com/in/נועה-ברק, GitHub', 'linkedin.com/in/נועה-ברק'],
    ['linkedin.com/in/noa\u200f/', 'linkedin.com/in/noa/'],
    ['linkedin.com', ''],
    ['at LinkedIn', ''],
  ])('of %j is %j', (text, address) => {
    expect(findLinkedIn(text)).toBe(address);
  });

  it.each([
    ['noabarak', 'linkedin.com/in/noabarak'],
    [' @noa ', 'linkedin.com/in/noa'],
    ['/in/noa/', 'linkedin.com/in/noa'],
    ['no', 'no'],
    [`x${'y'.repeat(100)}`, `x${'y'.repeat(100)}`],
    ['Noa Barak ', 'Noa Barak '],
    ['https://linkedin.com/in/noa', 'https://linkedin.com/in/noa'],
  ])('is made of a name alone, and all else stays: %j, %j', (text, address) => {
    expect(linkedInAddress(text)).toBe(address);
  });
});

it.each([
  [' https://www.example.com/cv/ ', 'example.com/cv'],
  ['HTTP://Example.com', 'Example.com'],
  ['www.example.com', 'example.com'],
  ['/', '/'],
  ['', ''],
])('without scheme and slash %j is %j', (address, bare) => {
  expect(bareAddress(address)).toBe(bare);
});

const addressesIn = (text: string) => findAddresses(text).map(({ from, to }) => text.slice(from, to));

describe('addresses in a text', () => {
  it('are mail and pages that are meant as such, in its order and as they are written', () => {
    expect(addressesIn('www.noa.example | a@b.example, github.com/noa and Node.js; https://x.example/y')).toEqual([
      'www.noa.example',
      'a@b.example',
      'github.com/noa',
      'https://x.example/y',
    ]);
    expect(addressesIn('mail: noa\u200e@exa\u00admple.com\u200f, now')).toEqual(['noa\u200e@exa\u00admple.com']);
    expect(addressesIn('Node.js, C++')).toEqual([]);
  });

  it('are each once where one is within another', () => {
    expect(addressesIn('https://x.example/a@b.example/c a@b.example')).toEqual([
      'https://x.example/a@b.example/c',
      'a@b.example',
    ]);
    expect(addressesIn('a@b.example,c@d.example')).toEqual(['a@b.example', 'c@d.example']);
  });
});
