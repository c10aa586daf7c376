import { createCookie } from "@remix-run/cloudflare";
import { RemixI18Next } from "remix-i18next/server";
import { type Database, openDatabase } from "~db/client.ts";
import type { AppEnv } from "./environment.ts";
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from "./i18n/languages.ts";
import { sha256 } from "./lib/hash.ts";
import { readablePath } from "./lib/readable-path.ts";
import { createAssistant, VISION_LIMITS } from "./services/assistant.server.ts";
import type { Contributions } from "./services/contribution.ts";
import { createCookies } from "./services/cookies.server.ts";
import { countryOf, deviceName, networkPrefix } from "./services/device.ts";
import { chosenIn, DEFAULT_DISPLAY, type Display } from "./services/display.ts";
import { joinGuests } from "./services/guest.server.ts";
import { createHeaderCounts } from "./services/header-counts.server.ts";
import { hasLocalTools } from "./services/local-tools.server.ts";
import { createMail } from "./services/mail.server.ts";
import { createOAuth } from "./services/oauth.server.ts";
import type { Passwords } from "./services/passwords.ts";
import { createRateLimits, networkOf } from "./services/rate-limit.server.ts";
import { createReference } from "./services/reference.server.ts";
import type { RefusalCode } from "./services/refusal.server.ts";
import { createSearch } from "./services/search.server.ts";
import { createSession } from "./services/session.server.ts";
import { createPayments } from "./services/stripe.server.ts";
import { isTheme, type Theme } from "./services/theme.ts";
import { createToasts } from "./services/toast.server.ts";
import { createVisitor } from "./services/visitor.server.ts";
import { createVoice } from "./services/voice.server.ts";
import { createWeather } from "./services/weather.server.ts";

export interface LoadContextInput {
  request: Request;
  env: AppEnv;
  passwords: Passwords;
  /** What the features give to the whole. */
  contributions: Contributions;
  requestId: string;
  nonce: string;
  /** A new key for a form of the page, by which a form that is sent twice is known. */
  formKey: () => string;
  /** The calendar day where the visitor is, `YYYY-MM-DD`. */
  today: string;
  waitUntil: (work: Promise<unknown>) => void;
  /** Set when the worker refused the request before Remix saw it. */
  refused?: RefusalCode;
  /** Set when the body that was sent to this page was too large, and the page says so itself. */
  tooLarge?: boolean;
}

const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: FALLBACK_LANGUAGE,
    order: ["searchParams", "header"],
    searchParamKey: "lang",
    // remix-i18next wants a cookie to name; ours is read by the cookie service, which checks it.
    cookie: createCookie("language"),
  },
});

/** `?lang=`, then the cookie (which sign-in sets from the profile), then the browser's own wish, then English. */
async function languageOf(
  request: Request,
  asked: string | null,
  stored: string | undefined,
): Promise<Language> {
  if (isLanguage(asked)) return asked;
  if (isLanguage(stored)) return stored;
  const detected = await detection.getLocale(request);
  return isLanguage(detected) ? detected : FALLBACK_LANGUAGE;
}

/** Everything a loader or action may use. Made once per request; nothing of it outlives the request. */
export async function createLoadContext({
  request,
  env,
  passwords,
  contributions,
  requestId,
  nonce,
  formKey,
  today,
  waitUntil,
  refused,
  tooLarge = false,
}: LoadContextInput) {
  const outgoing = new Headers();
  const production = env.mode === "production";
  const cookies = createCookies(request, outgoing, env.sessionSecret, production);
  let database: Database | undefined;
  const db = () => {
    database ??= openDatabase(env.database);
    return database;
  };
  const now = () => new Date();
  const url = new URL(request.url);
  const wished = url.searchParams.get("lang");
  const language = await languageOf(request, wished, await cookies.language.read());
  if (isLanguage(wished)) await cookies.language.write(language);
  const theme = await cookies.theme.read();
  const display: Display = { ...DEFAULT_DISPLAY, ...chosenIn((await cookies.display.read()) ?? {}) };
  const address = request.headers.get("cf-connecting-ip") ?? "0.0.0.0";
  const origin = env.appOrigin ?? url.origin;
  const session = createSession(db, cookies, contributions.counts, {
    device: deviceName(request.headers.get("user-agent")),
    network: networkPrefix(networkOf(address)),
    country: countryOf(request),
  });
  const rateLimit = createRateLimits({ db, now, outgoing, address });
  const visitor = createVisitor(session, cookies, (guests, owner) =>
    joinGuests(db(), contributions.owned, guests, owner),
  );
  return {
    env,
    get db() {
      return db();
    },
    now,
    /** The calendar day where the visitor is, `YYYY-MM-DD`. */
    today,
    requestId,
    nonce,
    formKey,
    waitUntil,
    refused,
    tooLarge,
    /** Whether the tools of a developer's machine exist for this request. */
    localTools: hasLocalTools(env, request),
    /** What the visitor asked for; the page of a refusal stands there, whichever route answers it. */
    asked: { pathname: readablePath(url.pathname), search: url.search },
    /** Headers that the worker adds to whatever the loaders and actions answer. */
    outgoing,
    cookies,
    reference: createReference(env.database, now),
    origin,
    language,
    theme: (isTheme(theme) ? theme : "system") as Theme,
    display,
    passwords,
    contributions,
    session,
    visitor,
    headerCounts: createHeaderCounts({ db, counts: contributions.counts, session, visitor }),
    toast: createToasts(cookies, (code, params) => contributions.toast(language, code, params)),
    rateLimit,
    mail: createMail({ db, provider: env.mail, now }),
    weather: createWeather({ provider: env.weather, now, requestId }),
    payments: createPayments(env.payments),
    assistant: createAssistant(env.assistant),
    vision: createAssistant(env.vision, VISION_LIMITS),
    search: createSearch({
      worker: env.search,
      language,
      requestId,
      // A search that costs is written down, whatever the method: a guest has a budget of their own and becomes a
      // visitor for it. A guest's cookie can be thrown away, and so can an account, which is why the network is counted
      // too. Keyed, so that nobody can try addresses.
      counted: async (costs) => {
        const owner = (await visitor.owner()) ?? ((await costs()) ? await visitor.ensureOwner() : undefined);
        const opaque = (what: string) => sha256(`${env.sessionSecret} ${what}`);
        return {
          visitor: await opaque(`search ${owner ?? rateLimit.network}`),
          network: await opaque(`search network ${rateLimit.network}`),
        };
      },
    }),
    voice: createVoice({
      worker: env.voice,
      secret: env.sessionSecret,
      network: rateLimit.network,
      requestId,
    }),
    oauth: createOAuth({
      providers: env.signIn,
      cookies,
      origin,
      production,
      now,
      requestId,
      admit: () => rateLimit.take("signInAddress"),
    }),
  };
}

declare module "@remix-run/cloudflare" {
  // Loader and action types follow what single fetch sends.
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext extends Awaited<ReturnType<typeof createLoadContext>> {}
}
