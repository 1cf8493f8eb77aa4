#!/bin/bash
# A date of the Hebrew calendar in Hebrew, by a dateStyle: Node writes numerals of letters although it says that its
# numerals are "latn" (asked for day, month and year one by one it writes figures). Chromium has the same ICU with less
# data, and no date: each of the four styles gives eight figures and the hour, "57870318 02:00 PM", without an error.
. "$(dirname "$0")/lib.sh"
browser node@24.21.0
(cd "$work" && npm rebuild --silent node > /dev/null)
runtime=node_modules/node/bin/node check <<'E2'
import { launch } from './chromium.mjs';

const dates = () => {
  const day = new Date(Date.UTC(2026, 10, 28, 12));
  const write = (options) =>
    new Intl.DateTimeFormat('he-u-ca-hebrew', { ...options, timeZone: 'Asia/Jerusalem' }).format(day);
  return {
    full: write({ dateStyle: 'full' }),
    long: write({ dateStyle: 'long' }),
    short: write({ dateStyle: 'short' }),
    parts: write({ day: 'numeric', month: 'long', year: 'numeric' }),
  };
};
says('Node', dates(), {
  full: 'יום שבת, י״ח בכסלו תשפ״ז',
  long: 'י״ח בכסלו תשפ״ז',
  short: 'י״ח בכסלו תשפ״ז',
  parts: '18 בכסלו 5787',
});
const browser = await launch();
says('Chromium', await (await browser.newPage()).evaluate(dates), {
  full: '57870318 02:00 PM',
  long: '57870318 02:00 PM',
  short: '57870318 02:00 PM',
  parts: '18 בכסלו 5787',
});
await browser.close();
E2
