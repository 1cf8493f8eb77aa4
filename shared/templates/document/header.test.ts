import { describe, expect, it } from 'vitest';
import { findByClass } from '../../../test/tools/tree-query.ts';
import { toMarkdown, toPlainText } from '../../export/plainText.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { PHOTO } from '../../resume/photo.fixture.ts';
import { newestChoice, TEMPLATES } from '../catalogue.ts';
import { SAMPLE_EN } from '../samples/en.ts';
import { SAMPLE_HE } from '../samples/he.ts';
import { buildResumeDocument } from './document.ts';
import { treeToHtml, treeToText, type TreeElement } from './tree.ts';

const textOf = (element: TreeElement) => treeToText(element).trim();

const withMore = (resume: ResumeData): ResumeData => ({
  ...resume,
  contacts: [
    { id: 'contact-1', kind: 'phone', value: '03-555-0199' },
    { id: 'contact-2', kind: 'link', value: 'https://github.com/noa/' },
    { id: 'contact-3', kind: 'link', value: 'noa@work.example' },
    { id: 'contact-4', kind: 'link', value: 'javascript:alert(1)' },
  ],
  details: [
    { id: 'detail-1', kind: 'licence', label: '', value: 'B' },
    { id: 'detail-2', kind: 'own', label: 'Car', value: 'yes' },
    { id: 'detail-3', kind: 'own', label: '', value: 'alone' },
  ],
});
const contactsOf = (resume: ResumeData) =>
  findByClass(buildResumeDocument(resume), 'contacts').flatMap((list) => findByClass(list, 'contact'));

describe('further contacts and details in the document', () => {
  it.each(TEMPLATES.map(({ id }) => id))('%s has them behind the others, with their links', (id) => {
    for (const resume of [SAMPLE_HE, SAMPLE_EN]) {
      const usual = contactsOf({ ...resume, ...newestChoice(id) });
      const shown = contactsOf(withMore({ ...resume, ...newestChoice(id) }));
      expect(shown.slice(0, usual.length)).toEqual(usual);
      const [phone, page, mail, unsafe, details] = shown.slice(usual.length);
      expect(phone && treeToHtml(phone)).toContain('<a href="tel:035550199"><bdi dir="ltr">');
      expect(page && [treeToHtml(page).match(/href="[^"]+"/)?.[0], textOf(page)]).toEqual([
        'href="https://github.com/noa/"',
        'github.com/noa',
      ]);
      expect(mail && treeToHtml(mail)).toContain('href="mailto:noa@work.example"');
      expect(unsafe && treeToHtml(unsafe)).not.toContain('href');
      expect(details && findByClass(details, 'detail').map((detail) => textOf(detail))).toEqual([
        resume === SAMPLE_HE ? 'רישיון נהיגה: B' : 'Driving licence: B',
        'Car: yes',
        'alone',
      ]);
    }
  });

  it('has each once, whatever way it is written in', () => {
    const { personalInfo } = SAMPLE_HE;
    const twice = ['+972 50-123-4567', `https://www.${personalInfo.linkedin.replace(/^https?:\/\/(www\.)?/, '')}`];
    const resume: ResumeData = {
      ...SAMPLE_HE,
      personalInfo: { ...personalInfo, phone: '050-1234567' },
      contacts: [...twice, 'a.example', 'https://A.example/'].map((value, index) => ({
        id: `contact-${index}`,
        kind: index === 0 ? 'phone' : 'link',
        value,
      })),
    };
    expect(contactsOf(resume).map((item) => textOf(item))).toHaveLength(contactsOf(SAMPLE_HE).length + 1);
  });

  it('builds nothing again that did not change', () => {
    const resume = withMore(SAMPLE_HE);
    const [before, after] = [contactsOf(resume), contactsOf({ ...resume, summary: 'x' })];
    expect(after.every((item, index) => item === before[index])).toBe(true);
  });

  it('are a line of contacts and a line of details in files of text', () => {
    const text = toPlainText(withMore(SAMPLE_EN));
    expect(text).toContain(
      ' | github.com/noa | noa@work.example | javascript:alert(1)\nDriving licence: B | Car: yes | alone\n\n',
    );
    expect(toMarkdown(withMore(SAMPLE_EN))).toContain('[github.com/noa](<https://github.com/noa/>)');
    expect(toPlainText(withMore(SAMPLE_HE))).toContain('רישיון נהיגה: B | Car: yes | alone\n\n');
  });
});

describe('a photograph in the document', () => {
  it.each(TEMPLATES.map(({ id }) => id))('%s has it in its head, behind every text, with the name in words', (id) => {
    for (const [sample, words] of [
      [SAMPLE_HE, 'תמונה: נועה ברק'],
      [SAMPLE_EN, 'Photo: Daniel Levin'],
    ] as const) {
      const resume = { ...sample, ...newestChoice(id) };
      const document = buildResumeDocument({ ...resume, photo: PHOTO });
      const [head] = findByClass(document, 'head');
      expect(head?.children.at(-1)).toEqual({
        tag: 'img',
        attributes: { class: 'photo', src: `data:image/jpeg;base64,${PHOTO}`, alt: words },
        children: [],
      });
      // One alone, that nothing closes; all else is as without it.
      const html = treeToHtml(document).replace(' data-photo=""', '');
      expect(html.replace(/<img [^>]*>/, '')).toBe(treeToHtml(buildResumeDocument(resume)));
      expect(treeToText(document).trim()).toBe(treeToText(buildResumeDocument(resume)).trim());
    }
  });

  it('is in no text, and no name gets out of its words', () => {
    const personalInfo = { ...SAMPLE_EN.personalInfo, fullName: 'A "onload=alert(1) <b>' };
    const resume = { ...SAMPLE_EN, personalInfo, photo: PHOTO };
    expect(treeToHtml(buildResumeDocument(resume))).toContain('alt="Photo: A &quot;onload=alert(1) &lt;b&gt;">');
    for (const write of [toPlainText, toMarkdown]) expect(write({ ...SAMPLE_EN, photo: PHOTO })).toBe(write(SAMPLE_EN));
    const nobody = { ...resume, personalInfo: { ...personalInfo, fullName: ' ' } };
    expect(treeToHtml(buildResumeDocument(nobody))).toContain('alt="Photo">');
  });
});
