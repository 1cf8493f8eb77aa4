import { Icon } from './Icon.tsx';
import './benefits.css';

/** A short list of benefits. `label` names the list for screen readers. */
export function Benefits({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <ul className="benefits" aria-label={label}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" size={18} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
