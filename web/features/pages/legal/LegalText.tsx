import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LEGAL_FACTS } from '../../../../shared/site/legal.ts';
import './legal.css';

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** Splits a text into paragraphs by line; lines that begin with a hyphen are list items. */
  readonly text: string;
  readonly after?: ReactNode;
}

export interface LegalTextProps {
  readonly title: string;
  readonly lead: string;
  /** Returns the words about the dates of the text and of its first version. */
  readonly dated: (date: string, first: string) => string;
  /** ISO day of the text. */
  readonly date: string;
  readonly contents: string;
  readonly sections: readonly LegalSection[];
}

/** A long legal text: dates, table of contents, numbered sections. */
export function LegalText({ title, lead, dated, date, contents, sections }: LegalTextProps) {
  const intl = useIntl();
  const toDay = (iso: string) =>
    intl.formatDate(iso, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <article className="legal wide">
      <header>
        <h1>{title}</h1>
        <p className="legal-date">{dated(toDay(date), toDay(LEGAL_FACTS.firstPublished))}</p>
        <p className="legal-lead">{lead}</p>
      </header>
      <nav className="legal-contents" aria-label={contents}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-sections">
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {parseBlocks(section.text).map((block) =>
              Array.isArray(block) ? (
                <ul key={block[0]}>
                  {block.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : (
                <p key={block}>{block}</p>
              ),
            )}
            {section.after}
          </section>
        ))}
      </div>
    </article>
  );
}

/** Paragraphs, and consecutive lines with a hyphen as lists. */
export function parseBlocks(text: string): (string | [string, ...string[]])[] {
  return text.split('\n').reduce<(string | [string, ...string[]])[]>((blocks, line) => {
    if (!line.startsWith('- ')) return [...blocks, line];
    const item = line.slice(2);
    const last = blocks.at(-1);
    return Array.isArray(last) ? [...blocks.slice(0, -1), [...last, item]] : [...blocks, [item]];
  }, []);
}

/** An amount of money as the screens write it; amounts in legal texts come only from here. */
export function useMoneyFormat() {
  const intl = useIntl();
  return (amount: number, currency: 'USD' | 'ILS') =>
    intl.formatNumber(amount, { style: 'currency', currency, minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });
}
