import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import type { FieldTarget } from './store/fieldTarget.ts';
import { entryOfTexts } from './entryOfTexts.ts';
import { placeText, targetKey } from './placeText.ts';
import { fieldsAround, suggestTargets } from './suggestTargets.ts';

const JOB = {
  id: 'exp-1',
  title: 'טבח',
  company: '',
  location: '',
  startDate: '2016',
  endDate: '',
  current: false,
  description: '',
};
const RESUME: ResumeData = {
  ...createBlankResume(),
  experience: [JOB, { ...JOB, id: 'exp-2', title: 'מלצר', company: 'קפה נוגה', startDate: '', endDate: '' }],
};
const OF_FIRST: FieldTarget = { part: 'experience', entry: 'exp-1', field: 'title' };
const OF_SECOND: FieldTarget = { part: 'experience', entry: 'exp-2', field: 'title' };
const keys = (text: string, around: readonly FieldTarget[] = []) => suggestTargets(RESUME, text, around).map(targetKey);

const put = (id: string, field: string, text: string) =>
  placeText(RESUME, { kind: 'field', list: 'experience', id, field }, text)?.resume.experience.find(
    (one) => one.id === id,
  );
/** How many further contacts there are behind one of so many signs. */
const contactsOf = (length: number) =>
  placeText(RESUME, { kind: 'contact' }, 'x'.repeat(length))?.resume.contacts?.length ?? 0;
const job = (...texts: string[]) => entryOfTexts(RESUME, 'experience', texts)?.resume.experience.at(-1);

describe('where a text without a place most likely belongs', () => {
  it('a date: the open date of the job beside it', () => {
    expect(keys('2019', [OF_FIRST])[0]).toBe('field:experience:exp-1:endDate');
    expect(keys('2012-2015', [OF_FIRST])[0]).toBe('field:experience:exp-2:startDate');
    expect(keys('2012 עד 2015', [OF_SECOND])[0]).toBe('field:experience:exp-2:startDate');
  });

  it('a date: not that of a job that goes on, and none where the text says more than a date', () => {
    const goesOn = { ...RESUME, experience: [{ ...JOB, current: true }] };
    expect(suggestTargets(goesOn, '2019', [OF_FIRST])).toEqual([]);
    expect(keys('2019 ניהול מטבח')).toEqual([]);
    expect(keys('(2019)')[0]).toBe('field:experience:exp-1:endDate');
  });

  it('beside the nearest field of its page, and the one before it rather than the one behind', () => {
    const place = { x: 0, y: 0, width: 1, height: 1, line: 1 };
    const runOf = (text: string, target: FieldTarget | null, page = 1) => ({
      ...place,
      page,
      text,
      target,
      others: [],
    });
    const runs = [runOf('דף אחר', OF_FIRST, 2), runOf('מלצר', OF_SECOND), runOf('2019', null), runOf('טבח', OF_FIRST)];
    expect(fieldsAround({ pages: [], runs }, '2019')).toEqual([OF_SECOND, OF_FIRST]);
  });

  it('a contact as long as a line may be, and no longer', () => {
    expect([contactsOf(RESUME_LIMITS.line), contactsOf(RESUME_LIMITS.line + 1)]).toEqual([1, 0]);
  });

  it('a name: the empty one of the job beside it, or its description; a contact: its empty detail', () => {
    expect(keys('מסעדת הנמל', [OF_FIRST])).toEqual(['field:experience:exp-1:company', 'entry:experience:exp-1']);
    expect(keys('ניהול המטבח', [OF_SECOND])).toEqual(['entry:experience:exp-2']);
    expect(keys('dana@example.com')).toEqual(['personal:email']);
    expect(keys('052-1234567', [OF_SECOND])[0]).toBe('personal:phone');
    expect(keys('רישיון נהיגה')).toEqual([]);
  });

  it('a second phone and a page at a known site: a further contact', () => {
    const withPhone = { ...RESUME, personalInfo: { ...RESUME.personalInfo, phone: '052-1234567' } };
    const suggested = (text: string) => suggestTargets(withPhone, text, []).map(targetKey);
    expect(['03-5550199', 'github.com/dana', 'https://tides.example', 'טל 03-5550199'].map(suggested)).toEqual([
      ['contact'],
      ['contact'],
      [],
      [],
    ]);
    const placed = placeText(withPhone, { kind: 'contact' }, '03-5550199');
    expect(placed?.resume.contacts).toEqual([{ id: 'contact-1', kind: 'phone', value: '03-5550199' }]);
    expect(placed?.location).toEqual({ tab: 'personal', entry: 'contact-1' });
    const next = placeText(placed?.resume ?? withPhone, { kind: 'contact' }, 'tides.example');
    expect(next?.resume.contacts?.[1]).toEqual({ id: 'contact-2', kind: 'link', value: 'tides.example' });
    expect(placeText(withPhone, { kind: 'contact' }, 'x'.repeat(RESUME_LIMITS.line + 1))).toBeNull();
  });

  it('what stands around a text in the file, the nearest first, on its page alone', () => {
    const at = { x: 0, y: 0, width: 1, height: 1, others: [] };
    const run = (line: number, text: string, target: FieldTarget | null, page = 1) => ({
      ...at,
      line,
      text,
      target,
      page,
    });
    const pages = {
      pages: [],
      runs: [run(1, 'מלצר', OF_SECOND), run(2, 'טבח', OF_FIRST), run(3, '2019', null), run(9, 'x', OF_SECOND, 2)],
    };
    expect(fieldsAround(pages, '2019')).toEqual([OF_FIRST, OF_SECOND]);
    expect(fieldsAround(pages, 'nothing')).toEqual([]);
    expect(fieldsAround(undefined, '2019')).toEqual([]);
  });
});

