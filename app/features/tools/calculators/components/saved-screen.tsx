import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { SAVED_LIMITS } from "../saved.limits.ts";
import type { HandedOver, SavedEntry, SavedView } from "../saved.view.server.ts";

const PATH = screen("savedCalculations").path;

/** A form that was sent and refused. */
export interface SavedReply {
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole. */
  problem?: "full" | "site-gone" | "project-gone" | "gone";
}

interface SavedScreenProps {
  view: SavedView;
  /** What came along to be kept. */
  taken?: HandedOver;
  /** Something came along, and nothing can be worked out of it. */
  nothing: boolean;
  /** The address to which the form is sent: it carries what is to be kept. */
  here: string;
  /** The id of the entry that is being changed. */
  edited?: string;
  reply?: SavedReply;
}

function Problem({ reply }: { reply?: SavedReply }) {
  const t = useText("saved-calculations");
  if (!reply) return null;
  const words = { most: SAVED_LIMITS.name, saved: SAVED_LIMITS.saved };
  const { name, ...others } = reply.errors;
  const whole = reply.problem
    ? t(`errors.${reply.problem}`, words)
    : Object.keys(others).length > 0
      ? t("errors.form")
      : undefined;
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={whole}
      items={name ? [{ field: "name", message: t(name as Key<"saved-calculations">, words) }] : []}
    />
  );
}

/** Its name, its site and its project. */
function Fields({
  view: { places, jobs },
  name,
  site,
  project,
  error,
}: {
  view: Pick<SavedView, "places" | "jobs">;
  name: string;
  site: string;
  project: string;
  error?: string;
}) {
  const t = useText("saved-calculations");
  return (
    <>
      <Field
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        defaultValue={name}
        error={error && t(error as Key<"saved-calculations">, { most: SAVED_LIMITS.name })}
        autoComplete="off"
      />
      {jobs.length > 0 && (
        <SelectField
          name="project"
          label={t("project")}
          options={[
            { value: "", text: t("noProject") },
            ...jobs.map((job) => ({ value: job.id, text: job.name })),
          ]}
          defaultValue={project}
        />
      )}
      {places.length > 0 ? (
        <SelectField
          name="site"
          label={t("site")}
          options={[
            { value: "", text: t("noSite") },
            ...places.map((place) => ({ value: place.id, text: place.name })),
          ]}
          defaultValue={site}
        />
      ) : (
        <p className="text-muted">
          {t("noSites")} <TextLink href="/job-site-locator">{t("addSite")}</TextLink>
        </p>
      )}
    </>
  );
}

function Worked({ title, given, outputs, structural }: Omit<HandedOver, "link">) {
  const t = useText("saved-calculations");
  return (
    <>
      <p className="text-muted">
        {title}:{" "}
        {given.map(({ label, text }, n) => (
          <span key={label}>
            {n > 0 && "; "}
            {label} <bdi>{text}</bdi>
          </span>
        ))}
      </p>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {outputs.slice(0, 4).map(({ id, label, text }) => (
          <div key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="font-bold tabular-nums">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {structural && <p className="text-sm">{t("preliminary")}</p>}
    </>
  );
}

function Keep({ view, taken, here, reply }: SavedScreenProps & { taken: HandedOver }) {
  const t = useText("saved-calculations");
  const sent = reply?.fields.intent === "save" ? reply : undefined;
  return (
    <TitledSection id="keep" title={t("keep")} className="grid gap-4 print:hidden">
      <Worked {...taken} />
      <form method="post" action={here} noValidate className="grid max-w-xl gap-4">
        <Fields
          view={view}
          name={sent?.fields.name ?? taken.title}
          site={sent?.fields.site ?? (view.only?.by === "site" ? view.only.id : "")}
          project={sent?.fields.project ?? (view.only?.by === "project" ? view.only.id : "")}
          error={sent?.errors.name}
        />
        <Button name="intent" value="save" className="justify-self-start">
          {t("save")}
        </Button>
      </form>
    </TitledSection>
  );
}

function Entry({ entry, props }: { entry: SavedEntry; props: SavedScreenProps }) {
  const t = useText("saved-calculations");
  const { date } = useFormat();
  const { view, edited, reply, here } = props;
  const sent = reply?.fields.id === entry.id ? reply : undefined;
  return (
    <li id={`saved-${entry.id}`} className="grid gap-2 border-b border-line py-4 break-inside-avoid">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4">
        <a
          href={entry.href}
          className="inline-flex min-h-12 items-center text-lg font-bold underline wrap-anywhere print:min-h-0"
        >
          <bdi translate="no">{entry.name}</bdi>
        </a>
        <span className="text-sm font-normal text-muted">{date(entry.createdAt)}</span>
      </h3>
      <Worked {...entry} />
      {edited === entry.id || sent ? (
        <form method="post" action={here} noValidate className="grid max-w-xl gap-4 print:hidden">
          <input type="hidden" name="id" value={entry.id} />
          <Fields
            view={view}
            name={sent?.fields.name ?? entry.name}
            site={sent?.fields.site ?? entry.siteId ?? ""}
            project={sent?.fields.project ?? entry.projectId ?? ""}
            error={sent?.errors.name}
          />
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="change" variant="outline">
              {t("changeSave")}
            </Button>
            <Button name="intent" value="remove" variant="link" aria-label={`${t("remove")}: ${entry.name}`}>
              {t("remove")}
            </Button>
          </div>
        </form>
      ) : (
        <p className="print:hidden">
          <TextLink
            href={`${PATH}?${new URLSearchParams({ ...(view.only && { [view.only.by]: view.only.id }), edit: entry.id })}#saved-${entry.id}`}
            aria-label={`${t("change")}: ${entry.name}`}
          >
            {t("change")}
          </TextLink>
        </p>
      )}
    </li>
  );
}

/** The calculations that somebody keeps, by site, each with what comes of it today: to open again, and to print. */
export function SavedScreen(props: SavedScreenProps) {
  const t = useText("saved-calculations");
  const { view, taken, nothing, reply } = props;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("savedCalculations"))} title={t("title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem reply={reply} />
      {nothing && <Notice tone="warn" title={t("nothing")} />}
      {taken && <Keep {...props} taken={taken} />}
      {view.only && (
        <p className="flex flex-wrap items-center gap-x-4 print:hidden">
          <span>{t("onlySite", { name: `\u2068${view.only.name}\u2069` })}</span>
          <TextLink href={PATH}>{t("all")}</TextLink>
        </p>
      )}
      {view.groups.map(({ id, name, entries }) => (
        <TitledSection key={id} id={`for-${id || "none"}`} title={name || t("forNone")} className="grid">
          <ol className="border-t-2 border-ink">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} props={props} />
            ))}
          </ol>
        </TitledSection>
      ))}
      {view.groups.length === 0 && !taken ? (
        <EmptyState
          title={t("empty")}
          action={
            <a href="/calculators" className={buttonClass({})}>
              {t("toCalculators")}
            </a>
          }
        >
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <p className="print:hidden">
          <TextLink href="/calculators">{t("toCalculators")}</TextLink>
        </p>
      )}
    </div>
  );
}
