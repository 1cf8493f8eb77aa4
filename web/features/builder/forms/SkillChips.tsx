import { useRef, useState } from 'react';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { normalizeText } from '../../../../shared/resume/sanitizeText.ts';
import type { Skill } from '../../../../shared/resume/schema.ts';
import { moveEntry, removeEntry, updateEntry } from '../../../../shared/resume/editResume.ts';
import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { fieldDirection } from '../../../lib/i18n/lineDirection.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import { PlacedMark, PlacedSign } from '../importReview/PlacedMark.tsx';
import { restoreEntry } from '../store/edits.ts';
import { offerUndo } from './useEntryActions.ts';
import { useDragReorder } from './useDragReorder.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';

/** The entered skills: each a chip that can be dragged, edited and removed. */
export function SkillChips() {
  const t = useTranslations();
  const skills = useResume((resume) => resume.skills);
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = skills.filter((skill) => skill.name.trim() !== '' || skill.id === openId);
  const open = shown.find((skill) => skill.id === openId);
  if (shown.length === 0) return <p className="quiet">{t('builder.skills.none')}</p>;
  return (
    <>
      <ul className="chips" aria-label={t('builder.tab.skills')}>
        {shown.map((skill) => (
          <SkillChip
            key={skill.id}
            skill={skill}
            index={skills.indexOf(skill)}
            count={skills.length}
            open={skill === open}
            onOpen={() => setOpenId(skill === open ? null : skill.id)}
          />
        ))}
      </ul>
      {open && (
        <SkillEditor
          key={open.id}
          skill={open}
          index={skills.indexOf(open)}
          count={skills.length}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}

interface SkillChipProps {
  readonly skill: Skill;
  readonly index: number;
  readonly count: number;
}

function SkillChip({ skill, index, count, open, onOpen }: SkillChipProps & { open: boolean; onOpen: () => void }) {
  const t = useTranslations();
  const chip = useRef<HTMLLIElement>(null);
  const actions = useSkillActions();
  const { edge, dragged } = useDragReorder(chip, null, {
    list: 'skills',
    id: skill.id,
    index,
    axis: 'horizontal',
    onDrop: actions.move,
  });
  return (
    <li
      ref={chip}
      className="chip"
      data-open={open || undefined}
      data-edge={edge ?? undefined}
      data-dragged={dragged || undefined}
    >
      <button
        type="button"
        className="chip-name"
        aria-expanded={open}
        title={t('builder.skills.change')}
        onClick={onOpen}
      >
        <PlacedSign entry={skill.id} />
        <OwnLine text={skill.name} base={useResumeLanguage().direction} />
      </button>
      {count > 1 && (
        <button
          type="button"
          className="chip-remove"
          aria-label={t('builder.skills.remove', { name: skill.name })}
          onClick={() => actions.remove(skill, index)}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </li>
  );
}

function SkillEditor({ skill, index, count, onClose }: SkillChipProps & { onClose: () => void }) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const { language, direction } = useResumeLanguage();
  const actions = useSkillActions();
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
      <PlacedMark entry={skill.id} field="name" />
      <div className="skill-editor-actions">
        <IconButton
          icon="previous"
          label={t('builder.skills.earlier')}
          disabled={index === 0}
          onClick={() => actions.move(skill.id, index - 1)}
        />
        <IconButton
          icon="next"
          label={t('builder.skills.later')}
          disabled={index === count - 1}
          onClick={() => actions.move(skill.id, index + 1)}
        />
        <IconButton icon="check" label={t('builder.skills.done')} onClick={onClose} />
      </div>
    </div>
  );
}

function useSkillActions() {
  const t = useTranslations();
  const { drafts, announce } = useBuilder();
  return {
    move: (id: string, to: number) => {
      drafts.edit((resume) => moveEntry(resume, 'skills', id, to), { tab: 'skills' });
      const { skills } = drafts.state.resume;
      announce(
        t('builder.said.moved', {
          name: skills.find((skill) => skill.id === id)?.name ?? '',
          place: to + 1,
          count: skills.length,
        }),
      );
    },
    remove: (skill: Skill, index: number) => {
      void moveFocusTo(`.chip:nth-child(${Math.max(index, 1)}) .chip-name`);
      drafts.edit((resume) => removeEntry(resume, 'skills', skill.id), { tab: 'skills' });
      offerUndo(
        t('builder.said.deleted', { name: skill.name }),
        t('builder.takeBack'),
        () => {
          drafts.edit((resume) => restoreEntry(resume, 'skills', skill, index), { tab: 'skills' });
          return moveFocusTo(`.chip:nth-child(${index + 1}) .chip-name`);
        },
        drafts,
      );
    },
  };
}
