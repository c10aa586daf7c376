import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { CLOCK_LIMITS, CLOCKS } from "../clock.limits.ts";
import type { ClocksView } from "../clock.view.server.ts";
import { DESK } from "../desk.limits.ts";

interface ClocksScreenProps {
  view: ClocksView;
  sent?: Sent;
}

function useSay() {
  const t = useText("lien-clocks");
  return (key: string) => t(key as Key<"lien-clocks">);
}

function Problem({ sent }: { sent?: Sent }) {
  const t = useText("lien-clocks");
  const { intent = "", clock = "", usState = "" } = sent?.fields ?? {};
  const anchor = (field: string) => {
    if (intent === "save") return `${clock}-${field}`;
    return intent === "rule" ? `${usState}-${field}` : field;
  };
  const hidden = ["intent", "idem", "version", "clock", ...(intent === "rule" ? ["usState"] : [])];
  return (
    <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={hidden} anchor={anchor} />
  );
}

function Start({ view, sent }: ClocksScreenProps) {
  const t = useText("lien-clocks");
  const say = useSay();
  const form = formOf(["start"], sent, {
    ...{ project: view.jobs[0]?.id ?? "", usState: view.rules[0]?.usState ?? "", firstOn: view.day },
  });
  const shared = { form, say };
  return (
    <Fold title={t("start.title")} open={form.isSent}>
      <form
        method="post"
        action={CLOCKS}
        noValidate
        className="grid max-w-2xl gap-5 sm:grid-cols-2"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <ChoiceField
          {...shared}
          name="project"
          label={t("fields.project")}
          options={view.jobs.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <ChoiceField
          {...shared}
          name="usState"
          label={t("fields.usState")}
          options={view.rules.map(({ usState }) => ({ value: usState, text: isolated(usState) }))}
        />
        <TypedField
          {...shared}
          name="firstOn"
          label={t("fields.firstOn")}
          hint={t("fields.firstOnHint")}
          type="date"
        />
        <TypedField
          {...shared}
          name="lastOn"
          label={t("fields.lastOn")}
          hint={t("fields.lastOnHint")}
          type="date"
        />
        <Button name="intent" value="start" size="lg" className="justify-self-start max-sm:w-full">
          {t("start.submit")}
        </Button>
      </form>
    </Fold>
  );
}

function DeadlineLine({ deadline }: { deadline: ClocksView["clocks"][number]["deadlines"][number] }) {
  const t = useText("lien-clocks");
  const say = useSay();
  const { date } = useFormat();
  const { kind, day, daysLeft, state, weekend, doneOn } = deadline;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
      <span className="font-bold">{say(`kinds.${kind}`)}</span>
      <span>{t("by", { date: isolated(date(day)) })}</span>
      {state === "done" && doneOn && (
        <Badge variant="secondary">{t("done", { date: isolated(date(doneOn)) })}</Badge>
      )}
      {state === "late" && <Badge variant="destructive">{t("late", { count: -daysLeft })}</Badge>}
      {(state === "soon" || state === "running") && (
        <Badge variant={state === "soon" ? "destructive" : "secondary"}>
          {daysLeft === 0 ? t("today") : t("left", { count: daysLeft })}
        </Badge>
      )}
      {weekend && state !== "done" && <span className="text-muted">{t("weekend")}</span>}
    </li>
  );
}

function Clock({ clock, view, sent }: ClocksScreenProps & { clock: ClocksView["clocks"][number] }) {
  const t = useText("lien-clocks");
  const say = useSay();
  const mine = sent?.fields.clock === clock.id ? sent : undefined;
  const form = formOf(["save"], mine, {
    ...{ firstOn: clock.firstOn, lastOn: clock.lastOn ?? "", noticeSentOn: clock.noticeSentOn ?? "" },
    lienFiledOn: clock.lienFiledOn ?? "",
  });
  const fields = ["firstOn", "lastOn", "noticeSentOn", "lienFiledOn"] as const;
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <TextLink href={`/project/${clock.projectId}`}>
          <Typed text={clock.project} />
        </TextLink>
        <bdi translate="no">{clock.usState}</bdi>
        {clock.sample && <Badge variant="secondary">{t("sample")}</Badge>}
      </p>
      <ul>
        {clock.deadlines.map((deadline) => (
          <DeadlineLine key={deadline.kind} deadline={deadline} />
        ))}
      </ul>
      {clock.lastOn === null && <p className="text-muted">{t("noLast")}</p>}
      {!view.readOnly && (
        <Fold title={t("save.title")} open={form.isSent}>
          <form
            method="post"
            action={CLOCKS}
            noValidate
            className="grid max-w-2xl gap-5 sm:grid-cols-2"
            data-reload
          >
            <input type="hidden" name="clock" value={clock.id} />
            <input type="hidden" name="version" value={clock.version} />
            {fields.map((name) => (
              <TypedField
                key={name}
                form={form}
                say={say}
                id={`${clock.id}-${name}`}
                name={name}
                label={say(`fields.${name}`)}
                type="date"
              />
            ))}
            <Button name="intent" value="save" className="justify-self-start max-sm:w-full">
              {t("save.submit")}
            </Button>
          </form>
        </Fold>
      )}
    </li>
  );
}

