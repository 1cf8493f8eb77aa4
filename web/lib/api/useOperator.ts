import { useEffect, useState } from 'react';
import type { Operator } from '../../../shared/site/operator.ts';
import { loadSiteConfig } from './siteConfig.ts';

/** Who runs this site; undefined until that is known, and where it is not configured. */
export function useOperator(): Operator | undefined {
  const [operator, setOperator] = useState<Operator>();
  useEffect(() => {
    let isHere = true;
    loadSiteConfig().then(
      (config) => isHere && setOperator(config.operator),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return operator;
}
