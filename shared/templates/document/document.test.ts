import { describe, expect, it } from 'vitest';
import { textsByClass, findByClass } from '../../../test/tools/tree-query.ts';
import { expectedOrder, visualOrder } from '../../../test/tools/visual-order.ts';
import { withoutUnseen } from '../../text/fold.ts';
import { createBlankResume } from '../../resume/blankResume.ts';
import { updateEntry } from '../../resume/editResume.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { measureGrowth, MAX_LINEAR_GROWTH } from '../../../test/support/growth.ts';
import { newestChoice, TEMPLATES } from '../catalogue.ts';
import { buildResumeDocument } from './document.ts';
import { renderLink } from './links.ts';
import { SAMPLE_EN } from '../samples/en.ts';
import { SAMPLE_HE } from '../samples/he.ts';
import { treeToText, treeToHtml } from './tree.ts';

const SIDEBAR = ['professional', 'minimal', 'modern', 'elegant', 'tech', 'blueprint', 'creative', 'sideline'];
const sectionsIn = (resume: ResumeData, part: string) =>
  findByClass(buildResumeDocument(resume), part)
    .flatMap((element) => findByClass(element, 'section'))
    .map((section) => section.attributes['data-section']);

const columnsOf = (resume: Partial<ResumeData>, templateId = 'professional') =>
  ['main', 'side'].map((column) => sectionsIn({ ...SAMPLE_EN, ...resume, ...newestChoice(templateId) }, column));

const isArranged = (resume: Partial<ResumeData>, templateId: string) =>
  'data-arranged' in buildResumeDocument({ ...SAMPLE_EN, ...resume, ...newestChoice(templateId) }).attributes;

/** Every job with an end date, the first one going on. */
const withEnd = ({ experience, ...rest }: ResumeData) => ({
  ...rest,
  experience: experience.map((job, index) => ({ ...job, current: index === 0, endDate: '2024-05' })),
});

/** With so many jobs. */
const many = (count: number) => ({
  ...SAMPLE_HE,
  experience: Array.from({ length: count }, (_, index) => ({
    ...(SAMPLE_HE.experience[index % 3] as (typeof SAMPLE_HE.experience)[0]),
    id: `exp-${index}`,
  })),
});

describe('columns of the templates', () => {
  it.each(SIDEBAR)('[TPL-01] %s keeps skills and languages in a sidebar, all else in the main column', (templateId) => {
    const resume = { ...SAMPLE_HE, ...newestChoice(templateId) };
    const contacts = templateId === 'creative' ? ['contacts'] : [];
    expect(sectionsIn(resume, 'side')).toEqual([...contacts, 'skills', 'languages']);
    expect(sectionsIn(resume, 'main')).toEqual([
      'summary',
      'experience',
      'education',
      'projects',
      'section-1700000000001',
    ]);
  });

  it('[TPL-01] shows the contact details of creative in the sidebar and of the others in the header', () => {
    for (const templateId of SIDEBAR) {
      const tree = buildResumeDocument({ ...SAMPLE_HE, ...newestChoice(templateId) });
      const place = templateId === 'creative' ? 'side' : 'head';
      expect(findByClass(tree, place).flatMap((part) => findByClass(part, 'contacts'))).toHaveLength(1);
      expect(findByClass(tree, 'contacts')).toHaveLength(1);
    }
  });

  it('[TPL-02] all others are single column: at least eight, with every category filled', () => {
    const others = TEMPLATES.filter(({ id }) => !SIDEBAR.includes(id));
    expect(others.length).toBeGreaterThanOrEqual(8);
    for (const { id } of others)
      expect(findByClass(buildResumeDocument({ ...SAMPLE_EN, ...newestChoice(id) }), 'side')).toEqual([]);
    expect(new Set(TEMPLATES.map(({ category }) => category))).toEqual(
      new Set(['professional', 'creative', 'tech', 'academic']),
    );
  });
});

