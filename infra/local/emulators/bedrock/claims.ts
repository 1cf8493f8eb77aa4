import { alignWords } from '../../../../shared/improve/guard/align.ts';
import { contentKeys } from '../../../../shared/improve/guard/contentKeys.ts';
import { splitSentences } from '../../../../shared/improve/sentences.ts';
import { readDataBlock } from './dataBlock.ts';
import { editText } from './textEditor.ts';
import { translateLine } from './translation.ts';

interface NumberedSentence {
  readonly number: number;
  readonly text: string;
}

const readSource = (question: string) => readDataBlock(question, 'source') ?? '';

/** The sentences of a source that share words with a text, the ones that share most first. */
function likest(source: string, text: string): string[] {
  const wanted = new Set(contentKeys(text));
  return splitSentences(source)
    .map((sentence) => ({
      text: sentence.text,
      shared: contentKeys(sentence.text).filter((key) => wanted.has(key)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .map((sentence) => sentence.text);
}

/**
 * A claim check by rules: a sentence is the same where the editor makes it of a sentence of the source, or where each
 * of its words has its source.
 */
export function checkSentences(question: string, fault: string) {
  const source = readSource(question);
  const heading = readDataBlock(question, 'heading') ?? '';
  const sentences = JSON.parse(readDataBlock(question, 'proposal') ?? '[]') as NumberedSentence[];
  return sentences.map(({ number, text }, index) => {
    const quotes = likest(source, text);
    const same = (quote: string) => ({ number, quote, verdict: 'same', kind: 'none', words: '' });
    if (fault === 'doubtful' && index === 0) return { number, quote: '', verdict: 'adds', kind: 'other', words: text };
    if (fault === 'injected') return same(quotes.join(' … '));
    const made = quotes.find((quote) => editText(quote).replace(/\.$/, '') === text.replace(/\.$/, ''));
    if (made !== undefined) return same(made);
    const translated = splitSentences(source).find((each) => translateLine(each.text) === text);
    if (translated) return same(translated.text);
    // A label of a list is no claim.
    const claim = text.replace(/^(?:Skills|מיומנויות): /, '');
    const [free] = alignWords([source, heading], claim).free;
    if (free) return { number, quote: quotes[0] ?? '', verdict: 'adds', kind: 'other', words: free.text };
    const enough = quotes.findIndex((_, last) => alignWords(quotes.slice(0, last + 1), claim).free.length === 0);
    return same(quotes.slice(0, enough + 1 || quotes.length).join(' … '));
  });
}

/** Doubted sentences as the editor makes them of the source; one that it cannot find there is left out. */
export function rewriteSentences(question: string, fault: string): NumberedSentence[] {
  const source = readSource(question);
  const doubted = JSON.parse(readDataBlock(question, 'doubted') ?? '[]') as { number: number; proposal: string }[];
  return doubted.map(({ number, proposal }) => {
    const [sourceSentence = ''] = likest(source, proposal);
    return { number, text: fault === 'injected' ? proposal : editText(sourceSentence) };
  });
}
