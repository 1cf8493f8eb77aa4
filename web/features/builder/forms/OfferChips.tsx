import { Icon } from '../../../ui/Icon.tsx';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { useResumeLanguage } from '../../drafts/index.ts';

interface OfferChipsProps {
  readonly names: readonly string[];
  readonly onPick: (name: string) => void;
  /** For a press that opens a question: the name that the question is about. */
  readonly chosen?: string | undefined;
}

/** Names that one press adds to the résumé. */
export function OfferChips({ names, onPick, chosen }: OfferChipsProps) {
  const { direction } = useResumeLanguage();
  return (
    <ul className="chips">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className="chip chip-offer"
            aria-pressed={chosen === undefined ? undefined : name === chosen}
            onClick={() => onPick(name)}
          >
            <Icon name="add" size={14} />
            <OwnLine text={name} base={direction} />
          </button>
        </li>
      ))}
    </ul>
  );
}
