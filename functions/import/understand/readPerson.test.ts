import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { nameBesideLabel } from '../resume/forms.ts';
import { LabelledDocument } from './document.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { readPerson } from './readPerson.ts';

type Row = readonly [text: string, labels: string, options?: Parameters<typeof line>[1]];

/** Reads the person from lines whose parts have these labels. */
function person(...rows: Row[]) {
  const lines = rows.map(([text, , options], at) => line(text, { y: 20 + 20 * at, ...options }));
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts.map(({ text }) => text)).toHaveLength(labels.length);
  return readPerson(
    new LabelledDocument(
      lines,
      parts.map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 0.9 })),
      'ltr',
    ),
  );
}

describe('the name', () => {
  it('is the large one and not a running head above it', () => {
    const large = { size: 22, bold: true };
    expect(
      person(['Okafor, N. – CV', 'name headline junk', { size: 6 }], ['Nneka Okafor', 'name', large]),
    ).toMatchObject({ fullName: 'Nneka Okafor', headline: '' });
    expect(
      person(['ד"ר תמר גולן', 'name', { size: 8 }], ['תמר גולן', 'name', large], ['וטרינרית', 'headline']),
    ).toMatchObject({ fullName: 'תמר גולן', headline: 'וטרינרית', address: '' });
  });

  it('is of two lines where the first name stands above the last, however much room was beside it', () => {
    const large = { size: 22, bold: true, farEdge: 560 };
    expect(person(['Nneka', 'name', large], ['Okafor', 'name', large])).toMatchObject({ fullName: 'Nneka Okafor' });
    const others = person(['Nneka Okafor', 'name', large], ['Tamar Golan', 'name', large]);
    expect(others).toMatchObject({ fullName: 'Nneka Okafor' });
  });

  it('has letters of degrees behind it, which are no headline; a trade there is one', () => {
    expect(person(['Nneka Okafor, RN', 'name headline', { size: 22 }])).toMatchObject({
      fullName: 'Nneka Okafor',
      headline: '',
    });
    expect(person(['Nneka Okafor, Nurse Practitioner', 'name headline', { size: 22 }]).headline).toBe(
      'Nurse Practitioner',
    );
  });

  it.each(['BPharm', 'M.Tech', 'PharmD', 'RN'])('has %s behind it, which is no headline', (degree) => {
    expect(person([`Nneka Okafor, ${degree}`, 'name headline', { size: 22 }])).toMatchObject({ headline: '' });
  });

  it.each([
    'CANDIDATE INFORMATION SHEET',
    'Candidate record',
    'Personal particulars',
    'Application form',
    'טופס מועמד/ת',
    'כרטיס עובד',
  ])('is not %s', (form) => {
    expect(person([form, 'name', { size: 20 }], ['Full name ¦ Ruth Almog', 'label name']).fullName).toBe('Ruth Almog');
  });

  it('is not the name of a form, and stands beside its label there', () => {
    expect(
      person(
        ['Europass', 'name'],
        ['שם פרטי ומשפחה ¦ רות אלמוג', 'headline h:contacts'],
        ['משרה מבוקשת ¦ אחות', 'label x.title'],
      ),
    ).toMatchObject({ fullName: 'רות אלמוג', headline: 'אחות' });
  });
});

it('a headline is no heading, no label and no name of a form', () => {
  expect(
    person(
      ['europass', 'headline'],
      ['Personal details', 'headline'],
      ['Ruth Almog', 'name', { size: 20 }],
      ['Night Porter', 'headline'],
    ).headline,
  ).toBe('Night Porter');
});

it('an address ends before the label of what the next line says', () => {
  const name: Row = ['Nneka Okafor', 'name'];
  expect(person(name, ['Acre | Mobile', 'address address']).address).toBe('Acre');
  expect(person(name, ["ירכא | מס'", 'address address']).address).toBe('ירכא');
  expect(person(name, ['Mill Lane 7, Acre Tel', 'address address']).address).toBe('Mill Lane 7, Acre');
  expect(person(name, ['Acre | Old Town', 'address address']).address).toBe('Acre | Old Town');
});

it('an address whose lines stand beside the name is read past it', () => {
  const small = { left: 300, right: 380, size: 9 };
  const found = person(
    ['Mill Road 12', 'address', { ...small, y: 20 }],
    ['4000 Porto', 'address', { ...small, y: 31 }],
    ['Nneka Okafor ¦ Portugal', 'name address', { left: 100, y: 42, size: 9 }],
  );
  expect(found).toMatchObject({ fullName: 'Nneka Okafor', address: 'Mill Road 12, 4000 Porto, Portugal' });
});

