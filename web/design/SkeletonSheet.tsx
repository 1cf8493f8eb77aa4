import './skeleton.css';

/** An empty sheet while the real one is on its way; `label` is what assistive technology hears. */
export function SkeletonSheet({ label }: { label?: string }) {
  return (
    <div className="skeleton-sheet" role={label ? 'status' : undefined} aria-label={label}>
      {SECTIONS.map((lines) => (
        <div key={lines.join()} className="skeleton-section" aria-hidden="true">
          {lines.map((width) => <span key={width} style={{ inlineSize: `${width}%` }} />)}
        </div>
      ))}
    </div>
  );
}

/** Widths of the lines of each section, in percent. */
const SECTIONS = [[46, 28], [18, 92, 88, 64], [22, 90, 84, 95, 51], [16, 78, 60]];
