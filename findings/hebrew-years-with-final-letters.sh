#!/bin/bash
# Years of the Hebrew calendar that end a decade end in a letter that has a final form, and are also written with it, as
# any word is: תש״ך (1959/60), תש״ם (1979/80), תש״ן (1989/90), תש״ף (2019/20). @hebcal/hdate takes final letters for
# nothing, without an error: all four years are 5700, so the 25th of Kislev of each is the same day in December 1939.
. "$(dirname "$0")/lib.sh"
packages @hebcal/hdate@0.22.8
check <<'E2'
import { gematriyaStrToNum, HDate } from '@hebcal/hdate';

const day = (year) => HDate.fromGematriyaString(`כ״ה כסלו ${year}`).greg().toDateString();
const plain = { 'תש״ך': 'תש״כ', 'תש״ם': 'תש״מ', 'תש״ן': 'תש״נ', 'תש״ף': 'תש״פ' };
for (const [year, value] of [['תש״ך', 720], ['תש״ם', 740], ['תש״ן', 750], ['תש״ף', 780]]) {
  says(`${plain[year]}, in the other form`, gematriyaStrToNum(plain[year]), value);
  says(year, gematriyaStrToNum(year), 700);
  says(`25 Kislev ${year}`, day(year), 'Thu Dec 07 1939');
}
E2
