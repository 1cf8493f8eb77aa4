import { describe, expect, it } from 'vitest';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import builder from '../../../lib/i18n/messages/en/builder.json' with { type: 'json' };
import review from '../../../lib/i18n/messages/en/review.json' with { type: 'json' };
import shell from '../../../lib/i18n/messages/en/shell.json' with { type: 'json' };
import builderHe from '../../../lib/i18n/messages/he/builder.json' with { type: 'json' };
import reviewHe from '../../../lib/i18n/messages/he/review.json' with { type: 'json' };
import shellHe from '../../../lib/i18n/messages/he/shell.json' with { type: 'json' };
import { screenIn, screenOf, textsIn } from '../../../lib/i18n/screen.fixture.tsx';
import type { ImportReview } from './store/importReview.ts';
import { overResume } from '../builderScreen.fixture.tsx';
import ImportReviewPane from './ImportReviewPane.tsx';

const { markup, shown } = screenIn(shell, builder, review);
const hebrew = screenOf('he', { ...shellHe, ...builderHe, ...reviewHe });
const [job] = STRONG_RESUME_EN.experience;
const [spoken] = STRONG_RESUME_EN.languages;
const { fullName } = STRONG_RESUME_EN.personalInfo;

const REVIEW: ImportReview = {
  fileName: 'maya (2).pdf',
  parts: [
    { part: 'personal', count: 5, sureness: 'sure' },
    { part: 'experience', count: 1, sureness: 'unsure' },
    { part: 'education', count: 2, sureness: 'likely' },
    { part: 'skills', count: 7, sureness: 'sure' },
  ],
  checks: [
    { part: 'personal', entry: null, field: 'fullName', value: fullName },
    { part: 'experience', entry: job?.id ?? '', field: 'company', value: job?.company ?? '' },
    { part: 'experience', entry: job?.id ?? '', field: 'startDate', value: 'changed since' },
    { part: 'languages', entry: spoken?.id ?? '', field: 'level', value: spoken?.level ?? '' },
  ],
  personal: ['012345674', 'Born 12.03.1985'],
  picturePages: [2, 5],
  unplaced: [
    { text: 'Driving licence B', state: 'open' },
    { text: 'Placed already', state: 'placed' },
    { text: 'References on request', state: 'open' },
    { text: 'Left out', state: 'left' },
  ],
  placements: [],
  before: null,
};
const pane = (changes: Partial<ImportReview> = {}) =>
  overResume(STRONG_RESUME_EN, <ImportReviewPane review={{ ...REVIEW, ...changes }} onHide={null} />);
/** Drawn within each test: what is drawn while a file is read is drawn by no test. */
const drawn = () => markup(pane());
const part = (html: string, list: string) => new RegExp(`<ul class="${list}">(.*?)</ul>`, 's').exec(html)?.[1] ?? '';

