import { ICONS, MIRRORED_ICONS, type IconName } from './icons.ts';
import './icon.css';

/** One of our icons, in the colour and size of the text around it; always decorative (the label holds the name). */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={MIRRORED_ICONS.has(name) ? 'icon icon-mirrored' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
