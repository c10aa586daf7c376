import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { useText } from "~/i18n/i18n.tsx";
import { listedScreens, sheetNumber } from "~/site-map.ts";
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
  "too-slow",
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

/** Where somebody who got lost can go on. */
function SheetList() {
  const t = useText("shell");
  return (
    <ul className="grid gap-px overflow-hidden rounded-surface border border-line bg-line sm:grid-cols-3">
      {listedScreens().map((screen) => (
        <li key={screen.id} className="bg-surface">
          <a
            href={screen.path}
            className="flex min-h-14 items-center justify-between gap-3 px-4 font-medium hover:bg-sunken"
          >
            {t(`screens.${screen.id}.title`)}
            <bdi className="text-sm text-muted tabular-nums">{sheetNumber(screen)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function ErrorScreen({ code = "unexpected" }: { code?: ErrorCode }) {
  const t = useText("shell");
  const { requestId } = usePage();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <div className="drafting-grid flex-1">
      <section className="sheet grid gap-6 py-16 sm:py-24">
        <Icon name="triangle-alert" className="size-10 text-accent" />
        <div className="grid gap-3">
          <h1 className="text-2xl font-bold sm:text-3xl">
            {code === "unexpected" ? t("errors.title") : t(`errors.${code}.title`)}
          </h1>
          <p className="max-w-prose text-lg text-muted">
            {code === "unexpected" ? t("errors.unexpected") : t(`errors.${code}.text`)}
          </p>
        </div>
        {code === "not-found" ? (
          <SheetList />
        ) : (
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
        )}
        {code === "unexpected" && requestId && (
          <p className="text-sm text-muted">{t("errors.incident", { id: requestId })}</p>
        )}
      </section>
    </div>
  );
}