describe('parts without text', () => {
  it('[TPL-04] an empty résumé shows no section, heading or list at all', () => {
    for (const { id } of TEMPLATES) {
      const html = treeToHtml(buildResumeDocument({ ...createBlankResume(), ...newestChoice(id) }));
      expect(html).not.toMatch(/<(?:section|h1|h2|h3|ul|li|p)\b/);
    }
  });

  it.each(['summary', 'experience', 'education', 'projects', 'skills', 'languages'] as const)(
    '[TPL-04] %s disappears with its heading when it is emptied',
    (key) => {
      const emptied = { ...SAMPLE_HE, [key]: key === 'summary' ? ' \u200f' : [] };
      const shown = findByClass(buildResumeDocument(emptied), 'section').map(
        (section) => section.attributes['data-section'],
      );
      expect(shown).not.toContain(key);
      expect(shown).toHaveLength(findByClass(buildResumeDocument(SAMPLE_HE), 'section').length - 1);
    },
  );

  it('leaves no separator beside a missing company or place', () => {
    const [job] = SAMPLE_EN.experience;
    const orgs = [
      ['Acme', 'Haifa'],
      ['Acme', ''],
      ['', 'Haifa'],
      ['', ' '],
    ].map(
      ([company = '', location = '']) =>
        textsByClass(
          buildResumeDocument({
            ...SAMPLE_EN,
            education: [],
            projects: [],
            customSections: [],
            experience: [{ ...(job as (typeof SAMPLE_EN.experience)[0]), company, location }],
          }),
          'entry-org',
        )[0],
    );
    expect(orgs).toEqual(['Acme, Haifa', 'Acme', 'Haifa', undefined]);
  });

  it('a title of a section is one element, whatever is isolated within it', () => {
    const [section] = SAMPLE_HE.customSections as [ResumeData['customSections'][0]];
    const tree = buildResumeDocument({ ...SAMPLE_HE, customSections: [{ ...section, title: 'קורסים ב-C++ (2020)' }] });
    const headings = findByClass(tree, 'heading');
    expect(headings.map(({ children }) => children.length)).toEqual(headings.map(() => 1));
    expect(textsByClass(tree, 'heading')).toContain('קורסים ב-C++ (2020)');
  });

  it('a company heads an entry without a title, its place beside it as before', () => {
    const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
    const tree = buildResumeDocument({
      ...createBlankResume(),
      experience: [{ ...job, title: ' ', company: 'Acme', location: 'Haifa' }],
    });
    expect(textsByClass(tree, 'entry-title')).toEqual(['Acme']);
    expect(textsByClass(tree, 'entry-org')).toEqual(['Haifa']);
  });

  it('a head says that it is too long for one line, in templates that have one', () => {
    const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
    const isLong = (templateId: string, company: string, title = 'Engineer') => {
      const choice = newestChoice(templateId);
      const tree = buildResumeDocument({
        ...createBlankResume(),
        ...choice,
        experience: [{ ...job, title, company, location: '' }],
      });
      return findByClass(tree, 'entry-head-long').length === 1;
    };
    const company = 'Centre of research and development in the north and the south';
    expect(['compact', 'fresh'].map((id) => isLong(id, company))).toEqual([false, false]);
    expect(['compact', 'fresh', 'classic'].map((id) => isLong(id, `${company} ${company}`))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isLong('compact', '', `${company} ${company}`)).toBe(false);
  });

  it('a link stands in the line of the role where a project has none, and beside the role where it has one', () => {
    const project = {
      id: 'p',
      name: 'Tide',
      role: '',
      url: 'https://tide.example',
      startDate: '2021',
      endDate: '',
      description: '',
      technologies: '',
    };
    const partsOf = (role: string) => {
      const [head] = findByClass(
        buildResumeDocument({ ...createBlankResume(), projects: [{ ...project, role }] }),
        'entry-head',
      );
      return head?.children.map((part) =>
        typeof part === 'string' ? part : [part.attributes['class'], treeToText(part).trim()],
      );
    };
    expect(partsOf('')).toEqual([
      ['entry-title', 'Tide'],
      ['entry-org', 'tide.example'],
      ['entry-dates', '2021'],
    ]);
    expect(partsOf('Author')).toEqual([
      ['entry-title', 'Tide'],
      ['entry-org', 'Author'],
      ['entry-dates', '2021'],
      ['entry-url', 'tide.example'],
    ]);
  });

  it('shows nothing for text that nobody could see', () => {
    const tree = buildResumeDocument({
      ...createBlankResume(),
      summary: '\u202e\u0000\n\u200f',
      skills: [{ id: 'skill-1', name: '\u2067\u2069' }],
    });
    expect(treeToText(tree).trim()).toBe('');
    expect(findByClass(tree, 'section')).toEqual([]);
  });
});

