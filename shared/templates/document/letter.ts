import type { LetterPart } from '../../resume/letterLimits.ts';
import type { LetterLine, ResumeData } from '../../resume/schema.ts';
import { toBidiNodes, toDisplayText, type DocumentContext } from './context.ts';
import { toMarkedNodes } from './markedText.ts';
import { h, type TreeElement } from './tree.ts';

/** The class of a paragraph of a letter. */
export const letterClass = (part: LetterPart): string => `letter-${part}`;

const paragraphsOf = ({ part, text }: LetterLine, context: DocumentContext): TreeElement[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .filter((line) => toDisplayText(line) !== '')
    .map((line) => {
      const nodes = part === 'text' ? toMarkedNodes(line, context) : toBidiNodes(line, context);
      return h('p', { class: `text ${letterClass(part)}` }, part === 'subject' ? h('strong', {}, nodes) : nodes);
    });

/**
 * The letter that a document shows, beneath the head and beside the contact details of its template; undefined if
 * the document shows the résumé.
 */
export const renderLetter = ({ letterLines }: ResumeData, context: DocumentContext): TreeElement | undefined =>
  letterLines &&
  h(
    'section',
    { class: 'section section-letter' },
    letterLines.map((line) => paragraphsOf(line, context)),
  );
