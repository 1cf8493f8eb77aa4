/**
 * Headers that hold the browser to what we mean. One source: the local gateway sends them, the cloud
 * stack puts them on the distribution, the handlers on their answers.
 */

/**
 * Nothing but our own files; no inline script or style anywhere, so that injected markup stays dead. Our scripts may
 * compile WebAssembly, and no text (decision 120).
 */
const SITE_CSP = {
  'default-src': "'self'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const;

const serializeCsp = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** With every answer, page and API. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  /** Popups keep their opener: sign-in and payment open one. */
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  /** Ignored by browsers over plain HTTP. */
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const;

/** With every page, besides {@link COMMON_HEADERS}: no device is asked for, and no other page shows it in a frame. */
export const DOCUMENT_HEADERS = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
} as const;

/** Places of others that the pages must reach, as sources of a content security policy. */
export interface AllowedOrigins {
  /** Called: the sign-in service, the bucket for large uploads. */
  readonly connect?: readonly string[];
  /** Shown: pictures of profiles. */
  readonly images?: readonly string[];
}

/** With the site's files, where its pages also reach those places. */
export function createSiteHeaders({ connect = [], images = [] }: AllowedOrigins = {}) {
  const sources = {
    ...SITE_CSP,
    'img-src': [SITE_CSP['img-src'], ...images].join(' '),
    'connect-src': [SITE_CSP['connect-src'], ...connect].join(' '),
  };
  return {
    ...COMMON_HEADERS,
    ...DOCUMENT_HEADERS,
    'content-security-policy': serializeCsp(sources),
  } as const;
}

/** With an endpoint's answers: opened by themselves they may do nothing at all. */
export const API_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy': serializeCsp({ 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' }).trim(),
  'cache-control': 'no-store',
} as const;

/**
 * Origin verification: the distribution sends its secret to the functions in this header; a viewer's own value is
 * overwritten.
 */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';
/** In this one the distribution sends the caller's address. */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';

/** Module below functions/, without extension, of the function that asks for that secret in front of open routes. */
export const ORIGIN_GATE = 'http/originGate';