describe('entries', () => {
  it("[TPL-05] a job that goes on shows the word for present, in the résumé's language, and not its end date", () => {
    expect(textsByClass(buildResumeDocument(withEnd(SAMPLE_HE)), 'entry-dates')[0]).toBe('03/2021 – היום');
    expect(textsByClass(buildResumeDocument(withEnd(SAMPLE_EN)), 'entry-dates')[0]).toBe('09/2020 – Present');
    expect(textsByClass(buildResumeDocument(withEnd(SAMPLE_EN)), 'entry-dates')[1]).toBe('02/2017 – 05/2024');
  });

  it('[TPL-06] a description is a list of its lines, technologies are tags', () => {
    const project = {
      id: 'p',
      name: 'X',
      role: '',
      url: '',
      startDate: '',
      endDate: '',
      description: '• one\n\n- two\r\nthree',
      technologies: 'Go, C++ ,, SQL',
    };
    const tree = buildResumeDocument({ ...createBlankResume(), projects: [project] });
    expect(textsByClass(tree, 'bullet')).toEqual(['one', 'two', 'three']);
    expect(textsByClass(tree, 'tag')).toEqual(['Go', 'C++', 'SQL']);
  });

  it('keeps the numbers of a list that was pasted with them, and says so to its look', () => {
    const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
    const lists = ['1. one\n2. two', 'one\ntwo'].map(
      (description) =>
        findByClass(
          buildResumeDocument({ ...createBlankResume(), experience: [{ ...job, description }] }),
          'bullets',
        )[0],
    );
    expect(lists.map((list) => list?.attributes['class'])).toEqual(['bullets numbered', 'bullets']);
    expect(textsByClass(lists[0] ?? '', 'bullet')).toEqual(['1. one', '2. two']);
  });

  it('builds again only what an edit changed', () => {
    const before = buildResumeDocument(SAMPLE_HE);
    const after = buildResumeDocument(updateEntry(SAMPLE_HE, 'experience', 'exp-2', { title: 'חדש' }));
    const same = (className: string) =>
      findByClass(after, className).map((element, index) => element === findByClass(before, className)[index]);
    expect(same('section')).toEqual([true, false, true, true, true, true, true]);
    expect(same('entry').filter((value) => !value)).toHaveLength(1);
  });

  it('sets beside what the person says, in templates with a sidebar; without anything there it has one column', () => {
    const custom = SAMPLE_EN.customSections[0]?.id ?? '';
    const [main = [], side] = columnsOf({});
    expect(side).toEqual(['skills', 'languages']);
    const sidebarSections = [custom, 'education', 'languages', 'section-gone'];
    expect(columnsOf({ sidebarSections })).toEqual([
      [...main.filter((key) => !sidebarSections.includes(key ?? '')), 'skills'],
      ['education', custom, 'languages'],
    ]);
    expect(columnsOf({ sidebarSections: [] })).toEqual([[...main, 'skills', 'languages'], []]);
    expect(columnsOf({ sidebarSections }, 'classic')).toEqual(columnsOf({}, 'classic'));
    // What is set differently in such a column is marked by an attribute; documents that were made before have none.
    expect([
      isArranged({}, 'professional'),
      isArranged({ sidebarSections }, 'professional'),
      isArranged({ sidebarSections }, 'classic'),
    ]).toEqual([false, true, false]);
    // Contacts of their own stay beside.
    expect(columnsOf({ sidebarSections: [] }, 'creative')[1]).toEqual(['contacts']);
  });

  it('marks what pages begin with and keep together in the main column, the same again while it is the same', () => {
    const resume = {
      ...SAMPLE_EN,
      pageStarts: ['summary', 'education', 'skills', 'projects'],
      hiddenSections: ['projects'],
      keptEntries: ['exp-2', 'exp-gone', 'item-1700000000002'],
    };
    const marksOf = (templateId: string) => {
      const html = treeToHtml(buildResumeDocument({ ...resume, ...newestChoice(templateId) }));
      return [
        [...html.matchAll(/data-section="([\w-]+)" data-starts-page/g)].map(([, key]) => key),
        [...html.matchAll(/data-id="([\w-]+)" data-kept/g)].map(([, id]) => id),
      ];
    };
    const kept = ['exp-2', 'item-1700000000002'];
    // The first section has nothing before it; in a sidebar no page begins.
    expect(marksOf('classic')).toEqual([['education', 'skills'], kept]);
    expect(marksOf('professional')).toEqual([['education'], kept]);
    const [before, after] = [resume, { ...resume, summary: 'New' }].map((each) =>
      findByClass(buildResumeDocument(each), 'main').flatMap(({ children }) => children),
    );
    expect(after?.map((section, index) => section === before?.[index])).toEqual([false, true, true, true]);
  });

  it('takes many entries in time that grows with their number', { tags: 'exhaustive' }, () => {
    expect(findByClass(buildResumeDocument(many(1000)), 'entry').length).toBeGreaterThan(1000);
    expect(measureGrowth((size) => buildResumeDocument(many(size)))).toBeLessThan(MAX_LINEAR_GROWTH);
  });
});

