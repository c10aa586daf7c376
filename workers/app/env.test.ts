import { expect, test } from "vitest";
import { parseEnv } from "./env.ts";

const SECRET = "a secret of thirty-two characters and more";

/** The bindings of a worker with these variables; each call makes a new object, as each isolate does. */
function bindings(variables: Record<string, unknown>): AppBindings {
  return { ENVIRONMENT: "production", SESSION_SECRET: SECRET, ...variables } as unknown as AppBindings;
}

test("with nothing but the secret everything optional is off", () => {
  expect(parseEnv(bindings({}))).toMatchObject({
    mode: "production",
    sessionSecret: SECRET,
    appOrigin: undefined,
    adminEmails: [],
    database: { kind: "d1" },
    assistant: undefined,
    vision: undefined,
    signIn: { google: undefined, github: undefined, oidc: undefined },
    mail: undefined,
    contact: { phone: undefined, email: undefined },
  });
});

test.each([
  { variable: "SESSION_SECRET", value: undefined, message: "SESSION_SECRET is required" },
  { variable: "ENVIRONMENT", value: undefined, message: "ENVIRONMENT is required" },
  { variable: "SESSION_SECRET", value: "", message: "SESSION_SECRET must have at least 32 characters" },
  { variable: "SESSION_SECRET", value: "x".repeat(31), message: "SESSION_SECRET must have at least 32" },
  { variable: "ENVIRONMENT", value: "prod", message: "ENVIRONMENT must be production, local or development" },
  { variable: "ENVIRONMENT", value: "", message: "ENVIRONMENT must be production, local or development" },
  { variable: "APP_ORIGIN", value: "groundwork", message: "APP_ORIGIN is not a URL" },
  { variable: "LIBSQL_URL", value: "db", message: "LIBSQL_URL is not a URL" },
  { variable: "ASSISTANT_BASE_URL", value: "x y", message: "ASSISTANT_BASE_URL is not a URL" },
  { variable: "MAIL_API_URL", value: "//", message: "MAIL_API_URL is not a URL" },
])("$variable set to $value is refused by its name", ({ variable, value, message }) => {
  const { [variable]: _, ...others } = bindings({}) as unknown as Record<string, unknown>;
  const variables = value === undefined ? others : { ...others, [variable]: value };
  expect(() => parseEnv(variables as unknown as AppBindings)).toThrow(message);
});

test("a refusal never repeats the value, which may be a secret in the wrong place", () => {
  for (const variable of ["SESSION_SECRET", "APP_ORIGIN", "LIBSQL_URL", "ENVIRONMENT"]) {
    for (const value of ["hunter2", 70_077_007]) {
      expect(() => parseEnv(bindings({ [variable]: value }))).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining(String(value)) }),
      );
    }
  }
});

const OPTIONAL = [
  "APP_ORIGIN",
  "ADMIN_EMAILS",
  "LIBSQL_URL",
  "LIBSQL_AUTH_TOKEN",
  "ASSISTANT_BASE_URL",
  "ASSISTANT_API_KEY",
  "ASSISTANT_MODEL",
  "ASSISTANT_VISION_MODEL",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "GITHUB_CLIENT_ID",
  "GITHUB_CLIENT_SECRET",
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "MAIL_API_URL",
  "MAIL_API_KEY",
  "MAIL_FROM",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_API_URL",
  "WEATHER_BASE_URL",
  "WEATHER_DIALECT",
  "CONTACT_PHONE",
  "CONTACT_EMAIL",
  "PSEUDO_LOCALE",
];

test.each(["", "   ", "\n"])("a variable left at %j is a variable not set", (blank) => {
  const blanks = Object.fromEntries(OPTIONAL.map((variable) => [variable, blank]));
  const { voice: _voice, search: _search, fence: _fence, ...unset } = parseEnv(bindings({}));
  expect(parseEnv(bindings(blanks))).toMatchObject(unset);
});

test("the public origin is an origin, whatever path stands behind it", () => {
  const { appOrigin } = parseEnv(bindings({ APP_ORIGIN: " https://Groundwork.example:443/path?x " }));
  expect(appOrigin).toBe("https://groundwork.example");
});

