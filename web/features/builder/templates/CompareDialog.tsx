import { useMemo, useState } from 'react';
import {
  newerVersion,
  choiceOf,
  templateOf,
  TEMPLATES,
  type Template,
} from '../../../../shared/templates/catalogue.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { ResumeSource } from '../../preview/index.ts';
import { PreviewPane } from '../../preview/PreviewPane.tsx';
import { useResume } from '../builderContext.ts';
import { setTemplate } from '../store/edits.ts';

export interface CompareDialogProps {
  /** The template to compare the chosen one with at first; null: the next one. */
  readonly other: Template | null;
  readonly onChoose: (template: Template) => void;
  readonly onClose: () => void;
}

/**
 * The person's own résumé in two templates, or two versions of one, side by side, each with all its pages; one press
 * takes either. Earlier versions are offered to those who have them.
 */
export function CompareDialog({ other, onChoose, onClose }: CompareDialogProps) {
  const t = useTranslations();
  const chosen = useResume(templateOf);
  const [pair, setPair] = useState<readonly [Template, Template]>(() => [chosen, other ?? nextTemplate(chosen)]);
  const [templates] = useState(() => TEMPLATES.flatMap((template) => [template, ...earlierOf(template, pair)]));
  const take = (template: Template) => {
    onChoose(template);
    onClose();
  };
  return (
    <Dialog open title={t('design.templates.compare.title')} onClose={onClose} size="large" shape="drawer">
      <div className="compare">
        <Side
          index={1}
          template={pair[0]}
          templates={templates}
          onChange={(template) => setPair([template, pair[1]])}
          onTake={take}
        />
        <Side
          index={2}
          template={pair[1]}
          templates={templates}
          onChange={(template) => setPair([pair[0], template])}
          onTake={take}
        />
      </div>
    </Dialog>
  );
}

const nextTemplate = ({ id }: Template): Template => {
  const index = TEMPLATES.findIndex((template) => template.id === id);
  return TEMPLATES[(index + 1) % TEMPLATES.length] as Template;
};

const isEarlier = (template: Template) => newerVersion(choiceOf(template)) !== undefined;
const earlierOf = ({ id }: Template, among: readonly Template[]) =>
  among.filter((template) => template.id === id && isEarlier(template));

interface SideProps {
  readonly index: 1 | 2;
  readonly template: Template;
  /** The templates to choose from. */
  readonly templates: readonly Template[];
  readonly onChange: (template: Template) => void;
  readonly onTake: (template: Template) => void;
}

function Side({ index, template, templates, onChange, onTake }: SideProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const resume = useResume((whole) => whole);
  const source = useMemo((): ResumeSource => {
    const dressed = setTemplate(resume, template);
    return { get: () => dressed, subscribe: () => () => {} };
  }, [resume, template]);
  const isChosen = templateOf(resume) === template;
  const nameOf = (of: Template) =>
    isEarlier(of) ? t('design.templates.earlier', { name: of.name[language] }) : of.name[language];
  return (
    <section className="compare-side" data-side={index}>
      <SelectField
        label={t('design.templates.compare.side', { index })}
        labelHidden
        value={template.style}
        onChange={(event) => onChange(templates.find(({ style }) => style === event.target.value) ?? template)}
      >
        {templates.map((each) => (
          <option key={each.style} value={each.style}>
            {nameOf(each)}
          </option>
        ))}
      </SelectField>
      <span className="template-tier">{template.tier === 'premium' && t('builder.template.premium')}</span>
      <PreviewPane
        className="compare-sheets"
        inert
        source={source}
        label={t('design.templates.compare.pages', { index, name: nameOf(template) })}
      />
      <Button
        tone={isChosen ? 'plain' : 'primary'}
        disabled={isChosen}
        {...(isChosen ? {} : { 'data-autofocus': '' })}
        onClick={() => onTake(template)}
      >
        {t(isChosen ? 'builder.template.chosen' : 'design.templates.take')}
      </Button>
    </section>
  );
}