describe('contact details', () => {
  it('long addresses may break at their joints, and stay the same text and address', () => {
    const personalInfo = {
      ...SAMPLE_EN.personalInfo,
      email: 'ada.king@mail.example.com',
      website: 'https://example.com/on/page/x?b=1',
    };
    const [list] = findByClass(buildResumeDocument({ ...SAMPLE_EN, personalInfo }), 'contacts');
    const html = treeToHtml(list ?? '');
    expect(html).toContain(
      '<a href="mailto:ada.king@mail.example.com"><bdi dir="ltr">ada.king@<wbr>mail.example.com</bdi></a>',
    );
    expect(html).toContain(
      '<a href="https://example.com/on/page/x?b=1"><bdi dir="ltr">example.com/<wbr>on/<wbr>page/<wbr>x?b=1</bdi></a>',
    );
    expect(textsByClass(list ?? '', 'contact')).toContain('ada.king@mail.example.com');
  });

  it.each([
    ['054-1234567', 'tel:0541234567'],
    ['+972 (54) 123-4567', 'tel:+972541234567'],
    ['(03) 123-4567', 'tel:031234567'],
    ['*2700', 'tel:*2700'],
    ['03-1234567 / 054-7654321', 'tel:031234567'],
    ['נייד: 054-1234567, בית: 03-7654321', 'tel:0541234567'],
    ['03-1234567 ext. 12', 'tel:031234567'],
    ['054-1234567 052-7654321', undefined],
    ['\u202a+972 54\u2011111\u20112222\u202c', 'tel:+972541112222'],
    ['+972\u201154\u2011111\u20112222', 'tel:+972541112222'],
    ['+972\u05be54\u05be1112222', 'tel:+972541112222'],
    ['054-111\u05be2222', 'tel:0541112222'],
    ['+972 (0)54-111-2222', 'tel:+972541112222'],
    ['2018 – 2021', undefined],
    ['12', undefined],
  ])('the phone %j calls %s, and keeps its text', (phone, href) => {
    const [contact] = findByClass(
      buildResumeDocument({ ...SAMPLE_EN, personalInfo: { ...SAMPLE_EN.personalInfo, phone } }),
      'contact-phone',
    );
    const [link] = contact?.children ?? [];
    expect(typeof link === 'object' ? link.attributes['href'] : '').toBe(href);
    expect(treeToText(contact ?? '').trim()).toBe(withoutUnseen(phone));
  });

  it.each([
    ['נייד: 054-1234567, בית: 03-7654321', 'נייד: |054-1234567|, בית: |03-7654321'],
    ['נייד: 054-1234567.', 'נייד: |054-1234567|.'],
  ])('words among the phones are read in the order of the résumé: %s', (phone, order) => {
    const [contact] = findByClass(
      buildResumeDocument({ ...SAMPLE_HE, personalInfo: { ...SAMPLE_HE.personalInfo, phone } }),
      'contact-phone',
    );
    expect(visualOrder(contact?.children ?? [], 'rtl')).toBe(expectedOrder(order, 'rtl'));
  });
});

