import type { Node } from 'prosemirror-model';
import { EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { Direction } from '../../../../../../shared/platform/language.ts';
import { normalizeText } from '../../../../../../shared/resume/sanitizeText.ts';
import type { TextMark } from '../../../../../../shared/resume/textMarks.ts';
import type { BoxCaret, CopiedData } from '../fieldProps.ts';
import { pastedText } from '../pasted/pastedText.ts';
import { putText, selectionOf } from './insertion.ts';
import { editKey, foldBullets, isEditKey, markOfKey, partLines } from './keys.ts';
import { drawLines } from './lineLooks.ts';
import { endOfChange, readDocument, replaceText, settleLines, writeDocument } from './lines.ts';
import { activeMarks, readTypedMark, toggleMark, type ActiveMarks } from './marking.ts';

export interface EditorSettings {
  readonly direction: Direction;
  /** Whether each line is a bullet. */
  readonly isBulleted: boolean;
  /** Maximum number of letters of the stored text, in UTF-16 code units. */
  readonly max: number;
  /** Gets each new text; `isStep`: it is undone by itself. */
  readonly onText: (text: string, isStep: boolean) => void;
  readonly onMarks: (marks: ActiveMarks) => void;
  /** A mark was set or taken away, which nobody hears. */
  readonly onMarked: (kind: 'bold' | 'italic', isSet: boolean) => void;
  /** Asked for a link where the selection is. */
  readonly onLink: () => void;
  /** The rest of a pasted text that had no room. */
  readonly onRest: (rest: string) => void;
  /** Something was typed into a full text. */
  readonly onFull: () => void;
  /** The system's own undo: of a menu, of a shaken phone. */
  readonly onHistory: (what: 'undo' | 'redo') => void;
}

export interface TextEditor {
  readonly view: EditorView;
  /** Shows another text, if it is another; while somebody composes a word, it waits for its end. */
  readonly setText: (text: string) => void;
  readonly paste: (data: CopiedData) => void;
  readonly mark: (kind: TextMark['kind']) => void;
  readonly apply: (transaction: Transaction, isStep?: boolean) => void;
  readonly redraw: () => void;
  readonly destroy: () => void;
}

/** More letters at once nobody types: the longest words that a keyboard offers are shorter. */
const LONGEST_TYPED = 40;

/** Kinds of input that stay in a line; for all others the editor draws the lines itself. */
const DRAWN_BY_BROWSER: ReadonlySet<string> = new Set([
  'insertText',
  'insertCompositionText',
  'deleteContentBackward',
  'deleteContentForward',
]);

/**
 * Creates the editor in an element of the page. It keeps no history: each text goes to the draft, whose undo calls
 * `setText`. `settings` returns the newest settings at each use.
 */
export function createEditor(
  place: HTMLElement,
  text: string,
  caret: BoxCaret | undefined,
  settings: () => EditorSettings,
): TextEditor {
  let pending: string | undefined;
  /** Whether the browser writes what is typed: it has brought the caret into sight, and to look for it takes time. */
  let isDrawnByBrowser = false;
  let drawn:
    | { readonly doc: Node; readonly direction: Direction; readonly looks: ReturnType<typeof drawLines> }
    | undefined;
  const doc = readDocument(text, settings().isBulleted);
  const view = new EditorView(
    { mount: place },
    {
      state: EditorState.create({ doc, ...(caret && { selection: selectionOf(doc, caret) }) }),
      decorations({ doc: now }) {
        const { direction, isBulleted } = settings();
        if (drawn?.doc !== now || drawn.direction !== direction)
          drawn = { doc: now, direction, looks: drawLines(now, direction, isBulleted) };
        return drawn.looks;
      },
      dispatchTransaction(transaction) {
        apply(transaction);
        isDrawnByBrowser = false;
      },
      handleScrollToSelection: () => isDrawnByBrowser,
      handleKeyDown(_, event) {
        const kind = markOfKey(event);
        if (kind !== undefined) {
          event.preventDefault();
          mark(kind);
          return true;
        }
        if (!isEditKey(event.key)) return false;
        readSelection();
        const edit = editKey(view.state, event);
        if (edit?.docChanged) apply(edit.scrollIntoView());
        return edit !== undefined;
      },
      handleTextInput(_, from, to, typed) {
        // A phone's keyboard pastes as if the text were typed.
        if (typed.includes('\n') || (typed.length > LONGEST_TYPED && !view.composing)) {
          insertText(typed, from, to);
          return true;
        }
        const meant = from === to && !view.composing ? readTypedMark(view.state, from, typed) : undefined;
        if (meant) apply(meant, true);
        return meant !== undefined;
      },
      clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n'),
      // As events, not by the editor's own readers: those parse styles, which the site's policy reports as faults.
      handleDOMEvents: {
        paste(_, event) {
          event.preventDefault();
          readSelection();
          insertCopied(readData(event.clipboardData), view.state.selection);
          return true;
        },
        drop(_, event) {
          const dropPoint = view.dragging ? null : view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (!dropPoint) return false;
          event.preventDefault();
          insertCopied(readData(event.dataTransfer), TextSelection.near(view.state.doc.resolve(dropPoint.pos)));
          view.focus();
          return true;
        },
        keydown() {
          isDrawnByBrowser = false;
          return false;
        },
        beforeinput(_, event) {
          isDrawnByBrowser = DRAWN_BY_BROWSER.has(event.inputType);
          const [, kind = ''] = /^(?:history|format)(Undo|Redo|Bold|Italic|.*)/.exec(event.inputType) ?? [];
          if (kind === '') return false;
          event.preventDefault();
          if (kind === 'Undo' || kind === 'Redo') settings().onHistory(kind === 'Undo' ? 'undo' : 'redo');
          if (kind === 'Bold' || kind === 'Italic') mark(kind === 'Bold' ? 'bold' : 'italic');
          return true;
        },
        compositionend() {
          setTimeout(() => {
            const late = pending;
            pending = undefined;
            if (late !== undefined && !view.isDestroyed) setText(late);
          });
          return false;
        },
        blur() {
          const settled = settleLines(view.state, settings().isBulleted);
          if (settled) apply(settled);
          return false;
        },
      },
    },
  );

  function apply(transaction: Transaction, isStep = false): void {
    const { isBulleted, max, onText, onFull, onMarks } = settings();
    let state = view.state.apply(transaction);
    if (transaction.docChanged && !view.composing)
      state = isBulleted ? foldBullets(partLines(state)) : partLines(state);
    if (state.doc !== transaction.doc) isDrawnByBrowser = false;
    const [before, after] = [view.state.doc, state.doc].map(writeDocument) as [string, string];
    // An existing text may exceed the limit; it just must not grow.
    if (after.length > max && after.length > before.length) {
      view.updateState(view.state);
      return onFull();
    }
    view.updateState(state);
    if (after !== before) {
      // Text still being composed is newer than the text to show.
      pending = undefined;
      onText(after, isStep);
    }
    return onMarks(activeMarks(state));
  }

  /** The browser tells of a selection later: a key or what is pasted at once would act where the caret was before. */
  function readSelection(): void {
    const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {};
    if (view.composing || !anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode))
      return;
    const ends = [view.posAtDOM(anchorNode, anchorOffset ?? 0), view.posAtDOM(focusNode, focusOffset ?? 0)] as const;
    const [anchor, head] = ends.map((position) => view.state.doc.resolve(position));
    if (!anchor || !head) return;
    const seen = TextSelection.between(anchor, head);
    if (!seen.eq(view.state.selection)) apply(view.state.tr.setSelection(seen));
  }

  function setText(next: string): void {
    if (view.composing) {
      pending = next === writeDocument(view.state.doc) ? undefined : next;
      return;
    }
    const replaced = replaceText(view.state, next, settings().isBulleted);
    if (!replaced) return;
    const end = endOfChange(view.state.doc, replaced.doc);
    if (view.hasFocus()) replaced.setSelection(TextSelection.near(replaced.doc.resolve(end), -1)).scrollIntoView();
    view.updateState(view.state.apply(replaced));
  }

  function mark(kind: TextMark['kind']): void {
    readSelection();
    if (kind === 'link') return settings().onLink();
    const marked = toggleMark(view.state, kind);
    apply(marked, marked.docChanged);
    const settled = settleLines(view.state, settings().isBulleted);
    if (settled) apply(settled, true);
    settings().onMarked(kind, activeMarks(view.state)[kind]);
  }

  function insertCopied(data: CopiedData, { from, to, $from }: Selection): void {
    insertText(normalizeText(pastedText({ ...data, isAtStart: $from.parentOffset === 0 })), from, to);
  }

  function insertText(text: string, from: number, to: number): void {
    const { isBulleted, max, onRest } = settings();
    const { transaction, rest } = putText(view.state, text, { from, to }, { isBulleted, max });
    if (transaction) apply(transaction, true);
    if (rest !== '') onRest(rest);
  }

  // A key that deletes asks for the line's end: the browser would be made to move the selection there and back.
  const askBrowser = view.endOfTextblock.bind(view);
  view.endOfTextblock = (direction, state = view.state) => {
    const { parent, parentOffset } = state.selection.$head;
    if (direction === 'backward') return parentOffset === 0;
    return direction === 'forward' ? parentOffset === parent.content.size : askBrowser(direction, state);
  };

  if (caret?.isFocused) view.focus();
  return {
    view,
    setText,
    paste: (data) => insertCopied(data, view.state.selection),
    mark,
    apply,
    redraw: () => view.updateState(view.state),
    destroy: () => view.destroy(),
  };
}

function readData(data: DataTransfer | null): CopiedData {
  const [html = '', plain = ''] = ['text/html', 'text/plain'].map((type) => data?.getData(type) ?? '');
  return { html, plain };
}
