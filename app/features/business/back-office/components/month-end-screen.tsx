import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { ASK } from "../bookkeeper.limits.ts";
import { DESK } from "../desk.limits.ts";
import { MONTH_END, monthPath, NOTE } from "../month-end.limits.ts";
import type { MonthEndView } from "../month-end.view.server.ts";

interface MonthEndScreenProps {
  view: MonthEndView;
  sent?: Sent;
}

type LineView = MonthEndView["lines"][number];

function useSay() {
  const t = useText("month-end");
  return (key: string) => t(key as Key<"month-end">);
}

const useMonth = () => {
  const format = useFormat();
  return (month: string) => isolated(format.month(month));
};

function Line({ line, view, sent }: MonthEndScreenProps & { line: LineView }) {
  const t = useText("month-end");
  const say = useSay();
  const { date } = useFormat();
  const mine = sent?.fields.line === line.line ? sent : undefined;
  const form = formOf(["tick"], mine, { note: "" });
  const { tick, open, href } = line;
  return (
    <li id={line.line} className="grid gap-2 border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-bold">{say(`lines.${line.line}`)}</span>
        {tick ? (
          <Badge variant="secondary">{t("done")}</Badge>
        ) : (
          <Badge variant={open ? "destructive" : "outline"}>
            {open === undefined ? t("byHand") : t("open", { count: open })}
          </Badge>
        )}
        {href && <TextLink href={href}>{t("look")}</TextLink>}
      </p>
      <p className="max-w-prose text-muted">{say(`about.${line.line}`)}</p>
      {tick && (
        <p className="text-muted">
          {t(tick.mine ? "byYou" : "byOther", { date: isolated(date(tick.at)) })}{" "}
          {tick.note && <Typed text={tick.note} />}
        </p>
      )}
      {!view.readOnly && !view.closed && (
        <form
          method="post"
          action={monthPath(view.month)}
          noValidate
          className="grid max-w-2xl items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          data-reload
        >
          <input type="hidden" name="line" value={line.line} />
          {tick ? (
            <Button
              name="intent"
              value="untick"
              variant="outline"
              className="justify-self-start max-sm:w-full"
              aria-label={t("untickOf", { line: say(`lines.${line.line}`) })}
            >
              {t("untick")}
            </Button>
          ) : (
            <>
              <TypedField
                form={form}
                say={say}
                id={`${line.line}-note`}
                name="note"
                label={t(open ? "why" : "note")}
                most={NOTE}
              />
              <Button
                name="intent"
                value="tick"
                variant="outline"
                className="max-sm:w-full"
                aria-label={t("tickOf", { line: say(`lines.${line.line}`) })}
              >
                {t("tick")}
              </Button>
            </>
          )}
        </form>
      )}
    </li>
  );
}

function Closing({ view }: { view: MonthEndView }) {
  const t = useText("month-end");
  const { date } = useFormat();
  const { closed, left } = view;
  return (
    <div className="grid gap-3">
      {closed ? (
        <Notice tone="ok" title={t("closed", { date: isolated(date(closed.at)) })}>
          {t("locksNothing")}
        </Notice>
      ) : (
        <p className="font-bold">{left === 0 ? t("ready") : t("left", { count: left })}</p>
      )}
      {!view.readOnly && (closed || left === 0) && (
        <form method="post" action={monthPath(view.month)} data-reload>
          <Button
            name="intent"
            value={closed ? "reopen" : "close"}
            size="lg"
            variant={closed ? "outline" : undefined}
            className="max-sm:w-full"
          >
            {t(closed ? "reopen" : "close")}
          </Button>
        </form>
      )}
    </div>
  );
}

/** The end of a month: what is still open, what somebody looked at, and whether it is closed. */
export default function MonthEndScreen({ view, sent }: MonthEndScreenProps) {
  const t = useText("month-end");
  const shell = useText("shell");
  const say = useSay();
  const month = useMonth();
  const choice = formOf([], undefined, { month: view.month });
  const { line = "" } = sent?.fields ?? {};
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("monthEnd"))} title={shell("screens.monthEnd.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <FormProblem
        sent={sent}
        title={t("errors.summary")}
        say={say}
        hidden={["intent", "line"]}
        anchor={(field) => `${line}-${field}`}
      />
      <p>
        <TextLink href={DESK}>{shell("screens.financialAdminServices.title")}</TextLink>
        {!view.readOnly && (
          <>
            {" · "}
            <TextLink href={`${ASK}?month=${view.month}#ask`}>
              {shell("screens.askBookkeeper.title")}
            </TextLink>
          </>
        )}
      </p>
      <form
        method="get"
        action={MONTH_END}
        className="grid max-w-xl items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        data-reload
      >
        <ChoiceField
          form={choice}
          say={say}
          name="month"
          label={t("month")}
          options={view.months.map((value) => ({ value, text: month(value) }))}
        />
        <Button variant="outline">{t("show")}</Button>
      </form>
      <section aria-label={month(view.month)} className="grid gap-4">
        <h2 className="text-xl font-bold">{month(view.month)}</h2>
        <Closing view={view} />
        <ul className="border-t border-line">
          {view.lines.map((one) => (
            <Line key={one.line} line={one} view={view} sent={sent} />
          ))}
        </ul>
      </section>
    </div>
  );
}
