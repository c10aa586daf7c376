interface UrlPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: UrlPolicy): UrlPolicy;
}

/** A browser makes a policy of a name once. */
const policies = new Map<string, UrlPolicy>();

/**
 * The one address that a worker may be made of: the page's policy of scripts wants it named.
 * @param name the policy, as the feature contributes it under `trusted-types`
 */
export function trustedWorkerUrl(name: string, workerUrl: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (!factory) return workerUrl;
  const policy =
    policies.get(name) ??
    factory.createPolicy(name, {
      createScriptURL: (url) => {
        if (url !== workerUrl) throw new TypeError(`not the worker of ${name}`);
        return url;
      },
    });
  policies.set(name, policy);
  return policy.createScriptURL(workerUrl);
}
