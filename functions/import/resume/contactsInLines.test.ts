import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { contactTexts, splitLineParts } from './contactTexts.ts';
import { findPhone, findWebsite, sitesIn } from './contactPatterns.ts';
import { findContacts } from './contacts.ts';
import { wholeContact } from './brokenContacts.ts';

const of = (texts: readonly string[], links: readonly string[] = []) =>
  findContacts(
    texts.map((text) => line(text)),
    [],
    links,
  );

it('a line is parted at signs and wide spaces, and not within a phone', () => {
  expect(splitLineParts(line('Haifa | Noa • 054-1234567   Acre – Lod / Yafo; Ramla'))).toEqual([
    'Haifa',
    'Noa',
    '054-1234567',
    'Acre',
    'Lod',
    'Yafo',
    'Ramla',
  ]);
  expect(splitLineParts(line('052 – 123 – 4567 – Acre'))).toEqual(['052 – 123 – 4567', 'Acre']);
  expect(splitLineParts(line('Acre – 052 – 123 – 4567'))).toEqual(['Acre', '052 – 123 – 4567']);
  expect(splitLineParts(line('Haifa ¦ Acre-Lod and/or | '))).toEqual(['Haifa', 'Acre-Lod and/or']);
});

it('a label is one with what stands beside it', () => {
  expect(contactTexts([line('Phone ¦ 12-34 ¦ Haifa'), line('Phone : ¦ 56')])).toEqual([
    'Phone: 12-34',
    'Haifa',
    'Phone: 56',
  ]);
  expect(contactTexts([line('Haifa ¦ Phone ¦ 12 ¦ Email ¦ a@b.org')])).toEqual([
    'Haifa',
    'Phone: 12',
    'Email: a@b.org',
  ]);
});

it('addresses behind the text say what the text does not', () => {
  const links = [
    'https://noa.example',
    'tel:052-1234567',
    'mailto:noa@example.com?subject=x',
    'https://www.linkedin.com/in/noa',
  ];
  expect(of([], links)).toMatchObject({
    email: 'noa@example.com',
    phone: '052-1234567',
    linkedin: 'https://www.linkedin.com/in/noa',
    website: '',
  });
  expect(of(['ann@example.com', '054-7654321', 'linkedin.com/in/ann'], links)).toMatchObject({
    email: 'ann@example.com',
    phone: '054-7654321',
    linkedin: 'linkedin.com/in/ann',
  });
  expect(of([], ['tel:12', 'https://linkedin.com/company/looms'])).toMatchObject({ phone: '', linkedin: '' });
});

it('sites are those of a text, but for LinkedIn and hosts of mail, without the signs behind them', () => {
  expect(sitesIn('noa.example, (looms.example). linkedin.com/in/noa')).toEqual(['noa.example', 'looms.example']);
  expect(sitesIn('noa@looms.example and noa (at) nets.example')).toEqual([]);
  expect([findWebsite('Website: noa.example'), findWebsite('Noa')]).toEqual(['noa.example', '']);
  expect([findPhone('Noa 052-1234567, 03-5551234'), findPhone('Noa')]).toEqual(['052-1234567', undefined]);
  // The shortest has six letters.
  expect([sitesIn('ab.com'), sitesIn('x.com')]).toEqual([['ab.com'], []]);
});

it('contacts found near the name come before those from anywhere', () => {
  const found = findContacts([line('052-1234567')], [line('03-5551234 | a@b.org | linkedin.com/in/noa')], []);
  expect(found).toMatchObject({ phone: '052-1234567', email: 'a@b.org', linkedin: 'linkedin.com/in/noa', website: '' });
});

const whole = (above: string, below: string) => wholeContact(above, below, { isOneText: true, isAlone: true });

it('a line that says nothing, and one behind nothing, go on with nothing', () => {
  expect([whole('', 'noa@example.com'), whole('noa@', ''), whole('noa@ ', 'example.com')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
