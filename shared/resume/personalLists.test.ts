import { describe, expect, it } from 'vitest';
import { SAMPLE_EN } from '../templates/samples/en.ts';
import { SAMPLE_HE } from '../templates/samples/he.ts';
import { toCarriedResume } from './carriedResume.ts';
import { changesBetween } from './changesSince.ts';
import { compareResumes } from './compareResumes.ts';
import { downloadProblems } from './downloadChecks.ts';
import { parseHtml } from '../../functions/import/html/parseHtml.ts';
import { fromJsonResume } from './jsonResumeImport.ts';
import { toJsonResume } from './jsonResumeExport.ts';
import { toLetterDocument, createLetter } from './letter.ts';
import { RESUME_LIMITS } from './limits.ts';
import { parseResume } from './parseResume.ts';
import { movePersonal, removePersonal, updatePersonal } from './personalEdits.ts';
import { addPersonal, canAddPersonal, createContact, createDetail } from './personalLists.ts';
import { repairResume } from './repairResume.ts';
import type { ResumeData } from './schema.ts';
import { takeField } from './takeField.ts';
import { isEmptyResume, toVisibleResume } from './visibleResume.ts';
import { withoutContacts } from './withoutContacts.ts';

const withPersonal = (resume: ResumeData): ResumeData => ({
  ...resume,
  contacts: [
    { id: 'contact-1', kind: 'phone', value: '03-555-0199' },
    { id: 'contact-2', kind: 'link', value: 'https://github.com/noabarak' },
    { id: 'contact-3', kind: 'link', value: 'noa.example/talks' },
  ],
  details: [
    { id: 'detail-1', kind: 'licence', label: '', value: 'B' },
    { id: 'detail-2', kind: 'family', label: '', value: 'נשואה' },
    { id: 'detail-3', kind: 'own', label: 'ניידות', value: 'רכב' },
  ],
});
const HE = withPersonal(SAMPLE_HE);
const valuesOf = (list: readonly { readonly value: string }[] | undefined) => list?.map(({ value }) => value);

describe('editing further contacts and details', () => {
  it('adds, changes, moves and takes away, and a résumé without any is as it was', () => {
    const added = addPersonal(SAMPLE_HE, 'contacts', createContact(SAMPLE_HE, 'phone'));
    const second = addPersonal(added, 'contacts', createContact(added, 'link', 'b.example'));
    expect(second.contacts?.map(({ id }) => id)).toEqual(['contact-1', 'contact-2']);
    const changed = updatePersonal(second, 'contacts', 'contact-1', { value: '04-5550100' });
    const moved = movePersonal(changed, 'contacts', 'contact-1', 1);
    expect(valuesOf(moved.contacts)).toEqual(['b.example', '04-5550100']);
    expect(parseResume(moved)).toEqual({ ok: true, resume: moved });
    const left = removePersonal(removePersonal(moved, 'contacts', 'contact-1'), 'contacts', 'contact-2');
    expect(left).toEqual(SAMPLE_HE);
    expect('contacts' in left).toBe(false);
  });

  it('is the same résumé where nothing changes, and takes no more than it has room for', () => {
    expect(updatePersonal(HE, 'contacts', 'contact-1', { value: '03-555-0199' })).toBe(HE);
    expect(removePersonal(HE, 'details', 'gone')).toBe(HE);
    expect(movePersonal(HE, 'details', 'detail-1', 0)).toBe(HE);
    let full = SAMPLE_HE;
    for (let count = 0; count < RESUME_LIMITS.details + 2; count += 1)
      full = addPersonal(full, 'details', createDetail(full, 'own'));
    expect(full.details?.slice(0, 2)).toEqual([
      { id: 'detail-1', kind: 'own', label: '', value: '' },
      { id: 'detail-2', kind: 'own', label: '', value: '' },
    ]);
    expect([full.details?.length, canAddPersonal(full, 'details')]).toEqual([RESUME_LIMITS.details, false]);
  });
});

