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
  /** Whether it is a duty of the job: an advantage for people who have done it, and no condition. */
  readonly isDuty?: boolean;
}

export interface AdvertReading {
  readonly parts: readonly AdvertPart[];
  /** Sentences that ask for nothing by their words or position, except those that are surely beside the point. */
  readonly others: readonly AdvertPart[];
  /** Whether the advertisement lists its requirements under a heading, so that the parts are complete. */
  readonly isListed: boolean;
}

const BULLET = /^\s*(?:[-–—*•·‣+>»\p{So}\p{Sm}]\ufe0f?|\d{1,2}[.)](?!\d))\s*/u;
const [MOST_HEADING_WORDS, MOST_HEADING_LETTERS, MOST_OF_A_LINE] = [8, 80, 6];
const MONEY = /[£$€₪]\s?\d|\d\s?(?:₪|ש"ח|nis\b|ils\b)/i;
/** An address or number for contacting somebody. */
const CONTACT = /\S@\S|https?:\/\/|www\.|(?<![\d-])0\d{1,2}-?\d{3}-?\d{4}(?!\d)/i;

interface AdvertLine extends TextMatch {
  readonly isBullet: boolean;
  /** Whether an empty line precedes it. */
  readonly opensBlock: boolean;
}

/** Returns the lines of a text without list marks. */
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

/** Whether a paragraph after an empty line asks for nothing and so ends the list before it, like how to apply. */
const isClosing = ({ text, isBullet, opensBlock }: AdvertLine) =>
  opensBlock && !isBullet && /[.!](?:\s|$)/.test(text) && !says(text, CUES.requirement);

/** Returns the section that a line begins and the text after its heading; undefined if the line is no heading. */
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
 * Returns the parts of an advertisement that ask for something: text under headings of requirements and advantages, and
 * elsewhere sentences with "must", "an advantage" or years. The company, its benefits, how to apply and duties ask for
 * nothing.
 */
export function readParts(advert: string): AdvertReading {
  const { text: signs, originalIndex } = normalizeText(advert);
  // Markdown signs are replaced by spaces, so that indexes stay.
  const text = signs.replace(/\*\*|__|^#{1,6} /gm, (sign) => ' '.repeat(sign.length));
  let section: AdvertSection | 'opening' = 'opening';
  let [inList, isFilled, isUnknown] = [false, false, false];
  const sentences = splitLines(text).flatMap((line) => {
    const heading = readHeading(line);
    const isAside = heading?.section === 'aside' && heading.rest !== '';
    if (heading && !isAside) [section, inList] = [heading.section, false];
    // A list ends with the first line that is no item.
    else if ((inList && !line.isBullet && !/:\s*$/.test(line.text)) || (isFilled && isClosing(line)))
      [section, inList] = ['opening', false];
    if (!heading && !line.isBullet) section = afterUnknown(section, line.text.trim());
    // Lines after an unknown heading count as items.
    isUnknown = /^[^.,]{2,50}[:?]$/.test(line.text.trim()) || (isUnknown && !heading && !isClosing(line));
    if (line.isBullet) inList = true;
    isFilled = !heading || heading.rest !== '';
    if (isAside) return [];
    const rest = heading ? heading.rest : line.text;
    const from = line.index + line.text.length - rest.length;
    // "Python or R. You have …": the single letter ends a sentence.
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
    // In a list, a sentence about applying may still be a wish ("a portfolio, please attach a link"). A sentence that
    // introduces a list asks for nothing.
    const isSaid =
      CONTACT.test(written) ||
      (says(written, CUES.aside) &&
        !(isAmong && isBullet) &&
        !says(written, CUES.need) &&
        !says(written, CUES.advantage));
    const isAside = where === 'aside' || isSaid || /[:?]$/.test(written) || (!isAmong && isOffer(written));
    // In a list without bullets each line follows another.
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
 * Returns the section after a line that may be an unknown heading. It ends duties and benefits; a question after the
 * requirements introduces the benefits.
 */
function afterUnknown(section: AdvertSection | 'opening', line: string): AdvertSection | 'opening' {
  if (section === 'required' || section === 'advantage') return /^[^.,?]{2,40}\?/.test(line) ? 'aside' : section;
  return /^[^.,]{2,50}[:?]$/.test(line) ? 'opening' : section;
}

const isOffer = (sentence: string) =>
  says(sentence, CUES.offer) || (MONEY.test(sentence) && !says(sentence, CUES.budget));
/** Whether a sentence itself says that it asks for something. */
const isMarked = (sentence: string, where: string) =>
  says(sentence, CUES.advantage) ||
  (says(sentence, CUES.must) &&
    (says(sentence, CUES.requirement) || tokenizeWords(sentence).length <= MOST_OF_A_LINE)) ||
  (where === 'opening' && says(sentence, CUES.sought) && says(sentence, CUES.requirement));

/** Returns the length of words that introduce a requirement ("to apply you need"); 0 if they come later. */
function leadOf(sentence: string, pattern: RegExp): number {
  const [lead] = sentence.matchAll(pattern);
  return lead && lead.index < sentence.length / 3 ? lead.index + lead[0].length : 0;
}

/** Returns where the requirements begin after "looking for an electrician with"; 0 in other sentences. */
function askedOf(sentence: string): number {
  if (!says(sentence, CUES.sought)) return 0;
  const sought = sentence.search(CUES.sought);
  const having = [...sentence.matchAll(CUES.having)].find(({ index }) => index > sought);
  return having ? having.index + having[0].length + 1 : 0;
}
