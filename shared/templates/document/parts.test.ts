import { describe, expect, it } from 'vitest';
import { findByClass, textsByClass } from '../../../test/tools/tree-query.ts';
import { createBlankResume } from '../../resume/blankResume.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { newestChoice, TEMPLATES } from '../catalogue.ts';
import { ACCENTS, findAccent, withAccent } from '../design/accents.ts';
import { contrast, MIN_CONTRAST } from '../design/contrast.ts';
import { designProperties } from '../design/renderDesign.ts';
import { buildResumeDocument } from './document.ts';
import { h, treeToHtml } from './tree.ts';

const blank = createBlankResume();
const documentOf = (changes: Partial<ResumeData>, templateId = 'classic') =>
  buildResumeDocument({ ...blank, language: 'en', ...changes, ...newestChoice(templateId) });
const info = (changes: Partial<ResumeData['personalInfo']>) => ({
  personalInfo: { ...blank.personalInfo, ...changes },
});
const detail = (kind: 'own' | 'licence', label: string, value: string, id = 'detail-1') => ({ id, kind, label, value });

describe('the contacts of a document', () => {
  it.each<[string, Partial<ResumeData>, readonly string[]]>([
    ['nothing', {}, []],
    ['a detail without a value', { details: [detail('licence', '', ' ')] }, []],
    ['a detail alone', { details: [detail('licence', '', 'B')] }, ['Driving licence: B']],
    ['one of the person’s own without a label', { details: [detail('own', ' ', 'Clearance')] }, ['Clearance']],
    [
      'all of them, the details in one line',
      {
        ...info({ phone: '054-1112222', email: 'a@example.com' }),
        contacts: [{ id: 'contact-1', kind: 'phone', value: '03-5550199' }],
        details: [detail('licence', '', 'B'), detail('own', 'Clearance', 'Secret', 'detail-2')],
      },
      ['054-1112222', 'a@example.com', '03-5550199', 'Driving licence: B Clearance: Secret'],
    ],
    [
      'one twice, which is shown once',
      { ...info({ phone: '054-1112222' }), contacts: [{ id: 'contact-1', kind: 'phone', value: '054-1112222' }] },
      ['054-1112222'],
    ],
  ])('are %s', (_, changes, texts) => {
    expect(textsByClass(documentOf(changes), 'contact')).toEqual(texts);
    expect(findByClass(documentOf(changes), 'contacts')).toHaveLength(texts.length > 0 ? 1 : 0);
  });

  it('have a space between two details, and none before the first', () => {
    const details = [detail('licence', '', 'B'), detail('own', '', 'Secret', 'detail-2')];
    const [line] = findByClass(documentOf({ details }), 'contact-details');
    expect(line?.children.map((child) => (typeof child === 'string' ? child : child.attributes['class']))).toEqual([
      'detail',
      ' ',
      'detail',
    ]);
  });
});

it.each([
  ['named and with its level', 'Hebrew', 'native', ['Hebrew Native']],
  ['without a name', ' ', 'native', []],
] as const)('a language %s', (_, name, level, texts) => {
  expect(textsByClass(documentOf({ languages: [{ id: 'lang-1', name, level }] }), 'language')).toEqual(texts);
});

const CODE = '9M4 4h1';

const columnsWithCode = (changes: Partial<ResumeData>) => {
  const document = documentOf({ summary: 'x', linkCode: CODE, design: { code: 'link' }, ...changes }, 'professional');
  const holds = (name: string) => findByClass(document, name).flatMap((part) => findByClass(part, 'link-code')).length;
  return [document.attributes['data-columns'], holds('main'), holds('side')];
};

describe('the code of the link', () => {
  it.each<[string, Partial<ResumeData>, boolean]>([
    ['wanted, and its link is on', { linkCode: CODE, design: { code: 'link' } }, true],
    ['wanted, and its link is off', { design: { code: 'link' } }, false],
    ['not wanted', { linkCode: CODE }, false],
  ])('is drawn where it is %s: %s', (_, changes, isDrawn) => {
    const html = treeToHtml(documentOf(changes));
    expect(html.includes('class="link-code"')).toBe(isDrawn);
    expect(html.includes('<svg viewBox="0 0 9 9"')).toBe(isDrawn);
    expect(html.includes('<path d="4 4h1"') || html.includes('<path d="M4 4h1"')).toBe(isDrawn);
  });

  it('is the last of the sidebar, or of the only column', () => {
    expect(columnsWithCode({ skills: [{ id: 'skill-1', name: 'C++' }] })).toEqual(['2', 0, 1]);
    // A sidebar without anything in it is none.
    expect(columnsWithCode({})).toEqual(['1', 1, 0]);
  });
});

const headClass = (changes: Partial<ResumeData>) =>
  documentOf(changes).children.map((part) => typeof part === 'object' && part.attributes['class'])[0];

it('a head without anything in it says so', () => {
  expect([headClass({}), headClass(info({ fullName: 'Noa' }))]).toEqual(['head head-empty', 'head']);
});

it('one column is one column, whatever stands in it', () => {
  const skills = [{ id: 'skill-1', name: 'C++' }];
  expect(documentOf({ skills }, 'classic').attributes['data-columns']).toBe('1');
});

it('a résumé has an accent by its name, and without one stays as it is', () => {
  const resume = { ...blank, design: { code: 'link' as const } };
  expect(withAccent(resume, findAccent('navy'))).toEqual({ ...resume, design: { code: 'link', accent: ACCENTS.navy } });
  expect(withAccent(resume, findAccent('constructor'))).toBe(resume);
  expect(withAccent(resume, findAccent(null))).toBe(resume);
});

it('an element has its children flat and in order, without those that are none', () => {
  const element = h('p', { class: undefined, id: 'x' }, 'a', ['b', [h('i', {}, 'c'), '']], null, false, undefined, 'd');
  expect(treeToHtml(element)).toBe('<p id="x">ab<i>c</i>d</p>');
  expect(element.children).toHaveLength(4);
});

describe('colours that are read', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#0a0a0a', '#0a0a0a', 1],
    // The dark end of the curve is a line.
    ['#0a0a0a', '#000000', 1.06],
    ['#0b0b0b', '#000000', 1.07],
  ])('%s beside %s has a contrast of %s', (one, other, wanted) => {
    expect(contrast(one, other)).toBeCloseTo(wanted, 2);
  });

  it('an accent can be read on its markers, whichever it is', () => {
    for (const template of TEMPLATES)
      for (const accent of ['#ffe600', '#7fdbff', '#0b5fff', '#101010', '#ff4136']) {
        const properties = designProperties({ accent }, template);
        const [own = '', marker = ''] = [properties['--design-accent'], properties['--design-marker']];
        expect(contrast(own, marker)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }
  });
});
