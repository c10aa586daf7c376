import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BRIEF, briefPath, SITE_BRIEF } from "../morning-brief.limits.ts";
import type { BriefView, SiteBriefView } from "../morning-brief.view.server.ts";
import { Sheet, SheetLanguages } from "./brief-sheet.tsx";
import { FindingPart } from "./finding-part.tsx";
import { Problem, useSay } from "./form-parts.tsx";
import { LimitsPart } from "./limits-part.tsx";

const SITES = "/job-site-locator";

function Choose({ view }: { view: SiteBriefView }) {
  const t = useText("morning-brief");
  const say = useSay();
  return (
    <form
      method="get"
      action={BRIEF}
      className="grid max-w-4xl items-end gap-4 sm:grid-cols-[2fr_1fr_auto] print:hidden"
      data-reload
    >
      <SelectField
        name="site"
        label={t("choose.site")}
        defaultValue={view.site.id}
        options={view.sites.map(({ id, name, sample }) => ({
          value: id,
          text: sample ? `${name} · ${t("sample")}` : name,
        }))}
      />
      <Field
        name="day"
        type="date"
        label={t("choose.day")}
        error={view.dayError && say(view.dayError)}
        defaultValue={view.dayError ? view.typedDay : view.day}
      />
      <Button variant="outline">{t("choose.show")}</Button>
    </form>
  );
}

function Ways({ view }: { view: SiteBriefView }) {
  const t = useText("morning-brief");
  const day = view.isToday ? "" : view.day;
  return (
    <div className="flex flex-wrap items-center gap-x-6 print:hidden">
      <TextLink href={briefPath({ site: view.site.id, day, sheet: "print" })}>{t("choose.print")}</TextLink>
      {view.mayShare && (
        <TextLink href={`/workspace/share?type=${SITE_BRIEF}&id=${view.site.id}`}>
          {t("choose.share")}
        </TextLink>
      )}
      <TextLink href={briefPath({ sheet: "limits" })}>{t("choose.limits")}</TextLink>
      <TextLink href={SITES}>{t("choose.add")}</TextLink>
      {view.hasSamples && !view.readOnly && (
        <form method="post" action={BRIEF} data-reload>
          <Button name="intent" value="clear" variant="link">
            {t("choose.clear")}
          </Button>
        </form>
      )}
    </div>
  );
}

/** Has the brief mailed each morning, or no more. */
function MailPart({ view }: { view: SiteBriefView }) {
  const t = useText("morning-brief");
  const { mail } = view;
  if (!mail) return null;
  const time = isolated(mail.time);
  return (
    <form
      method="post"
      action={BRIEF}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden"
      data-reload
    >
      <input type="hidden" name="site" value={view.site.id} />
      <p className="text-muted">{t(mail.isOn ? "mail.on" : "mail.off", { time })}</p>
      <Button name="intent" value={mail.isOn ? "no-mail" : "mail"} variant="link">
        {t(mail.isOn ? "mail.stop" : "mail.start")}
      </Button>
    </form>
  );
}

/** The sum as a table: nothing in it that a reader cannot add up. */
function Score({ view }: { view: SiteBriefView }) {
  const t = useText("morning-brief");
  const { number } = useFormat();
  return (
    <details className="max-w-3xl">
      <summary className="inline-flex min-h-12 cursor-pointer items-center text-blueprint underline underline-offset-4">
        {t("score.caption")}
      </summary>
      <p className="py-2 text-muted">{t("score.how")}</p>
      <DataTable
        caption={t("score.caption")}
        captionHidden
        columns={[
          { key: "rule", heading: t("score.rule") },
          { key: "severity", heading: t("score.severity"), numeric: true },
          { key: "likelihood", heading: t("score.likelihood"), numeric: true },
          { key: "points", heading: t("score.points"), numeric: true },
        ]}
        rows={[
          ...view.findings.map(({ rule, name, severity, likelihood, points }) => ({
            id: rule,
            cells: {
              ...{ rule: name, severity: number(severity), likelihood: number(likelihood) },
              points: number(points),
            },
          })),
          {
            id: "sum",
            cells: {
              rule: <strong>{t("score.total")}</strong>,
              severity: "",
              likelihood: "",
              points: <strong>{number(view.score)}</strong>,
            },
          },
        ]}
      />
    </details>
  );
}

function Ask({ view }: { view: SiteBriefView }) {
  const t = useText("morning-brief");
  const { answer } = view;
  return (
    <TitledSection id="ask" title={t("ask.title")} className="grid gap-4 print:hidden">
      <form
        method="get"
        action={`${BRIEF}#ask`}
        className="grid max-w-3xl items-end gap-4 sm:grid-cols-[1fr_auto]"
        data-reload
      >
        <input type="hidden" name="site" value={view.site.id} />
        {!view.isToday && <input type="hidden" name="day" value={view.day} />}
        <Field
          name="q"
          label={t("ask.question")}
          hint={t("ask.hint")}
          defaultValue={answer?.question ?? ""}
          dir="auto"
          autoComplete="off"
        />
        <Button variant="outline">{t("ask.button")}</Button>
      </form>
      {answer && (
        <div className="grid max-w-3xl gap-3">
          {answer.words.length === 0 ? (
            <p>{t("ask.noWords")}</p>
          ) : (
            <p>{t("ask.words", { words: isolated(answer.words.join(", ")) })}</p>
          )}
          {answer.searched.length === 0 ? (
            <p>{t("ask.nowhere")}</p>
          ) : (
            <div>
              <p className="text-muted">{t("ask.searched")}</p>
              <ul className="flex flex-wrap gap-x-5 text-muted">
                {answer.searched.map(({ kind, n }) => (
                  <li key={kind}>{t("ask.count", { kind, n })}</li>
                ))}
              </ul>
            </div>
          )}
          {answer.words.length > 0 && answer.searched.length > 0 && answer.found.length === 0 && (
            <p className="font-bold">{t("ask.nothing")}</p>
          )}
          <ol className="border-t-2 border-ink">
            {answer.found.map(({ text, href, kind, day }) => (
              <li key={`${href} ${text}`} className="grid gap-1 border-b border-line py-3">
                <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                  <span>{kind}</span>
                  <span>{day}</span>
                </p>
                <TextLink href={href}>
                  <Typed text={text.slice(0, 300)} />
                </TextLink>
              </li>
            ))}
          </ol>
        </div>
      )}
    </TitledSection>
  );
}

