import './spinner.css';

/** Work is under way; what it is stands in words beside it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
