import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STRONG_RESUME_HE } from '../../../shared/resume/samples.fixture.ts';
import { measureGrowth, MAX_LINEAR_GROWTH } from '../../../test/support/growth.ts';
import { redact, stripPersonalData } from './redact.ts';

const personal = {
  ...STRONG_RESUME_HE.personalInfo,
  fullName: 'נועה ברק',
  address: 'רחוב הרצל 12, חיפה',
  email: 'noa@example.com',
  phone: '054-123-4567',
  contacts: [
    { id: 'contact-1', kind: 'phone', value: '+44 20 7946 0958' },
    { id: 'contact-2', kind: 'link', value: 'https://www.behance.net/noabarak' },
  ] as const,
};

describe('private data', () => {
  it.each([
    ['e-mail', 'כתבו אל noa.b+cv@mail.example.co.il', 'noa.b+cv@mail.example.co.il'],
    ['phone', 'טלפון 052-765 4321 בערב', '052-765 4321'],
    ['international phone', 'Call +972-52-765-4321', '+972-52-765-4321'],
    ['identity number', 'ת"ז 123456782', '123456782'],
    ['identity number that nothing names', 'נרשמתי עם 123456782 בלבד', '123456782'],
    ['identity number in two parts', 'נרשמתי עם 12345678-2 בלבד', '12345678-2'],
    ['birth date', 'תאריך לידה: 03.04.1990', '03.04.1990'],
    ['birth date in English', 'Born on 3/4/1990 in Haifa', '3/4/1990'],
    ['address', 'גרה ברחוב הרצל 12, חיפה', 'רחוב הרצל 12, חיפה'],
    ['name', 'אני נועה ברק ומהנדסת', 'נועה ברק'],
    ['own site', 'התיק באתר noabarak.example.com שלי', 'noabarak.example.com'],
    ['further phone in other signs', 'London: +44/20/7946/0958', '7946'],
    ['further link without its scheme', 'עבודות ב־behance.net/noabarak', 'behance.net/noabarak'],
    ['web address', 'ראו linkedin.com/in/noabarak', 'linkedin.com/in/noabarak'],
  ])('%s does not leave, and comes back', (_, text, secret) => {
    const { text: sent, restore } = redact(text, personal);
    expect(sent).not.toContain(secret);
    expect(sent).toContain('⟦P1⟧');
    expect(restore(sent)).toBe(text);
    expect(restore(`Better: ${sent}`)).toBe(`Better: ${text}`);
  });

  it('is gone where it is not to come back', () => {
    expect(stripPersonalData('נועה ברק, יועצת, info@noabarak.example.com ואתר noabarak.example.com', personal)).toBe(
      ', יועצת,  ואתר ',
    );
  });

  it('what only looks like it stays: years, amounts, percentages, other long numbers', () => {
    const text = 'בשנים 2018-2023 הגדלתי ב-40% ל-10,000,000 והפקתי 123456789 יחידות';
    expect(redact(text, personal).text).toBe(text);
  });

  it('a text that loses, repeats or makes up a private part is refused', () => {
    const { restore } = redact('Call 052-765-4321', personal);
    expect(restore('Call me')).toBeUndefined();
    expect(restore('Call ⟦P1⟧ or ⟦P1⟧')).toBeUndefined();
    expect(restore('Call ⟦P1⟧ or ⟦P2⟧')).toBeUndefined();
  });

  it('a capital letter at the start of what it is written together with is not a change', () => {
    const redacted = redact('order c74bd054-123-4567', personal);
    expect(redacted.text).toBe('order c74bd⟦P1⟧');
    expect(redacted.restore('Order C74bd⟦P1⟧')).toBe('Order C74bd054-123-4567');
  });

  it('a private part that is put together with something new, or among other words, is refused', () => {
    const { restore } = redact('Call 052-765-4321 in the evening', personal);
    for (const hostile of [
      'Call evil.example/⟦P1⟧ in the evening',
      'Call ⟦P1⟧@evil.example in the evening',
      'Call ⟦P1⟧⟦P1⟧ in the evening',
      'Send money: ⟦P1⟧',
      'Call https://evil.example?n=⟦P1⟧ in the evening',
    ])
      expect(restore(hostile), hostile).toBeUndefined();
    expect(restore('In the evening: (⟦P1⟧).')).toBe('In the evening: (052-765-4321).');
  });

  it.each(['a', '0-', 'a@', '0 5', 'born ', 'www.', '⟦P1⟧'])(
    'is looked for in a long text of %j without looking at any part of it again and again',
    { tags: 'exhaustive' },
    (part) => {
      expect(measureGrowth((size) => redact(part.repeat(size / part.length), personal))).toBeLessThan(
        MAX_LINEAR_GROWTH,
      );
    },
  );

  it('any text comes back as it was, whatever is in it', () => {
    const pieces = fc.constantFrom(
      'abc',
      ' ',
      '052-765-4321',
      'noa@example.com',
      '123456782',
      '$1',
      '$&',
      'נועה ברק',
      '\n',
      '2018',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (parts) => {
        const text = parts.join('').replaceAll('⟦', '');
        const { text: sent, restore } = redact(text, personal);
        expect(restore(sent)).toBe(text);
      }),
    );
  });
});
