import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { skillsHint } from '../../../../shared/resume/hints.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { fieldDirection } from '../../../lib/i18n/lineDirection.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import { addSkillGroups, parseSkillGroups, takeTypedSkills, type NamedSkills } from '../store/skillEdits.ts';
import { OccupationSkills } from '../help/help.tsx';
import { FIELD_EXAMPLES } from './examples.ts';
import { SkillChips } from './SkillChips.tsx';
import { SkillSuggestions } from './SkillSuggestions.tsx';

/** Skills: typed one after the other, pasted as a list, or picked from suggestions. */
export function SkillsForm() {
  const t = useTranslations();
  const { drafts, announce } = useBuilder();
  const { language, direction } = useResumeLanguage();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { count, fit, recommended } = skillsHint(useResume((resume) => resume.skills));
  const isFull = useResume(
    (resume) =>
      resume.skills.length >= RESUME_LIMITS.skills && resume.skills.every((skill) => skill.name.trim() !== ''),
  );

  const addGroups = (groups: readonly NamedSkills[]) => {
    const before = drafts.state.resume.skills.filter((skill) => skill.name.trim() !== '').length;
    drafts.edit((resume) => addSkillGroups(resume, groups), { tab: 'skills' });
    const added = drafts.state.resume.skills.filter((skill) => skill.name.trim() !== '').length - before;
    if (groups.some(({ names }) => names.length > 0)) announce(t('builder.skills.added', { count: added }));
  };
  const add = (names: readonly string[]) => addGroups([{ group: '', names }]);
  const addTyped = () => {
    addGroups(parseSkillGroups(text));
    setText('');
    input.current?.focus();
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During IME composition (on phones and in some languages) Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    addTyped();
  };
  const change = (value: string) => {
    // A comma ends a skill: the text before the last comma is added, the rest stays in the field.
    const { names, rest } = takeTypedSkills(value);
    if (rest !== value) add(names);
    setText(rest);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    const groups = parseSkillGroups(pasted);
    const names = groups.flatMap((group) => group.names);
    const [only = ''] = names;
    // A single name goes on being typed, without the mark that its line had.
    const isPlain = names.length < 2 && (text !== '' || only === pasted.trim());
    if (names.length === 0 || isPlain) return;
    event.preventDefault();
    if (names.length === 1) setText(only);
    else addGroups(groups);
  };

  return (
    <div className="skills">
      <SkillChips />
      <div className="skill-entry">
        <TextField
          ref={input}
          label={t('builder.skills.new')}
          hint={t('builder.skills.how')}
          counter={t('builder.skills.count', { count, min: recommended.min, max: recommended.max })}
          counterTone={fit === 'above' ? 'caution' : 'muted'}
          value={text}
          dir={fieldDirection(text, direction)}
          lang={language}
          maxLength={RESUME_LIMITS.line}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={FIELD_EXAMPLES[language]['skills.name']}
          disabled={isFull}
          onChange={(event) => change(event.target.value)}
          onKeyDown={keyDown}
          onPaste={paste}
        />
        <Button className="skill-add" disabled={text.trim() === ''} onClick={addTyped}>
          {t('builder.skills.add')}
        </Button>
      </div>
      <OccupationSkills onPick={(name) => add([name])} />
      <SkillSuggestions onPick={(name) => add([name])} />
    </div>
  );
}
