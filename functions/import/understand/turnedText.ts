import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Piece } from '../places/claims.ts';
import { scoreTitleOrCompany } from '../resume/cues.ts';
import { LabelledDocument } from './document.ts';
import type { LabelledPage } from './labelledPage.ts';
import { OTHER_NAME, readPerson } from './readPerson.ts';

/** Confidence of a value from turned text: the person is asked about it. */
const BESIDE_TEXT = 0.5;
/** Score from which a text is a profession, wherever it is placed. */
const CLEAR_POST = 2;
const FIELDS = ['fullName', 'email', 'phone', 'linkedin', 'website', 'address'] as const;

const isReachable = ({ email, phone }: { readonly email: string; readonly phone: string }) =>
  email !== '' || phone !== '';

/**
 * Adds the name and contacts that only text turned along an edge gives. Turned text is read like the head of a page,
 * and its lines come after those of the document. If it alone holds a way to reach the person, it is the head: then the
 * name in the upright text is a title or a heading, and a place beside the contacts is the address.
 */
export function withTurnedText(document: LabelledDocument, resumeData: ResumeData, turned: LabelledPage): ResumeData {
  if (turned.lines.length === 0) return resumeData;
  const { personalInfo, headline = '' } = resumeData;
  const facts = readPerson(new LabelledDocument(turned.lines, turned.labelled, turned.direction));
  const isHead = isReachable(facts) && !isReachable(personalInfo);
  const isUnsure = (document.confidence['personalInfo.fullName'] ?? 0) <= OTHER_NAME;
  // If the name is along the edge, the large text in its usual place may be the profession.
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

/** Returns where a value occurs in lines that follow `others` lines. */
const piecesWith = (value: string, lines: readonly TextLine[], others: number): Piece[] =>
  lines.flatMap((line, index) =>
    line.cells.flatMap(({ text }, cell) => {
      const from = text.indexOf(value);
      return from < 0 ? [] : [{ line: others + index, cell, from, to: from + value.length }];
    }),
  );
