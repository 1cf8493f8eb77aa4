#!/bin/bash
# Hebrew joins the last name of a list by "ו", and puts a hyphen after it before what is not Hebrew ("ו-Java"). Intl knows
# this by the letter that follows, so whatever stands in for a name, or encloses it, decides: react-intl formats a list
# of elements by placeholders, and all names get the hyphen as soon as one is bold or a link; MessageFormat 2 encloses
# what it inserts in isolates, and so do these names. The straight quotation mark that people type does the same, and
# the Hebrew one does not. Who writes lists of people, companies or skills in Hebrew sees "דנה ו-יוסי".
. "$(dirname "$0")/lib.sh"
packages node@24.21.0 react-intl@12.1.6 react@19.3.1 react-dom@19.3.1 messageformat@4.0.0
(cd "$work" && npm rebuild --silent node > /dev/null)
runtime=node_modules/node/bin/node check <<'E2'
import { MessageFormat } from 'messageformat';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedList, IntlProvider } from 'react-intl';

const list = new Intl.ListFormat('he');
says('a Hebrew name, by Intl', list.format(['דנה', 'יוסי']), 'דנה ויוסי');
says('a foreign name, by Intl', list.format(['דנה', 'Noa']), 'דנה ו-Noa');
says('in straight quotation marks', list.format(['מעריב', '"הארץ"']), 'מעריב ו-"הארץ"');
says('in Hebrew ones', list.format(['מעריב', '״הארץ״']), 'מעריב ו״הארץ״');
const joint = (names) => list.formatToParts(names).find(({ type }) => type === 'literal').value;
says('between numbers that stand for names', joint(['0', '1']), ' ו-');

const drawn = (value) =>
  renderToStaticMarkup(createElement(IntlProvider, { locale: 'he' }, createElement(FormattedList, { value })));
const bold = (name) => createElement('b', { key: name }, name);
says('texts, by react-intl', drawn(['דנה', 'יוסי']), 'דנה ויוסי');
says('elements, by react-intl', drawn([bold('דנה'), bold('יוסי')]), '<b>דנה</b> ו-<b>יוסי</b>');
says('the last an element', drawn(['דנה', bold('יוסי')]), 'דנה ו-<b>יוסי</b>');

const message = new MessageFormat('he', '{$name}');
const written = list.format(['דנה', 'יוסי'].map((name) => message.format({ name })));
says('written by MessageFormat 2', written, '\u2068דנה\u2069 ו-\u2068יוסי\u2069');
E2
