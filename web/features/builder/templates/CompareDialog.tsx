import { useMemo, useState } from 'react';
import { findTemplateOrDefault, TEMPLATES, type Template } from '../../../../shared/templates/catalogue.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { ResumeSource } from '../../preview/index.ts';
import { PreviewPane } from '../../preview/PreviewPane.tsx';
import { useResume } from '../builderContext.ts';

export interface CompareDialogProps {
  /** What the chosen template is compared with at first; null: the next one. */
  readonly other: string | null;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** The person's own résumé in two templates side by side, each with all its pages; one press takes either. */
export function CompareDialog({ other, onChoose, onClose }: CompareDialogProps) {
  const t = useTranslations();
  const chosen = useResume((resume) => resume.templateId);
  const [pair, setPair] = useState<readonly [string, string]>(() => [chosen, other ?? nextTemplate(chosen)]);
  const take = (id: string) => {
    onChoose(id);
    onClose();
  };
  return (
    <Dialog open title={t('design.templates.compare.title')} onClose={onClose} size="large" shape="drawer">
      <div className="compare">
        <Side index={1} id={pair[0]} onChange={(id) => setPair([id, pair[1]])} onTake={take} />
        <Side index={2} id={pair[1]} onChange={(id) => setPair([pair[0], id])} onTake={take} />
      </div>
    </Dialog>
  );
}

const nextTemplate = (id: string): string => {
  const at = TEMPLATES.findIndex((template) => template.id === id);
  return (TEMPLATES[(at + 1) % TEMPLATES.length] as Template).id;
};

interface SideProps {
  readonly index: 1 | 2;
  readonly id: string;
  readonly onChange: (id: string) => void;
  readonly onTake: (id: string) => void;
}

function Side({ index, id, onChange, onTake }: SideProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const resume = useResume((whole) => whole);
  const source = useMemo((): ResumeSource => {
    const dressed = { ...resume, templateId: id };
    return { get: () => dressed, subscribe: () => () => {} };
  }, [resume, id]);
  const template = findTemplateOrDefault(id);
  const isChosen = resume.templateId === id;
  return (
    <section className="compare-side" data-side={index}>
      <SelectField
        label={t('design.templates.compare.side', { index })}
        labelHidden
        value={id}
        onChange={(event) => onChange(event.target.value)}
      >
        {TEMPLATES.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name[language]}
          </option>
        ))}
      </SelectField>
      <span className="template-tier">{template.tier === 'premium' && t('builder.template.premium')}</span>
      <PreviewPane
        className="compare-sheets"
        inert
        source={source}
        label={t('design.templates.compare.pages', { index, name: template.name[language] })}
      />
      <Button
        tone={isChosen ? 'plain' : 'primary'}
        disabled={isChosen}
        {...(isChosen ? {} : { 'data-autofocus': '' })}
        onClick={() => onTake(id)}
      >
        {t(isChosen ? 'builder.template.chosen' : 'design.templates.take')}
      </Button>
    </section>
  );
}
