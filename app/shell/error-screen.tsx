import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { isForeign } from "~/hydration/navigation.ts";
import { useText } from "~/i18n/i18n.tsx";
import { safeRedirect } from "~/lib/safe-redirect.ts";
import { buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { usePage } from "./page-context.tsx";

/** Errors that have words of their own; every other one is unexpected. */
const CODES = [
  "malformed",
  "forbidden",
  "no-access",
  "not-found",
  "method",
  "stale",
  "too-large",
  "too-slow",
  "rate-limited",
  "database-unavailable",
  "unreachable",
] as const;
export type ErrorCode = (typeof CODES)[number] | "unexpected";

function isCode(value: unknown): value is (typeof CODES)[number] {
  return (CODES as readonly unknown[]).includes(value);
}

/** The refusal code of a route error, or undefined if there is none. */
export function errorCodeOf(error: unknown): ErrorCode | undefined {
  if (error === undefined || error === null) return undefined;
  if (!isRouteErrorResponse(error)) return isForeign(error) ? "unreachable" : "unexpected";
  const code = (error.data as { error?: unknown } | null)?.error;
  if (isCode(code)) return code;
  // An answer that names no code, such as a proxy's.
  if (error.status === 404) return "not-found";
  if (error.status === 405) return "method";
  if (error.status === 413) return "too-large";
  return error.status > 501 ? "unreachable" : "unexpected";
}

/** The message of an error: its own text for known codes, otherwise the one for unexpected errors. */
export function messageOf(code: ErrorCode) {
  return code === "unexpected" ? "errors.unexpected" : (`errors.${code}.title` as const);
}

/** What somebody typed into a form that was refused, as the refusal gives it back. */
function typedOf(error: unknown): readonly string[] {
  const typed = isRouteErrorResponse(error) && (error.data as { typed?: unknown } | null)?.typed;
  return Array.isArray(typed) ? typed.filter((one) => typeof one === "string") : [];
}

/** Loaded only for unknown URLs, to keep it out of every page. Without its script it stays HTML. */
const WaysOn = import.meta.env.SSR
  ? (await import("./ways-on.tsx")).default
  : lazy(() => import("./ways-on.tsx").catch(() => new Promise<never>(() => {})));

/** Shown instead of a screen that failed: what happened, and how to continue. */
export function ErrorScreen({ code = "unexpected" }: { code?: ErrorCode }) {
  const t = useText("shell");
  const { requestId } = usePage();
  const { pathname, search } = useLocation();
  // `//host/path` is an address of ours that a link would take for another site's.
  const here = safeRedirect(pathname + search);
  const missing = code === "not-found";
  const typed = typedOf(useRouteError());
  return (
    <div className="drafting-grid flex-1" data-error={code}>
      <section className="sheet grid gap-8 py-10 sm:py-16">
        <div className="grid gap-3 border-s-4 border-accent ps-4">
          <h1 className="text-2xl font-bold sm:text-3xl">{t("errors.title")}</h1>
          <p data-message className="text-lg font-bold">
            {t(messageOf(code))}
          </p>
          {missing && (
            <p className="max-w-full truncate text-blueprint">
              <bdi translate="no">{pathname}</bdi>
            </p>
          )}
          {code !== "unexpected" && <p className="max-w-prose text-muted">{t(`errors.${code}.text`)}</p>}
          {code === "unexpected" && requestId && (
            <p className="text-sm text-muted">{t("errors.incident", { id: requestId })}</p>
          )}
        </div>
        {typed.length > 0 && (
          <div className="grid max-w-2xl gap-3" data-typed>
            <h2 className="text-lg font-bold">{t("errors.typed")}</h2>
            {typed.map((text) => (
              <pre
                key={text}
                dir="auto"
                className="rounded-control border border-control bg-surface p-4 font-sans break-words whitespace-pre-wrap select-all"
              >
                {text}
              </pre>
            ))}
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <a href={here} className={buttonClass()}>
            {t("errors.tryAgain")}
          </a>
          <a href={here} data-reload className={buttonClass({ variant: "outline" })}>
            <Icon name="rotate-cw" />
            {t("errors.reload")}
          </a>
          <a href="/" className={buttonClass({ variant: "link" })}>
            {t("errors.goHome")}
          </a>
        </div>
        {missing && (
          <Suspense fallback={null}>
            <WaysOn />
          </Suspense>
        )}
      </section>
    </div>
  );
}
