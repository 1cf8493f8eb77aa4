import { bullet, mark, NUMBERING, p, part, run, says, word } from '../../../functions/import/word/wordXml.fixture.ts';
import { encoded, headOf, inTurn, type ClassFile } from './classFile.ts';
import { paragraphsOfWord } from './files.ts';
import { asText, linesOf } from './lines.ts';
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

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const point = (id: string, text: string, more = '') =>
  `<dgm:pt modelId="${id}"${more}><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
/** A graphic whose points are these texts, each with those that hang on it. */
function smartArt(points: readonly { readonly text: string; readonly below: readonly string[] }[]): Uint8Array {
  const all = points.flatMap(({ text, below }, at) => [
    { id: `p${at}`, from: 'doc', order: at, text },
    ...below.map((item, order) => ({ id: `p${at}-${order}`, from: `p${at}`, order, text: item })),
  ]);
  const cxn = all.map(({ id, from, order }) => `<dgm:cxn srcId="${from}" destId="${id}" srcOrd="${order}"/>`);
  return encoded(
    `<dgm:dataModel xmlns:dgm="${DRAWING}/diagram" xmlns:a="${DRAWING}/main"><dgm:ptLst>` +
      point('doc', '', ' type="doc"') +
      `${all.map(({ id, text }) => point(id, text)).join('')}</dgm:ptLst><dgm:cxnLst>${cxn.join('')}</dgm:cxnLst>` +
      '</dgm:dataModel>',
  );
}

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
  'jobs in a graphic of Word': (seed) => {
    const person = personOf(seed);
    const all = linesOf(person, { head: headOf(2 * (seed % 2) + 1) });
    const heads = all.flatMap(({ kind }, at) => (kind === 'head' ? [at] : []));
    // The last head is that of the study.
    const first = heads[0] ?? 0;
    const end = all.findLastIndex(({ kind }) => kind === 'heading');
    const points = heads
      .filter((at) => at < end)
      .map((at) => {
        const next = all.findIndex(({ kind }, other) => other > at && kind !== 'item');
        return { text: all[at]?.text ?? '', below: all.slice(at + 1, next).map(({ text }) => text) };
      });
    const graphic = `<w:r><w:drawing><dgm:relIds xmlns:dgm="${DRAWING}/diagram" r:dm="d"/></w:drawing></w:r>`;
    const body = [...paragraphsOfWord(all.slice(0, first)), p(graphic), ...paragraphsOfWord(all.slice(end))];
    return {
      person,
      bytes: word(
        body.join(''),
        { 'word/diagrams/data.xml': smartArt(points) },
        { d: ['diagramData', 'diagrams/data.xml'] },
      ),
      plain: asText(all),
    };
  },
  'notes of a Word file': (seed) => {
    const person = personOf(seed);
    const said = person.language === 'he' ? 'ממליצה: דנה כץ, מנהלת הסניף' : 'Referee: Dana Katz, head of the branch';
    const kind = seed % 4 > 1 ? 'footnote' : 'endnote';
    const all = paragraphs(seed, person);
    const at = 2 + (seed % (all.length - 3));
    all[at] = (all[at] ?? '').replace(/<\/w:p>$/, `<w:r><w:${kind}Reference w:id="1"/></w:r></w:p>`);
    const note = part(`${kind}s`, `<w:${kind} w:id="1">${p(run(said))}</w:${kind}>`);
    const parts = { 'word/numbering.xml': NUMBERING, [`word/${kind}s.xml`]: note };
    return { person, bytes: word(all.join(''), parts), told: [said], holds: [said] };
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
