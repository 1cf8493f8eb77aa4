import { FoundPlaces } from '../places/foundPlaces.ts';
import { accountFor } from './accounting.ts';
import type { LabelReading, ParsedResume } from './parsedResume.ts';
import type { SeparatedLines } from './privateData.ts';

/** Returns a reading in which every word of the lines has its place; text that fits no field is unplaced. */
export function withAccount(reading: LabelReading, separated: SeparatedLines): ParsedResume {
  const { lines, turned, personal, ink } = separated;
  const { resumeData, confidence, headings, claims } = reading;
  const account = accountFor([...lines, ...turned], resumeData, headings, claims, reading.linesSaidAgain);
  const [text = '', ...more] = personal;
  return {
    resumeData,
    unplaced: account.unplaced,
    saidAgain: account.saidAgain,
    dropped: [
      ...account.dropped,
      ...(personal.length > 0 ? [{ reason: 'private' as const, text, ink }] : []),
      ...more.map((fact) => ({ reason: 'private' as const, text: fact })),
    ],
    confidence,
    personal,
    found: new FoundPlaces(account, resumeData, [{ reason: 'private', text: '', ink }]),
  };
}
