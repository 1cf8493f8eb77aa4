#!/bin/bash
# Hebrew writes "to", "in" and "from" as one letter before the word, joined to a foreign word by a hyphen: "write to
# noa@example.com" is "כתבו ל-noa@example.com". Six libraries that make links of plain text find four different things
# in that line, and only one finds the address. Two take the letter into it and so write to somebody else; two, by the
# rules of GitHub's Markdown, take the hyphen and leave the letter; one finds none.
. "$(dirname "$0")/lib.sh"
packages linkifyjs@4.4.0 autolinker@4.1.5 linkify-it@6.1.0 marked@18.2.1 micromark@4.0.3 \
  micromark-extension-gfm@3.0.0 anchorme@3.0.8
check <<'E2'
import * as linkify from 'linkifyjs';
import * as autolinker from 'autolinker';
import { LinkifyIt } from 'linkify-it';
import { marked } from 'marked';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import anchorme from 'anchorme';

const Autolinker = autolinker.default ?? autolinker.Autolinker;
const addresses = (html) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => decodeURI(href));
const libraries = {
  linkifyjs: (text) => linkify.find(text).map(({ href }) => href),
  autolinker: (text) => Autolinker.parse(text, { email: true }).map((match) => match.getAnchorHref()),
  'linkify-it': (text) => (new LinkifyIt().match(text) ?? []).map(({ url }) => url),
  marked: (text) => addresses(marked.parse(text)),
  micromark: (text) => addresses(micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })),
  anchorme: (text) => addresses((anchorme.default ?? anchorme)(text)),
};
const told = {
  'כתבו ל-noa@example.com': {
    linkifyjs: ['mailto:ל-noa@example.com'],
    autolinker: ['mailto:ל-noa@example.com'],
    'linkify-it': [],
    marked: ['mailto:-noa@example.com'],
    micromark: ['mailto:-noa@example.com'],
    anchorme: ['mailto:noa@example.com'],
  },
  'פרטים ב-www.example.co.il': {
    linkifyjs: ['http://ב-www.example.co.il'],
    autolinker: ['http://ב-www.example.co.il'],
    'linkify-it': [],
    marked: [],
    micromark: [],
    anchorme: ['http://www.example.co.il'],
  },
};
for (const [text, of] of Object.entries(told))
  for (const [library, links] of Object.entries(of)) says(`${library}, ${text}`, libraries[library](text), links);
E2
