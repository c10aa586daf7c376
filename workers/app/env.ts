import type { D1Database, Fetcher, R2Bucket, RateLimit } from "@cloudflare/workers-types";
import * as v from "valibot";
import type { AppEnv } from "../../app/environment.ts";
import { isTrustworthy } from "../../app/services/oauth-provider.server.ts";
import { WEATHER_DIALECTS } from "../../app/services/weather.ts";
import { optionalText, SECRET_MIN_CHARACTERS } from "../shared/environment.ts";

const optionalUrl = v.pipe(
  optionalText,
  v.check((value) => value === undefined || URL.canParse(value), "is not a URL"),
);

const optionalDialect = v.pipe(
  optionalText,
  v.transform((value) => value ?? "open-meteo"),
  v.picklist(WEATHER_DIALECTS, "must be open-meteo or nws"),
);

const Shape = v.object(
  {
    ENVIRONMENT: v.picklist(
      ["production", "local", "development"],
      "must be production, local or development",
    ),
    SESSION_SECRET: v.pipe(
      v.string("must be a text"),
      v.minLength(SECRET_MIN_CHARACTERS, `must have at least ${SECRET_MIN_CHARACTERS} characters`),
    ),
    SIGNING_KEY: v.pipe(
      optionalText,
      v.check((key) => key === undefined || /^[\w-]{60,70}$/.test(key), "must be a key in base64url"),
    ),
    SIGNING_KEYS_OLD: v.pipe(
      optionalText,
      v.check(
        (keys) => keys === undefined || /^[\w-]{43}(\s*,\s*[\w-]{43})*$/.test(keys),
        "must be public keys",
      ),
    ),
    APP_ORIGIN: optionalUrl,
    ADMIN_EMAILS: optionalText,
    LIBSQL_URL: optionalUrl,
    LIBSQL_AUTH_TOKEN: optionalText,
    ASSISTANT_BASE_URL: optionalUrl,
    ASSISTANT_API_KEY: optionalText,
    ASSISTANT_MODEL: optionalText,
    ASSISTANT_VISION_MODEL: optionalText,
    GOOGLE_CLIENT_ID: optionalText,
    GOOGLE_CLIENT_SECRET: optionalText,
    GITHUB_CLIENT_ID: optionalText,
    GITHUB_CLIENT_SECRET: optionalText,
    OIDC_ISSUER: optionalUrl,
    OIDC_CLIENT_ID: optionalText,
    OIDC_CLIENT_SECRET: optionalText,
    OIDC_LABEL: optionalText,
    MAIL_API_URL: optionalUrl,
    MAIL_API_KEY: optionalText,
    MAIL_FROM: optionalText,
    STRIPE_SECRET_KEY: optionalText,
    STRIPE_WEBHOOK_SECRET: optionalText,
    STRIPE_API_URL: optionalUrl,
    WEATHER_BASE_URL: optionalUrl,
    WEATHER_DIALECT: optionalDialect,
    CONTACT_PHONE: optionalText,
    CONTACT_EMAIL: optionalText,
    PSEUDO_LOCALE: optionalText,
  },
  "is required",
);

const Variables = v.pipe(
  Shape,
  v.forward(
    v.partialCheck(
      [["ENVIRONMENT"], ["OIDC_ISSUER"]],
      ({ ENVIRONMENT, OIDC_ISSUER }) =>
        OIDC_ISSUER === undefined || isTrustworthy(OIDC_ISSUER, ENVIRONMENT === "production"),
      "must be an https address",
    ),
    ["OIDC_ISSUER"],
  ),
);
type Variables = v.InferOutput<typeof Variables>;

function credentials(id: string | undefined, secret: string | undefined) {
  return id && secret ? { id, secret } : undefined;
}

