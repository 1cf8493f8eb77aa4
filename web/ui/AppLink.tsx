import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass, type ButtonAppearance } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { AppAddress } from '../lib/routing/routeTable.ts';
import { prefetchPath } from '../lib/routing/prefetch.ts';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: AppAddress;
  readonly children: ReactNode;
}

/** A link within the product. Its target is prefetched when the pointer or the focus reaches the link. */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  const bring = () => prefetchPath(new URL(to, location.href).pathname);
  return (
    <Link {...rest} href={to} onPointerEnter={bring} onFocus={bring}>
      {children}
    </Link>
  );
}

/** A link that looks like a button: it leads to a main action. */
export function ButtonLink({ tone, size, icon, className = '', children, ...rest }: AppLinkProps & ButtonAppearance) {
  return (
    <AppLink {...rest} className={`${buttonClass({ ...(tone && { tone }), ...(size && { size }) })} ${className}`}>
      {icon && <Icon name={icon} />}
      {children}
    </AppLink>
  );
}
