#!/bin/bash
# Hebrew has a word of its own for two hours, two days, weeks and months ("שעתיים"), and CLDR's pattern for it has no
# place for a number. The sign goes with the number: Intl writes minus two hours, plus two hours and two hours alike, by
# NumberFormat and by DurationFormat, where minus three hours has its minus. So does everything that rounds to two. The
# parts that code could look at hold no number either. A field of React Aria (its NumberParser) takes back what it has
# written itself: minus two comes back as two, and no other number changes. Short words do it for hours, days and weeks;
# narrow ones keep figure and sign. A column of differences to the plan, or of hours owed, needs the sign beside the text.
. "$(dirname "$0")/lib.sh"
packages node@24.21.0 @internationalized/number@3.6.9
(cd "$work" && npm rebuild --silent node > /dev/null)
runtime=node_modules/node/bin/node check <<'E2'
import { NumberParser } from '@internationalized/number';

const format = (unit, options) => new Intl.NumberFormat('he', { style: 'unit', unit, unitDisplay: 'long', ...options });
const written = (number, unit = 'hour', options = {}) => format(unit, options).format(number);
says('3 and -3 hours', [written(3), written(-3)], ['3 שעות', '\u200e-3 שעות']);
says('2 and -2 hours', [written(2), written(-2)], ['שעתיים', 'שעתיים']);
says('2 hours, always with a sign', written(2, 'hour', { signDisplay: 'always' }), 'שעתיים');
says('-1.6 hours, rounded', written(-1.6, 'hour', { maximumFractionDigits: 0 }), 'שעתיים');
says('-2 hours, in parts', format('hour').formatToParts(-2), [{ type: 'unit', value: 'שעתיים' }]);
const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'degree', 'kilometer', 'kilogram', 'byte'];
const unsigned = (number, unitDisplay) =>
  UNITS.filter((unit) => written(number, unit, { unitDisplay }) === written(-number, unit, { unitDisplay }));
says('2 and -2 are one, long', unsigned(2, 'long'), ['second', 'minute', 'hour', 'day', 'week', 'month', 'degree']);
says('2 and -2 are one, short', unsigned(2, 'short'), ['hour', 'day', 'week']);
says('2 and -2 are one, narrow', unsigned(2, 'narrow'), []);
says('1 and -1 are one, long', unsigned(1, 'long'), ['degree']);

const duration = (parts) => new Intl.DurationFormat('he', { style: 'long' }).format(parts);
says('a duration of -3 hours', duration({ hours: -3 }), '\u200e-3 שעות');
says('a duration of -2 hours', duration({ hours: -2 }), 'שעתיים');

const parser = new NumberParser('he', { style: 'unit', unit: 'hour', unitDisplay: 'long' });
const numbers = Array.from({ length: 49 }, (_, index) => index - 24);
says('hours that come back as others', numbers.filter((number) => parser.parse(written(number)) !== number), [-2]);
says('-2 comes back as', parser.parse(written(-2)), 2);
E2
