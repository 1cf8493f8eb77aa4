import './skeleton.css';

/** Loading placeholder (skeleton) of a sheet; `label` is read by assistive technology. */
export function SkeletonSheet({ label }: { label?: string }) {
  return (
    <div className="skeleton-sheet" role={label ? 'status' : undefined} aria-label={label}>
      {SKELETON_SECTIONS.map((lines) => (
        <div key={lines.join()} className="skeleton-section" aria-hidden="true">
          {lines.map((width) => (
            <span key={width} className={`skeleton-${width}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * Width of the lines of each section; classes, because the content security policy forbids inline styles in prerendered
 * pages.
 */
const SKELETON_SECTIONS = [
  ['half', 'third'],
  ['fifth', 'full', 'most', 'part'],
  ['fifth', 'most', 'full', 'half'],
  ['fifth', 'part', 'half'],
] as const;
