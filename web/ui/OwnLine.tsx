import type { Direction } from '../../shared/platform/language.ts';
import { lineDirection } from '../lib/i18n/lineDirection.ts';
import { useLanguage } from '../lib/i18n/useTranslations.ts';
import { MixedText } from './MixedText.tsx';

interface OwnLineProps {
  readonly text: string;
  /** The direction of the texts that it is one of; without, that of the screens. */
  readonly base?: Direction;
  readonly className?: string;
}

/** A line that a person wrote, such as a name, within the screens: `QA ומחקר` begins at the right. */
export function OwnLine({ text, base, className }: OwnLineProps) {
  const { direction } = useLanguage();
  const lineBase = base ?? direction;
  return (
    <bdi className={className} dir={lineDirection(text, lineBase)}>
      <MixedText text={text} direction={lineBase} />
    </bdi>
  );
}
