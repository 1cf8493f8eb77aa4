import { isHebrewWord, normalizeWord, tokenizeWords } from '../../../../shared/improve/guard/words.ts';
import { editEnglish } from './english.ts';
import { editHebrew } from './hebrew.ts';

/**
 * A résumé text as the local editor improves it: weak openings, first person, filler, missing full stops; with a job
 * description, lines that answer it come first. It knows rules and no facts, so it can invent none.
 */
export function editText(text: string, advertisement = ''): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const edited = lines.map((line) =>
    line
      .split(/(?<=[.!?])\s+/)
      .map(editSentence)
      .join(' '),
  );
  const prose = edited.length === 1 && /[.!?]\s/.test(edited[0] as string);
  const stopped =
    prose || edited.every((line) => /[.!?]$/.test(line)) || edited.some((line) => line.endsWith('.'))
      ? edited.map((line) => (/[.!?:;,]$/.test(line) ? line : `${line}.`))
      : edited;
  if (advertisement === '') return stopped.join('\n');
  const wanted = new Set(
    tokenizeWords(advertisement)
      .filter(({ text: word }) => word.length > 3)
      .map(({ text: word }) => stemWord(word)),
  );
  const relevance = (line: string) =>
    new Set(
      tokenizeWords(line)
        .map(({ text: word }) => stemWord(word))
        .filter((root) => wanted.has(root)),
    ).size;
  return stopped.toSorted((a, b) => relevance(b) - relevance(a)).join('\n');
}

function editSentence(sentence: string): string {
  return /[\u05d0-\u05ea]/.test(sentence) ? editHebrew(sentence) : editEnglish(sentence);
}

/** The root as far as it tells two words apart or together; for comparing, not for showing. */
function stemWord(word: string): string {
  const bare = normalizeWord(word);
  if (!isHebrewWord(bare)) return bare.replace(/(?:ing|ed|es|e|d)$/, '').slice(0, 5);
  const unprefixed = bare.length > 4 ? bare.replace(/^[ושהבלמכ]{1,2}(?=.{3})/, '') : bare;
  return unprefixed.replace(/(?:יהם|ים|ות|תי|ית|נו|ה|ת|י)$/, '').slice(0, 4);
}
