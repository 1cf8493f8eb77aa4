import { useEffect, useRef, useState } from 'react';
import type { ResumeSummary } from '../../../shared/api/resumes.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { api } from '../../lib/api/client.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { SkeletonSheet } from '../../ui/SkeletonSheet.tsx';

const FirstPage = lazyPart(async () => (await import('../preview/FirstPage.tsx')).FirstPage, [], {
  Missing: () => <SkeletonSheet />,
  fallback: <SkeletonSheet />,
});

/** Cache by résumé and version: returning to the profile reads nothing twice. */
const loadedResumes = new Map<string, Promise<ResumeData>>();

/** The first page of a saved résumé as it really looks; an empty sheet until it is read, or where reading fails. */
export function ResumeThumbnail({ resume }: { readonly resume: ResumeSummary }) {
  const place = useRef<HTMLDivElement>(null);
  const [data, setData] = useState<ResumeData>();
  const { id, version } = resume;

  useEffect(() => {
    let isGone = false;
    const show = () => {
      const key = `${id}@${version}`;
      const reading = loadedResumes.get(key) ?? api.readResume({ id }).then((saved) => saved.data);
      loadedResumes.set(key, reading);
      reading.then(
        (loaded) => !isGone && setData(loaded),
        () => loadedResumes.delete(key),
      );
    };
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      show();
    });
    if (place.current) seen.observe(place.current);
    return () => {
      isGone = true;
      seen.disconnect();
    };
  }, [id, version]);

  return (
    <div ref={place} className="resume-live" data-paper={data?.design?.paper} inert>
      <SkeletonSheet />
      {data && <FirstPage resume={data} />}
    </div>
  );
}