describe('a text in a field', () => {
  it('a period fills both dates as the model writes them, one date its own', () => {
    expect(put('exp-2', 'startDate', 'מרץ 2012 – היום')).toMatchObject({
      startDate: '2012-03',
      endDate: '',
      current: true,
    });
    expect(put('exp-2', 'startDate', '03/2012 - 2015')).toMatchObject({ startDate: '2012-03', endDate: '2015' });
    expect(put('exp-1', 'endDate', '12/2019')).toMatchObject({ startDate: '2016', endDate: '2019-12', current: false });
    expect(put('exp-1', 'company', 'מסעדת הנמל')).toMatchObject({ company: 'מסעדת הנמל' });
    expect(put('exp-1', 'company', 'x'.repeat(RESUME_LIMITS.line + 1))).toBeUndefined();
  });
});

describe('several texts as one entry', () => {
  it('the period gives the dates, the first two others the names, and the rest what was done', () => {
    expect(job('2012 – 2015', 'ברמן', 'פאב השעון', 'ניהול מלאי', 'משמרות לילה')).toMatchObject({
      title: 'ברמן',
      company: 'פאב השעון',
      startDate: '2012',
      endDate: '2015',
      description: 'ניהול מלאי\nמשמרות לילה',
    });
    expect(job('ברמן', 'משנת 2020 ועד היום')).toMatchObject({
      title: 'ברמן',
      company: '',
      startDate: '2020',
      current: true,
    });
    expect(
      entryOfTexts(RESUME, 'education', ['בגרות מלאה', 'תיכון הרצוג', '2008'])?.resume.education.at(-1),
    ).toMatchObject({
      degree: 'בגרות מלאה',
      institution: 'תיכון הרצוג',
    });
  });

  it('is refused whole where there is no room', () => {
    expect(entryOfTexts(RESUME, 'experience', ['a', 'b', 'x'.repeat(RESUME_LIMITS.description + 1)])).toBeNull();
    const full = {
      ...RESUME,
      experience: Array.from({ length: RESUME_LIMITS.experience }, (_, at) => ({ ...JOB, id: `exp-${at}` })),
    };
    expect(entryOfTexts(full, 'experience', ['a', 'b'])).toBeNull();
  });
});
