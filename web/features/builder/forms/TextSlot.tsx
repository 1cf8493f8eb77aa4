import { textAt, type TextLocation } from '../../../../shared/improve/suggestions.ts';
import { isBlankText } from '../../../../shared/resume/text.ts';
import { useBuilderSlots } from '../builderSlots.ts';
import { useResume } from '../builderContext.ts';

/** Room beneath a text for what can be done for it; none beneath a blank one. */
export function TextSlot({ place }: { place: TextLocation }) {
  const { TextTools } = useBuilderSlots();
  const isBlank = useResume((resume) => isBlankText(textAt(resume, place) ?? ''));
  return (
    !isBlank && (
      <div className="text-slot">
        <TextTools place={place} />
      </div>
    )
  );
}
