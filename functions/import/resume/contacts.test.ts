import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { joinBrokenLines } from './brokenLines.ts';
import { findContacts } from './contacts.ts';

/** As on a page: broken texts are joined before contacts are looked for. */
const of = (...texts: string[]) =>
  findContacts(
    joinBrokenLines(
      texts.map((text) => line(text)),
      'ltr',
    ),
    [],
    [],
  );

describe('contacts', () => {
  it.each([
    '052-1234567',
    '052-123-4567',
    '0521234567',
    '(03) 555-1234',
    '03-5551234',
    '+972-54-987-6543',
    '972-54-987-6543+',
    '+972 (0)54 9876543',
    '+972 3 640 1122',
    '+44 20 7946 0958',
    '(415) 555-0132',
    '415.555.0132',
    '415/555-0132',
    '077-1234567',
    '(970) 555‐0143',
  ])('take %s for a phone', (phone) => {
    expect(of(`טלפון: ${phone}`).phone.replace(/\D/g, '')).toBe(phone.replace(/\D/g, ''));
  });

  it('take years and bare identity numbers for no phone', () => {
    for (const text of ['2019 - 2023', '312345674', '12.03.1985', '2015-2018', '(6.2018 - 3.2014'])
      expect(of(text).phone).toBe('');
  });

  it('keep an address of mail that nobody knows the end of from the page below', () => {
    const { email, website } = of('r.voss@lab.ac', 'example.org/people/r-voss');
    expect({ email, website }).toEqual({ email: 'r.voss@lab.ac', website: 'example.org/people/r-voss' });
  });

  it('have an area code in brackets behind an address', () => {
    expect(of('12 Mill Road, Toledo, OH 43604 (419) 555-0178 r.voss@example.net')).toMatchObject({
      phone: '(419) 555-0178',
      email: 'r.voss@example.net',
    });
    expect(of('רחוב הדקל 7, עפולה 1812345 (04) 555-0178').phone).toBe('(04) 555-0178');
  });

  it.each([
    'Write dana@example.com | Call 07700 900271',
    'Write ¦ dana@example.com ¦ Call ¦ 07700 900271',
    'Reach me at dana@example.com or 07700 900271',
    'כתבו לי dana@example.com | התקשרו 052-555-0148',
    'אפשר להשיג אותי ב-052-555-0148 או ל-dana@example.com',
  ])('are found behind words that lead to them: %s', (text) => {
    const { email, phone } = of(text);
    expect([email, phone.slice(0, 3)]).toEqual(['dana@example.com', expect.stringMatching(/^(?:077|052)$/)]);
  });

  it.each([
    ['5125550147 (Home)', '5125550147'],
    ['07911123456 (Mobile)', '07911123456'],
    ['0303456789 (בית)', '0303456789'],
    ['Mobile: 5125550147', '5125550147'],
  ])('take what a word says to be a phone for one: %s', (text, phone) => {
    expect(of(text).phone).toBe(phone);
    // Without the label the digits may be anything.
    expect(of(phone).phone).toBe('');
  });

  it('end a code before them, from which a dash sets them apart; years before them are none', () => {
    expect(of('5 Fiddich Row, Dufftown AB55 - 07700 900733 - dana@example.com')).toMatchObject({
      phone: '07700 900733',
    });
    expect(of('2015 - 2018').phone).toBe('');
    expect(of('4471 - 555').phone).toBe('');
  });

  it('go on in the next line where a page ends with a sign, and another contact may stand behind the rest', () => {
    const { linkedin } = of('LinkedIn: https://www.linkedin.com/in/dana-', 'levi-cook | Haifa, Israel');
    expect(linkedin).toBe('https://www.linkedin.com/in/dana-levi-cook');
    expect(of('linkedin.com/in/dana', 'levi-cook | Haifa, Israel').linkedin).toBe('linkedin.com/in/dana');
  });

  it('are a page at LinkedIn with the ending of specimens too, which is no site', () => {
    expect(of('dana@example.com | linkedin.example/in/dana-l')).toMatchObject({
      linkedin: 'linkedin.example/in/dana-l',
      website: '',
    });
    expect(of('linkedin.example.com/in/dana-l').linkedin).toBe('');
  });

  it('put the plus where it belongs when a line read from the right lost it', () => {
    expect(of('yossi@example.com | 972-54-987-6543+').phone).toBe('+972-54-987-6543');
  });

  it('are found in one line, in labels, and where a narrow column broke an address', () => {
    expect(of('dana@example.co.il | 052-1234567 | תל אביב-יפו | linkedin.com/in/dana-l')).toMatchObject({
      email: 'dana@example.co.il',
      phone: '052-1234567',
      linkedin: 'linkedin.com/in/dana-l',
    });
    expect(of('Email: a.b@example.org', 'Website: www.site.example.com')).toMatchObject({
      email: 'a.b@example.org',
      website: 'www.site.example.com',
    });
    expect(of('yossi.avrahami@example.c', 'o.il').email).toBe('yossi.avrahami@example.co.il');
    expect(of('yossi.avrahami@post.example.', 'ac.il').email).toBe('yossi.avrahami@post.example.ac.il');
    expect(of('yossi.avrahami@example', 'com.').email).toBe('yossi.avrahami@example.com');
    expect(of('(+972) 54 8182930').phone).toBe('(+972) 54 8182930');
    expect(of('yossi.avrahami@gmail.examp', 'le').email).toBe('yossi.avrahami@gmail.example');
  });

  it.each([
    ['noa-barak-', 'accounting@example.co.il'],
    ['Haifa | 052-1234567 | noa-barak-', 'accounting@example.co.il | linkedin.com/in/noa'],
    ['דוא"ל: -noa-barak', 'accounting@example.co.il'],
    ['טלפון: 052-1234567 | מייל: .noa-barak', 'accounting@example.co.il | חיפה'],
    ['Email: noa-bar', 'ak-accounting@example.co.il'],
    ['noa-barak-accounting@', 'example.co.il'],
    ['דוא"ל: @noa-barak-accounting', 'example.co.il'],
    ['חיפה | noa-barak-accounting', '@example.co.il | 052-1234567'],
  ])('have their mail whole where a line broke it: %s ⏎ %s', (above, below) => {
    expect(of(above, below).email.replace('noa-barak.', 'noa-barak-')).toBe('noa-barak-accounting@example.co.il');
  });

  it.each([
    ['Node.js', 'dana@example.com'],
    ['Tel Aviv-', 'dana@example.com'],
    ['052-1234567-', 'dana@example.com'],
    ['Haifa', 'dana@example.com'],
  ])('are not put together of what merely follows each other: %s ⏎ %s', (above, below) => {
    expect(of(above, below).email).toBe('dana@example.com');
  });

  it('are told apart where only spaces part them, and a fax is none', () => {
    expect(of('+351 912 345 678 dana@example.com Porto, Portugal')).toMatchObject({
      phone: '+351 912 345 678',
      email: 'dana@example.com',
    });
    expect(of('Springfield, MO (417) 555-0169 dana@example.com linkedin.com/in/dana-levi-')).toMatchObject({
      phone: '(417) 555-0169',
      linkedin: 'linkedin.com/in/dana-levi-',
    });
    expect(of('טלפון 054-6123390 דוא"ל dana@example.com מגורים: רמת השרון')).toMatchObject({
      phone: '054-6123390',
      email: 'dana@example.com',
    });
    expect(of('dana@example.com Fax: 03-5551234').phone).toBe('');
    expect(of('Fax: 03-5551234 Tel: 03-5551235').phone).toBe('03-5551235');
  });

  it('go without the sort that stands behind them', () => {
    expect(
      of(
        '+972 54 987 6543 (Mobile)',
        'https://www.linkedin.com/in/dana',
        'levi/ (LinkedIn)',
        'danalevi.design (Personal)',
      ),
    ).toMatchObject({
      phone: '+972 54 987 6543',
      linkedin: 'https://www.linkedin.com/in/danalevi/',
      website: 'danalevi.design',
    });
  });

  it('have an address beside them behind its label, or that is a place alone, and never the name', () => {
    expect(of('Location:Bengaluru, India', 'ravi@example.com').address).toBe('Bengaluru, India');
    expect(of('Address ¦ 12 High Street, Leeds', 'טלפון ¦ 052-1234567').address).toBe('12 High Street, Leeds');
    for (const sign of ['|', '*', '◦', '~', '◆'])
      expect(of(`dana@example.com ${sign} 052-1234567 ${sign} כרמיאל`).address).toBe('כרמיאל');
    expect(of('Write dana@example.com | Call 07700 900271').address).toBe('');
    const named = [line('Dana Levi, PA ¦ dana@example.com'), line('Cook ¦ Haifa')];
    expect(findContacts(named, [], [], 'Dana Levi').address).toBe('Haifa');
  });

  it('are taken from links behind the text', () => {
    expect(
      findContacts([line('LinkedIn')], [], ['https://www.linkedin.com/in/someone', 'mailto:x@example.com']),
    ).toMatchObject({ linkedin: 'https://www.linkedin.com/in/someone', email: 'x@example.com' });
  });

  it('have labels beside them', () => {
    expect(of('דואר אלקטרוני ¦ a@example.com', 'טלפון ¦ 5125550147')).toMatchObject({
      email: 'a@example.com',
      phone: '5125550147',
    });
  });
});

