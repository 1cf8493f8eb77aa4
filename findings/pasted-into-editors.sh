#!/bin/bash
# What four editors make of Hebrew that is pasted, in a page from right to left. Who meets it: whoever lets people paste
# a text from Google Docs or Word.
# - Google Docs wraps a copy in a <b> of normal weight. Under a policy of `style-src 'self'` Chromium gives the elements
#   of a parsed page no styles (their attribute stays): the wrapper is bold, and so is every word, or in Quill none. One
#   paste, two results by a header that nobody looks at, without an error.
# - A list of Word comes with drawn bullets that its style says are none of the text: three keep them as text.
# - An English line of a Hebrew page begins at the right, as nobody says of it where it begins; Lexical leaves it to the
#   browser. Slate says it of lines from the right alone.
. "$(dirname "$0")/lib.sh"
browser prosemirror-view@1.42.9 prosemirror-state@1.4.4 prosemirror-model@1.25.13 prosemirror-schema-basic@1.2.4 \
  prosemirror-schema-list@1.6.0 @tiptap/core@3.34.0 @tiptap/pm@3.34.0 @tiptap/starter-kit@3.34.0 lexical@0.52.0 \
  @lexical/rich-text@0.52.0 @lexical/list@0.52.0 @lexical/link@0.52.0 quill@2.0.3 slate@0.146.0 slate-react@0.146.1 \
  slate-dom@0.146.1 react@19.3.0 react-dom@19.3.0 esbuild@0.28.2
cat > "$work/editors.mjs" <<'MODULE'
import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { createEditor, $getRoot, $createParagraphNode, $createTextNode } from 'lexical';
import { registerRichText, HeadingNode, QuoteNode } from '@lexical/rich-text';
import { ListNode, ListItemNode } from '@lexical/list';
import { LinkNode } from '@lexical/link';
import { DOMParser, Schema } from 'prosemirror-model';
import { schema } from 'prosemirror-schema-basic';
import { addListNodes } from 'prosemirror-schema-list';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import Quill from 'quill';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { createEditor as createSlate } from 'slate';
import { Editable, Slate, withReact } from 'slate-react';

const place = () => document.body.appendChild(document.createElement('div'));
const lines = (texts) => texts.map((text) => `<p>${text}</p>`).join('');
const { nodes, marks } = schema.spec;
const withLists = new Schema({ nodes: addListNodes(nodes, 'paragraph block*', 'block'), marks });
function proseMirror(texts) {
  const at = place();
  const from = document.createElement('div');
  from.append(...texts.map((text) => Object.assign(document.createElement('p'), { textContent: text })));
  new EditorView(at, { state: EditorState.create({ doc: DOMParser.fromSchema(withLists).parse(from) }) });
  return at.firstChild;
}
function tiptap(texts) {
  const element = place();
  new Editor({ element, extensions: [StarterKit], content: lines(texts) });
  return element.querySelector('[contenteditable]');
}
function lexical(texts) {
  const at = place();
  at.contentEditable = 'true';
  const editor = createEditor({
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
    onError: (error) => { throw error; },
  });
  editor.setRootElement(at);
  registerRichText(editor);
  editor.update(() => {
    $getRoot().append(...texts.map((text) => $createParagraphNode().append($createTextNode(text))));
    $getRoot().selectEnd();
  }, { discrete: true });
  return at;
}
function quill(texts) {
  const at = place();
  const editor = new Quill(at);
  editor.setText(texts.join('\n'));
  editor.setSelection(editor.getLength());
  return at.querySelector('[contenteditable]');
}
function slate(texts) {
  const at = place();
  const editor = withReact(createSlate());
  const initialValue = texts.map((text) => ({ type: 'paragraph', children: [{ text }] }));
  flushSync(() => createRoot(at).render(createElement(Slate, { editor, initialValue }, createElement(Editable))));
  return at.querySelector('[contenteditable]');
}
window.editors = { ProseMirror: proseMirror, Tiptap: tiptap, Lexical: lexical, Quill: quill, Slate: slate };
window.pasteInto = async (name, html, plain) => {
  const editor = window.editors[name]([]);
  editor.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const isBold = (node) => getComputedStyle(node.parentElement).fontWeight >= 600;
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push([walker.currentNode.data, isBold(walker.currentNode)]);
  return {
    bold: texts.filter(([, isHeavy]) => isHeavy).map(([text]) => text.trim()),
    text: texts.map(([text]) => text).join(''),
    kind: editor.querySelector('li') ? 'item' : 'paragraph',
  };
};
window.sideOf = (name, texts) => {
  const editor = window.editors[name](texts);
  return texts.map((text) => {
    const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.data.includes(text))
      return getComputedStyle(walker.currentNode.parentElement.closest('p, div')).direction;
    return 'none';
  }).join(' ');
};
MODULE
(cd "$work" && node_modules/.bin/esbuild editors.mjs --bundle --format=iife --log-level=error \
  --define:process.env.NODE_ENV='"production"' --outfile=bundle.js)
check <<'E2'
import { readFileSync } from 'node:fs';
import { launch } from './chromium.mjs';

const bundle = readFileSync('bundle.js', 'utf8');
const browser = await launch();
async function open(policy) {
  const page = await browser.newPage();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isScript = request.url().endsWith('.js');
    const headers = policy ? { 'content-security-policy': policy } : {};
    const contentType = `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`;
    const body = isScript ? bundle : '<html dir="rtl"><body><script src="/b.js"></script>';
    void request.respond({ contentType, headers, body });
  });
  await page.goto('http://editors.example/');
  return page;
}
const [free, strict] = [await open(), await open("script-src 'self'; style-src 'self'")];
const google =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="rtl">' +
  '<span style="font-weight:400;">ניהלתי </span><span style="font-weight:700;">צוות</span></p></b>';
const word =
  "<html xmlns:w='urn:schemas-microsoft-com:office:word'><body>" +
  "<p class=MsoListParagraph dir=RTL style='mso-list:l0 level1 lfo1'><![if !supportLists]>" +
  "<span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>" +
  '<span lang=HE dir=RTL>ניהול צוות</span></p></body></html>';
const asText = ['·<NBSP><NBSP> ניהול צוות'.replaceAll('<NBSP>', '\u00a0'), 'paragraph'];
/** Bold without the policy and with it, an item of Word with its elements, the sides. */
const told = {
  ProseMirror: [[['צוות'], ['ניהלתי צוות']], asText, 'rtl rtl'],
  Tiptap: [[['צוות'], ['ניהלתי צוות']], asText, 'rtl rtl'],
  Lexical: [[['צוות'], ['ניהלתי צוות']], asText, 'rtl ltr'],
  Quill: [[['צוות'], []], ['ניהול צוות', 'item'], 'rtl rtl'],
  Slate: [, , 'rtl rtl'],
};
for (const [name, [bold, item, sides]] of Object.entries(told)) {
  const pasted = (page, html) => page.evaluate((...of) => window.pasteInto(...of), name, html, 'ניהול צוות');
  if (bold) {
    const seen = [await pasted(free, google), await pasted(strict, google)].map((paste) => paste.bold);
    says(`${name}, what is bold without the policy and with it`, seen, bold);
    const { text, kind } = await pasted(free, word);
    says(`${name}, an item of Word`, [text, kind], item);
  }
  const lines = ['ניהלתי צוות', 'Led a team'];
  const seen = await free.evaluate((...of) => window.sideOf(...of), name, lines);
  says(`${name}, the sides of a Hebrew and an English line`, seen, sides);
}
await browser.close();
E2
