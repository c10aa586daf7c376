import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { HereFields, useHere } from "~/ui/here.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { HeldView } from "../held.view.server.ts";
import type { Sent } from "../workforce.form.server.ts";
import { WORKFORCE_LIMITS } from "../workforce.limits.ts";

const HUGE = "min-h-16 w-full text-xl font-bold";

/** Adds where one stands, for whoever presses a button for it. It can be left out, and keeps nobody from clocking in. */
function HereNow() {
  const t = useText("workforce-clock");
  const { ask, state, here } = useHere();
  return (
    <div className="grid gap-1 noscript:hidden">
      <HereFields here={here} />
      <Button
        type="button"
        variant="outline"
        onClick={ask}
        disabled={state === "asking"}
        className="min-h-14"
      >
        {t("here.use")}
      </Button>
      <p className="text-sm text-muted">{t("here.purpose")}</p>
      <p role="status" className="text-sm font-medium">
        {state === "asking" && t("here.asking")}
        {state === "failed" && t("here.failed")}
        {here && t("here.added")}
      </p>
    </div>
  );
}

/** A worker's own phone: in, out, or on to the next job, one press each. */
export function PhoneClock({ view, sent }: { view: HeldView; sent?: Sent }) {
  const t = useText("workforce-clock");
  const shell = useText("shell");
  const [worker] = view.workers;
  const problem = sent && (sent.problem ?? Object.values(sent.errors)[0]);
  const code = sent?.errors.code;
  if (!worker) return null;
  return (
    <div className="sheet grid gap-6 py-8">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <bdi translate="no">{worker.name}</bdi>
        </h1>
        <p className="flex flex-wrap gap-x-3 text-lg text-muted">
          <bdi translate="no">{view.crew.name}</bdi>
          {view.crew.siteName && <bdi translate="no">{view.crew.siteName}</bdi>}
        </p>
        <p>
          <TextLink href="hard-hat" className="min-h-14 text-lg">
            {shell("screens.sharedHardHat.title")}
          </TextLink>
        </p>
        <p className="text-lg">{worker.since ? t("isIn", { time: worker.since }) : t("isOut")}</p>
      </header>
      {problem && (
        <ErrorSummary title={t("problem")} message={t(problem as Key<"workforce-clock">)} items={[]} />
      )}
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
        <Button name="intent" value={worker.since ? "out" : "in"} className={HUGE}>
          {t(worker.since ? "out" : "in")}
        </Button>
        <Field
          name="code"
          label={t("code")}
          error={code && t(code as Key<"workforce-clock">)}
          defaultValue={sent?.fields.code}
          maxLength={WORKFORCE_LIMITS.code}
          dir="auto"
          autoComplete="off"
        />
        {worker.since && (
          <Button name="intent" value="switch" variant="outline" className={HUGE}>
            {t("switch")}
          </Button>
        )}
        {view.crew.hasGate && <HereNow />}
      </form>
    </div>
  );
}
