import { findTemplate } from '../../../../shared/templates/catalogue.ts';
import { Button } from '../../../ui/Button.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import { focusField } from '../flows/focusField.ts';
import type { Advice } from './advice.ts';

/** Lists improvements for readers, each with a press that makes it, or that leads to its field. */
export function AdviceList({ advice, onClose }: { advice: readonly Advice[]; onClose: () => void }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { drafts, ui } = useBuilder();
  const aboutOf = ({ kind, about }: Advice) =>
    kind === 'template' ? (findTemplate(about)?.name[language] ?? about) : about;
  const take = (each: Advice) => {
    if ('edit' in each) return drafts.edit(each.edit, { tab: each.kind === 'heading' ? 'experience' : 'design' });
    onClose();
    return focusField(ui, each.place);
  };
  return (
    <section>
      <h3>{t('help.readers.advice')}</h3>
      {advice.length === 0 && <p>{t('help.readers.advice.none')}</p>}
      <ul className="readers-advice">
        {advice.map((each) => {
          const text = t(`help.readers.advice.${each.kind}`, { about: aboutOf(each) });
          return (
            <li key={`${each.kind} ${each.about}`}>
              <span>{text}</span>
              <Button size="small" of={text} onClick={() => take(each)}>
                {t('edit' in each ? `help.readers.press.${each.kind as 'heading'}` : 'help.readers.press.field')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
