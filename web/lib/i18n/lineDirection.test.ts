import { expect, it } from 'vitest';
import { fieldDirection, fileNameText, isolateValue, lineDirection } from './lineDirection.ts';
import { ownDirection } from './ownDirection.ts';

it.each([
  ['B.Sc. בהנדסת תוכנה', 'rtl', 'rtl'],
  ['מפתחת Backend', 'rtl', 'rtl'],
  ['Senior Developer (C++)', 'rtl', 'auto'],
  ['2019', 'rtl', 'auto'],
  ['הטכניון, Haifa', 'ltr', 'ltr'],
  ['טכניון', 'ltr', 'auto'],
] as const)('"%s" within %s is %s', (text, base, direction) => {
  expect(lineDirection(text, base)).toBe(direction);
});

it.each([
  ['הדס מ־GotFriends, לפי המודעה', 'ltr', 'rtl'],
  ['GotFriends, דרך הדס', 'rtl', 'ltr'],
  ['Hadas at GotFriends', 'rtl', 'ltr'],
  ['2019', 'rtl', 'rtl'],
] as const)('what somebody wrote, "%s", on a screen that runs %s is %s', (text, screen, direction) => {
  expect(ownDirection(text, screen)).toBe(direction);
});

it.each([
  ['', 'rtl', 'rtl'],
  ['2019', 'rtl', 'rtl'],
  ['Check Point Ltd.', 'rtl', 'auto'],
  ['B.Sc. בהנדסה', 'rtl', 'rtl'],
  ['מנהלת (בפועל).', 'ltr', 'auto'],
] as const)('a field with "%s" within %s is %s', (text, base, direction) => {
  expect(fieldDirection(text, base)).toBe(direction);
});

it.each([
  ['קורות חיים רונית 2022.docx', 'קורות חיים רונית \u20662022.docx\u2069'],
  ['קורות חיים (2).pdf', 'קורות חיים \u2066(2).pdf\u2069'],
  ['קורות חיים.pdf', 'קורות חיים.pdf'],
  ['Maya 2022.docx', 'Maya 2022.docx'],
] as const)('the file "%s" is read whole', (name, shown) => {
  expect(fileNameText(name)).toBe(shown);
});

it.each([
  ['Check Point Ltd.', 'rtl', '\u2066'],
  ['Senior Developer (C++)', 'rtl', '\u2066'],
  ['קורות חיים 2022.docx', 'rtl', '\u2067'],
  ['PDF, Word או צילום', 'rtl', '\u2067'],
  ['PDF, Word או צילום', 'ltr', '\u2067'],
  ['חברת Wix', 'ltr', '\u2067'],
  ['Led the move of שקל to a new bank.', 'rtl', '\u2066'],
  ['Led the move of שקל to a new bank.', 'ltr', '\u2066'],
  ['React ו־TypeScript', 'rtl', '\u2067'],
  ['Backend לא', 'rtl', '\u2067'],
  ['unit tests דוח', 'rtl', '\u2068'],
  ['React', 'rtl', '\u2066'],
  ['Check Point 2', 'rtl', '\u2066'],
  ['React', 'ltr', ''],
  ['מנהלת (בפועל)', 'rtl', ''],
  ['מנהלת (בפועל)', 'ltr', '\u2067'],
  ['₪ 18', 'rtl', ''],
] as const)('"%s" within a text that runs %s is isolated by "%s"', (value, screen, opening) => {
  expect(isolateValue(value, screen)).toBe(opening === '' ? value : `${opening}${value}\u2069`);
});
