import { NUMBER, PHONE, isDate, isYear, numberEnd } from './numbers.ts';
import { LATIN_LETTER, RTL_RANGE } from './script.ts';

/**
 * Kinds of tokens: a word of right-to-left or of other letters (including paths and handles), an address of a page or a
 * person, a number with its signs, a year, a date or time or range of them, a phone, or a bracket or quote.
 */
export type TokenKind = 'rtl' | 'latin' | 'address' | 'number' | 'year' | 'date' | 'phone' | 'sign';

/** A part of a text, by UTF-16 offsets, that is never divided. The text between tokens is a gap. */
export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

const OPEN_SPACE = String.raw`[^\s<>"“”${RTL_RANGE}]`;
const LATIN_OR_DIGIT = String.raw`(?![${RTL_RANGE}])[\p{L}\p{N}\p{M}_]`;
/** Letters and digits with the signs that end a name: `C++`, `C#`, `Disney+`. */
const NAME_PART = String.raw`(?:${LATIN_OR_DIGIT})+(?:\+\+|#|\+(?![\p{L}\p{N}]))?`;

/** How each kind of token begins and goes on, tried in this order: longer and rarer kinds come first. */
const TOKEN_PATTERNS: readonly (readonly [kind: TokenKind, pattern: RegExp])[] = [
  // https://example.com/path?x=1, mailto:noa@example.com; letters of any script, as they may be in a path.
  ['latin', /(?:[a-z][a-z0-9+.-]{1,15}:\/\/|www\.|mailto:|tel:)(?=[\p{L}\p{N}])[^\s<>"“”]+/iuy],
  // git@github.com:example/transit.git, deploy@host:/var/www: a person's or a program's, with a path on that machine
  ['latin', /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}:(?:[a-z_~/][\w~.-]*\/)[\w~./-]*/iy],
  // noa.barak@example.com
  ['latin', /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/y],
  ['phone', PHONE],
  // –64%: a dash that is typed for a minus; 2×: times as much
  ['number', /(?<=[^\p{N}%]\s)–\d{1,3}(?:\.\d{1,3})?%|(?<![\p{L}\p{N}.,])\d{1,4}(?:\.\d{1,3})?×(?! ?\p{N}|\p{L})/uy],
  ['number', NUMBER],
  // github.com/example/open-transit/, localhost:3000
  [
    'latin',
    new RegExp(
      String.raw`(?:(?:[a-z0-9][a-z0-9-]{0,62}\.){1,8}[a-z]{2,24}|localhost)(?![\p{L}\p{N}])` +
        String.raw`(?::\d+)?(?:[/?#]${OPEN_SPACE}*)?`,
      'iuy',
    ),
  ],
  // /usr/local/bin, ~/.ssh, C:\Windows
  ['latin', /(?<![\p{L}\p{N}])(?:(?:~|\.{1,2})?\/(?=[a-z_.~])[\w.~-]+(?:\/[\w.~-]*)*|[a-z]:\\[\w\\.-]*)/iuy],
  // |B| ≤ 14 T: the amount in a relation
  ['latin', /(?<![\p{L}\p{N}|])\|\p{L}[\p{L}\p{N}]{0,7}\|(?= ?[=≠≈<>≤≥])/uy],
  // C++/C#, .NET, R&D, B.Sc., Node.js, Wi-Fi, GPT-4, 3D, 10:30am, 10.1093/brain.awh1, @noa, #hiring, *.csv, $5/h,
  // nV/√Hz, ∑x
  [
    'latin',
    new RegExp(
      String.raw`(?:(?<![\p{L}\p{N}])(?:(?:\*\.|[.@#_~∑√∫∂∇-]{1,2})(?=${LATIN_LETTER})|[$€£¥₪](?=\d{1,9}/[a-z])))?` +
        String.raw`(?=${LATIN_OR_DIGIT})${NAME_PART}` +
        String.raw`(?:(?:[-/&][.√]?|[.'’+_@]|(?<=\p{N})[,:](?=\p{N}))${NAME_PART})*[*™®©]?`,
      'uy',
    ),
  ],
  // צה"ל, ג'ינס; a quote after a prefix (ה"תפוח") opens what it quotes
  [
    'rtl',
    new RegExp(
      String.raw`(?:(?<![${RTL_RANGE}])[ובכלמשה]{1,3}(?="[${RTL_RANGE}]{2,}[^"\n]{0,60}"(?![${RTL_RANGE}]))` +
        String.raw`|[${RTL_RANGE}]+(?:["'’”][${RTL_RANGE}]+)*)`,
      'uy',
    ),
  ],
  // '98
  ['year', /(?<![\p{L}\p{N}'’])['’]\d\d(?![\p{L}\p{N}'’])/uy],
  ['sign', /[()[\]{}"'“”‘’„«»]/y],
];

/** `B.Sc.`, `Ph.D.`, `Ltd.`, `dr hab.`, but not `Node.js.` at the end of a sentence. */
const ABBREVIATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(?:(?:(?:\p{L}|\p{Lu}\p{L}{1,3})\.)+(?:\p{L}|\p{Lu}\p{L}{1,3})` +
    '|Ltd|Inc|Co|Corp|Bros|Intl|Univ|Dept|Hosp|Jr|Sr|Dr|Mr|Mrs|Ms|Prof|Assoc|St|Mt|Ft|No|vs|etc|et al' +
    '|hab|habil|inż|Dipl|rer|nat|med|phil|Ing|prof|doc|Mgr|Mag|Adv|Esq|Capt|Col|Maj|Sgt|Lt|Gen|Rev|Hon)$',
  'u',
);
/** An address: Node.js, ASP.NET and Booking.com look like one, and are words. */
const ADDRESS =
  /:\/\/|^(?:www\.|mailto:|tel:)|.@|\.\p{L}{2,}[/:]|^[a-z0-9.-]+\.(?:com|org|info|[a-z]{2,3}\.[a-z]{2})$/u;
/** An initial before a name, another initial or a year: `D. Rosen`, `J. R. Smith`, `Cohen D. (2019)`. */
const INITIAL = /(?<![\p{L}\p{N}.'’])\p{Lu}$/u;
const NAME_FOLLOWS = new RegExp(String.raw`\.(?: ?(?=\p{Lu})(?![${RTL_RANGE}])\p{L}(?:\p{L}|\.)| \(\d)`, 'uy');
/** Longest abbreviation that is looked for before a full stop. */
const MAX_ABBREVIATION_LENGTH = 24;

/** The tokens of a text, in order, in time that grows with its length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (let position = 0; position < text.length;) {
    const token = tokenAt(text, position);
    if (token) tokens.push(token);
    position = token ? token.end : position + 1;
  }
  return tokens;
}

function tokenAt(text: string, start: number): Token | undefined {
  if (/\s/.test(text.charAt(start))) return undefined;
  for (const [kind, pattern] of TOKEN_PATTERNS) {
    pattern.lastIndex = start;
    if (!pattern.test(text)) continue;
    const end = pattern.lastIndex;
    if (kind === 'number') return numberToken(text, start, numberEnd(text, start, end));
    return kind === 'latin' ? latinToken(text, start, end) : { kind, start, end };
  }
  return undefined;
}

function numberToken(text: string, start: number, end: number): Token {
  const number = text.slice(start, end);
  return { kind: isYear(number) ? 'year' : isDate(number) ? 'date' : 'number', start, end };
}

/** An address ends before the signs of its sentence, an abbreviation after its full stop. */
function latinToken(text: string, start: number, end: number): Token {
  const word = text.slice(start, end).replace(/(?<![.,:;!?'’)\]}…])[.,:;!?'’)\]}…]+$/u, '');
  const unsigned = start + word.length;
  if (!ADDRESS.test(word)) {
    const before = text.slice(Math.max(0, end - MAX_ABBREVIATION_LENGTH), end);
    NAME_FOLLOWS.lastIndex = end;
    const isShort =
      unsigned === end &&
      text.charAt(end) === '.' &&
      (ABBREVIATION.test(before) || (INITIAL.test(before) && NAME_FOLLOWS.test(text)));
    return { kind: 'latin', start, end: isShort ? end + 1 : unsigned };
  }
  // A bracket that was opened within is closed within: example.com/a_(b)
  return { kind: 'address', start, end: word.includes('(') && text.charAt(unsigned) === ')' ? unsigned + 1 : unsigned };
}
