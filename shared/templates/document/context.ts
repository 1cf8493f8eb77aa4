import { LANGUAGES, textDirection, type Direction, type Language } from '../../platform/language.ts';
import { sanitizeText } from '../../resume/sanitizeText.ts';
import { isBlankText } from '../../resume/text.ts';
import { isolateBidiRuns } from '../bidi/isolate.ts';
import type { TreeElement, TreeNode } from './tree.ts';

/**
 * What every part of the document needs to know about the whole. One object for each language, so that it can be
 * compared.
 */
export interface DocumentContext {
  readonly language: Language;
  readonly direction: Direction;
}

export const DOCUMENT_CONTEXTS: Readonly<Record<Language, DocumentContext>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, { language, direction: textDirection(language) }]),
) as Record<Language, DocumentContext>;

/** A text as it is shown: trimmed, without what could disturb the page; empty when nothing of it would be seen. */
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