function Rule({ rule, view, sent }: ClocksScreenProps & { rule: ClocksView["rules"][number] }) {
  const t = useText("lien-clocks");
  const say = useSay();
  const { date } = useFormat();
  const mine = sent?.fields.usState === rule.usState ? sent : undefined;
  const form = formOf(["rule"], mine, {
    ...{ noticeDays: String(rule.noticeDays ?? ""), lienDays: String(rule.lienDays), source: rule.source },
  });
  const shared = { form, say };
  const id = (name: string) => `${rule.usState}-${name}`;
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-4">
        <b>
          <bdi translate="no">{rule.usState}</bdi>
        </b>
        <span>
          {rule.noticeDays === null ? t("rules.noNotice") : t("rules.notice", { count: rule.noticeDays })}
        </span>
        <span>{t("rules.lien", { count: rule.lienDays })}</span>
        <Badge variant="secondary">{t(rule.isOwn ? "rules.own" : "rules.verify")}</Badge>
      </p>
      <p className="text-sm text-muted">
        <bdi translate="no">{rule.source}</bdi> {t("rules.asOf", { date: isolated(date(rule.asOf)) })}
      </p>
      {!view.readOnly && (
        <Fold title={t("rules.change", { state: isolated(rule.usState) })} open={form.isSent}>
          <form
            method="post"
            action={CLOCKS}
            noValidate
            className="grid max-w-2xl gap-5 sm:grid-cols-2"
            data-reload
          >
            <input type="hidden" name="usState" value={rule.usState} />
            <input type="hidden" name="version" value={rule.version} />
            <TypedField
              {...shared}
              id={id("noticeDays")}
              name="noticeDays"
              label={t("fields.noticeDays")}
              hint={t("fields.noticeDaysHint")}
              type="numeric"
            />
            <TypedField
              {...shared}
              id={id("lienDays")}
              name="lienDays"
              label={t("fields.lienDays")}
              type="numeric"
            />
            <TypedField
              {...shared}
              id={id("source")}
              name="source"
              label={t("fields.source")}
              most={CLOCK_LIMITS.source}
            />
            <Button name="intent" value="rule" className="justify-self-start max-sm:w-full">
              {t("rules.save")}
            </Button>
          </form>
        </Fold>
      )}
    </li>
  );
}

/** The clocks of a workspace: what has to be sent and filed by when, and the table of days behind it. */
export default function ClocksScreen({ view, sent }: ClocksScreenProps) {
  const t = useText("lien-clocks");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("lienClocks"))} title={shell("screens.lienClocks.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <p className="print:hidden">
        <TextLink href={DESK}>{t("toDesk")}</TextLink>
      </p>
      <Notice tone="warn" title={t("verify")} />
      <Problem sent={sent} />
      {!view.readOnly && view.jobs.length > 0 && <Start view={view} sent={sent} />}
      <TitledSection id="list" title={t("list")} className="grid gap-4">
        {view.clocks.length === 0 ? (
          <p>{t("empty")}</p>
        ) : (
          <>
            <ol className="border-t-2 border-ink">
              {view.clocks.map((clock) => (
                <Clock key={clock.id} clock={clock} view={view} sent={sent} />
              ))}
            </ol>
            <p>
              <a
                href={`${CLOCKS}/deadlines.ics`}
                className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
                data-reload
              >
                {t("ics")}
              </a>
            </p>
          </>
        )}
      </TitledSection>
      <TitledSection id="rules" title={t("rules.title")} className="grid gap-4">
        <p className="max-w-prose text-muted">{t("rules.text")}</p>
        <ul className="border-t-2 border-ink">
          {view.rules.map((rule) => (
            <Rule key={rule.usState} rule={rule} view={view} sent={sent} />
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}
