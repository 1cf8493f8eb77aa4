import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { estimatePrintCost } from '../../functions/pdf/printCost.ts';
import { HEAVY_PRINT_COST } from '../../functions/pdf/renderPdf.ts';
import { fill } from './bombs.ts';
import { resumeOfText } from '../learn/print/costMeter.ts';
import { RESUME_BOMBS } from './resumeBombs.ts';

/** The equal requests that many visitors send at once. */
export interface Flood {
  readonly name: string;
  readonly addresses: number;
  readonly resume: ResumeData;
  /** Its estimated cost. */
  readonly cost: number;
}

/**
 * Texts that are expensive for their characters or for what they are made of, of which a document is as many as one
 * likes.
 */
export const DEAR_TEXTS: Readonly<Record<string, string>> = {
  'ZWJ emoji': '👨‍👩‍👧‍👦 ',
  hearts: '❤️ ',
  'rainbow flags': '🏳️‍🌈 ',
  'half emoji': '👨‍',
  'skin tones': '🏽',
  flags: '🇮🇱',
  symbols: '★→①½ ',
  'mathematical letters': '𝐀𝑏𝒞 ',
  marks: 'a\u0301\u0302 ',
  links: '[a](https://x.co) ',
  bold: '**a** b ',
  'Hebrew with Latin words': 'א C++ ',
  'Arabic words': 'شكرا جزيلا ',
  Thai: 'กำลัง',
  Devanagari: 'क्षत्रिय ',
  'one Arabic word': 'ش',
  Myanmar: 'က္က',
  Khmer: 'ក្ខ',
  'ten scripts': 'αжԱაאبเक漢ꀀᚠᎠ',
  'many marks': 'ה̷̧̢̛͓͖̗̘̙̜',
  ideographs: '你好',
  numbers: '2019-2023 ',
  'direction marks': 'א\u200ea\u200f',
};

const costOf = (resume: ResumeData) => estimatePrintCost(buildResumeDocument(resume)).milliseconds;

/** The most of a text that is not yet a long document. */
function justBelowHeavy(unit: string): ResumeData {
  const make = (length: number) => resumeOfText(fill(unit, length).toWellFormed());
  let [fits, tooLong] = [0, 60_000];
  while (tooLong - fits > 50) {
    const middle = (fits + tooLong) >> 1;
    if (costOf(make(middle)) < HEAVY_PRINT_COST) fits = middle;
    else tooLong = middle;
  }
  return make(fits);
}

/** Kinds of floods; those of documents that are just not long are made by what they are estimated to cost today. */
export function floods(): Flood[] {
  const kinds: (readonly [name: string, addresses: number, resume: ResumeData])[] = [
    ['ordinary', 40, { ...SAMPLE_HE, templateId: 'professional' }],
    ...Object.entries(DEAR_TEXTS).map(([name, unit]) => [`${name}, just not long`, 40, justBelowHeavy(unit)] as const),
    ...RESUME_BOMBS.filter(({ name }) => name === 'scripts by words' || name === 'zalgo').map(
      ({ name, resume }) => [`${name}, long`, 40, { ...resume, templateId: 'professional' }] as const,
    ),
  ];
  return kinds.map(([name, addresses, resume]) => ({ name, addresses, resume, cost: costOf(resume) }));
}
