import { says } from '../guard/patterns.ts';
import type { TextMatch } from '../guard/facts.ts';
import { normalizeText } from '../guard/normalize.ts';
import { splitSentences } from '../sentences.ts';
import { CUES, type AdvertSection, HEADINGS } from '../lexicon/advertCues.ts';
import { FUNCTION_WORDS, HEADING_FILLERS } from '../lexicon/words.ts';
import { containsWord, normalizeWord, tokenizeWords } from '../guard/words.ts';

/** A line or sentence of an advertisement that asks for something. */
export interface AdvertPart extends TextMatch {
  readonly isAdvantage: boolean;
  /** Whether it is a duty of the job: a point for who has done it, and no condition. */
  readonly isDuty?: boolean;
}

export interface AdvertReading {
  readonly parts: readonly AdvertPart[];
  /** Sentences that ask for nothing by their words or place, without what is surely aside. */
  readonly others: readonly AdvertPart[];
  /** Whether the advertisement says under a heading what it asks for, so that the parts are all of it. */
  readonly isListed: boolean;
}

const BULLET = /^\s*(?:[-–—*•·‣+>»\p{So}\p{Sm}]\ufe0f?|\d{1,2}[.)](?!\d))\s*/u;
const [MOST_HEADING_WORDS, MOST_HEADING_LETTERS, MOST_OF_A_LINE] = [8, 80, 6];
const MONEY = /[£$€₪]\s?\d|\d\s?(?:₪|ש"ח|nis\b|ils\b)/i;
/** Where somebody is written to or called. */
const CONTACT = /\S@\S|https?:\/\/|www\.|(?<![\d-])0\d{1,2}-?\d{3}-?\d{4}(?!\d)/i;

interface AdvertLine extends TextMatch {
  readonly isBullet: boolean;
  /** Whether an empty line stands before it. */
  readonly opensBlock: boolean;
}

/** The lines of a text without what opens a list's item. */
function splitLines(text: string): AdvertLine[] {
  let [index, opensBlock] = [0, true];
  return text.split('\n').flatMap((written) => {
    const opening = BULLET.exec(written)?.[0] ?? '';
    const [content, from] = [written.slice(opening.length).trimEnd(), index + opening.length];
    const line = { text: content, index: from, isBullet: opening !== '', opensBlock };
    index += written.length + 1;
    opensBlock = content.trim() === '';
    return opensBlock ? [] : [line];
  });
}

/** A paragraph behind an empty line that asks for nothing ends the list before it: how to apply, what is offered. */
const isClosing = ({ text, isBullet, opensBlock }: AdvertLine) =>
  opensBlock && !isBullet && /[.!](?:\s|$)/.test(text) && !says(text, CUES.requirement);

/** The section that a line opens, and what of it stands behind its heading; undefined where it is none. */
function readHeading({ text, isBullet }: AdvertLine) {
  const [, head = '', rest = ''] = /^([^:?]{2,60})[:?](.*)$/.exec(text) ?? ['', text, ''];
  const isMarked = head !== text;
  if (head.length > MOST_HEADING_LETTERS || (isBullet && !isMarked) || (!isMarked && /[.,;!]$/.test(text.trim())))
    return undefined;
  const heading = HEADINGS.find(([, pattern]) => says(head, pattern));
  if (!heading) return undefined;
  const left = tokenizeWords(head.replace(heading[1], ' ')).filter(
    ({ text: word }) =>
      ![FUNCTION_WORDS, HEADING_FILLERS].some((words) => containsWord(normalizeWord(word), words)) &&
      !HEADINGS.some(([, pattern]) => says(word, pattern)),
  );
  const most = isMarked ? (rest.trim() === '' ? 3 : 1) : 0;
  if (tokenizeWords(head).length > MOST_HEADING_WORDS || left.length > most) return undefined;
  return { section: heading[0], rest: rest.trim() };
}

/**
 * The parts of an advertisement that ask for something: what stands under headings of requirements and advantages, and
 * elsewhere sentences that say "must", "an advantage" or years. The company, its benefits, how to apply and duties ask
 * for nothing.
 */
export function readParts(advert: string): AdvertReading {
  const { text: signs, originalIndex } = normalizeText(advert);
  // Signs of Markdown, each in the same place.
  const text = signs.replace(/\*\*|__|^#{1,6} /gm, (sign) => ' '.repeat(sign.length));
  let section: AdvertSection | 'opening' = 'opening';
  let [inList, isFilled, isUnknown] = [false, false, false];
  const sentences = splitLines(text).flatMap((line) => {
    const heading = readHeading(line);
    const isAside = heading?.section === 'aside' && heading.rest !== '';
    if (heading && !isAside) [section, inList] = [heading.section, false];
    // A list ends with the first line that is no item of it.
    else if ((inList && !line.isBullet && !/:\s*$/.test(line.text)) || (isFilled && isClosing(line)))
      [section, inList] = ['opening', false];
    if (!heading && !line.isBullet) section = afterUnknown(section, line.text.trim());
    // Lines behind a heading that is not known are items as those with a sign.
    isUnknown = /^[^.,]{2,50}[:?]$/.test(line.text.trim()) || (isUnknown && !heading && !isClosing(line));
    if (line.isBullet) inList = true;
    isFilled = !heading || heading.rest !== '';
    if (isAside) return [];
    const rest = heading ? heading.rest : line.text;
    const from = line.index + line.text.length - rest.length;
    // "Python or R. You have …": a letter is a word here.
    const lines = rest.replace(/(?<= [A-Z])\.(?= (?:You|We|The) )/g, '\n');
    return splitSentences(lines).map((each) => ({
      ...each,
      index: from + each.index,
      section,
      isBullet: line.isBullet || isUnknown,
    }));
  });
  const isAsked = sentences.some((each) => each.section === 'required');
  const isListed = isAsked || sentences.some((each) => each.section === 'advantage');
  let isBefore = false;
  const others: AdvertPart[] = [];
  const parts = sentences.flatMap(({ text: written, index, section: where, isBullet }): AdvertPart[] => {
    const isAmong = where === 'required' || where === 'advantage';
    // In a list a wish may say how it is sent: "a portfolio, please attach a link"; what leads to a list asks nothing.
    const isSaid =
      CONTACT.test(written) ||
      (says(written, CUES.aside) &&
        !(isAmong && isBullet) &&
        !says(written, CUES.need) &&
        !says(written, CUES.advantage));
    const isAside = where === 'aside' || isSaid || /[:?]$/.test(written) || (!isAmong && isOffer(written));
    // In a list without bullets a line follows a line.
    const follows = isBefore && where === 'opening' && !/[.!?:]$/.test(written);
    const isItem = !isAsked && where === 'opening' && isBullet;
    const isFree = isItem || (!isListed && (says(written, CUES.requirement) || follows));
    isBefore = !isAside && (isAmong || isFree || isMarked(written, where));
    const isDuty = !isBefore && !isAside && (where === 'duties' || says(written, CUES.duty));
    if (!isBefore && !isDuty && !isAside)
      others.push({ text: written, index: originalIndex(index), isAdvantage: false });
    if (!isBefore && !isDuty) return [];
    const cut =
      leadOf(written, isDuty ? CUES.duty : CUES.need) || (where === 'opening' && !isBullet ? askedOf(written) : 0);
    const isAdvantage = where === 'advantage';
    return [{ text: written.slice(cut), index: originalIndex(index + cut), isAdvantage, isDuty }];
  });
  return { parts, others, isListed };
}

/**
 * The section behind a line that may be a heading that is not known: it ends duties and what is offered, and a question
 * behind what is asked for is answered by what is offered.
 */
function afterUnknown(section: AdvertSection | 'opening', line: string): AdvertSection | 'opening' {
  if (section === 'required' || section === 'advantage') return /^[^.,?]{2,40}\?/.test(line) ? 'aside' : section;
  return /^[^.,]{2,50}[:?]$/.test(line) ? 'opening' : section;
}

const isOffer = (sentence: string) =>
  says(sentence, CUES.offer) || (MONEY.test(sentence) && !says(sentence, CUES.budget));
/** Whether a sentence says by itself that it asks for something. */
const isMarked = (sentence: string, where: string) =>
  says(sentence, CUES.advantage) ||
  (says(sentence, CUES.must) &&
    (says(sentence, CUES.requirement) || tokenizeWords(sentence).length <= MOST_OF_A_LINE)) ||
  (where === 'opening' && says(sentence, CUES.sought) && says(sentence, CUES.requirement));

/** What leads to what is asked: "to apply you need"; 0 where it stands further behind. */
function leadOf(sentence: string, pattern: RegExp): number {
  const [lead] = sentence.matchAll(pattern);
  return lead && lead.index < sentence.length / 3 ? lead.index + lead[0].length : 0;
}

/** Where behind "looking for an electrician with" begins what is asked of one; 0 in other sentences. */
function askedOf(sentence: string): number {
  if (!says(sentence, CUES.sought)) return 0;
  const sought = sentence.search(CUES.sought);
  const having = [...sentence.matchAll(CUES.having)].find(({ index }) => index > sought);
  return having ? having.index + having[0].length + 1 : 0;
}
