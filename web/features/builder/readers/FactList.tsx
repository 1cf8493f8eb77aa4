import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { FACT_KINDS, type SoughtFact, type SoughtKind, type FactState } from './facts.ts';
import type { Reader } from './readTexts.ts';

/** A period of dates in figures begins at the left, as on the sheet. */
const FIGURES_FIRST = /^\d[\d/]* –/;

interface FactListProps {
  readonly facts: readonly SoughtFact[];
  readonly states: readonly { readonly reader: Reader; readonly states: ReadonlyMap<string, FactState> }[];
  /** The fact whose place is shown. */
  readonly shown: string | null;
  readonly onShow: (id: string | null) => void;
}

/** What was looked for, by kind, with who has not found it; a press shows it on the page. */
export function FactList({ facts, states, shown, onShow }: FactListProps) {
  const t = useTranslations();
  const lacking = (fact: SoughtFact) =>
    states.flatMap(({ reader, states: each }) => {
      const state = each.get(fact.id) ?? 'missing';
      return state === 'whole' ? [] : [{ reader, state }];
    });
  const groups = FACT_KINDS.map((kind: SoughtKind) => {
    const rows = facts.filter((fact) => fact.kind === kind).map((fact) => ({ fact, lacks: lacking(fact) }));
    return { kind, rows, whole: rows.filter(({ lacks }) => lacks.length === 0).length };
  });
  return (
    <section className="facts">
      <h3>{t('help.readers.found')}</h3>
      {groups.map(({ kind, rows, whole }) => (
        <details key={kind} open={kind === 'name' || kind === 'contacts' || whole < rows.length}>
          <summary>
            <Icon name={rows.length > 0 && whole === rows.length ? 'check' : 'warning'} size={18} />
            {t(`help.readers.kind.${kind}`)}
            <span className="quiet">
              {rows.length === 0 ? t('help.readers.none') : t('help.readers.count', { whole, all: rows.length })}
            </span>
          </summary>
          <ul>
            {rows.map(({ fact, lacks }) => (
              <li key={fact.id}>
                <button
                  type="button"
                  className="fact"
                  data-kind={kind}
                  aria-pressed={shown === fact.id}
                  onClick={() => onShow(shown === fact.id ? null : fact.id)}
                >
                  <bdi dir={FIGURES_FIRST.test(fact.text) ? 'ltr' : undefined}>{fact.text}</bdi>
                </button>
                {lacks.map(({ reader, state }) => (
                  <span key={reader} className="fact-lack">
                    {t(`help.readers.state.${state}`, { reader: t(`help.readers.reader.${reader}`) })}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
