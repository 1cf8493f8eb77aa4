import type { PageFit } from '../../shared/templates/pagination/fit.ts';
import { lines, WORD } from '../tools/marked-resume.ts';
import type { ParityDocument } from './parityDocuments.ts';
import type { ShownPages, ShownWord } from './readPages.ts';

/** What is known about a PDF. */
type PrintedDocument = Omit<ParityDocument, 'breaks'> & { readonly breaks?: PageFit };

/** How a preview's pages compare with the PDF's; only marked words count. */
export interface PageComparison {
  readonly document: string;
  readonly pages: { readonly shown: number; readonly printed: number };
  /** How the document is set to fit them. */
  readonly fit: { readonly shown: string; readonly printed: string };
  readonly words: number;
  /** Words on another page than in the PDF, or on none. */
  readonly elsewhere: number;
  /** Words on the PDF's page whose line is more than {@link SAME_HEIGHT_PX} from where the PDF has it. */
  readonly shifted: number;
  readonly lines: number;
  /** Lines of the PDF that the preview breaks alike, on whichever page. */
  readonly sameLines: number;
}

const SAME_HEIGHT_PX = 3;
/** The part of a text's height that is below its base line lies between these in every typeface. */
const [MIN_DESCENT, MAX_DESCENT] = [0.15, 0.35];

export function comparePages(document: PrintedDocument, shown: ShownPages): PageComparison {
  const words = new Map<string, ShownWord>(
    shown.words.flatMap((each) => (each.text.match(WORD) ?? []).map((mark) => [mark, each] as const)),
  );
  const descent = typicalDescent(document, words);
  let elsewhere = 0;
  let shifted = 0;
  for (const [mark, printed] of document.places) {
    const word = words.get(mark);
    if (word?.page !== printed.page) elsewhere += 1;
    else if (Math.abs(word.y - descent * word.height - printed.y) > SAME_HEIGHT_PX) shifted += 1;
  }
  const printedLines = lines(document.places, document.starts).map(wordsOf);
  const shownLines = new Set(lines(words, document.starts).map(wordsOf));
  return {
    document: `${document.resume.templateId} ${document.resume.language} ${document.name}`,
    pages: { shown: shown.count, printed: document.count },
    fit: { shown: shown.fit, printed: fitOf(document) },
    words: document.places.size,
    elsewhere,
    shifted,
    lines: printedLines.length,
    sameLines: printedLines.filter((line) => shownLines.has(line)).length,
  };
}

const fitOf = ({ breaks }: PrintedDocument) => `${breaks?.spacing ?? 'plain'}, name ${breaks?.nameSize ?? 'full'}`;

/** A line of {@link lines} without its page. */
const wordsOf = (line: string) => line.slice(line.indexOf(': ') + 2);

/**
 * A PDF tells base lines, a browser the bottom of the text: the part between them, as in most words of the document.
 */
function typicalDescent({ places }: PrintedDocument, words: ReadonlyMap<string, ShownWord>): number {
  const parts = [...places].flatMap(([mark, printed]) => {
    const word = words.get(mark);
    return word?.page === printed.page ? [(word.y - printed.y) / word.height] : [];
  });
  const middle = parts.toSorted((one, other) => one - other)[Math.floor(parts.length / 2)] ?? MIN_DESCENT;
  return Math.min(MAX_DESCENT, Math.max(MIN_DESCENT, middle));
}
