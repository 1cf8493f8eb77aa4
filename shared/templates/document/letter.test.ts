import { expect, it } from 'vitest';
import { findByClass } from '../../../test/tools/tree-query.ts';
import { createBlankResume } from '../../resume/blankResume.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { buildResumeDocument } from './document.ts';
import { treeToHtml } from './tree.ts';

const paragraphsOf = (letterLines: ResumeData['letterLines']) =>
  findByClass(buildResumeDocument({ ...createBlankResume(), language: 'en', letterLines }), 'text').map(treeToHtml);

it('a letter is its lines, each a paragraph that says what it is; what nobody sees is none', () => {
  expect(
    paragraphsOf([
      { part: 'date', text: '30 November 2026' },
      { part: 'to', text: 'Noa Barak\r\n \nBlue Door' },
      { part: 'subject', text: 'Cook **wanted**' },
      { part: 'text', text: 'I **fried** fish.\u2028I trained cooks.' },
    ]),
  ).toEqual([
    '<p class="text letter-date">30 November 2026</p>',
    '<p class="text letter-to">Noa Barak</p>',
    '<p class="text letter-to">Blue Door</p>',
    // What is typed in one line is no text with marks.
    '<p class="text letter-subject"><strong>Cook **wanted**</strong></p>',
    '<p class="text letter-text">I <strong>fried</strong> fish.</p>',
    '<p class="text letter-text">I trained cooks.</p>',
  ]);
});

it('a letter is one section of its own kind, also without a line', () => {
  const document = buildResumeDocument({ ...createBlankResume(), letterLines: [] });
  expect(findByClass(document, 'section').map(({ attributes }) => attributes['class'])).toEqual([
    'section section-letter',
  ]);
  expect(document.attributes['data-kind']).toBe('letter');
  expect(buildResumeDocument(createBlankResume()).attributes).not.toHaveProperty('data-kind');
});
