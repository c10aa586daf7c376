/** What the pages need, whichever worker has them. */
const OF_PAGES = [
  "APP_ORIGIN",
  "SESSION_SECRET",
  "SIGNING_KEY",
  "SIGNING_KEYS_OLD",
  "ADMIN_EMAILS",
  "LIBSQL_URL",
  "LIBSQL_AUTH_TOKEN",
  "ASSISTANT_BASE_URL",
  "ASSISTANT_API_KEY",
  "ASSISTANT_MODEL",
  "ASSISTANT_VISION_MODEL",
  "MAIL_API_URL",
  "MAIL_API_KEY",
  "MAIL_FROM",
  "STRIPE_API_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "CONTACT_PHONE",
  "CONTACT_EMAIL",
  "PSEUDO_LOCALE",
  "WEATHER_BASE_URL",
  "WEATHER_DIALECT",
];

/**
 * The variables of the environment by the worker that needs them; the meaning of each stands in the README.
 * A provider's key goes to the workers that talk to the provider.
 */
const VARIABLES = {
  app: [
    ...OF_PAGES,
    "GOOGLE_CLIENT_ID",
    "GOOGLE_CLIENT_SECRET",
    "GITHUB_CLIENT_ID",
    "GITHUB_CLIENT_SECRET",
    "OIDC_ISSUER",
    "OIDC_CLIENT_ID",
    "OIDC_CLIENT_SECRET",
    "OIDC_LABEL",
  ],
  jobs: OF_PAGES,
  voice: [
    "APP_ORIGIN",
    "SESSION_SECRET",
    "VOICE_BASE_URL",
    "VOICE_API_KEY",
    "VOICE_AGENT_ID",
    "VOICE_MAX_SESSIONS",
  ],
  search: [
    "SEARCH_BASE_URL",
    "SEARCH_API_KEY",
    "SEARCH_MODEL",
    "SEARCH_DIALECT",
    "SEARCH_CACHE_SECONDS",
    "SEARCH_DAILY_PER_VISITOR",
    "SEARCH_DAILY_PER_NETWORK",
    "SEARCH_DAILY",
  ],
};

/**
 * @typedef {keyof typeof VARIABLES} Worker
 * @typedef {Record<string, string | undefined>} Variables
 */

/**
 * The variables of one worker; what is not set, or set to nothing, is left out.
 * @param {Worker} worker
 * @param {Variables} variables
 * @returns {Record<string, string>}
 */
export function variablesOf(worker, variables) {
  /** @type {Record<string, string>} */
  const own = {};
  for (const name of VARIABLES[worker]) {
    const value = variables[name];
    if (value) own[name] = value;
  }
  return own;
}
