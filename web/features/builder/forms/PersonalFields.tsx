import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import { useMemo } from 'react';
import { canBeCalled } from '../../../../shared/contacts/numberToDial.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { updatePersonal } from '../../../../shared/resume/personalEdits.ts';
import { personalEntries, type PersonalList } from '../../../../shared/resume/personalLists.ts';
import { DETAIL_KINDS, type DetailKind } from '../../../../shared/resume/schema.ts';
import { isBlankText } from '../../../../shared/resume/text.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import { BoundTextField } from './BoundTextField.tsx';
import { PERSONAL_EXAMPLES } from './personalExamples.ts';
import type { TextBinding } from './textBinding.ts';

export interface PersonalFieldsProps {
  readonly id: string;
  /** The row's name. */
  readonly name: string;
}

/** The number or address of a further contact. */
export function ContactFields({ id, name }: PersonalFieldsProps) {
  const t = useTranslations();
  const { language } = useResumeLanguage();
  const kind =
    useResume((resume) => personalEntries(resume, 'contacts').find((each) => each.id === id)?.kind) ?? 'link';
  const binding = useMemo(() => personalListBinding('contacts', id, 'value'), [id]);
  const check = useMemo(
    () => (value: string) => (isBlankText(value) || canBeCalled(value) ? undefined : t('builder.checks.phone')),
    [t],
  );
  return (
    <div className="fields-wide">
      <BoundTextField
        binding={binding}
        control={kind === 'phone' ? 'phone' : 'url'}
        label={name}
        max={kind === 'phone' ? RESUME_LIMITS.line : RESUME_LIMITS.url}
        placeholder={PERSONAL_EXAMPLES[language][kind]}
        {...(kind === 'phone' && { check })}
      />
    </div>
  );
}

/** The kind of a detail, what one of the person's own is called, and its text. */
export function DetailFields({ id }: PersonalFieldsProps) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const { language } = useResumeLanguage();
  const kind = useResume((resume) => personalEntries(resume, 'details').find((each) => each.id === id)?.kind) ?? 'own';
  const [label, value] = useMemo(
    () => (['label', 'value'] as const).map((name) => personalListBinding('details', id, name)),
    [id],
  );
  const text = (binding: typeof value, of: 'label' | 'value', example: string) =>
    binding && (
      <BoundTextField
        binding={binding}
        control="text"
        label={t(`help.details.${of}`)}
        max={RESUME_LIMITS.line}
        placeholder={example}
      />
    );
  const examples = PERSONAL_EXAMPLES[language];
  return (
    <>
      <SelectField
        label={t('help.details.kind')}
        value={kind}
        onChange={(event) => {
          const chosen = event.target.value as DetailKind;
          drafts.edit((resume) => updatePersonal(resume, 'details', id, { kind: chosen }), {
            tab: 'personal',
            entry: id,
          });
        }}
      >
        {DETAIL_KINDS.map((each) => (
          <option key={each} value={each}>
            {t(`help.details.${each}`)}
          </option>
        ))}
      </SelectField>
      {kind === 'own' && text(label, 'label', examples.label)}
      {text(value, 'value', examples[kind])}
    </>
  );
}

/** Binding of a text of a further contact or a detail; an empty text where it is gone. */
function personalListBinding(list: PersonalList, id: string, name: 'label' | 'value'): TextBinding {
  return {
    get: (resume) => {
      const entry: object | undefined = personalEntries(resume, list).find((each) => each.id === id);
      return String(ownProperty(entry, name) ?? '');
    },
    set: (resume, value) => updatePersonal(resume, list, id, { [name]: value }),
    location: { tab: 'personal', entry: id },
    undoGroup: `${id}.${name}`,
  };
}
