import { NUMBERING, p, part, run, word } from '../../../functions/import/word/wordXml.fixture.ts';
import { encoded, headOf, inAnyFormat, inTurn, twisted, type ClassFile } from './classFile.ts';
import { PHONES, withWrittenDates } from './dates.ts';
import { asPdf, asWord } from './files.ts';
import { asMarkdown, asText, line, linesOf } from './lines.ts';
import { PDF_CLASSES } from './pdfClasses.ts';
import { personOf, wordsOf } from './people.ts';
import { WORD_CLASSES } from './wordClasses.ts';

/** Words with their letters set apart. */
const apart = (text: string) =>
  text
    .split(' ')
    .map((one) => Array.from(one).join(' '))
    .join('   ');
/** Classes of faults that strangers' files have shown, each by files that its number chooses. */
export const CLASSES: Readonly<Record<string, (seed: number) => ClassFile>> = {
  ...WORD_CLASSES,
  ...PDF_CLASSES,
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
      (lines) =>
        asPdf(lines, ({ kind }) =>
          kind === 'name' || kind === 'heading' ? { tracking: 0.2 + 0.05 * (seed % 6) } : {},
        ),
    ),
  'widths that are too small': (seed) =>
    twisted(
      seed,
      (person) => linesOf(person, { head: headOf(seed) }),
      (lines) => asPdf(lines, () => ({ narrowed: 0.55 + 0.05 * (seed % 6) })),
    ),
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
    const heads = [
      '[12:30, 01/02/2026] Someone: ',
      '\u200e[01/02/2026, 12:31:05] Someone: ',
      '01/02/2026, 12:32 - Someone: ',
    ];
    const text = linesOf(person, { head: headOf(seed) })
      .map(({ kind, text: said }, at) =>
        kind === 'heading'
          ? `${heads[seed % 3]}*${said}*`
          : kind === 'item'
            ? `- ${said}`
            : (at === 0 ? heads[seed % 3] : '') + said,
      )
      .join('\n');
    return {
      person,
      bytes: encoded(text),
      plain: asText(linesOf(person, { head: headOf(seed) })),
      never: ['Someone', '12:3'],
    };
  },
  'two sections of experience': (seed) => {
    const person = personOf(seed + 60 * 7);
    const second = person.language === 'he' ? 'ניסיון בהוראה' : 'Teaching Experience';
    return twisted(
      seed,
      () => {
        const lines = linesOf(person, { head: headOf(seed) });
        const last = lines.findLastIndex(
          ({ kind, text }) => kind === 'head' && text.startsWith(person.jobs.at(-1)?.title ?? '-'),
        );
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
    const last = jobs[0]?.end || wordsOf(plain.language).present;
    const time = `${jobs.at(-1)?.start} – ${last}`;
    const first = `${company}, ${time}`;
    const file = twisted(
      seed,
      (person) => {
        const lines = linesOf(person, { head: ({ title, period }) => [`${title}, ${unit}, ${period}`] });
        return lines.toSpliced(3, 0, line('head', first));
      },
      inAnyFormat,
      { ...plain, jobs },
    );
    // That of all posts together has no field.
    return { ...file, told: [time] };
  },
  'periods as heads of jobs': (seed) =>
    twisted(seed, (person) =>
      linesOf(person, {
        head: ({ period }) => [period],
        items: (items, { title, company }) => [`${title}, ${company}`, ...items].map((text) => line('item', text)),
      }),
    ),
};
