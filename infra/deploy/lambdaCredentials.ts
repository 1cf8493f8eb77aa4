/**
 * Stands in bundles for the SDK's own search for credentials: a function finds them in its environment and
 * nowhere else. The other places (profiles, single sign-on, instance metadata) would be 100 KB and a fifth of
 * the time to import.
 */
export function defaultProvider() {
  return async () => {
    const {
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_SESSION_TOKEN: sessionToken,
    } = process.env;
    if (!accessKeyId || !secretAccessKey) throw new Error('No credentials in the environment');
    return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
  };
}
