import { useEffect, useState } from 'react';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { useBuilder } from '../builderContext.ts';

/** How long typing must pause before the pictures are drawn again, in ms. */
const REST_MS = 600;

/**
 * The résumé as it was when nobody had written for a while; the same object for as long as it has the same content,
 * whatever its template.
 */
export function useRestingContent(): ResumeData {
  const { drafts } = useBuilder();
  const [content, setContent] = useState(drafts.state.resume);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { resume } = drafts.state;
        setContent((shown) => (hasSameContent(resume, shown) ? shown : resume));
      }, REST_MS);
    };
    const stop = drafts.subscribe((state, before) => state.resume !== before.resume && follow());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [drafts]);
  return content;
}

/** Parts that nobody touched are the same objects. */
function hasSameContent(left: ResumeData, right: ResumeData): boolean {
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]) as Set<keyof ResumeData>;
  keys.delete('templateId');
  keys.delete('templateVersion');
  return [...keys].every((key) => left[key] === right[key]);
}
