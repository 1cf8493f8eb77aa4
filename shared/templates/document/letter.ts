import { shownLetter } from '../../resume/letter.ts';
import { letterLines, LETTER_WORDS } from '../../resume/letterWords.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { toBidiNodes, toDisplayText, type DocumentContext } from './context.ts';
import { toMarkedNodes } from './markedText.ts';
import { h, type TreeElement, type TreeNode } from './tree.ts';

/** What a line of a letter is: each is one more class of its paragraph, `letter-date`. */
export const LETTER_PARTS = ['date', 'to', 'greeting', 'subject', 'text', 'closing', 'name'] as const;
export type LetterPart = (typeof LETTER_PARTS)[number];

/** The class of a paragraph of a letter. */
export const letterClass = (part: LetterPart): string => `letter-${part}`;

const paragraph = (part: LetterPart, ...content: (TreeNode | readonly TreeNode[])[]): TreeElement =>
  h('p', { class: `text ${letterClass(part)}` }, content);

/**
 * The letter that a document shows, beneath the head and beside the contact details of its template, in the order of
 * its language; undefined where the document shows the résumé.
 */
export function renderLetter(resume: ResumeData, context: DocumentContext): TreeElement | undefined {
  const letter = shownLetter(resume);
  if (!letter) return undefined;
  const lines = letterLines(letter, context.language);
  const line = (part: LetterPart, text: string) =>
    toDisplayText(text) === '' ? [] : [paragraph(part, toBidiNodes(text, context))];
  const subject = [paragraph('subject', h('strong', {}, toBidiNodes(lines.subject, context)))];
  const greeting = line('greeting', lines.greeting);
  const body = letter.body.split(/\r\n|[\n\r\u2028\u2029]/).filter((each) => toDisplayText(each) !== '');
  return h(
    'section',
    { class: 'section section-letter' },
    line('date', lines.date),
    lines.to.flatMap((each) => line('to', each)),
    LETTER_WORDS[context.language].greetsFirst ? [greeting, subject] : [subject, greeting],
    body.map((each) => paragraph('text', toMarkedNodes(each, context))),
    line('closing', lines.closing),
    line('name', resume.personalInfo.fullName),
  );
}