describe('hostile text', () => {
  const markup = '<script>alert(1)</script><img src=x onerror=alert(1)>" onload="x';
  const hostile = JSON.parse(JSON.stringify(SAMPLE_EN), (key, value) =>
    typeof value === 'string' && !['id', 'level', 'templateId', 'language'].includes(key)
      ? `${markup}\u202e\u0007\ud800`
      : value,
  ) as ResumeData;

  it('stays text in every field: no element, no attribute, no control character comes of it', () => {
    const html = treeToHtml(buildResumeDocument(hostile));
    expect(html).not.toMatch(/<(?!\/?(?:article|header|div|section|h1|h2|h3|p|ul|li|span|bdi|a|wbr)\b)/);
    expect(html).not.toMatch(/ on\w+="/);
    expect(html).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    expect(html.isWellFormed()).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    'java\nscript:x',
    '//[',
    'https://a b',
  ])('%j becomes no link', (website) => {
    const tree = buildResumeDocument({ ...SAMPLE_EN, personalInfo: { ...SAMPLE_EN.personalInfo, website } });
    expect(treeToHtml(findByClass(tree, 'contact-website')[0] ?? '')).not.toContain('href');
  });
});

const breaksOf = (address: string) => treeToHtml(renderLink(address)).split('<wbr>').length - 1;

describe('an address in a narrow column', () => {
  it('goes on in the next line behind slashes, and before dots and hyphens where a part is long', () => {
    expect(treeToHtml(renderLink('https://korot.example/cv/dana-bar'))).toContain(
      'korot.example/<wbr>cv/<wbr>dana<span class="unbroken">-b</span>ar',
    );
    expect(treeToHtml(renderLink('resumes-of-everybody.example'))).toContain(
      'resumes<wbr><span class="unbroken">-o</span>f<wbr><span class="unbroken">-e</span>verybody<wbr>.example',
    );
  });

  it('is split nowhere where it is short', () => {
    expect(breaksOf('noa.example/cv')).toBe(0);
  });

  it('has places to break at as far as anybody types them, and keeps every character beyond', () => {
    const endless = `korot.example/${'a-b/'.repeat(4_000)}z`;
    expect(breaksOf(endless)).toBeGreaterThan(20);
    expect(breaksOf(endless)).toBeLessThan(60);
    expect(treeToHtml(renderLink(endless)).replaceAll(/<[^>]*>/g, '')).toBe(endless);
  });

  it('shows the professional title under the name, in the box of the name, and nothing where it is blank', () => {
    expect(headOf('מפתחת Full Stack')).toMatch(
      /<hgroup class="name"><h1 class="person">נועה ברק<\/h1><p class="headline">מפתחת .*Full Stack.*<\/p><\/hgroup>/,
    );
    expect(headOf(' ')).toBe(headOf());
    expect(headOf('Nurse', '')).toContain('<hgroup class="name"><p class="headline">');
  });
});

const headOf = (headline?: string, fullName = 'נועה ברק') =>
  treeToHtml(
    buildResumeDocument({
      ...createBlankResume(),
      personalInfo: { ...createBlankResume().personalInfo, fullName },
      ...(headline !== undefined && { headline }),
    }),
  );
