/** A word of a job's title or name, as they are compared. */
export interface WordForms {
  readonly text: string;
  /** The stem that its forms share where it names the job (`job`), and where it names the field. */
  readonly job: string;
  readonly field: string;
  /** The same without a one-letter prefix written onto it, `במסעדה`; undefined if there is none. */
  readonly bare: Omit<WordForms, 'bare'> | undefined;
}

export interface TitleWord extends WordForms {
  /** The piece between signs that holds it: `מורה, מדריכה` has two. */
  readonly piece: number;
  /** How many signs, and words such as `at`, come before it: the words after them name a place or an employer. */
  readonly place: number;
}

/** Words for a rank, which say nothing about the field. */
const RANKS: ReadonlySet<string> = new Set(
  (
    'אחראי אחראית ראש ראשי ראשית סגן סגנית מנהל מנהלת רכז רכזת בכיר בכירה זוטר זוטרה צוות משמרת משמרות סמנכל סמנכלית ' +
    'מתלמד מתלמדת מוסמך מוסמכת עצמאי עצמאית עצמאיי זמני זמנית ' +
    'senior junior lead leading head chief staff deputy vice vp team shift manager director supervisor of intern ' +
    'trainee freelance freelancer ii iii'
  ).split(' '),
);
export const isRank = (word: string) => RANKS.has(word);

/** Words after which a title says where, for whom or what else. */
const TURNS: ReadonlySet<string> = new Set('at for in with to on by and as של עם עבור אצל וגם'.split(' '));

/** Words with several spellings; the first replaces the others. */
const WRITTEN: readonly (readonly [usual: string, ...others: string[]])[] = [
  ['senior', 'sr'],
  ['junior', 'jr'],
  ['manager', 'mgr'],
  ['engineer', 'eng', 'engr'],
  ['developer', 'dev'],
  ['assistant', 'asst'],
  ['representative', 'rep'],
  ['administrator', 'admin'],
  ['coordinator', 'coord', 'co ordinator'],
  ['operations', 'ops'],
  ['human resources', 'hr'],
  ['executive', 'exec'],
  ['technician', 'tech.'],
  ['computer science', 'cs'],
  ['adviser', 'advisor'],
  ['counsellor', 'counselor'],
  ['centre', 'center'],
  ['programme', 'program'],
  ['team lead', 'team leader', 'teamlead', 'tl'],
  ['frontend', 'front end', 'פרונט אנד', 'פרונטאנד', 'פרונט', 'צד לקוח'],
  ['backend', 'back end', 'בק אנד', 'בקאנד', 'באק אנד', 'באקאנד', 'בקנד', 'צד שרת'],
  ['fullstack', 'full stack', 'פול סטאק', 'פולסטאק', 'פול סטק', 'פולסטק'],
  ['devops', 'dev ops', 'דבאופס', 'דב אופס'],
  ['presales', 'pre sales', 'פריסל', 'פרי סל', 'פריסייל', 'פרי סיל'],
  ['qa', 'קיואיי', 'קיו אי', 'קיו איי'],
  ['ux', 'יו אקס', 'יואקס'],
  ['data', 'דאטה', 'דטה'],
  ['embedded', 'אמבדד'],
  ['android', 'אנדרואיד'],
  ['מדעי המחשב', 'מדמח', 'מדעי מחשב'],
  ['תעשיה וניהול', 'תעונ', 'תעון', 'תען'],
  ['הנהלת חשבונות', 'הנהח', 'הנהחש'],
  ['מנהלת חשבונות', 'מנהח', 'מנהחש'],
  ['משאבי אנוש', 'משאן', 'מש אנוש'],
  ['בית ספר', 'ביס', 'ביהס', 'בית הספר'],
  ['חינוך מיוחד', 'חנמ', 'חינוך המיוחד'],
  ['עובד סוציאלי', 'עוס'],
  ['עובדת סוציאלית', 'עוסית'],
  ['שירות לקוחות', 'שרות לקוחות', 'שירות הלקוחות'],
  ['שירות', 'שרות'],
  ['מנכל', 'מנכלית'],
  ['בנין', 'בניה', 'הבניה', 'הבנין'],
  ['ממוחשב', 'ממוחשבות'],
];
/** Hebrew writes these twice, or not. */
const TWICE = /([יו])\1/g;
const USUAL = new Map(
  WRITTEN.flatMap(([usual, ...others]) => others.map((other) => [other.replace(TWICE, '$1'), usual] as const)),
);
/** Words of the longest of them. */
const MOST_WORDS = 3;

const SIGNS = /[,;:|()[\]{}@–—•]| - /u;
/** The endings by which a word names both genders: `מפתח/ת`, `מפתח.ת`, `מפתח(ת)`, `מנהל-ת`. */
const BOTH_GENDERS = /(?<=\p{Script=Hebrew}{2})[./\\(·_-](?:ית|ת|ה|ות|ים|נית|אית|ן)\)?(?!\p{L})/gu;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069"'׳״’”`]/g, '');

/**
 * The words of a title, without case, quotes and signs, each as it is usually written. A gender added after a slash is
 * left out, and of the same word in both genders (`נהג/נהגת`) the shorter.
 */
