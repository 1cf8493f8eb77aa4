import { describe, expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import { toCarriedResume } from './carriedResume.ts';
import { STRONG_RESUME_HE } from './samples.fixture.ts';
import { cutContacts, withoutContacts } from './withoutContacts.ts';

const OWN = { ...STRONG_RESUME_HE.personalInfo, address: 'רחוב הנביאים 12, חיפה' };
const resume = {
  ...STRONG_RESUME_HE,
  personalInfo: OWN,
  headline: 'מהנדסת · 054-1234567',
  summary:
    'כתבו ל-noa@example.com או חייגו +972 54 123 4567. עוד ב־linkedin.com/in/noabarak ובאתר noabarak.example.com',
  customSections: [
    {
      id: 'custom-1',
      title: 'המלצות',
      items: [
        {
          id: 'item-1',
          title: 'דנה לוי, 052-7654321',
          organization: 'dana.levi@other.example',
          location: 'רחוב הנביאים 12, חיפה',
          startDate: '2019-03',
          endDate: '2021-04',
          description: 'ניהול תקציב של 1,200,000 ₪ בשנים 2019-2021; הקוד ב־github.com/noa/pay',
        },
      ],
    },
  ],
};

describe('a résumé without contacts', () => {
  const hidden = withoutContacts(resume);
  const text = JSON.stringify(toCarriedResume(hidden));

  it('has none of them anywhere, in fields or in texts', () => {
    for (const secret of ['noa@example.com', 'other.example', '4567', '7654321', 'noabarak', 'הנביאים'])
      expect(text).not.toContain(secret);
    expect(hidden.personalInfo).toEqual({
      fullName: 'נועה ברק',
      email: '',
      phone: '',
      address: '',
      linkedin: '',
      website: '',
    });
  });

  it('keeps everything else as it is', () => {
    const [section] = hidden.customSections;
    expect(section?.items[0]).toMatchObject({
      id: 'item-1',
      title: 'דנה לוי, ',
      startDate: '2019-03',
      endDate: '2021-04',
      description: 'ניהול תקציב של 1,200,000 ₪ בשנים 2019-2021; הקוד ב־github.com/noa/pay',
    });
    expect(hidden.experience).toEqual(resume.experience);
    const { personalInfo: _contacts, ...blank } = createBlankResume();
    expect(withoutContacts(createBlankResume())).toMatchObject(blank);
  });

  it('does not change what it is given', () => {
    expect(resume.personalInfo.email).toBe('noa@example.com');
    expect(cutContacts('בלי כלום')).toBe('בלי כלום');
  });
});

const summaryWith = (contacts: Partial<typeof OWN>, summary: string) =>
  withoutContacts({ ...STRONG_RESUME_HE, personalInfo: { ...STRONG_RESUME_HE.personalInfo, ...contacts }, summary })
    .summary;

describe('contacts that are written elsewhere', () => {
  it('of exactly six letters are cut out, and what is not a text stays whatever it is', () => {
    expect(summaryWith({ address: '6-Haif' }, 'x 6-Haif y')).toBe('x  y');
    const [job] = STRONG_RESUME_HE.experience;
    const email = 'modern@x.il';
    const odd = withoutContacts({
      ...STRONG_RESUME_HE,
      templateId: 'modern',
      language: 'he',
      personalInfo: { ...STRONG_RESUME_HE.personalInfo, address: 'modern', website: '2019-03', linkedin: 'native' },
      experience: [{ ...job!, id: email, startDate: '2019-03', endDate: '2019-03', title: 'modern 2019-03' }],
      languages: [{ id: 'l', name: 'native tongue', level: 'native' }],
      details: [{ id: 'd', kind: 'licence', label: '', value: 'modern B' }],
    });
    expect(odd).toMatchObject({
      templateId: 'modern',
      language: 'he',
      experience: [{ id: email, startDate: '2019-03', endDate: '2019-03', title: ' ' }],
      languages: [{ name: ' tongue', level: 'native' }],
      details: [{ kind: 'licence', value: ' B' }],
    });
  });

  it('are cut out by their own words from six letters on; shorter ones are words', () => {
    expect(summaryWith({ address: 'חיפה 1' }, 'גרה בחיפה 1, עובדת שם')).toBe('גרה ב, עובדת שם');
    expect(summaryWith({ address: ' חיפה ' }, 'גרה בחיפה')).toBe('גרה בחיפה');
    expect(summaryWith({ address: 'Haifa7' }, 'Haifa7 and Haifa7')).toBe(' and ');
  });

  it('are cut out of lists and sections too, and never of ids, dates, levels and templates', () => {
    const [job] = STRONG_RESUME_HE.experience;
    const hidden = withoutContacts({
      ...STRONG_RESUME_HE,
      personalInfo: { ...STRONG_RESUME_HE.personalInfo, address: 'advanced', website: '2019-03', linkedin: 'classic' },
      templateId: 'classic',
      experience: [{ ...job!, startDate: '2019-03', description: 'advanced user, 050-1234567' }],
      languages: [{ id: 'l1', name: 'advanced', level: 'advanced' }],
    });
    expect(hidden.experience[0]).toMatchObject({
      id: job?.id,
      startDate: '2019-03',
      description: ' user, ',
      current: job?.current,
    });
    expect(hidden.languages).toEqual([{ id: 'l1', name: '', level: 'advanced' }]);
    expect(hidden.templateId).toBe('classic');
  });
});
