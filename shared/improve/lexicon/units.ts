/** A unit of measure: units of one dimension are compared by their size in its base unit. */
export interface Unit {
  readonly dimension: string;
  readonly size: number;
}

/** Dimension, size in its base unit, and the words. Words of a number that is not a measure are left to alignment. */
const UNIT_ROWS = `
time 0.001 ms millisecond milliseconds msec | time 1 s sec secs second seconds שנייה שניות שניה
time 60 min mins minute minutes דקה דקות דק' | time 3600 h hr hrs hour hours שעה שעות שעת שעתיים
time 86400 day days יום ימים ימי יומיים | time 604800 week weeks שבוע שבועות שבועיים | time 1209600 fortnight fortnights
months 1 month months חודש חודשים חודשי חודשיים | months 3 quarter quarters רבעון רבעונים
months 12 year years yr yrs שנה שנים שנות שנת שנתיים | months 12 decade עשור
mass 0.001 mg milligram milligrams מ"ג מג מיליגרם
mass 1 g gr gram grams ג' גר' גרם
mass 1000 kg kgs kilo kilos kilogram kilograms ק"ג קג קילו קילוגרם
mass 1000000 ton tons tonne tonnes טון טונות
length 1 mm millimeter millimeters millimetre millimetres מ"מ ממ מילימטר מילימטרים
length 10 cm centimeter centimeters centimetre centimetres ס"מ סמ סנטימטר סנטימטרים
length 1000 m meter meters metre metres מטר מטרים מ'
length 1000000 km kms kilometer kilometers kilometre kilometres ק"מ קמ קילומטר קילומטרים
length 1609344 mile miles מייל
area 1 sqm מ"ר מר square_metre | area 1000 dunam dunams דונם דונמים | area 10000 hectare hectares הקטר
volume 1 ml milliliter מ"ל | volume 1000 l liter liters litre litres ליטר ליטרים ל'
data 1 kb | data 1000 mb | data 1000000 gb | data 1000000000 tb
current 1 a amp amps ampere amperes אמפר
voltage 1 v volt volts וולט
voltage 1000 kv
power 1 w watt watts ואט
power 1000 kw קילוואט
power 1000000 mw מגוואט
hp 1 hp כ"ס | temperature 1 °c celsius מעלות
ILS 1 ₪ nis ils shekel shekels sheqel ש"ח שח שקל שקלים שקלים_חדשים
USD 1 $ usd dollar dollars דולר דולרים
EUR 1 € eur euro euros אירו יורו
GBP 1 £ gbp pound pounds sterling פאונד ליש"ט
share 1 % percent אחוז אחוזים
`;

/** Units by the ways to write them. */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  UNIT_ROWS.trim()
    .split(/[|\n]/)
    .flatMap((row) => {
      const [dimension = '', size = '', ...words] = row.trim().split(' ');
      return words.map((word): [string, Unit] => [word, { dimension, size: Number(size) }]);
    }),
);

export const CURRENCIES: ReadonlySet<string> = new Set(['ILS', 'USD', 'EUR', 'GBP']);
