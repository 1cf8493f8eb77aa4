#!/bin/bash
# Summer time begins in Israel on the Friday before the last Sunday of March. The two packages that ical-generator names
# for time zones write "the last Friday of March", and so does who writes the rule by hand: the same day in most years.
# Where the month ends on a Friday or a Saturday it is a week late. An invitation to an interview in that week, as of 27
# March 2028, says 10:00 in a file whose own rule makes it 11:00, and a reader that keeps to the file, as the standard
# wants, shows 11:00. From 2024 to 2027 nothing shows it. FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=23,24,25,26,27,28,29;BYDAY=FR
# is right, and so is a start in UTC.
. "$(dirname "$0")/lib.sh"
packages ical-generator@11.1.2 timezones-ical-library@2.3.2 @touch4it/ical-timezones@1.9.0 ical.js@2.2.1
check <<'E2'
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ical from 'ical-generator';
import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';

const ZONE = 'Asia/Jerusalem';
const LAST_FRIDAY = 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1FR';
const DAYS = 'RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=23,24,25,26,27,28,29;BYDAY=FR';
const inJerusalem = { timeZone: ZONE, hour: '2-digit', minute: '2-digit' };
/** Ten o'clock in Jerusalem on 27 March, as the file says it, and as who reads the file there sees it. */
function interview(year, generator) {
  const calendar = ical({ timezone: { name: ZONE, generator } });
  // Fields of a Date are those that are written, whatever the zone of this machine.
  calendar.createEvent({ start: new Date(year, 2, 27, 10), timezone: ZONE, summary: 'ראיון עבודה' });
  const file = new ICAL.Component(ICAL.parse(calendar.toString()));
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(file.getFirstSubcomponent('vtimezone'));
  const start = file.getFirstSubcomponent('vevent').getFirstProperty('dtstart');
  return [start.toICALString(), start.getFirstValue().toJSDate().toLocaleTimeString('en-GB', inJerusalem)];
}
const written = (year) => `DTSTART;TZID=${ZONE}:${year}0327T100000`;
function seen(name, generator, rule, inTheYear2028, wrongYears) {
  says(name, generator().match(/RRULE:.*BYMONTH=3;.*/)[0].trim(), rule);
  for (const [year, told] of [[2027, '10:00'], [2028, inTheYear2028]])
    says(`  ${year}`, interview(year, generator), [written(year), told]);
  const years = Array.from({ length: 17 }, (_, index) => 2024 + index);
  says('  years with another hour', years.filter((year) => interview(year, generator)[1] !== '10:00'), wrongYears);
}
const WRONG = [2028, 2029, 2034, 2035, 2040];
const byLibrary = () => tzlib_get_ical_block(ZONE)[0];
const byTouch4it = () => getVtimezoneComponent(ZONE);
seen('timezones-ical-library', byLibrary, LAST_FRIDAY, '11:00', WRONG);
seen('@touch4it/ical-timezones', byTouch4it, LAST_FRIDAY, '11:00', WRONG);
seen('by days of the month', () => byTouch4it().replace(LAST_FRIDAY, DAYS), DAYS, '10:00', []);
E2
