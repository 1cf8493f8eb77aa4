import { useState } from 'react';
import {
  addPersonal,
  canAddPersonal,
  createContact,
  createDetail,
  type PersonalList,
} from '../../../../shared/resume/personalLists.ts';
import type { MoreContact, ResumeData } from '../../../../shared/resume/schema.ts';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBuilder, useResume } from '../builderContext.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const PersonalLists = lazyPart(async () => (await import('./PersonalLists.tsx')).default, ['help']);

interface PersonalAddition {
  readonly list: PersonalList;
  readonly label: MessageId;
  readonly add: (resume: ResumeData) => ResumeData;
}
const addContact = (kind: MoreContact['kind']) => (resume: ResumeData) =>
  addPersonal(resume, 'contacts', createContact(resume, kind));

const ADDITIONS: readonly PersonalAddition[] = [
  { list: 'contacts', label: 'builder.personal.phone', add: addContact('phone') },
  { list: 'contacts', label: 'builder.personal.link', add: addContact('link') },
  {
    list: 'details',
    label: 'builder.personal.detail',
    add: (resume) => addPersonal(resume, 'details', createDetail(resume, 'licence')),
  },
];

/**
 * Further contacts and details, which come with their texts when there are some, and the buttons that add one; a
 * photograph has a dialog.
 */
export function PersonalMore() {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const [added, setAdded] = useState<string>();
  const hasSome = useResume(({ contacts, details }) => contacts !== undefined || details !== undefined);
  const room = {
    contacts: useResume((resume) => canAddPersonal(resume, 'contacts')),
    details: useResume((resume) => canAddPersonal(resume, 'details')),
  };
  return (
    <div className="personal-more">
      {hasSome && <PersonalLists added={added} />}
      <div className="row">
        {ADDITIONS.map(({ list, label, add }) => (
          <Button
            key={label}
            size="small"
            icon="add"
            disabled={!room[list]}
            onClick={() => {
              drafts.endUndoStep();
              drafts.edit(add, { tab: 'personal' });
              setAdded(drafts.state.resume[list]?.at(-1)?.id);
            }}
          >
            {t(label)}
          </Button>
        ))}
        <Button size="small" icon="add" onClick={() => ui.openDialog('photo')}>
          {t('builder.personal.photo')}
        </Button>
      </div>
    </div>
  );
}
