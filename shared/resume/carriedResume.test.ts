import { describe, expect, it } from 'vitest';
import { SAMPLE_HE } from '../templates/samples/he.ts';
import { toCarriedResume } from './carriedResume.ts';
import { parseResume } from './parseResume.ts';

describe('the data that a PDF carries', () => {
  const [section] = SAMPLE_HE.customSections;
  const [job] = SAMPLE_HE.experience;
  const carried = toCarriedResume({
    ...SAMPLE_HE,
    experience: [
      { ...(job as (typeof SAMPLE_HE.experience)[0]), id: 'exp-1763800000000', current: true, endDate: '2024-05' },
    ],
    sectionOrder: ['skills', 'section-1600000000000', section?.id ?? '', 'summary'],
  });

  it('holds no time at which something was made, no section that is gone and no end of a job that goes on', () => {
    expect(JSON.stringify(carried)).not.toMatch(/\d{13}/);
    expect(carried.sectionOrder).toEqual(['skills', 'section-1', 'summary']);
    expect(carried.experience[0]?.endDate).toBe('');
  });

  it('holds the design and the headings, and nothing of a section that is hidden', () => {
    const hiding = toCarriedResume({
      ...SAMPLE_HE,
      templateVersion: 2,
      design: { size: 11 },
      sectionTitles: { experience: 'עבודות', projects: 'סוד' },
      hiddenSections: ['projects', section?.id ?? ''],
    });
    expect([hiding.design, hiding.templateVersion, hiding.sectionTitles]).toEqual([
      { size: 11 },
      2,
      { experience: 'עבודות' },
    ]);
    expect([hiding.projects, hiding.customSections, hiding.hiddenSections]).toEqual([[], [], undefined]);
    expect(hiding.experience).not.toEqual([]);
  });

  it('says what pages begin with and keep together by the ids that it has', () => {
    const told = toCarriedResume({
      ...SAMPLE_HE,
      pageStarts: ['education', section?.id ?? '', 'section-gone', 'projects'],
      keptEntries: ['exp-2', section?.items[0]?.id ?? '', 'exp-gone', 'proj-1'],
      hiddenSections: ['projects'],
    });
    expect(toCarriedResume({ ...SAMPLE_HE, sidebarSections: [section?.id ?? '', 'gone'] }).sidebarSections).toEqual([
      'section-1',
    ]);
    expect(toCarriedResume({ ...SAMPLE_HE, sidebarSections: [] }).sidebarSections).toEqual([]);
    expect(told.pageStarts).toEqual(['education', 'section-1']);
    expect(told.keptEntries).toEqual(['experience-2', 'item-1-1']);
    expect(told.experience[1]?.id).toBe('experience-2');
    expect(parseResume(told)).toEqual({ ok: true, resume: told });
    expect(toCarriedResume({ ...SAMPLE_HE, keptEntries: ['gone'] })).not.toHaveProperty('keptEntries');
  });

  it('numbers each section, its items and what is beside the lists', () => {
    const item = { ...section!.items[0]!, id: 'item-1700000000009' };
    const sections = ['section-1700000000007', 'section-1700000000008'].map((id, index) => ({
      id,
      title: 'x',
      items: [
        { ...item, id: `item-170000000001${index}` },
        { ...item, id: `item-170000000002${index}` },
      ],
    }));
    const told = toCarriedResume({
      ...SAMPLE_HE,
      design: { code: 'link' },
      letters: [],
      linkCode: 'M0 0',
      customSections: sections,
      keptEntries: ['item-1700000000021', 'item-1700000000010'],
      contacts: [{ id: 'contact-7', kind: 'link', value: 'a.example' }],
      details: [{ id: 'detail-7', kind: 'licence', label: '', value: 'B' }],
    });
    expect(told.customSections.map(({ id, items }) => [id, ...items.map((each) => each.id)])).toEqual([
      ['section-1', 'item-1-1', 'item-1-2'],
      ['section-2', 'item-2-1', 'item-2-2'],
    ]);
    expect(told.keptEntries).toEqual(['item-2-2', 'item-1-1']);
    expect([told.contacts?.[0]?.id, told.details?.[0]?.id]).toEqual(['contacts-1', 'details-1']);
    // Whoever opens the file has another link, and no letter.
    for (const gone of ['design', 'letters', 'linkCode']) expect(told).not.toHaveProperty(gone);
  });

  it('is a résumé with the same texts', () => {
    expect(parseResume(carried).ok).toBe(true);
    expect(carried.personalInfo).toBe(SAMPLE_HE.personalInfo);
    expect(carried.customSections[0]?.items.map(({ description }) => description)).toEqual(
      section?.items.map(({ description }) => description),
    );
  });
});
