import { array, assert, constantFrom, oneof, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPrivateData, isIdentityNumber, removePrivateData } from './privateData.ts';

describe('private data in a text', () => {
  it.each([
    ['ת.ז. 012345678', 'identity'],
    ['000000018', 'identity'],
    ['תאריך לידה: 12/03/1985', 'birth'],
    ['תאריך לידה 12־03־1985', 'birth'],
    ['ת. לידה 14 02 1981', 'birth'],
    ['נולד ב־14 בפברואר 1981', 'birth'],
    ['נולד בתשמ"ה', 'birth'],
    ['תאריך לידה: ט"ו באב תשמ"ה', 'birth'],
    ['D.O.B: May 3rd, 1990', 'birth'],
    ['DOB: 05-Mar-1985', 'birth'],
    ['Date of birth: 1990-05-03', 'birth'],
    ['birth date: 3. März 1990', 'birth'],
    ['date of birth 5/90', 'birth'],
    ['Born 3 May 1990 (age 34)', 'birth'],
    ['Date of birth: ١٩٩٠', 'birth'],
    ['עלה ארצה: ינואר 1995', 'immigration'],
    ['שנת עלייה: 1995', 'immigration'],
    ['מצב משפחתי: נשוי + 4', 'marital'],
    ['Married with two children', 'marital'],
    ['גיל: 34', 'age'],
    ['Gender: Female', 'gender'],
    ['לאום: ישראלי', 'nationality'],
    ['פרופיל 97', 'militaryProfile'],
  ] as const)('%s is of kind %s', (text, kind) => {
    expect(findPrivateData(text)).toEqual([{ kind, from: 0, to: text.length }]);
  });

  it('is each by itself, in its order, also without a space between two', () => {
    expect(findPrivateData('Born 3 May 1990 (age 34)000000018, Gender: Male').map(({ kind }) => kind)).toEqual([
      'birth',
      'identity',
      'gender',
    ]);
    // A labelled number is one fact.
    expect(findPrivateData('ID: 000000018, 000000059')).toEqual([
      { kind: 'identity', from: 0, to: 13 },
      { kind: 'identity', from: 15, to: 24 },
    ]);
  });

  it.each(['born leader 2019', 'Born in Haifa in 1990', 'DOB: May', 'שנת לידה 1990123'])('is none: %s', (text) => {
    expect(findPrivateData(text)).toEqual([]);
  });

  it.each([
    ['כתובת: אילת ת.ז. 029384756', 'כתובת: אילת'],
    ['חיפה | נשוי + 3 | 054-1234567', 'חיפה | 054-1234567'],
    ['בן 34, נשוי + 2, גר בחיפה', 'בן 34, גר בחיפה'],
    ['• לוחמת בחטיבת גולני, פרופיל 97', '• לוחמת בחטיבת גולני'],
    ['• פרופיל 97, לוחמת בחטיבת גולני', '• לוחמת בחטיבת גולני'],
    ['ניהול צוות של 9\nת.ז. 012345678\nהדרכת עובדים', 'ניהול צוות של 9\nהדרכת עובדים'],
    ['Fluent in English. DOB: 3 May 1990.', 'Fluent in English.'],
    ['Order 000000019, call 03-6401122', 'Order 000000019, call 03-6401122'],
    ['מוקד 031234567', 'מוקד 031234567'],
    // Brackets go with what they hold, and stay about all else.
    ['Dana (single)', 'Dana'],
    ['Dana Bar (married + 2) | Haifa', 'Dana Bar | Haifa'],
    ['Dana (single), Haifa', 'Dana, Haifa'],
    ['Dana (single) of Haifa', 'Dana of Haifa'],
    ['(נשוי) חיפה', 'חיפה'],
    ['Dana (DOB: 1990, a nurse)', 'Dana (a nurse)'],
    ['Dana (a nurse, DOB: 1990) of Haifa', 'Dana (a nurse) of Haifa'],
    ['Dana (ID: 012345678, DOB: 1990)', 'Dana'],
    ['Dana (DOB: 1990', 'Dana'],
    // Each sign as it stands between two words.
    ['a; DOB: 1990; b', 'a; b'],
    ['a · DOB: 1990 · b', 'a · b'],
    ['a - DOB: 1990 - b', 'a - b'],
    ['a DOB: 1990 b', 'a b'],
    ['a | DOB: 1990', 'a'],
    // No sentence ends twice, or before the first.
    ['DOB: 1990. Likes tea.', 'Likes tea.'],
    ['Likes tea. DOB: 1990. Reads.', 'Likes tea. Reads.'],
    ['Likes tea, DOB: 1990. Reads.', 'Likes tea. Reads.'],
    // Children are counted in one or two figures.
    ['Dana, single +972 54-111-2222', 'Dana, single +972 54-111-2222'],
    ['Marital status: single +972 54-111-2222', '+972 54-111-2222'],
    ['Civil status: registered partnership', ''],
    ['מצב משפחתי: ידועה בציבור ומגדלת לבדה', 'לבדה'],
  ])('%s without it is %s', (text, left) => {
    expect(removePrivateData(text)).toBe(left);
  });

  it('is found no more once it was removed, and nothing else is lost', () => {
    const fact = constantFrom('ת.ז. 012345678', 'נשואה + 2', 'גיל: 34', 'DOB: 3 May 1990', 'פרופיל 82');
    const words = constantFrom('ניהול צוות', 'Sales of 9 lines', 'חיפה', 'הוראה', 'C++');
    const part = oneof(fact, words);
    assert(
      property(array(part, { maxLength: 6 }), constantFrom(', ', ' | ', '\n', ' • '), (parts, sign) => {
        const left = removePrivateData(parts.join(sign));
        expect(findPrivateData(left)).toEqual([]);
        expect(left.match(/\p{L}[\p{L} +\d]+/gu)?.join() ?? '').toBe(
          parts
            .filter((each) => findPrivateData(each).length === 0)
            .join(sign)
            .match(/\p{L}[\p{L} +\d]+/gu)
            ?.join() ?? '',
        );
      }),
    );
  });

  it.each(['000000018', '000000059', '000000091', '123456782', '200000008'])(
    '%s is an identity number, and with another last digit it is none',
    (digits) => {
      const others = Array.from({ length: 10 }, (_, last) => digits.slice(0, -1) + String(last));
      expect(others.filter(isIdentityNumber)).toEqual([digits]);
      expect([isIdentityNumber(digits.slice(1)), isIdentityNumber(`0${digits}`)]).toEqual([false, false]);
    },
  );

  it('is an identity number without a label by its control digit', () => {
    expect([isIdentityNumber('000000018'), isIdentityNumber('000000019'), isIdentityNumber('000000000')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

/** Labels, values and what stands between them, as people write them and as nobody does. */
const PIECES =
  'id|id number|ssn|: |-|123456789|AB123456|ת.ז.|born|born in|תאריך לידה|1990|May|מאי|14.02.1981|מצב משפחתי|נשוי|' +
  '+ 2|two|children|age|גיל|34|gender|male|זכר|לאום|ישראלי|Ж|פרופיל|97|אב ל|שלושה|mother of two|\n|é|ſ|, |• |single|x';

describe('what rules texts out', () => {
  // Beside a fact a text is looked through in any case.
  it('rules out no text with a fact in it', () => {
    const before = 'גיל: 34\n';
    const text = array(tuple(constantFrom(...PIECES.split('|')), constantFrom('', ' ')), { maxLength: 7 }).map(
      (pieces) => pieces.flat().join(''),
    );
    assert(
      property(text, (drawn) => {
        const beside = findPrivateData(before + drawn).slice(1);
        const shifted = beside.map(({ kind, from, to }) => ({
          kind,
          from: from - before.length,
          to: to - before.length,
        }));
        expect(findPrivateData(drawn)).toEqual(shifted);
      }),
      { numRuns: 5_000 },
    );
  });
});
