import { bullet, mark, NUMBERING, p, part, run, says, word } from '../../../functions/import/word/wordXml.fixture.ts';
import { encoded, headOf, inTurn, type ClassFile } from './classFile.ts';
import { paragraphsOfWord } from './files.ts';
import { linesOf } from './lines.ts';
import { personOf, type Person } from './people.ts';

const paragraphs = (seed: number, person: Person) => paragraphsOfWord(linesOf(person, { head: headOf(seed) }));
const hidden = (text: string) => p(run(text, '<w:vanish/>'));
/** An item in two paragraphs, of which the mark of the first is deleted. */
const halves = (text: string) => {
  const at = text.indexOf(' ') + 1;
  const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
  return p(run(text.slice(0, at)), `${list}<w:rPr><w:del w:id="1" w:author="a"/></w:rPr>`) + bullet(text.slice(at));
};
const link = (address: string, words: string) =>
  mark('begin') + says(` HYPERLINK "${address}" `) + mark('separate') + run(words) + mark('end');

/** Classes of faults that files of Word alone can show. */
export const WORD_CLASSES: Readonly<Record<string, (seed: number) => ClassFile>> = {
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
      bytes: word(
        body,
        { [at]: part('hdr', name + contacts), 'word/numbering.xml': NUMBERING },
        { h: ['header', target] },
      ),
    };
  },
  'a document of HTML within one of Word': (seed) => {
    const person = personOf(seed);
    const html = linesOf(person, { head: headOf(seed) }).map(({ kind, text }) =>
      kind === 'name'
        ? `<h1>${text}</h1>`
        : kind === 'heading'
          ? `<h2>${text}</h2>`
          : kind === 'item'
            ? `<ul><li>${text}</ul>`
            : `<p>${text}`,
    );
    const page = encoded(`<html><head><meta charset="utf-8"></head><body>${html.join('')}</body></html>`);
    return { person, bytes: word('<w:altChunk r:id="c"/>', { 'word/c.html': page }, { c: ['aFChunk', 'c.html'] }) };
  },
  'links of fields': (seed) => {
    const person = personOf(seed);
    const [name = '', , ...rest] = paragraphs(seed, person);
    const words = person.language === 'he' ? ['טלפון', 'מייל'] : ['Phone', 'Mail'];
    const tel = link(`tel:${person.phone.replaceAll('-', '')}`, words[0] ?? '');
    const contacts = p(
      `${tel}${run(' | ')}${link(`mailto:${person.email}`, words[1] ?? '')}${run(` | ${person.town}`)}`,
    );
    const phone = person.phone.replaceAll('-', '');
    return {
      person: { ...person, phone },
      bytes: word(name + contacts + rest.join(''), { 'word/numbering.xml': NUMBERING }),
    };
  },
};