function SiteBrief({ view, sent }: { view: SiteBriefView; sent?: Sent }) {
  const t = useText("morning-brief");
  const { date, number } = useFormat();
  const parts = { view, sent };
  return (
    <>
      <Choose view={view} />
      <Ways view={view} />
      <MailPart view={view} />
      <section className="grid gap-3" aria-labelledby="brief">
        <h2 id="brief" className="flex flex-wrap items-center gap-3 text-2xl font-bold wrap-anywhere">
          {t("heading", { site: isolated(view.site.name), day: isolated(date(view.day)) })}
          {view.site.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        </h2>
        {!view.isToday && <p className="text-muted">{t("past")}</p>}
        <p className="text-xl font-bold">{t("score.title", { score: number(view.score) })}</p>
        {view.findings.length === 0 && <p>{t("none")}</p>}
        <ol className="border-t-2 border-ink">
          {view.findings.map((finding) => (
            <FindingPart key={finding.rule} finding={finding} {...parts} />
          ))}
        </ol>
        <Score view={view} />
      </section>
      {view.whole.length > 0 && (
        <TitledSection id="whole" title={t("whole.title")} className="grid gap-2">
          <p className="text-muted">{t("whole.text")}</p>
          <ol className="border-t-2 border-ink">
            {view.whole.map((finding) => (
              <FindingPart key={finding.rule} finding={finding} {...parts} />
            ))}
          </ol>
        </TitledSection>
      )}
      {view.snoozed.length > 0 && (
        <TitledSection id="snoozed" title={t("snoozed.title")} className="grid gap-2">
          <p className="text-muted">{t("snoozed.text")}</p>
          <ol className="border-t-2 border-ink">
            {view.snoozed.map((finding) => (
              <FindingPart key={finding.rule} finding={finding} {...parts} />
            ))}
          </ol>
        </TitledSection>
      )}
      <Ask view={view} />
      {view.unknown.length > 0 && (
        <TitledSection id="unknown" title={t("unknown.title")} className="grid gap-2">
          <p className="text-muted">{t("unknown.text")}</p>
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {view.unknown.map(({ rule, name }) => (
              <li key={rule}>{name}</li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  );
}

function Empty({ view }: { view: BriefView }) {
  const t = useText("morning-brief");
  return (
    <EmptyState
      title={t("empty.title")}
      action={
        <div className="flex flex-wrap items-center gap-3">
          <a href={SITES} className={buttonClass()}>
            {t("choose.add")}
          </a>
          {!view.readOnly && (
            <form method="post" action={BRIEF} data-reload>
              <input type="hidden" name="idem" value={view.idem} />
              <Button variant="outline" name="intent" value="samples">
                {t("empty.samples")}
              </Button>
            </form>
          )}
          <TextLink href={briefPath({ sheet: "limits" })}>{t("choose.limits")}</TextLink>
        </div>
      }
    >
      <p>{t("empty.text")}</p>
    </EmptyState>
  );
}

/** The morning brief of a site: what will hurt today and why, with a button for each. */
export default function BriefScreen({ view, sent }: { view: BriefView; sent?: Sent }) {
  const t = useText("morning-brief");
  const shell = useText("shell");
  const isLimits = view.sheet === "limits" || sent?.fields.intent === "limits";
  if (view.site && view.printed && "day" in view) {
    const { site, day, isToday } = view;
    const query = { site: site.id, day: isToday ? "" : day };
    return (
      <div className="sheet grid gap-6 py-8">
        <div className="flex flex-wrap items-center gap-x-6 print:hidden">
          <TextLink href={briefPath(query)}>{t("sheet.back")}</TextLink>
          <span className="text-muted">{t("sheet.print")}</span>
        </div>
        <SheetLanguages href={(language) => briefPath({ ...query, sheet: "print", in: language })} />
        <Sheet sheet={view.printed} level={1} />
      </div>
    );
  }
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("jobSiteIntelligence"))}
        title={shell("screens.jobSiteIntelligence.title")}
      >
        <p>{t("lead", { rules: view.rules })}</p>
      </PageHeading>
      <Problem sent={sent} />
      {isLimits ? (
        <LimitsPart view={view} sent={sent} />
      ) : view.site ? (
        <SiteBrief view={view as SiteBriefView} sent={sent} />
      ) : (
        <Empty view={view} />
      )}
    </div>
  );
}
