import { updateEntry } from '../../../../shared/resume/editResume.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { normalizeText } from '../../../../shared/resume/sanitizeText.ts';
import type { Skill } from '../../../../shared/resume/schema.ts';
import type { SkillGroup } from '../../../../shared/resume/skillGroups.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { fieldDirection } from '../../../lib/i18n/lineDirection.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResumeLanguage } from '../builderContext.ts';
import { PlacedMark } from '../importReview/PlacedMark.tsx';
import { SkillGroupField } from './SkillGroupField.tsx';
import { useSkillActions } from './useSkillActions.ts';

interface SkillEditorProps {
  readonly skill: Skill;
  readonly groups: readonly SkillGroup[];
  readonly onClose: () => void;
}

/** A skill's name, its place within its group, and the group. */
export function SkillEditor({ skill, groups, onClose }: SkillEditorProps) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const { language, direction } = useResumeLanguage();
  const actions = useSkillActions();
  const mates = groups.find((group) => group.skills.includes(skill))?.skills ?? [];
  const place = groups.flatMap((group) => group.skills).indexOf(skill);
  const step = (by: 1 | -1) => actions.move(skill.id, place + by, skill.group);
  return (
    <div className="skill-editor">
      <TextField
        label={t('builder.skills.name')}
        value={skill.name}
        dir={fieldDirection(skill.name, direction)}
        lang={language}
        maxLength={RESUME_LIMITS.line}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the person's own press, right beside
        autoFocus
        data-resume-field={skill.id}
        onChange={(event) => {
          const name = normalizeText(event.target.value);
          drafts.edit((resume) => updateEntry(resume, 'skills', skill.id, { name }), { tab: 'skills' }, skill.id);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') onClose();
        }}
      />
      <div className="skill-editor-actions">
        <IconButton
          icon="previous"
          label={t('builder.skills.earlier')}
          disabled={mates[0] === skill}
          onClick={() => step(-1)}
        />
        <IconButton
          icon="next"
          label={t('builder.skills.later')}
          disabled={mates.at(-1) === skill}
          onClick={() => step(1)}
        />
        <IconButton icon="check" label={t('builder.skills.done')} onClick={onClose} />
      </div>
      <PlacedMark entry={skill.id} field="name" />
      <SkillGroupField skill={skill} names={groups.flatMap(({ name }) => (name === '' ? [] : [name]))} />
    </div>
  );
}
