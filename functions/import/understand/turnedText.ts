import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Piece } from '../places/claims.ts';
import { scoreTitleOrCompany } from '../resume/cues.ts';
import { LabelledDocument } from './document.ts';
import type { LabelledPage } from './labelledPage.ts';
import { OTHER_NAME, readPerson } from './readPerson.ts';

/** How sure a value is that stands turned beside the text: it is asked about. */
const BESIDE_TEXT = 0.5;
/** Points of a text that is a profession, whatever stands in its place. */
const CLEAR_POST = 2;
const FIELDS = ['fullName', 'email', 'phone', 'linkedin', 'website', 'address'] as const;

const isReachable = ({ email, phone }: { readonly email: string; readonly phone: string }) =>
  email !== '' || phone !== '';

/**
 * A résumé with the name and the contacts that only text turned along an edge says, which is read as the head of a page
 * is; its lines stand behind those of the document. Where these alone say how to reach the person, they are the head of
 * the page: what the upright text has for a name is a title or a heading, and a place beside the contacts is where the
 * person lives.
 */
export function withTurnedText(document: LabelledDocument, resumeData: ResumeData, turned: LabelledPage): ResumeData {
  if (turned.lines.length === 0) return resumeData;
  const { personalInfo, headline = '' } = resumeData;
  const facts = readPerson(new LabelledDocument(turned.lines, turned.labelled, turned.direction));
  const isHead = isReachable(facts) && !isReachable(personalInfo);
  const isUnsure = (document.confidence['personalInfo.fullName'] ?? 0) <= OTHER_NAME;
  // Large type in the place of the name may say what somebody is, where the name stands along the edge.
  const post = scoreTitleOrCompany(personalInfo.fullName) >= CLEAR_POST ? personalInfo.fullName : '';
  const fields = FIELDS.filter(
    (field) =>
      facts[field] !== '' &&
      (personalInfo[field] === ''
        ? isHead || field !== 'address'
        : field === 'fullName' && (isHead || isUnsure || post !== '')),
  );
  for (const field of fields) {
    document.claims.add(`personalInfo.${field}`, piecesWith(facts[field], turned.lines, document.lines.length));
    document.sure(`personalInfo.${field}`, facts[field], BESIDE_TEXT);
  }
  const isPostAlone = post !== '' && fields.includes('fullName') && headline === '';
  return {
    ...resumeData,
    ...(isPostAlone && { headline: document.sure('headline', post, BESIDE_TEXT) }),
    personalInfo: { ...personalInfo, ...Object.fromEntries(fields.map((field) => [field, facts[field]])) },
  };
}

/** Where a value stands in lines behind others. */
const piecesWith = (value: string, lines: readonly TextLine[], others: number): Piece[] =>
  lines.flatMap((line, index) =>
    line.cells.flatMap(({ text }, cell) => {
      const from = text.indexOf(value);
      return from < 0 ? [] : [{ line: others + index, cell, from, to: from + value.length }];
    }),
  );
