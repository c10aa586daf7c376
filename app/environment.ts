import type { Fetcher, R2Bucket, RateLimit } from "@cloudflare/workers-types";
import type { DatabaseChoice } from "~db/client.ts";
import type { AssistantProvider } from "./services/assistant.server.ts";
import type { MailProvider } from "./services/mail.server.ts";
import type { StripeAccount } from "./services/stripe.server.ts";
import type { WeatherProvider } from "./services/weather.ts";

interface Credentials {
  id: string;
  secret: string;
}

/** The environment as the application knows it: checked and grouped by the worker (`workers/app/env.ts`). */
export interface AppEnv {
  mode: "production" | "local" | "development";
  sessionSecret: string;
  /** Signs certificates. None: no certificate is issued, and the pages say so. */
  signing?: { key: string; oldKeys: readonly string[] };
  /** The public origin, where it is not the request's own. */
  appOrigin?: string;
  /** Lower-case addresses of administrators. */
  adminEmails: string[];
  database: DatabaseChoice;
  /** None: Joe answers from his own notes only. */
  assistant?: AssistantProvider;
  /** None: no picture is ever sent to a model, and nobody is offered it. */
  vision?: AssistantProvider;
  signIn: {
    google?: Credentials;
    github?: Credentials;
    oidc?: Credentials & { issuer: string; label?: string };
  };
  /** None: mail stays in the outbox. */
  mail?: MailProvider;
  /** None: the embedded test payment, with which no money moves. */
  payments?: StripeAccount;
  /** None: the five fixed days, labelled as a sample. */
  weather?: WeatherProvider;
  contact: { phone?: string; email?: string };
  /** Every message in the pseudo-locale; never in production. */
  pseudoLocale: boolean;
  voice: Fetcher;
  search: Fetcher;
  /** The worker with the pages of jobs. None where one process has all pages, as in development. */
  jobs?: Fetcher;
  fence?: RateLimit;
  /** The files of the site, as the browser gets them. */
  assets: { fetch(url: string): Promise<Response> };
  /** Pictures that members keep. None: the installation has no place for them and says so. */
  pictures?: R2Bucket;
}
