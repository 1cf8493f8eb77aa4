import { Loader } from '@aws-amplify/ui-react';
import './spinner.css';

/** Work is running. A text beside it says what, so screen readers skip the spinner. */
export function Spinner() {
  return <Loader className="spinner" role="presentation" aria-hidden="true" />;
}
