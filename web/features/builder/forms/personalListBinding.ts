import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import { updatePersonal } from '../../../../shared/resume/personalEdits.ts';
import { personalEntries, type PersonalList } from '../../../../shared/resume/personalLists.ts';
import type { TextBinding } from './textBinding.ts';

/** Binding of a text of a further contact or a detail; an empty text where it is gone. */
export function personalListBinding(list: PersonalList, id: string, name: 'label' | 'value'): TextBinding {
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