it('a name at LinkedIn without its host below an address of mail is none of it, and the rest of its end is', () => {
  expect(of('nessa@example.com', 'nessa-trevanion').email).toBe('nessa@example.com');
  expect(of('nessa@example.co', 'm').email).toBe('nessa@example.com');
});

const furtherIn = (...texts: string[]) =>
  findContacts(
    texts.map((text) => line(text)),
    [],
    [],
  ).further.map(({ kind, value }) => `${kind} ${value}`);

describe('further contacts', () => {
  it('are the second phone and pages at known sites that stand with the first ones', () => {
    expect(
      furtherIn(
        'נייד: 052-7654321 | בית: 03-5550199',
        'dana.example | github.com/dana | https://www.behance.net/dana/',
      ),
    ).toEqual(['phone 03-5550199', 'link github.com/dana', 'link https://www.behance.net/dana/']);
    expect(furtherIn('Mobile: 052-765 4321', 'Home: +972 3 555 0199')).toEqual(['phone +972 3 555 0199']);
  });

  it('are no fax, no page of anything else, nothing twice and nothing far from them', () => {
    expect(
      furtherIn('052-7654321', 'Fax: 03-5550199', 'dana.example', 'tides.example/app', '+972 52 765 4321'),
    ).toEqual([]);
    expect(furtherIn('github.com/dana', 'https://github.com/dana')).toEqual([]);
    expect(findContacts([], [line('052-7654321'), line('03-5550199')], []).further).toEqual([]);
  });
});
