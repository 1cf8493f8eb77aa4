import { Loader } from '@aws-amplify/ui-react';
import './spinner.css';

/** Work is under way; what it is stands in words beside it, so that screen readers need not be told twice. */
export function Spinner() {
  return <Loader className="spinner" role="presentation" aria-hidden="true" />;
}
