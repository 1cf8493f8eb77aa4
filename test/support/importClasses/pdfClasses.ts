import { encoded, headOf, inTurn, twisted, type ClassFile } from './classFile.ts';
import { asPdf, type Drawing } from './files.ts';
import { asMarkdown, line, linesOf } from './lines.ts';
import { personOf } from './people.ts';

const TYPED = ['field', 'box', 'undrawn field', 'undrawn box'] as const satisfies readonly Drawing['typed'][];
/** Where the line of contacts stands. */
const CONTACTS = 1;

/** Classes of faults of what a page of a PDF is drawn with besides its text, and of addresses after words. */
export const PDF_CLASSES: Readonly<Record<string, (seed: number) => ClassFile>> = {
  'texts that were typed into a PDF': (seed) => {
    const typed = inTurn(TYPED, seed);
    // A field in the place of a line; the first item or the line of contacts.
    const isTyped = ({ kind }: { readonly kind: string }, at: number) =>
      at === CONTACTS || (seed % 3 === 0 && kind === 'item');
    return twisted(
      seed,
      (person) => linesOf(person, { head: headOf(seed) }),
      (lines) => asPdf(lines, (one, at) => (isTyped(one, at) ? { typed } : {})),
    );
  },
  'layers that are off': (seed) => {
    const said = ['Salary wish 21,000', 'ציפיות שכר 21,000', 'Draft of May, do not send'][seed % 3] ?? '';
    const file = twisted(
      seed,
      (person) => {
        const lines = linesOf(person, { head: headOf(seed) });
        return lines.toSpliced(1 + (seed % (lines.length - 1)), 0, line('text', said));
      },
      (lines) => asPdf(lines, ({ text }) => (text === said ? { around: 'layer' } : {})),
    );
    return { ...file, never: ['Salary', 'ציפיות', 'Draft of May'] };
  },
  'icons of a font': (seed) =>
    twisted(
      seed,
      (person) =>
        linesOf(person, {
          head: headOf(seed),
          ...(seed % 4 > 1 && { contacts: [person.phone, person.email, person.town] }),
        }),
      (lines) =>
        asPdf(lines, ({ kind }) =>
          kind === 'text' || (kind === 'heading' && seed % 3 === 0) ? { around: 'icon' } : {},
        ),
    ),
  'addresses behind words': (seed) => {
    const person = personOf(seed);
    const address = `https://github.com/person${seed}`;
    const words = seed % 2 === 0 ? 'GitHub' : 'Portfolio';
    const contacts = [`${person.phone} | ${person.email} | ${person.town}`, words];
    const lines = linesOf(person, { head: headOf(seed), contacts });
    const [first = '', ...rest] = asMarkdown(lines).split(words);
    const markdown = `${first}[${words}](${address})${rest.join(words)}`;
    const html = lines.map(({ kind, text }) => {
      const said = text === words ? `<a href="${address}">${text}</a>` : text;
      return kind === 'name'
        ? `<h1>${said}</h1>`
        : kind === 'heading'
          ? `<h2>${said}</h2>`
          : kind === 'item'
            ? `<ul><li>${said}</ul>`
            : `<p>${said}`;
    });
    const bytes = inTurn(
      [
        () => asPdf(lines, ({ text }) => (text === words ? { href: address } : {})),
        () => encoded(markdown),
        () => encoded(`<!doctype html><meta charset="utf-8"><body>${html.join('')}`),
      ],
      seed,
    )();
    const told = [address, `${words}: ${address}`, words, address.replace('https://', '')];
    return { person, bytes, told, holds: [address.replace('https://', '')] };
  },
};
