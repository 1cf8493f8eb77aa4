import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withAddressApart } from './addressApart.ts';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

const NAME: LabelledRow = ['Mira Castellan', 'name'];
const HEADLINE: LabelledRow = ['Basket maker', 'headline'];
const CONTACTS: LabelledRow = ['07700 900123 | mira@example.com', 'contact contact'];
const WORK: LabelledRow = ['Experience', 'h:experience'];

const labelsOf = (...rows: LabelledRow[]) => labelsAfter(withAddressApart, rows);

describe('an address beside its label', () => {
  it('is one among details at the end of the page', () => {
    const rows = labelsOf(
      NAME,
      WORK,
      ['Languages Known ¦ Tamil, English', 'h:languages language language'],
      ['Permanent Address ¦ 3/112, Bharathi Nagar, Erode', 'language skill skill skill'],
    );
    expect(rows[3]).toBe('language address address address');
  });

  it('goes on in the lines below it, and stands below a label that is alone', () => {
    expect(labelsOf(NAME, ['מגורים', 'h:custom'], ['פתח תקווה', 'x.place'])[2]).toBe('address');
    const rows = labelsOf(
      NAME,
      WORK,
      ['Home address', 'skill'],
      ['7 Tannery Lane', 'skill'],
      ['Kells', 'skill'],
      ['Skills', 'h:skills'],
    );
    expect(rows.slice(3)).toEqual(['address', 'address', 'h:skills']);
  });

  it('is none in a job, nor where the head has one', () => {
    const job: LabelledRow[] = [
      ['Employer ¦ Red Door', 'label x.company'],
      ['Address ¦ Mill Lane, Kells', 'label junk junk'],
      ['Position ¦ Cook', 'label x.title'],
    ];
    expect(labelsOf(NAME, WORK, ...job)[3]).toBe('label junk junk');
    const known = labelsOf(NAME, ['Leeds', 'address'], WORK, ['Permanent Address ¦ Kells', 'label skill']);
    expect(known[3]).toBe('label skill');
  });
});

it('a street with its number right above contacts at the foot of a page is the address with its line', () => {
  const street: LabelledRow = ['3 Quarry Lane, Wellington – Ledbury HR8', 'B.c.title c.body c.body'];
  expect(labelsOf(NAME, WORK, street, CONTACTS)[2]).toBe('address address address');
  expect(labelsOf(NAME, WORK, street, ['Baskets', 'c.body'])[2]).toBe(street[1]);
});

describe('names between commas beside contacts', () => {
  it.each([
    ['Independence Layout, Enugu', 'headline headline'],
    ['Riebeek-Kasteel, Western Cape', 'skill skill'],
    ['Geelhoutpark, Rustenburg 0299', 'summary summary'],
  ])('are the address: %s', (text, labels) => {
    expect(labelsOf(NAME, HEADLINE, CONTACTS, [text, labels], WORK)[3]).toBe('address address');
  });

  it.each([
    ['Weaver, Dyer of wool', 'headline headline'],
    ['Time-served cooper, ten fingers', 'summary summary'],
    ['Cook, Kells', 'headline headline'],
  ])('are none where they are sentences or posts: %s', (text, labels) => {
    expect(labelsOf(NAME, HEADLINE, CONTACTS, [text, labels], WORK)[3]).toBe(labels);
  });

  it('are none where they are all that is said of the profession, or stand among sections', () => {
    const names: LabelledRow = ['Baskets, Chairs', 'headline headline'];
    expect(labelsOf(NAME, names, CONTACTS, WORK)[1]).toBe('headline headline');
    expect(labelsOf(NAME, WORK, CONTACTS, ['Baskets, Chairs', 'skill skill'])[3]).toBe('skill skill');
  });
});

it('what stands before the rest of an address in its cell is of it, beside contacts', () => {
  const text = 'Boley Cross, Athy, Co. Kildare';
  expect(labelsOf(NAME, HEADLINE, [text, 'headline label address'], CONTACTS)[2]).toBe('address address address');
  expect(labelsOf(NAME, [text, 'headline label address'], CONTACTS)[1]).toBe('headline address address');
  expect(labelsOf(NAME, HEADLINE, [text, 'headline label address'])[2]).toBe('headline label address');
  const box: LabelledRow = ['mira@example.com | P.O. Box 0555-20117 Naivasha', 'contact headline contact address'];
  expect(labelsOf(NAME, HEADLINE, box)[2]).toBe('contact address address address');
  expect(labelsOf(NAME, CONTACTS, ["רח' ביאליק 9/14, רחובות", 'junk address address'])[2]).toBe(
    'address address address',
  );
  expect(labelsOf(NAME, CONTACTS, ['נהיגה ב, רחובות', 'junk address'])[2]).toBe('junk address');
});

it.each([
  [11, 'address'],
  [14, 'skill'],
])('the last name goes on in the next line of a narrow column where that is nearer, %d points', (gap, label) => {
  const lines = [
    line('Contact', { y: 40 }),
    line('linkedin.com/in/mira', { y: 60 }),
    line('Riebeek-Kasteel, Western', { y: 74 }),
    line('Cape', { y: 74 + gap, gap }),
  ];
  const labels: Label[] = ['h:contacts', 'contact', 'skill', 'skill', 'skill'];
  const found = withAddressApart(
    lines,
    toParts(lines),
    labels.map((one) => ({ label: one, sure: 0.97 })),
  );
  expect(found.map((one) => one.label).slice(2)).toEqual(['address', 'address', label]);
});