it('lines of an address that are shorter than their column are parted by commas; one that fills it goes on', () => {
  const name: Row = ['Nneka Okafor', 'name', { y: 8 }];
  const mail: Row = ['nneka.okafor@example.com', 'contact', { y: 42 }];
  const at = (street: string, right?: number) =>
    person(name, [street, 'address', { y: 20, ...(right && { right }) }], ['Porto', 'address', { y: 31 }], mail)
      .address;
  expect(at('Mill Road')).toBe('Mill Road, Porto');
  expect(at('Mill Road by the Abbey', 545)).toBe('Mill Road by the Abbey Porto');
});

it('a letter before an address is its label where others stand before contacts, and a sign behind it is none', () => {
  const name: Row = ['Nneka Okafor', 'name'];
  const phone: Row = ['T 07700 900123', 'label contact'];
  expect(person(name, phone, ['A Porto', 'address']).address).toBe('Porto');
  expect(person(name, phone, ['A Coruña', 'address']).address).toBe('A Coruña');
  expect(person(name, ['A Porto', 'address']).address).toBe('A Porto');
  expect(person(name, ['Porto //', 'address']).address).toBe('Porto');
});

it('a label of a form is no name: the name stands beside its own', () => {
  expect(person(['NAME ¦ Nneka Okafor', 'label junk'], ['MOBILE NUMBER ¦ 07700 900123', 'name contact']).fullName).toBe(
    'Nneka Okafor',
  );
});

describe('the name in a form', () => {
  const title: Row = ['BIO-DATA', 'name'];

  it.each(['Name', 'First name / Surname', 'שם פרטי | שם משפחה'])('stands beside its label: %s', (label) => {
    const labels = /[|/]/.test(label) ? 'label label' : 'label';
    expect(person(title, [`${label} ¦ Nneka Okafor`, `${labels} x.company`]).fullName).toBe('Nneka Okafor');
  });

  it('stands below two labels in a row', () => {
    const labels: Row = ['First name ¦ Surname ¦ Telephone', 'label label label'];
    expect(person(title, labels, ['Nneka ¦ Okafor ¦ 07700 900123', 'label label contact']).fullName).toBe(
      'Nneka Okafor',
    );
    expect(person(title, labels, ['Nneka Okafor ¦ Cook', 'x.company x.title']).fullName).not.toBe('Nneka Okafor Cook');
  });

  it('is no label of another fact', () => {
    expect(nameBesideLabel([line('Name of employer ¦ Red Door')])).toBeUndefined();
    expect(nameBesideLabel([line('Name ¦ 07700 900123')])).toBeUndefined();
  });
});

describe('the headline', () => {
  it.each([
    ['JOB APPLIED FOR Port operator', 'headline', 'Port operator'],
    ['Position applied for: Cook', 'headline headline', 'Cook'],
    ['UX researcher, early career', 'headline headline', 'UX researcher, early career'],
    ['Job coach', 'headline', 'Job coach'],
    ['Position applied by nobody', 'headline', 'Position applied by nobody'],
  ])('is the post alone, and all of it: %s', (text, labels, headline) => {
    expect(person(['Nneka Okafor', 'name', { size: 22 }], [text, labels])).toMatchObject({ headline });
  });

  it('is no section that is named behind a number of its form', () => {
    expect(person(['Nneka Okafor', 'name', { size: 22 }], ['Part B, Work experience', 'junk headline']).headline).toBe(
      '',
    );
  });
});

const addressIn = (text: string, labels: string) =>
  person(['Nneka Okafor', 'name', { size: 22 }], [text, labels]).address;

it('an address ends before the label of a phone, and begins behind who lives there', () => {
  expect(addressIn('Leeds Mob: 07700 900156', 'address contact')).toBe('Leeds');
  expect(addressIn('תושבת קיבוץ יגור', 'address')).toBe('קיבוץ יגור');
  expect(addressIn('Mobberley', 'address')).toBe('Mobberley');
  expect(addressIn("רח' ביאליק 9/14, רחובות", 'address address address')).toBe("רח' ביאליק 9/14, רחובות");
  expect(addressIn('P.O. Box 0555-20117 Naivasha, Kenya', 'address address address address')).toBe(
    'P.O. Box 0555-20117 Naivasha, Kenya',
  );
  expect(addressIn('14.3.2025, Haifa', 'address address')).toBe('Haifa');
});
