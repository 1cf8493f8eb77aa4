import type { ReactNode } from 'react';
import './progress.css';

export interface ProgressProps {
  /** From 0 to 100. */
  readonly value: number;
  /** Accessible name; without one the progress is decorative, beside a text that says the same. */
  readonly label?: string;
  readonly tone?: 'accent' | 'good' | 'second';
}

function progressAria(value: number, label: string | undefined) {
  return label === undefined
    ? ({ 'aria-hidden': true } as const)
    : ({
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': Math.round(value),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      } as const);
}

function clampPercent(value: number): number {
  return Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0;
}

/** A thin progress bar that fills in the reading direction. */
export function ProgressBar({ value, label, tone = 'accent' }: ProgressProps) {
  const filled = clampPercent(value);
  return (
    <div className={`meter meter-${tone}`} {...progressAria(filled, label)}>
      <div className="meter-value" style={{ transform: `scaleX(${filled / 100})` }} />
    </div>
  );
}

/** A thin progress ring, for the eye; `children`, shown and read inside it, say what it shows. `size` in px. */
export function ProgressRing({
  value,
  tone = 'accent',
  size = 24,
  stroke = 2.5,
  children,
}: Omit<ProgressProps, 'label'> & { size?: number; stroke?: number; children: ReactNode }) {
  const filled = clampPercent(value);
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: stroke };
  return (
    <span className={`ring ring-${tone}`} style={{ inlineSize: size, blockSize: size }}>
      <svg width={size} height={size} aria-hidden="true" focusable="false">
        <circle className="ring-track" {...circle} />
        <circle
          className="ring-value"
          {...circle}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - filled / 100)}
          strokeLinecap="round"
          visibility={filled === 0 ? 'hidden' : undefined}
        />
      </svg>
      <span className="ring-label">{children}</span>
    </span>
  );
}
