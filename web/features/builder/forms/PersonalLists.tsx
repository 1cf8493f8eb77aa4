import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { hostName, hostOf } from '../../../../shared/contacts/linkHosts.ts';
import { canBeCalled } from '../../../../shared/contacts/numberToDial.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import {
  addPersonal,
  movePersonal,
  personalEntries,
  removePersonal,
  SENSITIVE_DETAILS,
  updatePersonal,
  type PersonalList,
} from '../../../../shared/resume/personalLists.ts';
import { DETAIL_KINDS, type DetailKind } from '../../../../shared/resume/schema.ts';
import { isBlankText } from '../../../../shared/resume/text.ts';
import { moveFocusTo } from '../../../lib/dom/focus.ts';

import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import { BoundTextField } from './BoundTextField.tsx';
import { personalListBinding } from './textBinding.ts';
import { offerUndo } from './useEntryActions.ts';
import { PERSONAL_EXAMPLES } from './personalExamples.ts';
import './personalLists.css';

/** Further contacts and details of the person; `added`: the one that was asked for just now, which gets the focus. */
export default function PersonalLists({ added }: { readonly added: string | undefined }) {
  const t = useTranslations();
  const isSensitive = useResume((resume) =>
    personalEntries(resume, 'details').some(({ kind }) => SENSITIVE_DETAILS.includes(kind)),
  );
  return (
    <>
      <PersonalRows list="contacts" title={t('help.contacts.title')} {...{ added }} />
      <PersonalRows list="details" title={t('help.details.title')} {...{ added }}>
        {isSensitive && (
          <p className="notice notice-plain" role="note">
            {t('help.details.advice')}
          </p>
        )}
      </PersonalRows>
    </>
  );
}

interface PersonalRowsProps {
  readonly list: PersonalList;
  readonly title: string;
  readonly added: string | undefined;
  readonly children?: ReactNode;
}

function PersonalRows({ list, title, added, children }: PersonalRowsProps) {
  const ids = useResume(useShallow((resume) => personalEntries(resume, list).map(({ id }) => id)));
  if (ids.length === 0) return null;
  const Fields = list === 'contacts' ? ContactFields : DetailFields;
  return (
    <section className="personal-rows" aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {ids.map((id, index) => (
          <PersonalRow key={id} {...{ list, id, index, added }} count={ids.length} Fields={Fields} />
        ))}
      </ol>
      {children}
    </section>
  );
}

interface PersonalRowProps extends Pick<PersonalRowsProps, 'list' | 'added'> {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly Fields: typeof ContactFields;
}

function PersonalRow({ list, id, index, count, added, Fields }: PersonalRowProps) {
  const t = useTranslations();
  const row = useRef<HTMLLIElement>(null);
  const name = usePersonalName(list, id);
  const actions = usePersonalActions(list, id, index, name);
  useEffect(() => {
    if (id === added) row.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [id, added]);
  return (
    <li ref={row} className="personal-row" data-entry={id}>
      <div className="fields">
        <Fields id={id} name={name} />
      </div>
      <div className="personal-tools">
        {count > 1 && (
          <>
            <IconButton
              size="small"
              icon="moveUp"
              of={name}
              label={t('builder.entry.up')}
              disabled={index === 0}
              onClick={() => actions.step(-1)}
            />
            <IconButton
              size="small"
              icon="moveDown"
              of={name}
              label={t('builder.entry.down')}
              disabled={index === count - 1}
              onClick={() => actions.step(1)}
            />
          </>
        )}
        <IconButton
          size="small"
          tone="danger"
          edge="end"
          icon="delete"
          of={name}
          label={t('builder.entry.delete')}
          onClick={actions.remove}
        />
      </div>
    </li>
  );
}

interface PersonalFieldsProps {
  readonly id: string;
  readonly name: string;
}

function ContactFields({ id, name }: PersonalFieldsProps) {
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

function DetailFields({ id }: PersonalFieldsProps) {
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

/** What a row is called: a link by the site that it is of, a detail by its kind or its own label. */
function usePersonalName(list: PersonalList, id: string): string {
  const t = useTranslations();
  const { language } = useLanguage();
  return useResume((resume) => {
    const contact = personalEntries(resume, 'contacts').find((each) => each.id === id);
    const site = contact?.kind === 'link' ? hostOf(contact.value) : undefined;
    if (contact) return site ? hostName(site, language) : t(`help.contacts.${contact.kind}`);
    const detail = personalEntries(resume, list).find((each) => each.id === id);
    const ownLabel = detail && 'label' in detail && detail.kind === 'own' ? detail.label.trim() : '';
    return ownLabel || t(`help.details.${(detail?.kind ?? 'own') as DetailKind}`);
  });
}

/** Moves the focus to a row, or where there is none to what adds one. */
const focusRow = (id: string | undefined) =>
  moveFocusTo(id === undefined ? '.personal-more > .row button' : `[data-entry="${id}"] :is(input, select)`);

function usePersonalActions(list: PersonalList, id: string, index: number, name: string) {
  const t = useTranslations();
  const builder = useBuilder();
  const { drafts } = builder;
  const place = { tab: 'personal', entry: id } as const;
  return {
    step: (by: 1 | -1) => {
      drafts.endUndoStep();
      drafts.edit((resume) => movePersonal(resume, list, id, index + by), place);
      const { length: count } = personalEntries(drafts.state.resume, list);
      builder.announce(t('builder.said.moved', { name, place: index + by + 1, count }));
    },
    remove: () => {
      const entries = personalEntries(drafts.state.resume, list);
      const removed = entries[index];
      if (!removed) return;
      void focusRow(entries[index === 0 ? 1 : index - 1]?.id);
      drafts.endUndoStep();
      drafts.edit((resume) => removePersonal(resume, list, id), place);
      const restore = () => {
        drafts.edit((resume) => addPersonal(resume, list, removed, index), place);
        builder.revealLocation(place);
        return focusRow(id);
      };
      offerUndo(t('builder.said.deleted', { name }), t('builder.takeBack'), restore, drafts);
    },
  };
}
