import { textDirection, type Direction, type Language } from '../../platform/language.ts';
import type { DateStyle } from '../../resume/dates.ts';
import type { ResumeDesign } from '../../resume/design.ts';
import { sanitizeText } from '../../resume/sanitizeText.ts';
import { isBlankText } from '../../resume/text.ts';
import { isolateBidiRuns } from '../bidi/isolate.ts';
import type { TreeElement, TreeNode } from './tree.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/**
 * Facts about the whole document that every part of it needs. Equal contexts are one object, so that `===` compares
 * them.
 */
export interface DocumentContext {
  readonly language: Language;
  readonly direction: Direction;
  readonly dates: DateStyle;
  /** How well a language is spoken: in a word, or as dots. */
  readonly levels: LevelStyle;
  /** Characters of title and organization that fit one line; endless if they are in two lines anyway. */
  readonly headLength: number;
}

/** The design's choices about the words of a document. */
type WordingDesign = Pick<ResumeDesign, 'dates' | 'levels'>;
type LevelStyle = NonNullable<ResumeDesign['levels']>;

/** How many characters of title and organization a line holds, in templates that have one for both. */
const HEAD_LENGTHS: Readonly<Record<string, number>> = { compact: 92, fresh: 78 };

const contexts = new Map<string, DocumentContext>();

/** The one context of a language, a design and a template: there are few, and what is built is remembered by them. */
export function documentContext(language: Language, design: WordingDesign = {}, templateId = ''): DocumentContext {
  const { dates = 'numbers', levels = 'words' } = design;
  const headLength = ownProperty(HEAD_LENGTHS, templateId) ?? Infinity;
  const key = `${language} ${dates} ${levels} ${headLength}`;
  let context = contexts.get(key);
  if (!context)
    contexts.set(key, (context = { language, direction: textDirection(language), dates, levels, headLength }));
  return context;
}

/** A text as it is shown: trimmed, without what could disturb the page; empty when none of it would be seen. */
export function toDisplayText(text: string): string {
  const clean = sanitizeText(text).trim();
  return isBlankText(clean) ? '' : clean;
}

/** A shown text as content of an element, with its runs isolated for the context's direction. */
export function toBidiNodes(text: string, { direction }: DocumentContext): readonly TreeNode[] {
  return isolateBidiRuns(toDisplayText(text), direction);
}

/**
 * Remembers what was built for an object of the model, by identity and context: an edit makes a new object for what
 * it changes and keeps all others, so only what changed is built (and later patched) again.
 */
export function memoizeByContext<T extends object, R extends TreeElement | undefined>(
  build: (of: T, context: DocumentContext) => R,
): (of: T, context: DocumentContext) => R {
  const built = new Map<DocumentContext, WeakMap<T, { readonly result: R }>>();
  return (of, context) => {
    let known = built.get(context);
    if (!known) built.set(context, (known = new WeakMap()));
    let entry = known.get(of);
    if (!entry) known.set(of, (entry = { result: build(of, context) }));
    return entry.result;
  };
}