describe('what the review of an import shows of what was read', () => {
  it('[UP-06] the file, and every part with its number and how sure it is', () => {
    expect(shown(pane())).toContain('maya (2).pdf');
    expect(textsIn(part(drawn(), 'review-found'), /<li>(.*?)<\/li>/g)).toEqual([
      '5 personal details Looks right',
      'Experience: 1 job Please check',
      'Education: 2 entries Worth a glance',
      'Skills: 7 Looks right',
    ]);
  });

  it('why texts of a second version are set aside, where the file has two', () => {
    const told = review['review.unplaced.again'];
    expect(shown(pane({ hasSecondVersion: true }))).toContain(told);
    expect(shown(pane())).not.toContain(told);
  });

  it('every doubtful value by the name of its field; what was changed since is asked no more', () => {
    expect(textsIn(part(drawn(), 'review-checks'), /class="review-label">(.*?)<\/bdi>/g)).toEqual([
      `Full name ${fullName}`,
      `Company ${job?.company}`,
      `Level: ${spoken?.name} Native`,
    ]);
    expect(shown(pane())).toContain('3 values could not be read with certainty.');
  });

  it('what a language model placed, beside what had been read; what was changed since is shown no more', () => {
    const { title = '', company = '', id = '' } = job ?? {};
    const placements = [
      { part: 'experience', entry: id, values: { title, company }, was: { title: company, company: '' }, unplaced: [] },
      { part: 'experience', entry: id, values: { title: 'Another' }, was: { title: 'x' }, unplaced: [] },
      { part: 'skills', entry: 'gone', values: { name: 'SAP' }, was: null, unplaced: ['SAP'] },
    ] as const;
    const text = shown(pane({ placements })).join(' ');
    expect(text).toContain('In one place we were not sure');
    expect(text).toMatch(new RegExp(`Experience: ${title}.*Job title ${title} We had read: ${company}`));
    expect(text).toMatch(new RegExp(`Company ${company} We had read: nothing`));
    expect(text).not.toContain('SAP');
    expect(shown(pane()).join(' ')).not.toContain('Placed with AI');
  });

  it('that a file hardly looks like a résumé', () => {
    expect(shown(pane({ isHardlyResume: true }))).toContain(review['review.hardly']);
    expect(shown(pane())).not.toContain(review['review.hardly']);
  });

  it('what a job lacks by the name of the job, and what is worth a glance apart', () => {
    const checks = [
      { part: 'experience', entry: job?.id ?? '', field: 'location', value: job?.location ?? '', isLikely: true },
      { part: 'experience', entry: 'bare', field: 'company', value: '', reason: 'missing' },
    ] as const;
    const bare = { ...job, id: 'bare', title: 'Cook', company: '' } as ResumeData['experience'][0];
    const resume = { ...STRONG_RESUME_EN, experience: [...STRONG_RESUME_EN.experience, bare] };
    const screen = overResume(resume, <ImportReviewPane review={{ ...REVIEW, checks }} onHide={null} />);
    const text = shown(screen).join(' ');
    expect(text).toContain('Cook: Company');
    expect(text).toContain(review['review.missing']);
    expect(text).toContain('One value could not be read with certainty.');
    expect(/<details>(.*?)<\/details>/s.exec(markup(screen))?.[1]).toContain('One value is worth a glance');
  });

  it('where a text most likely belongs, by what stands beside it in the file; and how several become one', () => {
    const open = {
      ...job,
      id: 'open',
      title: 'Cook',
      company: 'Blue Door',
      startDate: '2016',
      endDate: '',
      current: false,
    };
    const resume = { ...STRONG_RESUME_EN, experience: [open as ResumeData['experience'][0]] };
    const at = { page: 1, x: 0, y: 0, width: 1, height: 1 };
    const pages = {
      pages: [],
      runs: [
        { ...at, line: 1, text: 'Cook', target: { part: 'experience', entry: 'open', field: 'title' }, others: [] },
        { ...at, line: 1, text: '2019', target: null, others: [] },
      ],
    } as const;
    const unplaced = [
      { text: '2019', state: 'open' },
      { text: 'Bar work', state: 'open' },
    ] as const;
    const screen = overResume(resume, <ImportReviewPane review={{ ...REVIEW, pages, unplaced }} onHide={null} />);
    expect(shown(screen)).toContain('Add to Cook, Blue Door: End');
    expect(shown(screen)).toContain(review['review.join']);
  });

  it('why a value is doubtful, where that is known', () => {
    const checks = REVIEW.checks.map((check) => ({ ...check, reason: 'overOutlines' as const })).slice(0, 1);
    expect(shown(pane({ checks })).join(' ')).toContain('The file draws these letters and hides a text over them.');
  });

  it('private details, pages of pictures, and each text without a place', () => {
    expect(shown(pane())).toEqual(expect.arrayContaining(REVIEW.personal as string[]));
    expect(shown(pane()).join(' ')).toContain('Pages 2 and 5 of the file are pictures');
    const many = pane({ picturePages: [2, 5, 6, 9] });
    expect(shown(many).join(' ')).toContain('Pages 2, 5, 6 and 9 of the file are pictures');
    expect(hebrew.shown(many).join(' ')).toContain('עמודים 2, 5, 6 ו־9 בקובץ הם תמונות');
    expect(shown(pane({ unreadDocuments: 2 })).join(' ')).toContain('2 other documents are embedded in the file');
    expect(shown(pane({ picturePages: [], unreadDocuments: 1 }))).toContain(review['review.pictures']);
    expect(shown(pane({ picturePages: [] }))).not.toContain(review['review.pictures']);
    expect(textsIn(drawn(), /<p [^>]*dir="auto">(.*?)<\/p>/g)).toEqual(['Driving licence B', 'References on request']);
    expect(shown(pane()).join(' ')).toContain('2 texts fit no field.');
  });

  it('each part under its heading, and none of those that have nothing', () => {
    const headings = [review['review.found'], review['review.checks'], review['review.unplaced']];
    expect(textsIn(drawn(), /<h3>(.*?)<\/h3>/gs)).toEqual(expect.arrayContaining(headings));
    const bare = markup(pane({ parts: [], checks: [], unplaced: [], personal: [], picturePages: [] }));
    expect(textsIn(bare, /<h3>(.*?)<\/h3>/gs)).toEqual([]);
  });

  it('that nothing is left to check or to place, and how much of it was done', () => {
    const done = { ...REVIEW, unplaced: REVIEW.unplaced.map((each) => ({ ...each, state: 'placed' as const })) };
    const checks = [{ part: 'experience', entry: job?.id ?? '', field: 'startDate', value: 'changed since' }] as const;
    const text = shown(pane({ ...done, checks }));
    expect(text).toEqual(
      expect.arrayContaining([review['review.checks.none'], review['review.unplaced.none'], 'Show 4 that are done']),
    );
    expect(text).not.toContain(review['review.copyAll']);
    expect(shown(pane())).toEqual(expect.arrayContaining(['Show 2 that are done', review['review.copyAll']]));
    const open = REVIEW.unplaced.filter(({ state }) => state === 'open');
    expect(shown(pane({ unplaced: open })).join(' ')).not.toMatch(/that (?:is|are) done/);
  });

  it('what can be done with each value and text, by names that tell them apart', () => {
    const named = Array.from(drawn().matchAll(/aria-label="([^"]*)"/g), ([, name]) => name);
    expect(named).toEqual(
      expect.arrayContaining([
        'Show in the form: Full name',
        'It is right: Full name',
        `Show in the form: Level: ${spoken?.name}`,
        `It is right: Level: ${spoken?.name}`,
        review['review.copy'],
      ]),
    );
    // Only a file with pages shows where a value stands.
    expect(drawn()).not.toContain('Show in the file');
    const buttons = textsIn(part(drawn(), 'review-texts'), /<button[^>]*>(.*?)<\/button>/gs);
    expect(buttons).toEqual(expect.arrayContaining([review['review.put'], review['review.leaveOut']]));
  });

  it('a language by its own name, and only what is not there without a value', () => {
    const checks = [
      { part: 'languages', entry: spoken?.id ?? '', field: 'name', value: spoken?.name ?? '' },
      { part: 'experience', entry: job?.id ?? '', field: 'company', value: job?.company ?? '', isLikely: true },
    ] as const;
    const screen = markup(pane({ checks }));
    expect(screen).not.toContain('Level:');
    const glance = /<details>(.*?)<\/details>/s.exec(screen)?.[1] ?? '';
    expect(textsIn(glance, /class="review-label">(.*?)<\/bdi>/g)).toEqual([`Company ${job?.company}`]);
    expect(textsIn(glance, /class="review-sure">(.*?)<\/span>/g)).toEqual([review['review.sure.likely']]);
    expect(textsIn(screen, /class="review-unsure">(.*?)<\/span>/g)).toEqual([review['review.unsure']]);
    const bare = { ...job, id: 'bare', title: 'Cook', company: '' } as ResumeData['experience'][0];
    const resume = { ...STRONG_RESUME_EN, experience: [bare] };
    const missing = [{ part: 'experience', entry: 'bare', field: 'company', value: '', reason: 'missing' }] as const;
    const lacking = overResume(resume, <ImportReviewPane review={{ ...REVIEW, checks: missing }} onHide={null} />);
    expect(markup(lacking)).not.toContain('review-value');
    expect(shown(lacking)).not.toContain(review['review.unsure']);
  });

  it('a placement by the entry that it is in, with what can be done about it', () => {
    const { title = '', company = '', id = '' } = job ?? {};
    const placements = [
      { part: 'experience', entry: id, values: { title, company }, was: { title: company, company: '' }, unplaced: [] },
    ] as const;
    const named = Array.from(markup(pane({ placements })).matchAll(/aria-label="([^"]*)"/g), ([, name]) => name);
    expect(named).toEqual(
      expect.arrayContaining([
        `Show in the form: Experience: ${title}, ${company}`,
        `Go back to what we had read: Experience: ${title}, ${company}`,
        `It is right: Experience: ${title}, ${company}`,
      ]),
    );
  });
});
