import { bullet, mark, NUMBERING, p, part, run, says, word } from '../../../functions/import/word/wordXml.fixture.ts';
import { PHONES, withWrittenDates } from './dates.ts';
import { asPdf, asWord, paragraphsOfWord } from './files.ts';
import { asMarkdown, asText, HEADS, line, linesOf, type WrittenLine } from './lines.ts';
import { personOf, wordsOf, type Person } from './people.ts';

/** A file of a class of faults, and what it says. */
export interface ClassFile {
  readonly bytes: Uint8Array;
  readonly person: Person;
  /** The same without what makes the class: where it is not right either, the class is not at fault. */
  readonly plain?: Uint8Array;
  /** Texts that may be among the unplaced. */
  readonly told?: readonly string[];
  /** Texts that no field and no list of unplaced texts may hold. */
  readonly never?: readonly string[];
}

/** How many files of each class there are. */
export const FILES_OF_A_CLASS = 60;

const encoded = (text: string) => new TextEncoder().encode(text);
const headOf = (seed: number) => HEADS[seed % HEADS.length]!;
const inTurn = <Value>(values: readonly Value[], seed: number): Value => values[Math.floor(seed / 2) % values.length]!;
/** A file of one of the formats by turns. */
const inAnyFormat = (lines: readonly WrittenLine[], seed: number) => inTurn([asText, asWord, asPdf], seed)(lines);

/** A person's file in a way, and the same without it. */
function twisted(
  seed: number,
  lines: (person: Person) => readonly WrittenLine[],
  write: (lines: readonly WrittenLine[], seed: number) => Uint8Array = inAnyFormat,
  person = personOf(seed),
): ClassFile {
  return { person, bytes: write(lines(person), seed), plain: asText(linesOf(person, { head: headOf(seed) })) };
}

/** Words with their letters set apart. */
const apart = (text: string) => text.split(' ').map((one) => Array.from(one).join(' ')).join('   ');
const paragraphs = (seed: number, person: Person) => paragraphsOfWord(linesOf(person, { head: headOf(seed) }));
const hidden = (text: string) => p(run(text, '<w:vanish/>'));