describe('further contacts and details', () => {
  it('are repaired as other lists are, and what has no room is reported', () => {
    const { resume, lost } = repairResume({
      contacts: ['03-5550100', { value: 'a.example' }, { kind: 'fax', value: 'b.example' }, { id: 'exp-1' }, 7],
      details: [{ kind: 'licence', value: 'B' }, ...Array.from({ length: 9 }, () => ({ value: 'x' }))],
      experience: [{ id: 'exp-1', title: 'x' }],
    });
    expect(resume.contacts?.map(({ kind, value }) => [kind, value])).toEqual([
      ['phone', '03-5550100'],
      ['link', 'a.example'],
      ['link', 'b.example'],
      ['link', ''],
    ]);
    expect(resume.details?.length).toBe(RESUME_LIMITS.details);
    expect(lost).toEqual(['contacts.4', 'contacts.2.kind', 'details.8', 'details.9']);
    expect(parseResume(resume).ok).toBe(true);
    const tooMany = {
      ...HE,
      contacts: Array.from({ length: 9 }, (_, n) => ({ id: `c-${n}`, kind: 'link', value: 'x' })),
    };
    expect(parseResume(tooMany).ok).toBe(false);
    expect(parseResume({ ...HE, details: [{ id: 'contact-1', kind: 'own', label: '', value: 'x' }] }).ok).toBe(false);
  });

  it('are shown where they say something: a kind or a label alone is nothing', () => {
    const blank: ResumeData = {
      ...SAMPLE_HE,
      personalInfo: { ...SAMPLE_HE.personalInfo, fullName: '' },
      contacts: [{ id: 'contact-1', kind: 'phone', value: ' ' }],
      details: [{ id: 'detail-1', kind: 'own', label: 'x', value: '' }],
    };
    expect(toVisibleResume(blank)).toMatchObject({ contacts: [], details: [] });
    expect(toCarriedResume(blank)).not.toHaveProperty('contacts');
    expect(toCarriedResume(blank)).not.toHaveProperty('details');
    const { contacts = [] } = blank;
    const empty = repairResume({ contacts }).resume;
    expect([isEmptyResume(empty), isEmptyResume({ ...empty, contacts: [{ ...contacts[0]!, value: '1' }] })]).toEqual([
      true,
      false,
    ]);
  });

  it('are carried by the PDF without what tells when they were made, and stand over a letter without details', () => {
    const carried = toCarriedResume(HE);
    expect(carried.contacts?.map(({ id }) => id)).toEqual(['contacts-1', 'contacts-2', 'contacts-3']);
    expect(valuesOf(carried.details)).toEqual(valuesOf(HE.details));
    expect(parseResume(carried).ok).toBe(true);
    const letter = toLetterDocument(HE, createLetter(HE, '2026-11-29'));
    expect([letter.contacts, letter.details]).toEqual([HE.contacts, undefined]);
  });

  it('go into JSON Resume and come back', () => {
    const written = toJsonResume(withPersonal(SAMPLE_EN));
    expect(written.basics.profiles.slice(-2)).toEqual([
      { network: 'GitHub', username: 'noabarak', url: 'https://github.com/noabarak' },
      { network: '', url: 'noa.example/talks' },
    ]);
    expect(written.basics.phones).toEqual(['03-555-0199']);
    const { resume, lost, unkept } = fromJsonResume(JSON.parse(JSON.stringify(written)), parseHtml);
    expect([lost, unkept]).toEqual([[], []]);
    expect([resume.contacts, resume.details]).toEqual([HE.contacts, HE.details]);
    expect(JSON.stringify(toJsonResume(SAMPLE_EN))).not.toMatch(/"(?:phones|details)"/);
  });

  it('beyond those that there is room for stay in a section of links', () => {
    const profiles = Array.from({ length: 10 }, (_, n) => ({ network: 'Web', url: `https://${n}.example/x` }));
    const { resume, unkept } = fromJsonResume(
      {
        basics: { profiles: [...profiles, { network: 'Web', username: 'u' }] },
      },
      parseHtml,
    );
    expect(resume.contacts).toHaveLength(8);
    expect(resume.customSections[0]?.items.map(({ description }) => description)).toEqual([
      'https://8.example/x',
      'https://9.example/x',
      'u',
    ]);
    expect(unkept).toEqual([]);
  });

  it('are not in a résumé without contacts, and what is nobody’s business is not either', () => {
    const told = withoutContacts({ ...HE, summary: 'חייגו 03-555-0199, noa.example/talks' });
    expect(told).not.toHaveProperty('contacts');
    expect(told.summary).not.toMatch(/0199|talks/);
    expect(told.details).toEqual([HE.details?.[0]]);
    expect(withoutContacts({ ...HE, details: HE.details?.slice(1) })).not.toHaveProperty('details');
  });

  it('are compared and taken over one by one, the first and the last as well', () => {
    expect(changesBetween(SAMPLE_HE, HE).map(({ path, kind, after }) => [path, kind, after])).toContainEqual([
      'details/detail-3',
      'came',
      'ניידות\nרכב',
    ]);
    const [change] = compareResumes(HE, updatePersonal(HE, 'contacts', 'contact-1', { value: '1' }));
    expect(change).toMatchObject({ section: 'contacts', before: '03-555-0199', after: '1' });
    const taken = takeField(SAMPLE_HE, HE, { path: 'contacts/contact-2' });
    expect(valuesOf(taken.contacts)).toEqual(['https://github.com/noabarak']);
    expect(takeField(taken, SAMPLE_HE, { path: 'contacts/contact-2' }).contacts).toEqual([]);
    expect(takeField(HE, SAMPLE_HE, { path: 'contacts/contact-2' }).contacts).toHaveLength(2);
  });

  it('that lead nowhere are reported before the download', () => {
    const wrong: ResumeData = {
      ...HE,
      contacts: [
        { id: 'contact-1', kind: 'phone', value: '12' },
        { id: 'contact-2', kind: 'link', value: 'n/a' },
        { id: 'contact-3', kind: 'link', value: 'noa@work.example' },
      ],
    };
    expect(downloadProblems(HE, () => [])).toEqual([]);
    expect(downloadProblems(wrong, () => [])).toEqual([
      { kind: 'phone', field: 'contact-1.value' },
      { kind: 'link', field: 'contact-2.value' },
    ]);
  });
});
