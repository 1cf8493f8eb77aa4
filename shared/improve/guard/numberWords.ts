/** Numbers that are written as words. "One" is left out: it is an article as often (one of, אחד). */
const parseNumberTable = (table: string) =>
  new Map(
    table
      .trim()
      .split(/(?:(?<!\s)\s+)?[|\n]\s*/)
      .flatMap((row) => {
        const [value = '', ...words] = row.trim().split(' ');
        return words.map((word): [string, number] => [word, Number(value)]);
      }),
  );

export const UNIT_WORDS = parseNumberTable(`
2 two שניים שתיים שתים שני שתי
3 three third שלישי שלישית שלוש שלושה שלושת
4 four fourth רביעי רביעית ארבע ארבעה ארבעת
5 five fifth חמישי חמישית חמש חמישה חמשת
6 six sixth שש שישה ששת | 7 seven seventh שבע שבעה שבעת | 8 eight eighth שמונה שמונת | 9 nine ninth תשע תשעה תשעת
10 ten tenth עשירי עשר עשרה עשרת
11 eleven | 12 twelve dozen תריסר | 13 thirteen | 14 fourteen | 15 fifteen | 16 sixteen | 17 seventeen
18 eighteen | 19 nineteen
`);

export const TENS_WORDS = parseNumberTable(`
20 twenty עשרים | 30 thirty שלושים | 40 forty ארבעים | 50 fifty חמישים | 60 sixty שישים | 70 seventy שבעים
80 eighty שמונים | 90 ninety תשעים
`);

/** Words that are a whole number by themselves, mostly Hebrew duals. */
export const WHOLE_NUMBER_WORDS = parseNumberTable(`
100 hundred מאה | 200 מאתיים | 1000 thousand אלף | 2000 אלפיים | 1000000 million מיליון
1000000000 billion מיליארד | 10 decade עשור | 2 פעמיים twice שנתיים חודשיים שבועיים יומיים שעתיים
`);

export const MULTIPLIERS: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  אלף: 1e3,
  אלפים: 1e3,
  אלפי: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  מיליון: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  מיליארד: 1e9,
};

/** How much without saying how much: as much of a claim as a number. */
export const VAGUE_QUANTITIES: readonly (readonly [key: string, pattern: RegExp])[] = [
  ['dozens', /\bdozens\b|(?<![א-ת])[ושהבלמכ]{0,2}עשרות(?![א-ת])/giu],
  ['decades', /\bdecades\b|(?<![א-ת])[ושהבלמכ]{0,2}עשורים(?![א-ת])/giu],
  ['hundreds', /\bhundreds\b|(?<![א-ת])[ושהבלמכ]{0,2}מאות(?![א-ת])/giu],
  ['thousands', /\bthousands\b|(?<![א-ת])[ושהבלמכ]{0,2}(?:אלפי|אלפים|רבבות)(?![א-ת])/giu],
  ['millions', /\b(?:multi-?)?millions?\b|(?<![א-ת])[ושהבלמכ]{0,2}(?:מיליוני|מיליונים)(?![א-ת])/giu],
  ['half', /\bhal(?:f|ved|ving)\b|(?<![א-ת])[ושהבלמכ]{0,2}(?:מחצית|חצי|חציה)(?![א-ת])/giu],
  ['1/3', /\b(?:a|one|by) third\b(?!-)|(?<![א-ת])[ושהבלמכ]{0,2}שליש(?![א-ת])/giu],
  ['1/4', /\b(?:a|one) quarter of\b|(?<![א-ת])[ושהבלמכ]{0,2}רבע(?![א-ת])/giu],
  [
    '2x',
    new RegExp(
      String.raw`\bdoubl(?:ed|ing)\b|\btwo-?fold\b|` +
        '(?<![א-ת])[ושה]{0,2}(?:הכפלתי|הכפלת|הכפלה|הוכפלו?|פי שניים|פי שתיים)(?![א-ת])',
      'giu',
    ),
  ],
  ['3x', /\btripl(?:ed|ing)\b|\bthree-?fold\b|(?<![א-ת])[ושה]{0,2}(?:שילשתי|שילוש|פי שלושה|פי שלוש)(?![א-ת])/giu],
  ['10x', /\bten-?fold\b|(?<![א-ת])[ושה]{0,2}פי עשרה(?![א-ת])/giu],
];