function regroup(vars: Variables, bindings: AppBindings): AppEnv {
  const google = credentials(vars.GOOGLE_CLIENT_ID, vars.GOOGLE_CLIENT_SECRET);
  const github = credentials(vars.GITHUB_CLIENT_ID, vars.GITHUB_CLIENT_SECRET);
  const assistant =
    vars.ASSISTANT_BASE_URL && vars.ASSISTANT_API_KEY
      ? { baseUrl: vars.ASSISTANT_BASE_URL, key: vars.ASSISTANT_API_KEY }
      : undefined;
  const oidc = credentials(vars.OIDC_CLIENT_ID, vars.OIDC_CLIENT_SECRET);
  return {
    mode: vars.ENVIRONMENT,
    sessionSecret: vars.SESSION_SECRET,
    signing: vars.SIGNING_KEY
      ? { key: vars.SIGNING_KEY, oldKeys: (vars.SIGNING_KEYS_OLD ?? "").split(/\s*,\s*/).filter(Boolean) }
      : undefined,
    appOrigin: vars.APP_ORIGIN ? new URL(vars.APP_ORIGIN).origin : undefined,
    adminEmails: (vars.ADMIN_EMAILS ?? "")
      .split(",")
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
    database: vars.LIBSQL_URL
      ? { kind: "libsql", url: vars.LIBSQL_URL, authToken: vars.LIBSQL_AUTH_TOKEN }
      : { kind: "d1", binding: bindings.DB as D1Database },
    assistant: assistant && { ...assistant, model: vars.ASSISTANT_MODEL ?? "gpt-4o-mini" },
    // Text models cannot process pictures: a vision model has to be configured, otherwise none is asked.
    vision:
      assistant && vars.ASSISTANT_VISION_MODEL
        ? { ...assistant, model: vars.ASSISTANT_VISION_MODEL }
        : undefined,
    signIn: {
      google,
      github,
      oidc:
        oidc && vars.OIDC_ISSUER ? { ...oidc, issuer: vars.OIDC_ISSUER, label: vars.OIDC_LABEL } : undefined,
    },
    mail:
      vars.MAIL_API_URL && vars.MAIL_API_KEY && vars.MAIL_FROM
        ? { url: vars.MAIL_API_URL, key: vars.MAIL_API_KEY, from: vars.MAIL_FROM }
        : undefined,
    payments:
      vars.STRIPE_SECRET_KEY && vars.STRIPE_WEBHOOK_SECRET
        ? {
            key: vars.STRIPE_SECRET_KEY,
            webhookSecret: vars.STRIPE_WEBHOOK_SECRET,
            baseUrl: (vars.STRIPE_API_URL ?? "https://api.stripe.com").replace(/\/+$/, ""),
            production: vars.ENVIRONMENT === "production",
          }
        : undefined,
    weather: vars.WEATHER_BASE_URL
      ? { baseUrl: vars.WEATHER_BASE_URL.replace(/\/+$/, ""), dialect: vars.WEATHER_DIALECT }
      : undefined,
    contact: { phone: vars.CONTACT_PHONE, email: vars.CONTACT_EMAIL },
    pseudoLocale: vars.PSEUDO_LOCALE === "1" && vars.ENVIRONMENT !== "production",
    voice: bindings.VOICE as unknown as Fetcher,
    search: bindings.SEARCH as unknown as Fetcher,
    jobs: bindings.JOBS as unknown as Fetcher | undefined,
    fence: bindings.FENCE as unknown as RateLimit | undefined,
    assets: bindings.ASSETS as unknown as AppEnv["assets"],
    pictures: bindings.PICTURES as unknown as R2Bucket | undefined,
  };
}

const parsed = new WeakMap<object, AppEnv>();

/** The worker's variables and bindings, checked once per isolate. An error names the variable, never its value. */
export function parseEnv(bindings: AppBindings): AppEnv {
  const known = parsed.get(bindings);
  if (known) return known;
  const result = v.safeParse(Variables, bindings);
  if (!result.success) {
    const issue = result.issues[0];
    throw new Error(`${v.getDotPath(issue) ?? "a variable"} ${issue.message}`);
  }
  const env = regroup(result.output, bindings);
  parsed.set(bindings, env);
  return env;
}
