import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { encodeLink } from '../site/linkCode.ts';
import { buildResumeDocument } from '../templates/document/document.ts';
import { treeToHtml, treeToText } from '../templates/document/tree.ts';
import { SAMPLE_EN } from '../templates/samples/en.ts';
import { SAMPLE_HE } from '../templates/samples/he.ts';
import { toCarriedResume } from './carriedResume.ts';
import { createLetter, toLetterDocument } from './letter.ts';
import { codeEdge, withLinkCode } from './linkCode.ts';
import { repairResume } from './repairResume.ts';
import { ResumeDataSchema, type ResumeData } from './schema.ts';

const CODE = encodeLink('https://korot.example/r/0123456789abcdefghjkmnpqrs');
const wanted: ResumeData = { ...SAMPLE_HE, design: { code: 'link' } };

describe('the code of a link', () => {
  it('is on the page where it is wanted and its link is on, and there alone', () => {
    const shown = withLinkCode(wanted, CODE);
    const html = treeToHtml(buildResumeDocument(shown));
    expect(html.match(/class="link-code"/g)).toHaveLength(1);
    expect(treeToText(buildResumeDocument(shown)).trim()).toBe(treeToText(buildResumeDocument(wanted)).trim());
    for (const without of [
      withLinkCode(wanted, undefined),
      withLinkCode(SAMPLE_HE, CODE),
      { ...SAMPLE_EN, linkCode: CODE },
      toLetterDocument(shown, createLetter(shown, '2026-11-29')),
    ])
      expect(treeToHtml(buildResumeDocument(without))).not.toContain('link-code');
  });

  it('makes one document of one résumé, so that a PDF stays that of what is shown', () => {
    const first = withLinkCode(wanted, CODE);
    expect(withLinkCode(wanted, CODE)).toBe(first);
    expect(first).toEqual({ ...wanted, linkCode: CODE });
    expect(withLinkCode(wanted, undefined)).toBe(wanted);
    expect(withLinkCode(wanted, encodeLink('https://korot.example/r/z'))).not.toBe(withLinkCode(wanted, CODE));
  });

  it('says how many modules its edge has', () => {
    expect(['41M1 1h1v1h-1z', '9'].map(codeEdge)).toEqual([41, 9]);
  });

  it('goes into no file that somebody imports, neither by itself nor as a wish', () => {
    const carried = toCarriedResume(withLinkCode({ ...wanted, design: { code: 'link', size: 10 } }, CODE));
    expect(carried).not.toHaveProperty('linkCode');
    expect(carried.design).toEqual({ size: 10 });
    expect(toCarriedResume(wanted)).not.toHaveProperty('design');
    expect(repairResume({ ...wanted, linkCode: CODE }).resume).not.toHaveProperty('linkCode');
  });

  it.each(['', '29', `${CODE}"`, `${CODE}<`, CODE.replace('h7', 'h7000'), CODE.repeat(2)])(
    'is refused where it is none: %#',
    (linkCode) => expect(v.is(ResumeDataSchema, { ...wanted, linkCode })).toBe(false),
  );

  it('is taken by the endpoints that print', () => {
    expect(v.is(ResumeDataSchema, withLinkCode(wanted, CODE))).toBe(true);
  });
});
