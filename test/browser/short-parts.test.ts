import { expect, it } from 'vitest';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

/** An employer of several lines, a short title, and groups of skills, of which one needs two lines in a sidebar. */
const RESUME: ResumeData = {
  ...createBlankResume(),
  language: 'en',
  experience: SAMPLE_EN.experience.slice(0, 1).map((job) => ({
    ...job,
    title: 'Valuer',
    company: 'Institute of Certified Property Valuers, Surveyors and Appraisers in the Northern Districts',
    location: 'Tel Aviv-Yafo',
  })),
  skills: ['Excel', 'Word', 'Registration of long leases', 'Mapping', 'Surveys'].map((name, index) => ({
    id: `skill-${index}`,
    name,
    group: index < 3 ? 'Office' : 'Field',
  })),
};

/** Decision 142. In px: of the parts of a head, and the gaps between a group's name, its skills and the next group. */
const readParts = () =>
  sheet.page.evaluate(() => {
    const range = document.createRange();
    const boxes = (element: Element) => {
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const boxOf = (selector: string, index = 0) => {
      range.selectNodeContents(document.querySelectorAll(selector)[index] as Element);
      return range.getBoundingClientRect();
    };
    const linesOf = (element: Element) => new Set(boxes(element).map(({ bottom }) => Math.round(bottom / 4))).size;
    const dates = boxOf('.entry-dates');
    // What stands above the dates in their own column: the employer too, where it is not beside the title.
    const above = [boxOf('.entry-title'), boxOf('.entry-org')].filter(
      ({ bottom, left, right }) => bottom < dates.top + 2 && dates.left < right && left < dates.right,
    );
    const [name, first, second] = [boxOf('.skill-group'), boxOf('.skill'), boxOf('.skill', 1)];
    const [last, next] = [boxOf('.skill', 2), boxOf('.skill-group', 1)];
    return {
      placeLines: linesOf(document.querySelector('.entry-place') as Element),
      holeAboveDates: above.length > 0 ? dates.top - Math.max(...above.map(({ bottom }) => bottom)) : 0,
      isSide: document.querySelector('.side .skill') !== null,
      isInLine: Math.abs(first.bottom - second.bottom) < 4,
      gaps: {
        nameToFirst: Math.max(first.left - name.right, 0),
        besideFirst: second.left - first.right,
        belowFirst: second.top - first.bottom,
        belowGroup: next.top - last.bottom,
      },
    };
  });

it.each(TEMPLATES.map(({ id }) => id))('keeps short parts whole and groups together: %s', async (id) => {
  await sheet.lay({ ...RESUME, ...newestChoice(id) });
  const { placeLines, holeAboveDates, isSide, isInLine, gaps } = await readParts();
  expect(placeLines).toBe(1);
  expect(holeAboveDates).toBeLessThan(10);
  if (isSide && !isInLine) expect(gaps.belowFirst).toBeLessThan(gaps.belowGroup);
  if (isInLine && !isSide) expect(gaps.nameToFirst).toBeLessThanOrEqual(gaps.besideFirst);
});

/** With skills in the wide column. Compact has them in a row of boxes, which are filled one by one. */
const WIDE = TEMPLATES.filter(({ id }) => id !== 'compact').map(({ id, columns }) => ({
  id,
  sidebarSections: columns === 2 ? ['languages'] : undefined,
}));

it.each(WIDE)('no row of several has one skill, in the wide column: $id', async ({ id, sidebarSections }) => {
  const counts: number[] = [];
  const names = ['Delivery-room care', 'CTG interpretation', 'Newborn resuscitation', 'Water birth', 'Suturing'].concat(
    ['Chameleon & Namer', 'Leadership', 'Excel', 'Preceptorship', 'Triage', 'Ultrasound', 'Phlebotomy'],
  );
  for (let length = 5; length <= names.length; length += 1) {
    const skills = names.slice(0, length).map((name, index) => ({ id: `skill-${index}`, name }));
    const languages = SAMPLE_EN.languages.slice(0, 1);
    // oxlint-disable-next-line no-await-in-loop -- one page lays out one after the other
    await sheet.lay({ ...RESUME, skills, languages, ...newestChoice(id), ...(sidebarSections && { sidebarSections }) });
    // oxlint-disable-next-line no-await-in-loop
    const rows = await sheet.page.evaluate(() =>
      [
        ...Map.groupBy(document.querySelectorAll('.main .skill'), (skill) =>
          Math.round(skill.getBoundingClientRect().top),
        ),
      ].map(([, row]) => row.length),
    );
    if (rows.length > 1) counts.push(rows.at(-1) ?? 0);
  }
  expect(counts).not.toContain(1);
});