test.each([
  { environment: "local", value: "1", speaks: true },
  { environment: "development", value: "1", speaks: true },
  { environment: "local", value: "0", speaks: false },
  { environment: "local", value: "", speaks: false },
  { environment: "production", value: "1", speaks: false },
])("PSEUDO_LOCALE=$value in $environment: pseudo-locale $speaks", ({ environment, value, speaks }) => {
  const env = parseEnv(bindings({ ENVIRONMENT: environment, PSEUDO_LOCALE: value }));
  expect(env.pseudoLocale).toBe(speaks);
});

test("administrators are compared as accounts are written", () => {
  const { adminEmails } = parseEnv(bindings({ ADMIN_EMAILS: " Ana@Example.com ,, bo@example.com," }));
  expect(adminEmails).toEqual(["ana@example.com", "bo@example.com"]);
});

test("LIBSQL_URL chooses libSQL, otherwise the binding is the database", () => {
  const DB = { name: "the D1 binding" };
  expect(parseEnv(bindings({ DB })).database).toEqual({ kind: "d1", binding: DB });
  const variables = { DB, LIBSQL_URL: "http://127.0.0.1:8080", LIBSQL_AUTH_TOKEN: "token" };
  expect(parseEnv(bindings(variables)).database).toEqual({
    kind: "libsql",
    url: "http://127.0.0.1:8080",
    authToken: "token",
  });
});

const ASSISTANT = { ASSISTANT_BASE_URL: "https://api.example/v1", ASSISTANT_API_KEY: "key" };
const MAIL = { MAIL_API_URL: "https://mail.example/send", MAIL_API_KEY: "key", MAIL_FROM: "a@example.com" };
const GOOGLE = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
const OIDC = { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "id", OIDC_CLIENT_SECRET: "secret" };

test("a provider with everything it needs is on", () => {
  const env = parseEnv(bindings({ ...ASSISTANT, ...MAIL, ...GOOGLE, ...OIDC }));
  expect(env.assistant).toEqual({ baseUrl: "https://api.example/v1", key: "key", model: "gpt-4o-mini" });
  expect(env.mail).toEqual({ url: "https://mail.example/send", key: "key", from: "a@example.com" });
  expect(env.signIn.google).toEqual({ id: "id", secret: "secret" });
  expect(env.signIn.oidc).toMatchObject({ id: "id", secret: "secret", issuer: "https://id.example" });
});

test("pictures have a model of their own, and none where only a text model is named", () => {
  const text = { ...ASSISTANT, ASSISTANT_MODEL: "words" };
  expect(parseEnv(bindings(text)).vision).toBeUndefined();
  const { assistant, vision } = parseEnv(bindings({ ...text, ASSISTANT_VISION_MODEL: "pictures" }));
  expect(assistant?.model).toBe("words");
  expect(vision).toEqual({ baseUrl: "https://api.example/v1", key: "key", model: "pictures" });
});

const VISION = { ...ASSISTANT, ASSISTANT_VISION_MODEL: "pictures" };
const PROVIDERS = [
  { provider: "vision", variables: VISION },
  { provider: "assistant", variables: ASSISTANT },
  { provider: "mail", variables: MAIL },
  { provider: "google", variables: GOOGLE },
  { provider: "oidc", variables: OIDC },
];
const INCOMPLETE = PROVIDERS.flatMap(({ provider, variables }) =>
  Object.keys(variables).map((missing) => ({ provider, variables, missing })),
);

test.each(INCOMPLETE)(
  "without $missing the $provider provider is off",
  ({ provider, variables, missing }) => {
    const env = parseEnv(bindings({ ...variables, [missing]: "" }));
    const found = { assistant: env.assistant, vision: env.vision, mail: env.mail, ...env.signIn }[
      provider as "assistant"
    ];
    expect(found).toBeUndefined();
  },
);

test("an isolate reads its environment once", () => {
  const environment = bindings({});
  expect(parseEnv(environment)).toBe(parseEnv(environment));
  expect(parseEnv(bindings({}))).not.toBe(parseEnv(environment));
});
