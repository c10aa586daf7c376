import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { HeldView } from "../held.view.server.ts";
import type { Sent } from "../workforce.form.server.ts";
import { WORKFORCE_LIMITS } from "../workforce.limits.ts";
import { HUGE, Problem, useSay } from "./form-parts.tsx";

interface Props {
  view: HeldView;
  sent?: Sent;
}

/** One device at the gate for everybody: each finds their line and presses once. */
export default function KioskScreen({ view, sent }: Props) {
  const t = useText("workforce");
  const shell = useText("shell");
  const say = useSay();
  const { date } = useFormat();
  return (
    <div className="sheet grid gap-6 py-8">
      <header className="grid gap-1 border-b border-line pb-4">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.crew.name} />
        </h1>
        <p className="text-lg text-muted">
          {date(view.today)}, <bdi>{view.time}</bdi> · {t("kiosk.lead")}
        </p>
        <p>
          <TextLink href="hard-hat" className="min-h-14 text-lg">
            {shell("screens.sharedHardHat.title")}
          </TextLink>
        </p>
      </header>
      <Problem
        sent={sent && { ...sent, errors: {}, problem: sent.problem ?? Object.values(sent.errors)[0] }}
      />
      {view.workers.length === 0 && <p>{t("kiosk.nobody")}</p>}
      <ul id="workers" className="grid gap-3">
        {view.workers.map((worker) => {
          const mine = sent?.fields.workers === worker.id ? sent : undefined;
          const code = mine?.errors.code;
          return (
            <li key={worker.id} className="border-b border-line pb-3">
              <form method="post" noValidate className="grid gap-2" data-reload>
                <input type="hidden" name="idem" value={mine?.fields.idem ?? view.idem} />
                <input type="hidden" name="workers" value={worker.id} />
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p className="grid">
                    <span className="text-xl font-bold">
                      <Typed text={worker.name} />
                    </span>
                    <span className="flex flex-wrap gap-x-3 text-muted">
                      <span>{worker.since ? t("isIn", { time: worker.since }) : t("isOut")}</span>
                      {worker.code && <Typed text={worker.code} />}
                    </span>
                  </p>
                  <Button
                    name="intent"
                    value={worker.since ? "out" : "in"}
                    variant={worker.since ? "outline" : "default"}
                    className={HUGE}
                    aria-label={`${t(worker.since ? "clock.out" : "clock.in")}: ${worker.name}`}
                  >
                    {t(worker.since ? "clock.out" : "clock.in")}
                  </Button>
                </div>
                <details open={mine ? true : undefined}>
                  <summary className="inline-flex min-h-14 cursor-pointer items-center font-medium">
                    {t(worker.since ? "clock.switch" : "fields.code")}
                  </summary>
                  <div className="grid max-w-md gap-3 pt-1">
                    <Field
                      name="code"
                      id={`code-${worker.id}`}
                      label={t("fields.code")}
                      error={code && say(code)}
                      defaultValue={mine?.fields.code}
                      maxLength={WORKFORCE_LIMITS.code}
                      dir="auto"
                      autoComplete="off"
                    />
                    {worker.since && (
                      <Button name="intent" value="switch" variant="outline" className={HUGE}>
                        {t("clock.switch")}
                      </Button>
                    )}
                  </div>
                </details>
              </form>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
