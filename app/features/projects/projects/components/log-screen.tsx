import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { DELAY_CAUSES, LOG_TEXTS, type LogText, logPath, projectPath } from "../projects.limits.ts";
import type { LogView } from "../projects.view.server.ts";
import { formOf, Problem, TypedField } from "./form-parts.tsx";
import { LogPhotos } from "./log-photos.tsx";

interface LogScreenProps {
  view: LogView;
  sent?: Sent;
  /** What was sent was too large to be read. */
  tooLarge?: boolean;
}

/** Texts with a hint beside their field. */
const HINTED: readonly string[] = ["weather", "crews", "work", "safety"];
/** What stands above the delay in the form, and what below. */
const ABOVE = LOG_TEXTS.slice(0, LOG_TEXTS.indexOf("delays"));
const BELOW = LOG_TEXTS.slice(LOG_TEXTS.indexOf("delays"));

/** What other pages have on record of the day: each may be ticked, or all is written into the log by one press. */
function Facts({ view, ticked }: { view: LogView; ticked: readonly string[] }) {
  const t = useText("projects");
  const { facts } = view;
  if (facts.length === 0) return null;
  const free = facts.filter(({ into, stands }) => into && !stands);
  const others = facts.filter((fact) => !free.includes(fact));
  return (
    <TitledSection id="facts" title={t("log.facts")} className="grid gap-3">
      {free.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="max-w-prose pb-1 text-muted">{t("log.factsText")}</legend>
          {free.map(({ key, into, text, href }, n) => (
            <Checkbox
              key={key}
              name="facts"
              id={`fact-${n}`}
              value={key}
              defaultChecked={ticked.includes(key)}
              label={`${t(`fields.${into as LogText}`)}: ${text}`}
              hint={
                <TextLink href={href} data-reload>
                  {t("log.seeRecord", { text })}
                </TextLink>
              }
            />
          ))}
          <Button name="intent" value="take" variant="outline" className="mt-2 justify-self-start">
            {t("log.take")}
          </Button>
        </fieldset>
      )}
      {others.length > 0 && (
        <ul className="grid gap-1">
          {others.map(({ key, href, text, stands }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-3">
              <TextLink href={href} data-reload>
                {text}
              </TextLink>
              {stands && <Badge variant="outline">{t("log.stands")}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function Form({ view, sent }: LogScreenProps) {
  const t = useText("projects");
  const { log } = view;
  const form = formOf(["save", "submit", "take"], sent, {
    ...log.texts,
    delayCause: log.delayCause,
    delayHours: log.delayHours > 0 ? String(log.delayHours) : "",
  });
  const field = (name: (typeof LOG_TEXTS)[number]) => (
    <TypedField
      key={name}
      form={form}
      name={name}
      label={t(`fields.${name}`)}
      hint={HINTED.includes(name) ? t(`hints.${name as "weather"}`) : undefined}
      long={name !== "weather"}
    />
  );
  const cause = form.error("delayCause");
  return (
    <form
      method="post"
      action={logPath(log.id)}
      noValidate
      className="grid max-w-2xl gap-5 print:hidden"
      data-reload
    >
      <input type="hidden" name="version" value={log.version} />
      <Facts view={view} ticked={form.value("facts").split("\n")} />
      {ABOVE.map(field)}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="delayCause"
          id={`${form.intent}-delayCause`}
          label={t("fields.delayCause")}
          options={[
            { value: "", text: t("causes.none") },
            ...DELAY_CAUSES.map((value) => ({ value, text: t(`causes.${value}`) })),
          ]}
          defaultValue={form.value("delayCause")}
          error={cause && t(cause as Key<"projects">)}
        />
        <TypedField
          form={form}
          name="delayHours"
          label={t("fields.delayHours")}
          hint={t("hints.delayHours")}
          type="decimal"
        />
      </div>
      {BELOW.map(field)}
      <p className="max-w-prose text-sm text-muted">{t("log.submitText")}</p>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="submit">
          {t(log.state === "draft" ? "log.submit" : "log.saveAgain")}
        </Button>
        {log.state === "draft" && (
          <Button name="intent" value="save" variant="outline">
            {t("log.save")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What the day says, for reading and for paper. */
function Sheet({ view }: Pick<LogScreenProps, "view">) {
  const t = useText("projects");
  const { number } = useFormat();
  const { log } = view;
  return (
    <dl className="grid gap-4">
      {LOG_TEXTS.filter((name) => log.texts[name] !== "").map((name) => (
        <div key={name} className="grid gap-1">
          <dt className="font-bold">{t(`fields.${name}`)}</dt>
          <dd className="max-w-prose">
            <Typed text={log.texts[name]} />
            {name === "crews" && view.people > 0 && (
              <p className="text-muted">
                {t("logs.people", { count: view.people, hours: number(view.hours) })}
              </p>
            )}
          </dd>
        </div>
      ))}
      {log.delayHours > 0 && (
        <div className="grid gap-1">
          <dt className="font-bold">{t("logs.held")}</dt>
          <dd>
            {t("logs.heldUp", {
              hours: number(log.delayHours),
              cause: log.delayCause ? t(`causes.${log.delayCause}`) : t("causes.other"),
            })}
          </dd>
        </div>
      )}
    </dl>
  );
}

const PROOF = {
  none: ["info", "log.proofNone", "log.proofNoneText"],
  whole: ["ok", "log.proofWhole", "log.proofWholeText"],
  broken: ["danger", "log.proofBroken", "log.proofBrokenText"],
} as const;

function Record({ view }: Pick<LogScreenProps, "view">) {
  const t = useText("projects");
  const { moment } = useFormat();
  const [tone, title, text] = PROOF[view.proof];
  return (
    <TitledSection id="entries" title={t("log.entries")} className="grid gap-4">
      <Notice tone={tone} title={t(title)}>
        <p>{t(text)}</p>
      </Notice>
      <ol className="grid gap-3">
        {view.entries.map((entry) => (
          <li key={entry.id} className="grid gap-1 border-s-2 border-line ps-4">
            <p className="flex flex-wrap gap-x-4">
              <b>
                {entry.kind === "submitted"
                  ? t("log.submitted")
                  : t("log.added", { name: isolated(entry.printedName) })}
              </b>
              <span className="text-muted">{moment(entry.at, view.project.siteZone)}</span>
            </p>
            {entry.words && (
              <p className="max-w-prose">
                <Typed text={entry.words} />
              </p>
            )}
            <p className="text-sm text-muted wrap-anywhere">
              {t("log.entry", { number: entry.number })}{" "}
              <code dir="ltr" translate="no">
                {entry.chainHash}
              </code>
            </p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

function Addition({ view, sent }: LogScreenProps) {
  const t = useText("projects");
  const form = formOf(["add"], sent);
  return (
    <TitledSection id="add" title={t("log.addTitle")} className="grid gap-4 print:hidden">
      <p className="max-w-prose text-muted">{t("log.addText")}</p>
      <form
        method="post"
        action={logPath(view.log.id)}
        noValidate
        className="grid max-w-2xl gap-5"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <TypedField form={form} name="words" label={t("fields.words")} long />
        <TypedField form={form} name="printedName" label={t("fields.printedName")} />
        <Button name="intent" value="add" variant="outline" className="justify-self-start">
          {t("log.add")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** One day of a project: its form while it may be changed, what it says, and what proves it. */
export default function LogScreen({ view, tooLarge, sent: posted }: LogScreenProps) {
  const t = useText("projects");
  const { date, moment, all } = useFormat();
  const { log, project } = view;
  const sent: Sent | undefined = tooLarge
    ? { fields: { intent: "photos" }, errors: { photo: "errors.photo.tooLarge" } }
    : posted;
  const open = !view.readOnly && log.state !== "locked";
  const isStale = sent?.problem === "errors.stale";
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={projectPath(project.id)}>
            <bdi translate="no">{project.name}</bdi>
          </TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">
          {t("log.title", { date: isolated(date(log.day)) })}
        </h1>
        <p className="flex flex-wrap items-center gap-3">
          {log.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          <Badge variant={log.state === "draft" ? "outline" : "secondary"}>
            {t(`logStates.${log.state as "draft"}`)}
          </Badge>
          {log.state === "submitted" && log.locksAt && (
            <span className="text-muted">
              {t("log.locksAt", { time: isolated(moment(log.locksAt, project.siteZone)) })}
            </span>
          )}
        </p>
      </header>
      <Problem sent={sent} />
      {view.planned && open && (
        <Notice title={t("log.planned")}>
          <p>
            <Typed text={view.planned.tomorrow} />
          </p>
        </Notice>
      )}
      {open && <Form view={view} sent={sent} />}
      {(!open || log.state !== "draft" || isStale) && (
        <TitledSection id="sheet" title={t(isStale ? "log.standsNow" : "log.sheet")} className="grid gap-4">
          <Sheet view={view} />
        </TitledSection>
      )}
      <LogPhotos view={view} sent={sent} open={open} />
      <p className="text-muted">
        {t("log.complete", { percent: view.percent })}
        {view.missing.length > 0 &&
          ` ${t("log.missing", { list: all(view.missing.map((name) => t(`fields.${name}`))) })}`}
      </p>
      {view.crews.unread.length > 0 && (
        <p className="max-w-prose text-muted">
          {t("log.unread", { list: all(view.crews.unread.map(isolated)) })}
        </p>
      )}
      <Record view={view} />
      {!view.readOnly && log.state !== "draft" && <Addition view={view} sent={sent} />}
      <p className="text-sm text-muted print:hidden">{t("log.print")}</p>
    </div>
  );
}
