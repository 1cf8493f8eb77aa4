import './skeleton.css';

/** An empty sheet while the real one is on its way; `label` is what assistive technology hears. */
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
 * How wide the lines of each section are; classes, because pages are written as HTML, where the policy forbids inline
 * styles.
 */
const SKELETON_SECTIONS = [
  ['half', 'third'],
  ['fifth', 'full', 'most', 'part'],
  ['fifth', 'most', 'full', 'half'],
  ['fifth', 'part', 'half'],
] as const;
