import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import { entryOfTexts, type JoinedList } from './entryOfTexts.ts';
import type { UnplacedText } from './store/importReview.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { useResumeLanguage } from '../../drafts/index.ts';

const LISTS: readonly JoinedList[] = ['experience', 'education'];

/** Makes one entry of several texts: `these three lines are one job`. */
export function JoinTexts({
  texts,
  onJoined,
}: {
  texts: readonly UnplacedText[];
  onJoined: (joined: readonly UnplacedText[]) => void;
}) {
  const t = useTranslations();
  const { drafts, announce, ui } = useBuilder();
  const { direction } = useResumeLanguage();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly UnplacedText[]>([]);
  const stillChosen = texts.filter((each) => chosen.includes(each));
  const join = (list: JoinedList) => {
    const made = entryOfTexts(
      drafts.state.resume,
      list,
      stillChosen.map(({ text }) => text),
    );
    if (!made) return notify({ kind: 'warning', text: t('review.full') });
    drafts.edit(() => made.resume, made.location);
    if (made.location.entry !== undefined) ui.setEntryOpen(made.location.entry, true);
    const said = t('review.said.placed', { place: t('review.target.new', { tab: t(`builder.tab.${list}`) }) });
    announce(said);
    notify({ kind: 'success', text: said });
    setChosen([]);
    setOpen(false);
    return onJoined(stillChosen);
  };
  if (!isOpen)
    return (
      <div className="review-row">
        <Button size="small" onClick={() => setOpen(true)}>
          {t('review.join')}
        </Button>
      </div>
    );
  return (
    <fieldset className="review-join">
      <legend>{t('review.join.which')}</legend>
      {texts.map((each, index) => (
        <CheckboxField
          key={`${index} ${each.text}`}
          label={<OwnLine text={each.text} base={direction} />}
          checked={chosen.includes(each)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))
          }
        />
      ))}
      <div className="review-row">
        {LISTS.map((list) => (
          <Button key={list} size="small" tone="primary" disabled={stillChosen.length < 2} onClick={() => join(list)}>
            {t(`review.join.${list}`)}
          </Button>
        ))}
        <Button size="small" tone="quiet" onClick={() => setOpen(false)}>
          {t('review.join.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
