import { useEffect, useRef, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { personalEntries, SENSITIVE_DETAILS, type PersonalList } from '../../../../shared/resume/personalLists.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { MoveTools } from './EntryTools.tsx';
import { useResume } from '../builderContext.ts';
import { ContactFields, DetailFields, type PersonalFieldsProps } from './PersonalFields.tsx';
import { usePersonalActions, usePersonalName } from './usePersonalRow.ts';
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
  readonly Fields: (props: PersonalFieldsProps) => ReactNode;
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
        <MoveTools {...{ index, count }} of={name} onStep={actions.step} />
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
