import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { useText } from "~/i18n/i18n.tsx";
import { listedScreens, screen, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { usePage } from "./page-context.tsx";

/** Errors that have words of their own; every other one is unexpected. */
const CODES = [
  "malformed",
  "forbidden",
  "not-found",
  "method",
  "stale",
  "too-large",
  "rate-limited",
  "database-unavailable",
  "unreachable",
] as const;
export type ErrorCode = (typeof CODES)[number] | "unexpected";

function isCode(value: unknown): value is (typeof CODES)[number] {
  return (CODES as readonly unknown[]).includes(value);
}

/** What a route error means to the visitor, or undefined when there is none. */
export function errorCodeOf(error: unknown): ErrorCode | undefined {
  if (error === undefined || error === null) return undefined;
  if (!isRouteErrorResponse(error)) return "unexpected";
  const code = (error.data as { error?: unknown } | null)?.error;
  if (isCode(code)) return code;
  // An answer that names no code, such as a proxy's.
  if (error.status === 404) return "not-found";
  if (error.status === 405) return "method";
  if (error.status === 413) return "too-large";
  return error.status > 501 ? "unreachable" : "unexpected";
}

/** The message of an error: ours where it is one of ours, and else that nobody expected it. */
export function messageOf(code: ErrorCode) {
  return code === "unexpected" ? "errors.unexpected" : (`errors.${code}.title` as const);
}

/** A sheet that has only been sketched: its edge is broken, and its title block is empty. */
function MissingSheet() {
  return (
    <svg
      viewBox="0 0 96 72"
      className="w-28 shrink-0 text-blueprint max-sm:hidden"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2 2h92v68H2z" strokeDasharray="7 4" />
      <path d="M58 70V56h36M76 56v14" />
      <path d="m34 20 24 24m0-24L34 44" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Where somebody who got lost can go on: by words, or by the list of sheets. */
function WaysOn() {
  const t = useText("shell");
  return (
    <div className="grid gap-6 border-t-2 border-ink pt-6">
      <search>
        <form action={screen("search").path} className="flex max-w-xl flex-wrap items-end gap-3">
          <label className="grid min-w-0 flex-1 basis-64 gap-1.5 font-medium">
            {t("errors.search")}
            <input
              type="search"
              name="q"
              enterKeyHint="search"
              dir="auto"
              className="min-h-12 w-full rounded-control border border-control bg-surface px-3"
            />
          </label>
          <button type="submit" className={buttonClass({ variant: "outline" })}>
            {t("screens.search.title")}
          </button>
        </form>
      </search>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {listedScreens().map((entry) => (
          <li key={entry.id} className="border-b border-line">
            <a
              href={entry.path}
              className="flex min-h-12 items-center gap-4 font-medium underline-offset-4 hover:underline"
            >
              <bdi className="w-14 text-sm text-accent tabular-nums">{sheetNumber(entry)}</bdi>
              {t(`screens.${entry.id}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In place of a screen that could not be shown: what happened in our words, and the ways out of it. */
export function ErrorScreen({ code = "unexpected" }: { code?: ErrorCode }) {
  const t = useText("shell");
  const { requestId } = usePage();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const missing = code === "not-found";
  return (
    <div className="drafting-grid flex-1" data-error={code}>
      <section className="sheet grid gap-8 py-10 sm:py-16">
        <div className="flex items-start justify-between gap-8">
          <div className="grid gap-3 border-s-4 border-accent ps-4">
            <h1 className="text-2xl font-bold sm:text-3xl">{t("errors.title")}</h1>
            <p className="text-lg font-bold">{t(messageOf(code))}</p>
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
          {missing && <MissingSheet />}
        </div>
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
        {missing && <WaysOn />}
      </section>
    </div>
  );
}
