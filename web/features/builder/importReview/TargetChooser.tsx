import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume } from '../builderContext.ts';
import { targetKey, placeText, listTargets, type TextTarget } from './placeText.ts';
import { useTargetName } from './useTargetName.ts';

/** Puts a text somewhere and says so; false if there is no room for it. */
export function usePlaceText(): (target: TextTarget, text: string) => boolean {
  const t = useTranslations();
  const { drafts, announce, ui } = useBuilder();
  const nameOf = useTargetName();
  return (target, text) => {
    const name = nameOf(target, drafts.state.resume);
    const placed = placeText(drafts.state.resume, target, text);
    if (!placed) return false;
    drafts.edit(() => placed.resume, placed.location);
    if (placed.location.entry !== undefined) ui.setEntryOpen(placed.location.entry, true);
    const said = t('review.said.placed', { place: name });
    announce(said);
    notify({ kind: 'success', text: said });
    return true;
  };
}

/**
 * Choosing a target only selects it, and a button acts: a list that acts while arrow keys move through it cannot be
 * used by keyboard.
 */
export function TargetChooser({ text, onPlaced }: { text: string; onPlaced: () => void }) {
  const t = useTranslations();
  const resume = useResume((whole) => whole);
  const place = usePlaceText();
  const nameOf = useTargetName();
  const targets = listTargets(resume);
  const [key, setKey] = useState('summary');
  const [full, setFull] = useState(false);
  const id = useId();
  const put = () => {
    const target = targets.find((each) => targetKey(each) === key);
    if (!target || !place(target, text)) return setFull(true);
    return onPlaced();
  };
  return (
    <div className="review-chooser">
      <SelectField
        id={id}
        label={t('review.where')}
        value={key}
        error={full ? t('review.full') : undefined}
        onChange={(event) => {
          setKey(event.target.value);
          setFull(false);
        }}
      >
        {targets.map((target) => (
          <option key={targetKey(target)} value={targetKey(target)}>
            {nameOf(target, resume)}
          </option>
        ))}
      </SelectField>
      <Button size="small" tone="primary" onClick={put}>
        {t('review.put.here')}
      </Button>
    </div>
  );
}
