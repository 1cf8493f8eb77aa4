import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../page/textLine.ts';
import { ClaimedPieces, type Piece } from '../places/claims.ts';
import { findContacts } from './contacts.ts';
import { scoreTitleOrCompany } from './cues.ts';
import { findPersonName } from './personName.ts';

/** How sure a value is that stands turned beside the text: it is asked about. */
const BESIDE_TEXT = 0.5;
/** Points of a text that is a profession, whatever stands in its place. */
const CLEAR_POST = 2;

interface TurnedReading {
  readonly resumeData: ResumeData;
  readonly confidence: Readonly<Record<string, number>>;
  readonly claims?: ClaimedPieces;
}

const isReachable = ({ email, phone }: { readonly email: string; readonly phone: string }) =>
  email !== '' || phone !== '';

/**
 * A reading with the name and the contacts that only text turned along an edge says; the turned lines stand behind so
 * many others. Where these alone say how to reach the person, they are the head of the page: what the upright text has
 * for a name is a title or a heading, and a place beside the contacts is where the person lives.
 */
export function withTurnedText<Read extends TurnedReading>(
  reading: Read,
  turned: readonly TextLine[],
  others: number,
): Read {
  if (turned.length === 0) return reading;
  const { personalInfo } = reading.resumeData;
  const { email, phone, linkedin, website, address } = findContacts(turned, turned, []);
  const facts = { fullName: findPersonName(turned), email, phone, linkedin, website, address };
  const isHead = isReachable(facts) && !isReachable(personalInfo);
  // Large type in the place of the name may say what somebody is, where the name stands along the edge.
  const post = scoreTitleOrCompany(personalInfo.fullName) >= CLEAR_POST ? personalInfo.fullName : '';
  const fields = (Object.keys(facts) as (keyof typeof facts)[]).filter(
    (field) =>
      facts[field] !== '' &&
      (personalInfo[field] === '' ? isHead || field !== 'address' : (isHead || post !== '') && field === 'fullName'),
  );
  const isPostAlone = post !== '' && fields.includes('fullName') && (reading.resumeData.headline ?? '') === '';
  const claims = reading.claims ?? new ClaimedPieces();
  for (const field of fields) claims.add(`personalInfo.${field}`, piecesWith(facts[field], turned, others));
  return {
    ...reading,
    claims,
    resumeData: {
      ...reading.resumeData,
      ...(isPostAlone && { headline: post }),
      personalInfo: { ...personalInfo, ...Object.fromEntries(fields.map((field) => [field, facts[field]])) },
    },
    confidence: {
      ...reading.confidence,
      ...Object.fromEntries(fields.map((field) => [`personalInfo.${field}`, BESIDE_TEXT])),
      ...(isPostAlone && { headline: BESIDE_TEXT }),
    },
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