export function titleWords(text: string): readonly TitleWord[] {
  const words: TitleWord[] = [];
  let place = 0;
  for (const [piece, written] of plain(text).replace(BOTH_GENDERS, '').split(SIGNS).entries()) {
    if (piece > 0) place += 1;
    for (const word of usualWords(written)) {
      const before = words.at(-1);
      const isAgain = before?.piece === piece && isSameJob(before.text, word);
      if (isAgain) words.pop();
      if (TURNS.has(word)) place += 1;
      words.push({ ...formsOf(isAgain && before.text.length < word.length ? before.text : word), piece, place });
    }
  }
  return words;
}

/** Thousands of names have the same few hundred words. */
const formsOfNames = new Map<string, WordForms>();

/** The words of an occupation's name. */
export const nameWords = (name: string): readonly WordForms[] =>
  usualWords(plain(name)).map((word) => {
    const known = formsOfNames.get(word) ?? formsOf(word);
    formsOfNames.set(word, known);
    return known;
  });

const FEMININE = /(?:ית|ת|ה)$/;
const isSameJob = (word: string, other: string) =>
  word === other || word.replace(FEMININE, '') === other || word === other.replace(FEMININE, '');

function usualWords(text: string): readonly string[] {
  const words = text
    .replace(/[^\p{L}\p{N}+#.]+|\.(?!\p{L})/gu, ' ')
    .replace(TWICE, '$1')
    .trim()
    .split(/ +/);
  const usual: string[] = [];
  for (let start = 0; start < words.length;) {
    let count = Math.min(MOST_WORDS, words.length - start);
    while (count > 1 && !USUAL.has(words.slice(start, start + count).join(' '))) count -= 1;
    const written = words.slice(start, start + count).join(' ');
    usual.push(...(USUAL.get(written) ?? written).split(' '));
    start += count;
  }
  return usual.filter(Boolean);
}

/** A stem shorter than this is another word too often: `ספר` of `ספרית`. */
const STEM_LETTERS = 4;
const FINAL: ReadonlyMap<string, string> = new Map(
  ['ךכ', 'םמ', 'ןנ', 'ףפ', 'ץצ'].map(([last = '', plain = '']) => [last, plain]),
);
const withoutFinal = (text: string) => text.replace(/[ךםןףץ]$/, (letter) => FINAL.get(letter) ?? letter);
const cut = (word: string, ending: RegExp) => {
  const stem = word.replace(ending, '');
  return stem.length < STEM_LETTERS ? word : stem;
};

/** Returns the stem that both genders of a Hebrew title share: `סוכן` and `סוכנת`, `פסיכולוג` and `פסיכולוגית`. */
const jobStem = (word: string) => withoutFinal(cut(cut(word, /[תה]$/), /י$/));
/** Returns the stem that genders and numbers of a further word share: `פרויקט`, `פרויקטים`, `account`, `accounts`. */
const fieldStem = (word: string) =>
  /\p{Script=Hebrew}/u.test(word) ? cut(cut(word, /(?:ים|ות|ת|ה)$/), /י$/) : cut(word, /s$/);

/** A Hebrew word that may have a short word written with it: `במסעדה`, `לרופא`, `ומדריכה`. */
const PREFIXED = /^ו?[בהלכ]?(?=\p{Script=Hebrew}{3})/u;
/** With "and" another job begins: `מזכירה ומנהלת משרד` is no `מזכירה מנהלת`. */
const AND = /^ו/;

const formed = (word: string) => ({ text: word, job: jobStem(word), field: fieldStem(word) });

function formsOf(text: string): WordForms {
  const bare = text.replace(PREFIXED, '');
  return { ...formed(text), bare: bare === text ? undefined : formed(bare) };
}

/** How a word of a title is one of a name: in these letters, in another form, with a short word before it; or not. */
export type Likeness = 'same' | 'form' | 'prefixed' | undefined;

/** `part`: whether it is the first word of the name, which says what somebody is, or a further one. */
export function likeness(word: WordForms, known: WordForms, part: 'job' | 'field'): Likeness {
  if (word.text === known.text) return 'same';
  if (word[part] === known[part]) return 'form';
  if (part === 'field' && AND.test(word.text)) return undefined;
  if (word.bare && (word.bare.text === known.text || word.bare[part] === known[part])) return 'prefixed';
  if (part === 'field' && known.bare && [word.field, word.bare?.field].includes(known.bare.field)) return 'prefixed';
  return undefined;
}

/** Whether one letter too many, too few, exchanged or out of turn makes a word another. */
export function isMistyped(word: string, known: string): boolean {
  const least = /\p{Script=Hebrew}/u.test(known) ? 5 : 6;
  if (Math.min(word.length, known.length) < least || word === known || word[0] !== known[0]) return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  let end = 0;
  while (end < Math.min(word.length, known.length) - start && word.at(-1 - end) === known.at(-1 - end)) end += 1;
  const [mine, right] = [word.slice(start, word.length - end), known.slice(start, known.length - end)];
  if (mine.length + right.length <= 1) return true;
  if (mine.length === 1 && right.length === 1) return word.length > least + 1;
  return mine.length === 2 && right.length === 2 && mine[0] === right[1] && mine[1] === right[0];
}
