import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyResume } from './anyResume.fixture.ts';
import { createBlankResume } from './blankResume.ts';
import { toCarriedResume } from './carriedResume.ts';
import { parseHtml } from '../../functions/import/html/parseHtml.ts';
import { fromJsonResume } from './jsonResumeImport.ts';
import { toJsonResume } from './jsonResumeExport.ts';
import { RESUME_LIMITS } from './limits.ts';
import { parseResume } from './parseResume.ts';
import { repairResume } from './repairResume.ts';
import type { ResumeData } from './schema.ts';
import { moveSkillTo, renameSkillGroup, setSkillGroup } from './skillGroupEdits.ts';
import { groupSkills } from './skillGroups.ts';
import { withoutContacts } from './withoutContacts.ts';

/** `Java/Code Go/Code Excel`: skills with the groups that they are in. */
const withSkills = (written: string): ResumeData => ({
  ...createBlankResume(),
  language: 'en',
  skills: written.split(' ').map((text, index) => {
    const [name = '', group] = text.split('/');
    return { id: `skill-${index + 1}`, name, ...(group !== undefined && { group }) };
  }),
});
const written = ({ skills }: ResumeData) =>
  skills.map(({ name, group }) => (group === undefined ? name : `${name}/${group}`)).join(' ');
const shown = ({ skills }: ResumeData) =>
  groupSkills(skills).map((group) => `${group.name}: ${group.skills.map(({ name }) => name).join(' ')}`);

describe('groups of skills', () => {
  it('stand in the order of their first skill, under the name as it was first written', () => {
    const resume = withSkills('Java/Code Excel Git/כלים Go/code Word SQL/CODE');
    expect(shown(resume)).toEqual(['Code: Java Go SQL', ': Excel Word', 'כלים: Git']);
    expect(groupSkills(withSkills('Java Go').skills)).toHaveLength(1);
    expect(groupSkills([])).toEqual([]);
    expect(shown({ ...resume, skills: [{ id: 'skill-1', name: 'Java', group: ' \u200f' }] })).toEqual([': Java']);
  });

  it('take a skill in after their others, are made by it, and let it go', () => {
    const resume = withSkills('Java/Code Git Go/Code');
    expect(written(setSkillGroup(resume, 'skill-2', ' code '))).toBe('Java/Code Go/Code Git/Code');
    expect(written(setSkillGroup(resume, 'skill-2', 'כלים'))).toBe('Java/Code Go/Code Git/כלים');
    expect(written(setSkillGroup(resume, 'skill-1', ''))).toBe('Git Java Go/Code');
    expect(setSkillGroup(resume, 'skill-1', 'CODE')).toBe(resume);
    expect(setSkillGroup(resume, 'skill-9', 'Code')).toBe(resume);
    expect(setSkillGroup(resume, 'skill-2', 'x'.repeat(999)).skills[2]?.group).toHaveLength(RESUME_LIMITS.line);
  });

  it('are renamed, joined and dissolved, and lose no skill by it', () => {
    const resume = withSkills('Java/Code Git/Tools Excel');
    expect(written(renameSkillGroup(resume, 'code', 'שפות'))).toBe('Java/שפות Git/Tools Excel');
    expect(written(renameSkillGroup(resume, 'Tools', 'code'))).toBe('Java/Code Git/code Excel');
    expect(shown(renameSkillGroup(resume, 'Tools', 'code'))).toEqual(['Code: Java Git', ': Excel']);
    expect(written(renameSkillGroup(resume, 'Code', ' '))).toBe('Java Excel Git/Tools');
    expect(renameSkillGroup(resume, 'Code', 'Code')).toBe(resume);
  });

  it('take in what is moved between theirs', () => {
    const resume = withSkills('Java/Code Go/Code Git/Tools Excel');
    expect(written(moveSkillTo(resume, 'skill-4', 1, 'Code'))).toBe('Java/Code Excel/Code Go/Code Git/Tools');
    expect(written(moveSkillTo(resume, 'skill-1', 2, 'Tools'))).toBe('Go/Code Git/Tools Java/Tools Excel');
    expect(written(moveSkillTo(resume, 'skill-1', 9, undefined))).toBe('Go/Code Git/Tools Excel Java');
    expect(written(moveSkillTo(withSkills('a b c'), 'skill-3', 0, undefined))).toBe('c a b');
    expect(moveSkillTo(resume, 'skill-1', 0, 'code')).toBe(resume);
    expect(moveSkillTo(resume, 'skill-9', 0, 'Code')).toBe(resume);
  });

  it('are kept by repair, in a PDF and a file of JSON Resume, and cut where they are too long', () => {
    expect(repairResume({ skills: [{ name: 'Go', group: 'a'.repeat(400) }] }).lost).toEqual(['skills.0.group']);
    expect(repairResume({ skills: [{ name: 'Go', group: { of: 'x' } }] })).toMatchObject({
      resume: { skills: [{ id: 'skill-1', name: 'Go' }] },
      lost: ['skills.0.group'],
    });
    expect(parseResume({ ...createBlankResume(), skills: [{ id: 's', name: '', group: 'a'.repeat(301) }] }).ok).toBe(
      false,
    );
    const resume = withSkills('Java/Code Excel Go/Code');
    expect(shown(toCarriedResume(resume))).toEqual(shown(resume));
    expect(toJsonResume(resume).skills).toEqual([{ name: 'Code', keywords: ['Java', 'Go'] }, { name: 'Excel' }]);
    expect(shown(fromJsonResume(toJsonResume(resume), parseHtml).resume)).toEqual(shown(resume));
  });

  it('hold no address that a résumé is to be without', () => {
    expect(withoutContacts(withSkills('Java/noa@example.com')).skills[0]?.group).toBe('');
  });

  it('hold every skill once, whatever they are called', () => {
    fc.assert(
      fc.property(
        anyResume,
        fc.nat(9),
        fc.nat(9),
        fc.constantFrom('', 'כלים', 'Tools', 'x'),
        (resume, from, to, name) => {
          const id = resume.skills[from]?.id ?? '';
          for (const edited of [
            setSkillGroup(resume, id, name),
            moveSkillTo(resume, id, to, name),
            renameSkillGroup(resume, resume.skills[to]?.group ?? '', name),
          ]) {
            expect(edited.skills.map((skill) => skill.id).toSorted()).toEqual(
              resume.skills.map((skill) => skill.id).toSorted(),
            );
            expect(parseResume(edited).ok).toBe(true);
          }
        },
      ),
    );
  });
});
