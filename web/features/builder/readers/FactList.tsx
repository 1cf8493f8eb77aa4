import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { FACT_KINDS, type SoughtFact, type SoughtKind, type FactState } from './facts.ts';
import type { Reader } from './readTexts.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { useResumeLanguage } from '../../drafts/index.ts';

/** A period of dates in figures begins at the left, as on the sheet. */
const FIGURES_FIRST = /^\d[\d/]* –/;

/** States of a fact that a reader has not found. */
const LACKS = ['missing', 'order'] as const satisfies readonly FactState[];

interface FactListProps {
  readonly facts: readonly SoughtFact[];
  readonly states: readonly { readonly reader: Reader; readonly states: ReadonlyMap<string, FactState> }[];
  /** The fact whose place is shown. */
  readonly shown: string | null;
  readonly onShow: (id: string | null) => void;
}

/**
 * Lists the facts that were searched for, by kind, with the readers that did not find them; a press shows one on the
 * page.
 */
export function FactList({ facts, states, shown, onShow }: FactListProps) {
  const t = useTranslations();
  const { direction } = useResumeLanguage();
  /** The readers that did not find it, by what they have of it. */
  const lacking = ({ id }: SoughtFact) =>
    LACKS.flatMap((state) => {
      const readers = states.filter(({ states: each }) => (each.get(id) ?? 'missing') === state);
      return readers.length === 0 ? [] : [{ state, readers: readers.map(({ reader }) => reader) }];
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
                  {FIGURES_FIRST.test(fact.text) ? (
                    <bdi dir="ltr">{fact.text}</bdi>
                  ) : (
                    <OwnLine text={fact.text} base={direction} />
                  )}
                </button>
                {lacks.map(({ state, readers }) => (
                  <span key={state} className="fact-lack">
                    {t(`help.readers.state.${state}`, {
                      reader: readers.map((reader) => t(`help.readers.reader.${reader}`)).join(', '),
                    })}
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
