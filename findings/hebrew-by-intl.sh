#!/bin/bash
# What Intl writes in Hebrew by the data of CLDR 48 (Node 24), and no person does. "Two days ago" says its number twice,
# "לפני יומיים (2)", and half an hour, which is counted like one, is "an hour (0.5)"; CLDR 46 (Node 22.12) has neither. A
# list of type "unit" joins its last part by a hyphen that Hebrew has before foreign words alone, and only from three
# parts on. Months from one year to another have a mark of direction before the dash, months of one year have none.
. "$(dirname "$0")/lib.sh"
packages node@24.21.0
(cd "$work" && npm rebuild --silent node > /dev/null)
runtime=node_modules/node/bin/node check <<'E2'
const ago = (count, unit, style = 'long') => new Intl.RelativeTimeFormat('he', { style }).format(-count, unit);
says('CLDR', process.versions.cldr, '48.0');
says('two days ago', ago(2, 'day'), 'לפני יומיים (2)');
says('three days ago', ago(3, 'day'), 'לפני 3 ימים');
says('an hour ago', ago(1, 'hour'), 'לפני שעה (1)');
says('half an hour ago', ago(0.5, 'hour'), 'לפני שעה (0.5)');
says('a year ago, long and short', [ago(1, 'year'), ago(1, 'year', 'short')], ['לפני שנה', 'לפני שנה (1)']);

const list = (type, style, parts) => new Intl.ListFormat('he', { type, style }).format(parts);
says('three parts and their conjunction', list('conjunction', 'long', ['א', 'ב', 'ג']), 'א, ב וג');
says('three of a unit, long', list('unit', 'long', ['א', 'ב', 'ג']), 'א, ב ו-ג');
says('two of a unit, long', list('unit', 'long', ['א', 'ב']), 'א, ב');
says('three of a unit, short', list('unit', 'short', ['א', 'ב', 'ג']), 'א, ב, ג');

const months = new Intl.DateTimeFormat('he', { year: 'numeric', month: 'numeric', timeZone: 'UTC' });
const range = (from, to) => months.formatRange(new Date(from), new Date(to));
says('months of two years', range('2019-01-15', '2021-03-15'), '1.2019\u200f–3.2021');
says('months of one year', range('2019-01-15', '2019-03-15'), '1.2019–3.2019');
E2
packages node@22.12.0
(cd "$work" && npm rebuild --silent node > /dev/null)
runtime=node_modules/node/bin/node check <<'E2'
const ago = (count, unit) => new Intl.RelativeTimeFormat('he').format(-count, unit);
says('CLDR', process.versions.cldr, '46.0');
says('two days ago', ago(2, 'day'), 'לפני יומיים');
says('an hour ago', ago(1, 'hour'), 'לפני שעה');
E2
