import { useState } from 'react';
import './avatar.css';

export interface AvatarProps {
  readonly name: string;
  /** Address of the photo; empty if there is none. */
  readonly photo: string;
  /** In px. */
  readonly size?: number;
}

/** The person's photo, else the first letter of their name, else U (NAV-09). */
export function Avatar({ name, photo, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const style = { inlineSize: size, blockSize: size, fontSize: size * 0.45 };
  if (photo !== '' && broken !== photo) {
    return (
      <img
        className="avatar"
        src={photo}
        alt=""
        width={size}
        height={size}
        style={style}
        referrerPolicy="no-referrer"
        onError={() => setBroken(photo)}
      />
    );
  }
  return (
    <span className="avatar" style={style} aria-hidden="true">
      {nameInitial(name)}
    </span>
  );
}

/** The first letter of the name; surrounding spaces and signs are skipped. */
export function nameInitial(name: string): string {
  return (/\p{L}\p{M}*/u.exec(name)?.[0] ?? 'U').toLocaleUpperCase();
}
