#!/bin/bash
# Looking for phone numbers of Israel in a text, libphonenumber-js finds each span of years from this century: eight
# figures that begin with 2 are a valid number of Jerusalem, and the dash between the years is a dash of a number. The
# address of no other country is asked for, and the strict question (isValid) agrees. Spans that begin before 2000 are
# safe, so that of one person's jobs the recent ones are telephones.
. "$(dirname "$0")/lib.sh"
packages libphonenumber-js@1.13.16
check <<'E2'
import { findPhoneNumbersInText } from 'libphonenumber-js/max';

const found = (text) => findPhoneNumbersInText(text, 'IL').map(({ number }) => [number.number, number.isValid()]);
says('developer, 2018 – 2021', found('מפתחת, 2018 – 2021, אלון תקשורת'), [['+97220182021', true]]);
says('two years with a space', found('2016 2019'), [['+97220162019', true]]);
says('1998 – 2003', found('1998 – 2003'), []);
let spans = 0;
for (let from = 2000; from < 2027; from += 1)
  for (let to = from; to < 2027; to += 1) spans += found(`${from} – ${to}`).length;
says('of 378 spans within 2000 to 2026 are numbers', spans, 378);
E2