/** Classes of faults that strangers' files have shown, each by files that its number chooses. */
export const CLASSES: Readonly<Record<string, (seed: number) => ClassFile>> = {
  'lists of Word whose lines are all spaced alike': (seed) =>
    twisted(
      seed,
      (person) => linesOf(person, { head: headOf(seed) }),
      (lines) =>
        word(
          lines
            .map(({ kind, text }) =>
              kind === 'item'
                ? p(run(text), '<w:pStyle w:val="L"/><w:spacing w:after="80"/>')
                : p(run(text, kind === 'heading' ? '<w:b/>' : ''), '<w:spacing w:after="80"/>'),
            )
            .join(''),
          {
            'word/numbering.xml': NUMBERING,
            'word/styles.xml': part(
              'styles',
              '<w:style w:type="paragraph" w:styleId="L"><w:pPr><w:contextualSpacing/><w:numPr><w:numId w:val="1"/>' +
                '</w:numPr></w:pPr></w:style>',
            ),
          },
        ),
    ),
  'marks of items that are drawn': (seed) =>
    twisted(
      seed,
      (person) => linesOf(person, { head: headOf(seed) }),
      (lines) => asPdf(lines, () => ({ hasDrawnMark: true, indent: 18 })),
    ),
  'lists that stand further in': (seed) =>
    twisted(
      seed,
      (person) => linesOf(person),
      (lines) => asPdf(lines, () => ({ indent: 18 + (seed % 9) * 3 })),
    ),
  'ways to write a period': (seed) => {
    const plain = personOf(seed);
    const jobs = plain.jobs.map((job) => withWrittenDates(job, plain.language, Math.floor(seed / 2)));
    return twisted(seed, (person) => linesOf(person, { head: headOf(seed) }), inAnyFormat, { ...plain, jobs });
  },
  'ways to write a phone': (seed) => {
    const plain = personOf(seed);
    const [written, phone] = inTurn(PHONES, seed)(plain.phone.replaceAll('-', ''));
    const label = plain.language === 'he' ? 'נייד' : 'Mobile';
    const contacts = [
      [`${label}: ${written} | ${plain.email} | ${plain.town}`],
      [plain.town, `${label}: ${written}`, plain.email],
      [`${plain.email} | ${written} | ${plain.town}`],
    ][seed % 3]!;
    const person = { ...plain, phone };
    return twisted(seed, () => linesOf(person, { contacts }), inAnyFormat, person);
  },
  'contacts with signs that nobody sees': (seed) => {
    const sign = inTurn(['\u00ad', '\u200b', '\u200e', '\u200f', '\u2060', '\ufeff', '\u202a'], seed);
    return twisted(
      seed,
      (person) => {
        const [a, b] = [person.phone.replace('-', `${sign}-${sign}`), person.email.replace('@', `${sign}@`)];
        return linesOf(person, { contacts: [`${sign}${a} | ${b.replace('.com', `${sign}.com`)} | ${person.town}`] });
      },
      inTurn([asText, asWord], seed),
    );
  },
  'contacts that are not there': (seed) => {
    const no = {
      he: ['ללא מייל', 'אין אתר', '(ללא לינקדאין)'],
      en: ['(no e-mail)', 'no website', 'no LinkedIn'],
    }[personOf(seed).language];
    const said = no[seed % 3] ?? '';
    const sign = inTurn([' | ', ' • ', ' · '], seed);
    const file = twisted(seed, (person) =>
      linesOf(person, { contacts: [[person.town, person.phone, person.email, said].join(sign)] }),
    );
    return { ...file, told: [said.replaceAll(/[()]/g, '')] };
  },
  'surname first': (seed) =>
    twisted(seed, (person) => linesOf(person, { name: person.name.split(' ').toReversed().join(', ') })),
  'items that begin with a year': (seed) => {
    const plain = personOf(seed);
    const said =
      plain.language === 'he'
        ? ['2019 הייתה שנת צמיחה לסניף', '2020 היתה שנה של שינויים']
        : ['2019 was a year of growth for the branch', '2021 saw the move to a new site'];
    const jobs = plain.jobs.map((job, at) => (at > 0 ? job : { ...job, items: [...job.items, inTurn(said, seed)] }));
    return twisted(seed, (person) => linesOf(person, { head: headOf(seed) }), inAnyFormat, { ...plain, jobs });
  },
  'letters set apart': (seed) =>
    twisted(
      seed,
      (person) => linesOf(person, { name: apart(person.name), headings: apart, head: headOf(seed) }),
      inTurn([asText, asWord], seed),
    ),
  'wide tracking': (seed) =>
    twisted(
      seed,
      (person) => linesOf(person, { head: headOf(seed) }),
      (lines) => asPdf(lines, ({ kind }) => (kind === 'name' || kind === 'heading' ? { tracking: 0.2 + 0.05 * (seed % 6) } : {})),
    ),
  'widths that are too small': (seed) =>
    twisted(
      seed,
      (person) => linesOf(person, { head: headOf(seed) }),
      (lines) => asPdf(lines, () => ({ narrowed: 0.55 + 0.05 * (seed % 6) })),
    ),
  'placeholders nobody filled': (seed) => {
    const person = personOf(seed);
    const said = person.language === 'he' ? 'לחץ או הקש כאן כדי להזין טקסט' : 'Click or tap here to enter text.';
    const control = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${p(run(said))}</w:sdtContent></w:sdt>`;
    const all = paragraphs(seed, person);
    all.splice(1 + (seed % (all.length - 1)), 0, control);
    return { person, bytes: word(all.join(''), { 'word/numbering.xml': NUMBERING }), never: [said] };
  },
  'hidden text': (seed) => {
    const person = personOf(seed);
    const said = person.language === 'he' ? 'לעדכן את השכר לפני שליחה' : 'Note to self, raise the salary';
    const all = paragraphs(seed, person);
    all.splice(1 + (seed % (all.length - 1)), 0, hidden(said));
    return { person, bytes: word(all.join(''), { 'word/numbering.xml': NUMBERING }), never: [said] };
  },
  'paragraph marks that were deleted': (seed) => {
    const person = personOf(seed);
    const halves = (text: string) => {
      const at = text.indexOf(' ') + 1;
      const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
      return p(run(text.slice(0, at)), `${list}<w:rPr><w:del w:id="1" w:author="a"/></w:rPr>`) + bullet(text.slice(at));
    };
    const body = linesOf(person, { head: headOf(seed) }).map((one) =>
      one.kind === 'item' ? halves(one.text) : paragraphsOfWord([one]).join(''),
    );
    return { person, bytes: word(body.join(''), { 'word/numbering.xml': NUMBERING }) };
  },
  'parts of a Word file elsewhere': (seed) => {
    const person = personOf(seed);
    const [name = '', contacts = '', ...rest] = paragraphs(seed, person);
    const at = inTurn(['word/kopf.xml', 'word/parts/first.xml', 'custom/h.xml'], seed);
    const target = at.startsWith('word/') ? at.slice('word/'.length) : `/${at}`;
    const body = `${rest.join('')}<w:sectPr><w:headerReference w:type="default" r:id="h"/></w:sectPr>`;
    return {
      person,
      bytes: word(body, { [at]: part('hdr', name + contacts), 'word/numbering.xml': NUMBERING }, { h: ['header', target] }),
    };
  },
  'a document of HTML within one of Word': (seed) => {
    const person = personOf(seed);
    const html = linesOf(person, { head: headOf(seed) }).map(({ kind, text }) =>
      kind === 'name' ? `<h1>${text}</h1>` : kind === 'heading' ? `<h2>${text}</h2>` : kind === 'item' ? `<ul><li>${text}</ul>` : `<p>${text}`,
    );
    const page = encoded(`<html><head><meta charset="utf-8"></head><body>${html.join('')}</body></html>`);
    return { person, bytes: word('<w:altChunk r:id="c"/>', { 'word/c.html': page }, { c: ['aFChunk', 'c.html'] }) };
  },
  'links of fields': (seed) => {
    const person = personOf(seed);
    const [name = '', , ...rest] = paragraphs(seed, person);
    const link = (address: string, words: string) =>
      mark('begin').replace('<w:r>', '<w:r>') + says(` HYPERLINK "${address}" `) + mark('separate') + run(words) + mark('end');
    const words = person.language === 'he' ? ['טלפון', 'מייל'] : ['Phone', 'Mail'];
    const tel = link(`tel:${person.phone.replaceAll('-', '')}`, words[0] ?? '');
    const contacts = p(`${tel}${run(' | ')}${link(`mailto:${person.email}`, words[1] ?? '')}${run(` | ${person.town}`)}`);
    const phone = person.phone.replaceAll('-', '');
    return {
      person: { ...person, phone },
      bytes: word(name + contacts + rest.join(''), { 'word/numbering.xml': NUMBERING }),
    };
  },
  'Markdown with HTML and front matter': (seed) => {
    const person = personOf(seed);
    const text = asMarkdown(linesOf(person, { head: headOf(seed) }));
    const around = [
      `<div dir="rtl">\n\n${text}\n\n</div>\n`,
      `---\nname: ${person.name}\nlayout: resume\n---\n\n${text}`,
      `<!-- made by a program -->\n${text}`,
      `<center>\n\n${text}\n</center>`,
    ];
    return { person, bytes: encoded(inTurn(around, seed)), never: ['layout', 'made by a program', '<div'] };
  },
  'headings of Markdown by their level': (seed) => {
    const person = personOf(seed);
    const text = asMarkdown(linesOf(person)).replaceAll(
      new RegExp(`^(?:${person.jobs.map(({ title, company }) => `${title}, ${company}`).join('|')})$`, 'gm'),
      '### $&',
    );
    return { person, bytes: encoded(text) };
  },
  'messages of a chat': (seed) => {
    const person = personOf(seed);
    const heads = ['[12:30, 01/02/2026] Someone: ', '\u200e[01/02/2026, 12:31:05] Someone: ', '01/02/2026, 12:32 - Someone: '];
    const text = linesOf(person, { head: headOf(seed) })
      .map(({ kind, text: said }, at) =>
        kind === 'heading' ? `${heads[seed % 3]}*${said}*` : kind === 'item' ? `- ${said}` : (at === 0 ? heads[seed % 3] : '') + said,
      )
      .join('\n');
    return { person, bytes: encoded(text), plain: asText(linesOf(person, { head: headOf(seed) })), never: ['Someone', '12:3'] };
  },
  'two sections of experience': (seed) => {
    const person = personOf(seed + 60 * 7);
    const second = person.language === 'he' ? 'ניסיון בהוראה' : 'Teaching Experience';
    return twisted(
      seed,
      () => {
        const lines = linesOf(person, { head: headOf(seed) });
        const last = lines.findLastIndex(({ kind, text }) => kind === 'head' && text.startsWith(person.jobs.at(-1)?.title ?? '-'));
        return person.jobs.length < 2 ? lines : lines.toSpliced(last, 0, line('heading', second));
      },
      inAnyFormat,
      person,
    );
  },
  'one employer with several posts': (seed) => {
    const plain = personOf(seed);
    const unit = plain.language === 'he' ? 'סניף חולון' : 'Leeds branch';
    const company = plain.jobs[0]?.company ?? '';
    const jobs = plain.jobs.map((job) => ({ ...job, company }));
    const first = `${company}, ${jobs.at(-1)?.start} – ${jobs[0]?.end === '' ? wordsOf(plain.language).present : jobs[0]?.end}`;
    return twisted(
      seed,
      (person) => {
        const lines = linesOf(person, { head: ({ title, period }) => [`${title}, ${unit}, ${period}`] });
        return lines.toSpliced(3, 0, line('head', first));
      },
      inAnyFormat,
      { ...plain, jobs },
    );
  },
  'periods as heads of jobs': (seed) =>
    twisted(seed, (person) =>
      linesOf(person, {
        head: ({ period }) => [period],
        items: (items, { title, company }) => [`${title}, ${company}`, ...items].map((text) => line('item', text)),
      }),
    ),
};

